import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { redactText } from "../../src/content/redact.ts";
import type { Finding } from "../../src/findings/types.ts";
import { found, judged, SessionLog } from "../check/session-log.ts";
import { buildSecret, SECRET_KINDS } from "../rules/secrets.ts";

const call = (log: SessionLog, args: unknown = {}): SessionLog =>
  log.request(1, "tools/call", { name: "read_note", arguments: args });
const answer = (text: string): unknown => ({ content: [{ type: "text", text }] });
const reported = SECRET_KINDS.filter((kind) => kind !== "jwt");

/** The same log as a recorder with redaction would have written it. */
function redacted(log: SessionLog): SessionLog {
  const copy = new SessionLog();
  copy.lines.length = 0;
  for (const line of log.lines) {
    const { text, count } = redactText(line, { json: true });
    copy.lines.push(count === 0 ? line : `${text.slice(0, -1)},"redacted":true}`);
  }
  return copy;
}

const essence = ({ ruleId, fingerprint, message, severity, location, data }: Finding) => ({
  ruleId,
  fingerprint,
  message,
  severity,
  line: location.startLine,
  data,
});

describe("secret-in-session", () => {
  it.each(reported)("finds a %s in a result, clear or redacted, as the same finding without the value", (kind) => {
    const secret = buildSecret(kind);
    const log = call(new SessionLog().handshake()).result(1, answer(`key:\n${secret}\n`));
    const clear = judged(log).findings;
    expect(found(judged(log))).toEqual(["secret-in-session 6 high"]);
    expect(judged(redacted(log)).findings.map(essence)).toEqual(clear.map(essence));
    const report = JSON.stringify(clear);
    for (const part of secret.match(/[A-Za-z0-9]{12,}/g) ?? []) expect(report).not.toContain(part);
  });

  it("names the tool of the call, and says what a marker of kind env stands for", () => {
    const message = (log: SessionLog): string | undefined => judged(log).findings[0]?.message;
    const log = (): SessionLog => call(new SessionLog().handshake());
    expect(message(log().result(1, answer(buildSecret("github-token"))))).toBe(
      "A secret of kind `github-token` stands in `result.content[].text` of `tools/call` to `read_note`.",
    );
    expect(message(log().result(1, answer("[redacted:env:24]"), { redacted: true }))).toBe(
      "The value of a secret-looking environment variable stands in `result.content[].text` of `tools/call` to `read_note`.",
    );
    const argument = call(new SessionLog().handshake(), { token: buildSecret("npm-token") }).result(1, answer("ok"));
    expect(message(argument)).toBe(
      "A secret of kind `npm-token` stands in `arguments.token` of `tools/call` to `read_note`.",
    );
    const params = { level: "info", data: buildSecret("npm-token") };
    const notified = new SessionLog().handshake().server({ jsonrpc: "2.0", method: "notifications/message", params });
    expect(message(notified)).toBe("A secret of kind `npm-token` stands in `data` of `notifications/message`.");
  });

  it("says nothing of a token whose checksum is wrong, although the recorder takes it out", () => {
    const wrong = buildSecret("github-token").replace(/.$/, (char) => (char === "a" ? "b" : "a"));
    const log = call(new SessionLog().handshake()).result(1, answer(wrong));
    expect(found(judged(log))).toEqual([]);
    expect(redacted(log).lines.join("")).not.toContain(wrong.slice(4, 24));
    expect(found(judged(redacted(log)))).toEqual([]);
  });

  it("does not depend on the value", () => {
    const print = (name: string): string | undefined =>
      judged(call(new SessionLog().handshake()).result(1, answer(buildSecret(name)))).findings[0]?.fingerprint;
    expect(print("github-token")).toBe(print("github-token#2"));
    expect(print("github-token")).not.toBe(print("npm-token"));
  });

  it("blames who sent it", () => {
    const log = call(new SessionLog().handshake(), { token: buildSecret("npm-token") }).result(1, answer("ok"));
    expect(found(judged(log))).toEqual(["secret-in-session 5 note"]);
    expect(found(judged(log, { perspective: "client" }))).toEqual(["secret-in-session 5 high"]);
  });

  it("does not blame a server that repeats what its caller gave, in whichever form the capture is", () => {
    const echo = (given: string, returned: string): SessionLog =>
      call(new SessionLog().handshake(), { token: buildSecret(given) }).result(1, answer(buildSecret(returned)));
    const same = echo("github-token", "github-token");
    expect(found(judged(same))).toEqual(["secret-in-session 5 note"]);
    expect(found(judged(redacted(same)))).toEqual(["secret-in-session 5 note"]);
    expect(found(judged(echo("github-token", "npm-token")))).toEqual([
      "secret-in-session 5 note",
      "secret-in-session 6 high",
    ]);
    // Another call's argument excuses nothing.
    const later = same.request(2, "tools/call", { name: "read_note" }).result(2, answer(buildSecret("github-token")));
    expect(found(judged(later))).toEqual(["secret-in-session 5 note", "secret-in-session 8 high"]);
  });

  it("looks into every part of a message", () => {
    const secret = buildSecret("github-token");
    const places = (log: SessionLog): unknown[] => judged(log).findings.map((finding) => finding.data?.place);
    const result = (value: unknown): SessionLog => call(new SessionLog().handshake()).result(1, value);
    expect(places(result({ content: [], structuredContent: { rows: [{ a: [secret] }, { a: [secret] }] } }))).toEqual([
      "result.structuredContent.rows[].a[]",
    ]);
    expect(places(result({ content: [], structuredContent: { [secret]: 1 } }))).toEqual([
      "result.structuredContent.{key}",
    ]);
    const error = { jsonrpc: "2.0", id: 1, error: { code: -32603, message: `401 for ${secret}` } };
    expect(places(call(new SessionLog().handshake()).server(error))).toEqual(["error.message"]);
    const nested = JSON.stringify({ config: JSON.stringify({ token: secret }) });
    expect(places(result(answer(nested)))).toEqual(["result.content[].text"]);
  });

  it("sees through escapes that hide a letter", () => {
    const log = call(new SessionLog().handshake()).result(1, answer(buildSecret("github-token")));
    log.lines.push(log.lines.pop()!.replace("ghp_", "\\u0067h\\u0070_"));
    expect(found(judged(log))).toEqual(["secret-in-session 6 high"]);
  });

  it("believes a marker only where the recorder says that it redacted", () => {
    const text = "[redacted:github-token:40]";
    expect(found(judged(call(new SessionLog().handshake()).result(1, answer(text))))).toEqual([]);
    const marked = call(new SessionLog().handshake()).result(1, answer(text), { redacted: true });
    expect(found(judged(marked))).toEqual(["secret-in-session 6 high"]);
    const env = call(new SessionLog().handshake()).result(1, answer("[redacted:env:24]"), { redacted: true });
    expect(found(judged(env))).toEqual(["secret-in-session 6 high"]);
    const identity = call(new SessionLog().handshake()).result(1, answer("[redacted:jwt:240]"), { redacted: true });
    expect(found(judged(identity))).toEqual([]);
  });

  it("finds one in what a server prints between its messages", () => {
    const log = new SessionLog().handshake().record("frame", { dir: "s2c", text: `token=${buildSecret("npm-token")}` });
    expect(found(judged(log))).toEqual(["secret-in-session 5 high", "stdio-noise 5 high"]);
  });

  it("leaves no secret in the names that other rules print", () => {
    const secret = buildSecret("github-token");
    const log = new SessionLog()
      .handshake()
      .request(1, "tools/list")
      .result(1, { tools: [{ name: "a" }] });
    const named = log.request(2, "tools/call", { name: secret }).result(2, answer("done")).request(3, secret).wait(60);
    const analysis = judged(named.record("process", { event: "stdin-closed" }));
    expect(found(analysis)).toEqual([
      "secret-in-session 7 note",
      "undeclared-tool-call 7 high",
      "unanswered-request 9 medium",
    ]);
    expect(JSON.stringify(analysis)).not.toContain(secret.slice(4, 24));
    const declared = new SessionLog()
      .handshake()
      .request(1, "tools/list")
      .result(1, { tools: [{ name: secret }] });
    expect(JSON.stringify(judged(declared))).not.toContain(secret.slice(4, 24));
  });

  it("writes hostile names of members as visible ASCII", () => {
    const log = call(new SessionLog().handshake()).result(1, {
      content: [],
      structuredContent: { "`\u202e\n::error::": buildSecret("npm-token") },
    });
    const message = judged(log).findings[0]?.message ?? "";
    expect(message).toMatch(/^[\x20-\x7e]+$/);
    expect(message).toContain("\\u{202e}");
  });

  it("tells six names of a place, however deep", () => {
    const secret = buildSecret("npm-token");
    const nested = (depth: number, value: unknown): unknown => (depth === 0 ? value : { a: nested(depth - 1, value) });
    const place = (value: unknown): unknown =>
      judged(call(new SessionLog().handshake()).result(1, { content: [], structuredContent: value })).findings[0]?.data
        ?.place;
    const six = "result.structuredContent.a.a.a.a";
    expect(place(nested(3, secret))).toBe("result.structuredContent.a.a.a");
    expect(place(nested(4, secret))).toBe(six);
    expect(place(nested(4, [[secret]]))).toBe(`${six}[][]`);
    expect(place(nested(5, secret))).toBe(six);
    expect(place(nested(5, [secret]))).toBe(six);
    expect(place(nested(900, { [secret]: 1 }))).toBe(six);
  });

  it("looks at 600,000 values of a message, and says so when there are more", () => {
    // Both arrays and the secret count beside the filler.
    const of = (values: number): SessionLog => {
      const filler: unknown[] = Array.from({ length: values - 3 }, () => "");
      return call(new SessionLog().handshake()).result(1, [...filler, [buildSecret("npm-token")]]);
    };
    expect(found(judged(of(600_000)))).toContain("secret-in-session 6 high");
    const cut = judged(of(600_001));
    expect(found(cut)).not.toContain("secret-in-session 6 high");
    expect(cut.undecided).toContainEqual({
      ruleId: "secret-in-session",
      reason: "a message holds more values than are looked at",
      count: 1,
    });
  });

  it("needs no memory for the depth at which names stand", () => {
    const folder = mkdtempSync(join(tmpdir(), "portlight-deep-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, "deep.mcp.jsonl");
    const members = Array.from({ length: 45_000 }, (_, i) => `"k${i}":0`).join(",");
    const value = `${'{"a":'.repeat(900)}{${members}}${"}".repeat(900)}`;
    const log = call(new SessionLog().handshake()).result(1, { content: [], structuredContent: 0 });
    // What an escape may hide makes the rule walk the message.
    log.lines.push(log.lines.pop()!.replace('"structuredContent":0', `"b":"\\u0041","structuredContent":${value}`));
    writeFileSync(file, log.text());
    const module = (path: string): string => JSON.stringify(join(import.meta.dirname, "../../src", path));
    const source = `
      import { analyseCapture } from ${module("session/analysis.ts")};
      import { detectObservers } from ${module("detect/observers.ts")};
      console.log(JSON.stringify(analyseCapture(${JSON.stringify(file)}, [detectObservers])));`;
    const run = spawnSync(process.execPath, ["--max-old-space-size=96", "--input-type=module", "-e", source], {
      encoding: "utf8",
    });
    expect([run.signal, run.status]).toEqual([null, 0]);
    expect(JSON.parse(run.stdout)).toMatchObject({ findings: [], ruleFailures: [] });
  });
});
