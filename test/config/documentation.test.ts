/** What the documentation shows is what the reader takes. */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadConfig } from "../../src/config/load.ts";

describe("docs/configuration.md", () => {
  it("shows a file that loads, with every key that there is", async () => {
    const page = readFileSync(new URL("../../docs/configuration.md", import.meta.url), "utf8");
    const text = /```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
    const root = realpathSync(mkdtempSync(join(tmpdir(), "portlight-docs-")));
    for (const folder of [".portlight", "src", "packages/server"]) mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, ".portlight/config.yml"), text);
    const config = await loadConfig({ root, start: root });
    expect(config.rules.size).toBeGreaterThan(0);
    expect(config.ignore[0]?.expires).toBeDefined();

    const schema = JSON.parse(readFileSync(new URL("../../schemas/config.schema.json", import.meta.url), "utf8")) as {
      properties: Record<string, unknown>;
    };
    for (const key of Object.keys(schema.properties)) expect(text).toMatch(new RegExp(`^${key}:`, "m"));
  });
});
