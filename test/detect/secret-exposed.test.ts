import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { redactText } from "../../src/content/redact.ts";
import type { Analysis, Finding } from "../../src/findings/types.ts";
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

describe("secret-exposed", () => {
  it.each(reported)("finds a %s in a result, clear or redacted, as the same finding without the value", (kind) => {
    const secret = buildSecret(kind);
    const log = call(new SessionLog().handshake()).result(1, answer(`key:\n${secret}\n`));
    const clear = judged(log).findings;
    expect(found(judged(log))).toEqual(["secret-exposed 6 critical"]);
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
    expect(found(judged(log))).toEqual(["secret-exposed 5 note"]);
    expect(found(judged(log, { perspective: "client" }))).toEqual(["secret-exposed 5 critical"]);
  });

  it("does not blame a server that repeats what its caller gave, in whichever form the capture is", () => {
    const echo = (given: string, returned: string): SessionLog =>
      call(new SessionLog().handshake(), { token: buildSecret(given) }).result(1, answer(buildSecret(returned)));
    const same = echo("github-token", "github-token");
    expect(found(judged(same))).toEqual(["secret-exposed 5 note"]);
    expect(found(judged(redacted(same)))).toEqual(["secret-exposed 5 note"]);
    expect(found(judged(echo("github-token", "npm-token")))).toEqual([
      "secret-exposed 5 note",
      "secret-exposed 6 critical",
    ]);
    // Another call's argument excuses nothing.
    const later = same.request(2, "tools/call", { name: "read_note" }).result(2, answer(buildSecret("github-token")));
    expect(found(judged(later))).toEqual(["secret-exposed 5 note", "secret-exposed 8 critical"]);
  });

  it.each([
    ["text", { mimeType: "text/plain" }, 1],
    ["JSON", { mimeType: "application/problem+json" }, 1],
    ["no media type", {}, 1],
    ["an image", { mimeType: "image/png" }, 0],
  ])("looks into what base64 of a resource carries: %s", (_what, type, count) => {
    const blob = Buffer.from(`key: ${buildSecret("npm-token")}\n`).toString("base64");
    const resource = { uri: "a:b", ...type, blob };
    const read = new SessionLog().handshake().request(1, "resources/read", { uri: "a:b" });
    expect(found(judged(read.result(1, { contents: [resource] })))).toHaveLength(count);
    const embedded = call(new SessionLog().handshake()).result(1, { content: [{ type: "resource", resource }] });
    expect(found(judged(embedded))).toHaveLength(count);
  });

  it("says that base64 is longer than is decoded", () => {
    const undecided = (bytes: number): readonly unknown[] => {
      const blob = Buffer.alloc(bytes, "a b ").toString("base64");
      const read = new SessionLog().handshake().request(1, "resources/read", { uri: "a:b" });
      const log = read.result(1, { contents: [{ uri: "a:b", blob }] });
      return judged(log).undecided.filter((one) => JSON.stringify(one).includes("secret-exposed"));
    };
    expect(undecided(4 * 1024 * 1024 - 4)).toEqual([]);
    expect(undecided(4 * 1024 * 1024 + 4)).toHaveLength(1);
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
    expect(found(judged(log))).toEqual(["secret-exposed 6 critical"]);
  });

  it("believes a marker only where the recorder says that it redacted", () => {
    const text = "[redacted:github-token:40]";
    expect(found(judged(call(new SessionLog().handshake()).result(1, answer(text))))).toEqual([]);
    const marked = call(new SessionLog().handshake()).result(1, answer(text), { redacted: true });
    expect(found(judged(marked))).toEqual(["secret-exposed 6 critical"]);
    const env = call(new SessionLog().handshake()).result(1, answer("[redacted:env:24]"), { redacted: true });
    expect(found(judged(env))).toEqual(["secret-exposed 6 critical"]);
    const identity = call(new SessionLog().handshake()).result(1, answer("[redacted:jwt:240]"), { redacted: true });
    expect(found(judged(identity))).toEqual([]);
  });

  it("finds one in what a server prints between its messages", () => {
    const log = new SessionLog().handshake().record("frame", { dir: "s2c", text: `token=${buildSecret("npm-token")}` });
    expect(found(judged(log))).toEqual(["secret-exposed 5 critical", "stdio-noise 5 high"]);
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
      "secret-exposed 7 note",
      "undeclared-tool-call 7 high",
      "secret-exposed 9 note",
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
    // `jsonrpc` and its value, the name `id`, both arrays and the secret count beside the filler.
    const of = (values: number): SessionLog => {
      const filler: unknown[] = Array.from({ length: values - 6 }, () => "");
      return call(new SessionLog().handshake()).result(1, [...filler, [buildSecret("npm-token")]]);
    };
    const places = (analysis: Analysis): unknown[] => analysis.findings.map(({ data }) => data?.place);
    expect(places(judged(of(600_000)))).toEqual(["result[][]"]);
    const cut = judged(of(600_001));
    // Its text is searched all the same, but nobody knows where it stands.
    expect(places(cut)).toEqual(["record"]);
    expect(cut.undecided).toContainEqual({
      ruleId: "secret-exposed",
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

describe("secret-exposed in every part of a capture", () => {
  const secret = buildSecret("github-token");
  const base = (): SessionLog => call(new SessionLog().handshake());
  const places = (log: SessionLog): string[] =>
    judged(log).findings.flatMap(({ ruleId, data, location, subject }) =>
      ruleId === "secret-exposed" ? [`${location.startLine} ${data?.place} ${subject?.fault}`] : [],
    );
  const raw = (json: string): SessionLog => {
    const log = base().server("PLACE");
    log.lines.push(log.lines.pop()!.replace('"PLACE"', () => json));
    return log;
  };

  it.each<[string, SessionLog, string]>([
    [
      "noise behind its first characters",
      base().record("frame", { dir: "s2c", text: `${"x".repeat(250)} ${secret}` }),
      "6 text server",
    ],
    ["the error output", base().record("stderr", { text: `token ${secret}` }), "6 text server"],
    [
      "bytes that are not UTF-8",
      base().record("frame", { dir: "s2c", base64: Buffer.from(`\xff ${secret}`, "latin1").toString("base64") }),
      "6 base64 server",
    ],
    ["a message that is a string", base().server(secret), "6 message server"],
    [
      "a member of no meaning",
      base().server({ jsonrpc: "2.0", id: 1, result: {}, note: { k: secret } }),
      "6 message.note.k server",
    ],
    ["an id", base().server({ jsonrpc: "2.0", id: secret, result: {} }), "6 message.id server"],
    ["a method", base().server({ jsonrpc: "2.0", method: secret }), "6 message.method server"],
    [
      "a batch within a batch",
      base().server([[{ jsonrpc: "2.0", id: 1, result: { k: secret } }]]),
      "6 message[][].result.k server",
    ],
    ["a value of a batch", base().server([{ jsonrpc: "2.0", id: 1, result: {} }, secret]), "6 message[] server"],
    [
      "a member that its twin replaces",
      raw(`{"jsonrpc":"2.0","id":1,"result":{"k":"${secret}"},"result":{}}`),
      "6 record server",
    ],
    [
      "the same behind an escape",
      raw(`{"jsonrpc":"2.0","id":1,"result":{"k":"${secret.replace("g", "\\u0067")}"},"result":{}}`),
      "6 record server",
    ],
    [
      "escapes of JSON within a string",
      raw(JSON.stringify({ jsonrpc: "2.0", id: 1, result: { t: `{"k":"${secret.replace("g", "\\u0067")}"}` } })),
      "6 result.t server",
    ],
    [
      "the comment of an event",
      base().record("sse", { dir: "s2c", exchange: 1, sse: { comment: secret } }),
      "6 sse.comment server",
    ],
    [
      "the path of a request",
      base().record("http.request", { dir: "c2s", exchange: 1, method: "POST", path: `/?key=${secret}`, headers: {} }),
      "6 path client",
    ],
  ])("finds one in %s", (_where, log, place) => {
    expect(places(log)).toEqual([place]);
    expect(JSON.stringify(judged(log))).not.toContain(secret.slice(4, 24));
  });

  it("finds one in the beginning of a cut message, and says that the rest was not looked at", () => {
    const cut = { truncated: true, bytes: 2_000_000, sha256: "0".repeat(64) };
    const of = (text: string): SessionLog => base().record("frame", { dir: "s2c", ...cut, text });
    const text = `{"jsonrpc":"2.0","id":1,"result":{"content":[{"text":"`;
    const undecided = {
      ruleId: "secret-exposed",
      reason: "a record was cut, and what is missing cannot be looked at",
      count: 1,
    };
    const found = judged(of(`${text}${secret}`));
    expect(places(of(`${text}${secret}`))).toEqual(["6 text server"]);
    expect(found.undecided).toContainEqual(undecided);
    expect(places(of(`${text}${secret.slice(0, 20)}`))).toEqual([]);
    expect(judged(of(text)).undecided).toContainEqual(undecided);
  });

  it("tells the call that a cut answer belongs to", () => {
    const text = `{"jsonrpc":"2.0","id":1,"result":{"content":[{"text":"${secret}`;
    const log = base().record("frame", { dir: "s2c", truncated: true, bytes: 2_000_000, text });
    expect(judged(log).findings[0]?.subject).toMatchObject({ method: "tools/call", tools: ["read_note"] });
  });

  it("takes no letter behind a token for a part of it, nor one away", () => {
    // The string ends in another letter, so that it is no token.
    expect(places(raw(`{"jsonrpc":"2.0","id":1,"result":{"k":"${secret}\\u0041"}}`))).toEqual([]);
    // The string holds a backslash behind the token.
    expect(places(raw(`{"jsonrpc":"2.0","id":1,"result":{"k":"${secret}\\\\u0041"}}`))).toEqual(["6 result.k server"]);
  });

  it("reports a value over several lines once, whole or cut", () => {
    const lines = (type: "stderr" | "frame", ...texts: string[]): SessionLog => {
      const log = base();
      for (const text of texts) {
        const fields = { text, redacted: text.includes("[redacted:"), ...(type === "frame" && { dir: "s2c" }) };
        log.record(type, fields);
      }
      return log;
    };
    const whole = ["got [redacted:env-part:10]", "[redacted:env-part:14]", "[redacted:env:40] and more"];
    expect(places(lines("stderr", ...whole))).toEqual(["8 text server"]);
    const cut = ["got [redacted:env-part:10]", "between", "[redacted:env-part:14]", "[redacted:env-part:9]"];
    expect(places(lines("stderr", ...cut))).toEqual(["6 text server"]);
    expect(places(lines("frame", ...cut))).toEqual(["6 text server"]);
    expect(judged(lines("stderr", ...cut)).findings[0]?.message).toBe(
      "The value of a secret-looking environment variable stands in `text` of the error output.",
    );
    expect(places(lines("stderr", "it is [redacted:env-part:10]", "nothing"))).toEqual([]);
    expect(places(lines("stderr", "[redacted:nonsense-part:10]", "[redacted:nonsense-part:10]"))).toEqual([]);
  });

  it("reports an event that is sent again once", () => {
    const message = { jsonrpc: "2.0", method: "notifications/message", params: { level: "info", data: secret } };
    const log = base()
      .server(message, { sse: { id: "7" } })
      .server(message, { sse: { id: "7" } });
    expect(places(log)).toEqual(["6 data server"]);
    expect(judged(log).findings[0]?.occurrences).toBeUndefined();
  });

  it.each<[string, (member: number) => string]>([
    ["whose one member has an escape", (i) => (i === 0 ? '"\\u0041"' : "{}")],
    ["without anything to look at", () => "{}"],
    ["full of secrets", () => `{"k":"${secret}"}`],
  ])("takes time that grows with the length of a batch, %s", (_what, result) => {
    const batch = (members: number): SessionLog =>
      raw(
        `[${Array.from({ length: members }, (_, i) => `{"jsonrpc":"2.0","id":${i},"result":${result(i)}}`).join(",")}]`,
      );
    const time = (members: number): number => {
      const log = batch(members);
      const started = performance.now();
      judged(log);
      return performance.now() - started;
    };
    time(1000);
    // Eight times the members took 64 times as long when each looked at the whole frame: over a minute.
    expect(time(24_000)).toBeLessThan(Math.max(2_000, 24 * time(3_000)));
  });
});
