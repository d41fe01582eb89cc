import { defineConfig } from "vitest/config";

// web-tree-sitter ships a CommonJS build behind a `.cts` shim for the bundler; tests take the package itself.
const alias = [{ find: /^.*\/web-tree-sitter\.cjs$/, replacement: "web-tree-sitter" }];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: ["test/e2e/**"],
          alias,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          globalSetup: ["test/e2e/bundle.setup.ts"],
          alias,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
