/** Packs and patterns of the configuration, from the file to the reports. */
import { describe, expect, it } from "vitest";
import { FORMATS } from "../../src/run/formats.ts";
import { SessionLog } from "../check/session-log.ts";
import { runCli } from "../cli/run-cli.ts";
import { buildSecret } from "../rules/secrets.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const badge = ["BADGE", "12345674"].join("-");
const mail = ["jane.roe", "harbour-works.io"].join("@");

const PATTERNS = [
  "{ id: acme-badge, pattern: 'BADGE-([0-9]{8})', validator: luhn }",
  "{ id: dock, pattern: 'dock=\\w+' }",
];
const PACKS = ["email", "private-ip"];

function configuration(patterns: readonly string[], packs: readonly string[]): string {
  const list = patterns.map((one) => `    - ${one}\n`).join("");
  return `version: 1\nsecrets:\n  packs: [${packs.join(", ")}]\n${list === "" ? "" : `  patterns:\n${list}`}`;
}

/** @param padding bytes of source that lead the analysis into its worker */
function project(config: string, padding = 0): string {
  const log = new SessionLog().handshake();
  // The same answer again and again: what is remembered of it says the same.
  const answer = `The badge of the keeper is ${badge}, dock=north, and the address is ${mail}, as everybody knows.`;
  for (let id = 10; id < 14; id++) {
    log
      .request(id, "tools/call", { name: `read_${id}`, arguments: {} })
      .result(id, { content: [{ type: "text", text: answer }] });
  }
  return temporaryFolder({
    ".git/HEAD": "",
    "package.json": '{ "name": "harbour" }',
    "src/server.ts": `export const keeper = "${badge}";\nexport const at = "${mail}";\n`,
    ...(padding > 0 ? { "src/more.ts": `export const rows = [\n${'  "row",\n'.repeat(padding / 9)}];\n` } : {}),
    ".portlight/config.yml": config,
    ".portlight/sessions/s.mcp.jsonl": log.text(),
  });
}

interface Found {
  readonly ruleId: string;
  readonly message: string;
  readonly location: { readonly path: string };
  readonly data: { readonly kind?: string };
}

async function findings(cwd: string): Promise<readonly Found[]> {
  const { stdout } = await runCli(cwd, ["scan", "--format", "json"]);
  const { findings: all } = JSON.parse(stdout) as { findings: Found[] };
  return all.filter(({ ruleId }) => ruleId === "secret-suspected" || ruleId === "personal-data");
}

const essence = ({ ruleId, location, data }: Found): string => `${ruleId} ${data.kind} ${location.path}`;

describe("secrets of the configuration", () => {
  it("are found in source and session", async () => {
    const found = await findings(project(configuration(PATTERNS, PACKS)));
    expect([...new Set(found.map(essence))].sort()).toEqual([
      "personal-data email-address .portlight/sessions/s.mcp.jsonl",
      "personal-data email-address src/server.ts",
      "secret-suspected acme-badge .portlight/sessions/s.mcp.jsonl",
      "secret-suspected acme-badge src/server.ts",
      "secret-suspected dock .portlight/sessions/s.mcp.jsonl",
    ]);
    // Each of the four tools that answered alike.
    expect(found.filter(({ data }) => data.kind === "dock")).toHaveLength(4);
    expect(found.find(({ data }) => data.kind === "acme-badge")?.message).toContain("acme-badge");
  });

  it("are found alike by the worker that a large project is analysed in", async () => {
    const found = await findings(project(configuration(PATTERNS, PACKS), 200_000));
    expect(
      found
        .filter(({ location }) => location.path === "src/server.ts")
        .map(essence)
        .sort(),
    ).toEqual(["personal-data email-address src/server.ts", "secret-suspected acme-badge src/server.ts"]);
  });

  it("give the same report in every order, and none when they are gone", async () => {
    const first = await findings(project(configuration(PATTERNS, PACKS)));
    const turned = await findings(project(configuration(PATTERNS.toReversed(), PACKS.toReversed())));
    expect(turned).toEqual(first);
    expect(await findings(project("version: 1\n"))).toEqual([]);
    expect(await findings(project(configuration([], ["phone"])))).toEqual([]);
  });

  it("crowd out nothing that is found without them", async () => {
    const value = buildSecret("generic-secret");
    const files = (patterns: readonly string[]): Readonly<Record<string, string>> => ({
      ".git/HEAD": "",
      "src/a.ts": `${"// row\n".repeat(300)}const api_key = "${value}";\n`,
      ".portlight/config.yml": configuration(patterns, []),
    });
    const known = (all: readonly Found[]) => all.filter(({ data }) => data.kind === "generic-secret").map(essence);
    const alone = await findings(temporaryFolder(files([])));
    const crowded = await findings(temporaryFolder(files(["{ id: rows, pattern: row }"])));
    expect(known(alone)).toHaveLength(1);
    expect(known(crowded)).toEqual(known(alone));
    expect(crowded).toHaveLength(101);
  });

  it.each(FORMATS)("do not stand in %s", async (format) => {
    const cwd = project(configuration(PATTERNS, PACKS));
    const { stdout, stderr } = await runCli(cwd, ["scan", "--format", format, "--stats", "--min-severity", "note"]);
    for (const part of [badge.slice(6), mail, "jane.roe"]) expect(`${stdout}${stderr}`).not.toContain(part);
  });

  it("end the run in one sentence when they cannot be used", async () => {
    const { status, stderr } = await runCli(project(configuration(["{ id: acme, pattern: '(' }"], [])), ["scan"]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/\.portlight\/config\.yml:5: secrets\.patterns\[0\]\.pattern is no RE2 expression/);
  });
});
