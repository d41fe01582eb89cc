import { generateKeyPairSync } from "node:crypto";
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createRedactor } from "../../src/record/redactor.ts";
import { MAX_SECRETS } from "../../src/record/secret-environment.ts";
import { captureIn, run, script, summary } from "./recorder.ts";

const PEM = String(
  generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "pem", type: "pkcs8" }),
).trim();

function expectNothingOf(secret: string, text: string): void {
  for (let i = 0; i + 5 <= secret.length; i++) expect(text).not.toContain(secret.slice(i, i + 5));
}

describe("what is stored of secrets over several lines", () => {
  it.each(["process.stderr", "process.stdout"])("a key on %s is taken out, and passes unchanged", async (stream) => {
    const source = `const write = (text) => new Promise((done) => ${stream}.write(text, done));
      const pem = ${JSON.stringify(PEM)};
      await write("key:\\n" + pem.slice(0, 70));
      await write(pem.slice(70) + "\\nready\\n");`;
    const { stdout, stderr, folder } = await run([process.execPath, "--input-type=module", "-e", source]);
    expect(stream === "process.stderr" ? stderr : stdout.toString()).toBe(`key:\n${PEM}\nready\n`);
    const { text, records } = captureIn(folder);
    for (const line of PEM.split("\n").slice(1, -1)) expectNothingOf(line, text);
    expect(records.map(summary).join("\n")).toContain(`[redacted:private-key:${PEM.length}]`);
    expect(text).toContain("ready");
  });

  it("a value of several lines is taken out, and one that a line break splits", async () => {
    const env = { SERVICE_CREDENTIALS: "alpha-bravo\ncharlie delta\necho-foxtrot", DB_PASS: "hotel-india-juliett" };
    const source = `process.stderr.write(process.env.SERVICE_CREDENTIALS + "\\n" + process.env.DB_PASS.slice(0, 9) + "\\n" + process.env.DB_PASS.slice(9) + "\\n");`;
    const { folder } = await run(script(source), "", { environment: env });
    const { text } = captureIn(folder);
    for (const value of Object.values(env)) for (const line of value.split("\n")) expectNothingOf(line, text);
  });

  it("a stream that ends within a secret shows no part of it", async () => {
    const value = "kilo-lima-mike-november";
    for (const stream of ["process.stdout", "process.stderr"]) {
      const { folder } = await run(script(`${stream}.write("it is " + process.env.A_TOKEN.slice(0, 15))`), "", {
        environment: { A_TOKEN: value },
      });
      expectNothingOf(value.slice(0, 15), captureIn(folder).text);
    }
  });

  it("keeps the streams and the messages between the lines apart", () => {
    const redactor = createRedactor([]);
    const [first, second] = PEM.split("\n").slice(1, 3) as [string, string];
    const read = (line: string, stream: "s2c" | "stderr"): string =>
      redactor(Buffer.from(line), stream)?.toString() ?? line;
    expect(read("-----BEGIN PRIVATE KEY-----", "s2c")).toBe("-----BEGIN PRIVATE KEY-----");
    expect(read('{"id":1}', "s2c")).toBe('{"id":1}');
    expect(read(first, "stderr")).toBe(first);
    expect(read(first, "s2c")).toBe("[redacted:private-key-part:64]");
    expect(read(`{"text":"${second}"}`, "s2c")).toBe(`{"text":"${second}"}`);
    expect(read(second, "s2c")).toBe("[redacted:private-key-part:64]");
  });
});

