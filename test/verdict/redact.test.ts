import { describe, expect, it } from "vitest";
import { judge } from "../../src/verdict/judge.ts";
import { buildSecret } from "../rules/secrets.ts";
import { analysis, EMPTY, finding, POLICY } from "./findings.ts";

const TOKEN = buildSecret("github-token");
const PATH = `src/${TOKEN}/a.ts`;
const place = { path: PATH, startLine: 3, startColumn: 1, endLine: 3, endColumn: 9 };

function leaky() {
  return finding("path", {
    path: PATH,
    message: `Holds ${TOKEN}.`,
    flow: [{ location: place, message: `from ${TOKEN}`, depth: 0 }],
    related: [{ location: place, message: `at ${TOKEN}` }],
    subject: { server: TOKEN, tools: [TOKEN, "plain"], argument: TOKEN, method: TOKEN },
    data: { list: [{ [TOKEN]: TOKEN }], number: 1, nothing: null },
    movedFingerprint: "b".repeat(32),
  });
}

describe("a judgement", () => {
  it("holds no secret in any text of the input, wherever it stands", () => {
    const leak = leaky();
    const judged = judge(
      [
        analysis([leak], {
          notAnalysed: [{ path: PATH, coverage: "none", reason: "binary", detail: TOKEN }],
          undecided: [{ ruleId: "path", reason: TOKEN, count: 1 }],
          ruleFailures: [{ ruleId: "shell", path: PATH, error: TOKEN }],
          inventory: {
            ...EMPTY,
            packages: [{ name: TOKEN, path: `src/${TOKEN}` }],
            servers: [{ key: TOKEN, package: TOKEN, sdk: TOKEN, tools: [{ name: TOKEN, location: place }] }],
            sessions: [
              {
                path: PATH,
                server: TOKEN,
                revision: TOKEN,
                transport: "stdio",
                complete: true,
                frames: 1,
                calls: 1,
                failedCalls: 0,
                tools: [TOKEN],
              },
            ],
          },
        }),
      ],
      {
        ...POLICY,
        notices: [`A notice about ${TOKEN}.`],
        incomplete: [`${TOKEN} is missing.`],
        ignore: [
          { rule: "path", path: "**", reason: `because ${TOKEN}`, source: { path: ".portlight/config.yml", line: 1 } },
          { rule: "listener", path: TOKEN, reason: "stale", source: { path: ".portlight/config.yml", line: 2 } },
        ],
      },
    );
    const text = JSON.stringify(judged);
    for (let at = 4; at + 5 <= TOKEN.length; at++) expect(text).not.toContain(TOKEN.slice(at, at + 5));
    expect(judged.findings[0]?.finding).toMatchObject({
      message: "Holds [redacted:github-token:40].",
      location: { ...place, path: "src/[redacted:github-token:40]/a.ts", startLine: 1, endLine: 1, endColumn: 2 },
      subject: { tools: ["[redacted:github-token:40]", "plain"] },
      data: { number: 1, nothing: null },
    });
  });

  it("keeps fingerprints, and judges by the texts as they are", () => {
    const leak = leaky();
    const ignore = [{ rule: "path", path: PATH, tool: TOKEN, reason: "ok", source: { path: "c.yml", line: 1 } }];
    const { findings } = judge([analysis([leak])], { ...POLICY, ignore });
    expect(findings[0]?.suppressed?.reason).toBe("ok");
    expect(findings[0]?.finding).toMatchObject({
      fingerprint: leak.fingerprint,
      movedFingerprint: leak.movedFingerprint,
    });
  });

  it("without a secret comes out as it went in", () => {
    const plain = finding("path", { data: { sink: "exec", list: ["a", 1, null] }, subject: { tools: ["run"] } });
    expect(judge([analysis([plain])], POLICY).findings[0]?.finding).toEqual(plain);
  });
});
