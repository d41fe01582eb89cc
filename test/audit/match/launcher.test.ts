import { describe, expect, it } from "vitest";
import { launchedPackages } from "../../../src/audit/match/launcher.ts";

const DIGEST = "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const COMMIT = "0123456789abcdef0123456789abcdef01234567";

function brief(line: string): string[] {
  const words = line.split(" ");
  return launchedPackages(words).map(({ launcher, index, specifier, pin }) => {
    expect(words[index]).toContain(specifier);
    return `${launcher} ${specifier} ${pin}`;
  });
}

describe("packages of a command line", () => {
  it.each([
    ["npx -y example", ["npx example open"]],
    ["npx -y @scope/example@1.2.3 --flag", ["npx @scope/example@1.2.3 pinned"]],
    ["npx -y @scope/example@latest", ["npx @scope/example@latest open"]],
    ["npx example@^1.2.3", ["npx example@^1.2.3 open"]],
    ["npx example@1", ["npx example@1 open"]],
    ["npx example@1.2.3-beta.1", ["npx example@1.2.3-beta.1 pinned"]],
    ["npx --package=example@1.2.3 -y example", ["npx example@1.2.3 pinned"]],
    ["npx -p one@1.2.3 -p two run", ["npx one@1.2.3 pinned", "npx two open"]],
    ["npx --registry https://example.org example", ["npx example open"]],
    ["npx ./local", ["npx ./local pinned"]],
    ["npx owner/repository", ["npx owner/repository open"]],
    [`npx github:owner/repository#${COMMIT}`, [`npx github:owner/repository#${COMMIT} pinned`]],
    ["npx alias@npm:other@1.2.3", ["npx alias@npm:other@1.2.3 pinned"]],
    ["npx example@${VERSION}", ["npx example@${VERSION} unknown"]],
    ["npx -c example", []],
    ["npm exec --yes -- example@1.2.3", ["npm exec example@1.2.3 pinned"]],
    ["npm run start", []],
    ["/usr/local/bin/npx example", ["npx example open"]],
    ["C:\\node\\npx.cmd example", ["npx example open"]],
    ["cmd /c npx -y example", ["npx example open"]],
    ["env A=b npx -y example@1.0.0", ["npx example@1.0.0 pinned"]],
    ["bunx --bun example", ["bunx example open"]],
    ["bun x example@1.0.0", ["bunx example@1.0.0 pinned"]],
    ["bun run server.ts", []],
    ["pnpm dlx example", ["pnpm dlx example open"]],
    ["yarn dlx -p example@2.0.0 example", ["yarn dlx example@2.0.0 pinned"]],
    ["uvx example", ["uvx example open"]],
    ["uvx example==1.2.3", ["uvx example==1.2.3 pinned"]],
    ["uvx example[extra]==1.2.*", ["uvx example[extra]==1.2.* open"]],
    ["uvx example@1.2.3", ["uvx example@1.2.3 pinned"]],
    ["uvx example@latest", ["uvx example@latest open"]],
    ["uvx --python 3.12 --from example>=1 example", ["uvx example>=1 open"]],
    [`uvx --from git+https://example.org/a/b@${COMMIT} b`, [`uvx git+https://example.org/a/b@${COMMIT} pinned`]],
    ["uvx --from git+https://example.org/a/b@v1 b", ["uvx git+https://example.org/a/b@v1 open"]],
    ["uvx --from . example", ["uvx . pinned"]],
    ["uv tool run example", ["uvx example open"]],
    ["uv run server.py", []],
    ["pipx run --spec example==1.0 example", ["pipx run example==1.0 pinned"]],
    ["docker run -i --rm -e TOKEN -v /a:/b example/server", ["docker run example/server open"]],
    ["docker run --name=x example/server:latest", ["docker run example/server:latest open"]],
    [
      "docker run registry.example.org:5000/example/server:1.2.3",
      ["docker run registry.example.org:5000/example/server:1.2.3 pinned"],
    ],
    [`docker run example/server@${DIGEST}`, [`docker run example/server@${DIGEST} pinned`]],
    ["docker exec -i container node", []],
    ["node server.js", []],
  ])("%s", (line, expected) => {
    expect(brief(line)).toEqual(expected);
  });

  it("stays quiet about nothing", () => {
    expect(launchedPackages([])).toEqual([]);
    expect(launchedPackages(["npx"])).toEqual([]);
    expect(launchedPackages(["npx", "-p"])).toEqual([]);
    expect(launchedPackages(["cmd", "/c"])).toEqual([]);
  });
});