describe("what a marker stands for", () => {
  it("is counted in UTF-16 code units of the clear value", () => {
    const value = "pässwört-Ω-😀";
    const redactor = createRedactor([value]);
    const line = (text: string): string | undefined => redactor(Buffer.from(text), "s2c")?.toString();
    const marker = `[redacted:env:${value.length}]`;
    expect(line(JSON.stringify({ a: `x ${value} é` }))).toBe(`{"a":"x ${marker} é"}`);
    expect(line(`noise ${value} é`)).toBe(`noise ${marker} é`);
    const ascii = [...value].map((char) => JSON.stringify(char).slice(1, -1)).join("");
    const escaped = ascii.replace(/[^\0-\x7f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
    expect(line(`{"a":"${escaped}"}`)).toBe(`{"a":"${marker}"}`);
    const broken = Buffer.concat([Buffer.from([0xff]), Buffer.from(value)]);
    expect(redactor(broken, "s2c")?.toString("latin1")).toBe(`\xff${marker}`);
  });

  it("makes no message of noise", async () => {
    const value = 'a"b c,d]e';
    const { folder } = await run(["cat"], `"${value}"\n`, { environment: { A_TOKEN: value } });
    const frames = captureIn(folder).records.filter((record) => record.type === "frame");
    expect(frames).toMatchObject([
      { dir: "c2s", text: '"[redacted:env:9]"', redacted: true },
      { dir: "s2c", text: '"[redacted:env:9]"', redacted: true },
    ]);
  });
});

describe("encoded values", () => {
  it("are taken out of messages", async () => {
    const value = "Q8x/+secret~value";
    const texts = [
      Buffer.from(`user:${value}`).toString("base64"),
      Buffer.from(value).toString("hex"),
      encodeURIComponent(value),
      JSON.stringify({ inner: value }),
    ];
    const { folder } = await run(["cat"], `${JSON.stringify({ id: 1, params: { texts } })}\n`, {
      environment: { SERVICE_KEY: value },
    });
    const { records, text } = captureIn(folder);
    for (const form of [texts[1], texts[2], value, texts[0]?.slice(8, 24)]) expect(text).not.toContain(form);
    expect(records.filter((record) => record.type === "frame" && record.redacted)).toHaveLength(2);
  });
});

describe("an environment of very many secrets", () => {
  const values = (count: number): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`A${i}_TOKEN`, `value-of-many-${i}-${"x".repeat(50)}`]),
    );

  it("is redacted whole up to a thousand, and no word is said", async () => {
    const environment = { ...values(MAX_SECRETS - 1), DB_PASSWORD: "papa-quebec" };
    const { folder, stderr } = await run(script("console.log(process.env.DB_PASSWORD)"), "", { environment });
    expect(captureIn(folder).text).not.toContain("papa-quebec");
    expect(stderr).toBe("");
  });

  it("says so where one is left out", async () => {
    const { stderr } = await run(script(""), "", { environment: values(MAX_SECRETS + 1) });
    expect(stderr).toBe(
      "portlight: the environment holds 1001 secret values, of which the 1000 longest are redacted; 1 may stand in the capture.\n",
    );
  });
});

describe("a control within a secret of a message", () => {
  it.each(["\0", "\u0001", "\u001f", "\u007f", "\t\u0002"])("(%j) hides it at no place of the bytes", (control) => {
    const redactor = createRedactor(["q8Zt4mLw9RxV2bNc"]);
    for (let pad = 0; pad < 8; pad++) {
      const whole = Buffer.from(`${" ".repeat(pad)}{"text":"${"x".repeat(pad)} q8Zt4mLw${control.trim()}9RxV2bNc"}`);
      for (const bytes of [whole, whole.subarray(pad)])
        expect(redactor(bytes, "s2c")?.toString()).toContain("[redacted:env:16]");
    }
  });
});

describe("what names a capture", () => {
  it("holds no secret of the command", async () => {
    const value = "papa-quebec-romeo";
    const { folder } = await run(["env", `A_TOKEN=${value}`, "sh", "-c", "exit 0", value], "", {
      environment: { OTHER_TOKEN: value },
    });
    const { start, text } = captureIn(folder);
    expect(start.server.label).toBe("sh");
    expect(text).not.toContain(value);
    const named = await run([`./${value}`], "", { environment: { OTHER_TOKEN: value } });
    expect(captureIn(named.folder).text).not.toContain(value);
    expect(readdirSync(named.folder).join()).not.toContain(value);
  });
});

describe("a message wherever it lies in its chunk", () => {
  it.each(["[]", "{}", "[1]", '{"a":1}', '{"id":12}'])("%s is looked at without a mistake", (message) => {
    const redactor = createRedactor([]);
    for (let offset = 0; offset < 8; offset++) {
      const chunk = Buffer.from(" ".repeat(offset) + message);
      // A view of shared memory, not a copy that begins at a multiple of eight.
      const line = Buffer.from(new Uint8Array(chunk).buffer, offset, message.length);
      expect(redactor(line, "c2s")).toBeUndefined();
    }
  });
});
