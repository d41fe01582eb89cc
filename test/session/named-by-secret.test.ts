/** A peer may call itself, its revision or its tools by a secret: reports and fingerprints are those of a redacted capture. */
import { describe, expect, it } from "vitest";
import { sealed } from "../../scripts/seal-capture.ts";
import { redactText } from "../../src/content/redact.ts";
import { judged, SessionLog } from "../check/session-log.ts";
import { buildSecret } from "../rules/secrets.ts";

const secret = buildSecret("github-token");
const core = secret.slice(4, 24);

/** As a recorder with redaction would have written it; the start record names it and has no mark of its own. */
function redacted(log: SessionLog): string {
  const lines = log.lines.map((line, i) => {
    const { text, count } = redactText(line, { json: true });
    if (i === 0) return `${text.slice(0, -1)},"redaction":{"profile":"default"}}`;
    return count === 0 ? text : `${text.slice(0, -1)},"redacted":true}`;
  });
  return sealed(lines.join("\n"));
}

interface Names {
  readonly name?: string;
  readonly version?: string;
  readonly revision?: string;
  readonly label?: string;
  readonly tool?: string;
}

function session({ name = "notes", version = "1", revision = "2025-11-25", label = "notes", tool = "b" }: Names) {
  const log = new SessionLog()
    .request(0, "initialize", { protocolVersion: revision, capabilities: {}, clientInfo: { name: "c", version: "1" } })
    .result(0, { protocolVersion: revision, capabilities: {}, serverInfo: { name, version } })
    .client({ jsonrpc: "2.0", method: "notifications/initialized" })
    .request(1, "tools/list")
    .result(1, { tools: [{ name: "a", inputSchema: { type: "object" } }] })
    .request(2, "tools/call", { name: tool, arguments: {} })
    .result(2, { content: [] });
  const [start = "", ...rest] = log.lines;
  log.lines.splice(0, log.lines.length, start.replace('"label":"notes"', `"label":${JSON.stringify(label)}`), ...rest);
  return log;
}

describe("a secret as", () => {
  const long = `${"n".repeat(190)} ${secret} ${"n".repeat(100)}`;
  const cases: readonly [string, Names][] = [
    ["the server's name", { name: secret }],
    ["the server's version", { version: secret }],
    ["the revision", { revision: secret }],
    ["the label", { label: secret }],
    ["part of a long name", { name: long }],
    ["part of a long revision", { revision: long }],
    ["part of a long name of a tool", { tool: long }],
  ];
  it.each(cases)("%s is in no report, and changes no fingerprint", (_what, names) => {
    const clear = judged(session(names));
    expect(clear.findings.map(({ ruleId }) => ruleId)).toContain("undeclared-tool-call");
    expect(JSON.stringify(clear)).not.toContain(core.slice(0, 6));
    const essence = ({ findings, inventory }: typeof clear) => ({
      findings: findings.map(({ ruleId, fingerprint, message, subject }) => ({
        ruleId,
        fingerprint,
        message,
        subject,
      })),
      sessions: inventory.sessions,
    });
    expect(essence(judged(redacted(session(names))))).toEqual(essence(clear));
  });

  it("the server's name is not in the finding of a silent capture", () => {
    const silent = judged(new SessionLog(), { name: secret });
    expect(silent.findings.map(({ ruleId }) => ruleId)).toEqual(["capture-without-frames"]);
    expect(JSON.stringify(silent)).not.toContain(core);
    expect(judged(new SessionLog(), { name: redactText(secret).text }).findings).toEqual(silent.findings);
  });
});
