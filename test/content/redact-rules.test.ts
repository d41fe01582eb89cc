import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Headers, scrubHeaders } from "../../src/content/redact/headers.ts";
import { keyRule, pathPattern, type RedactionRules, redact } from "../../src/content/redact.ts";
import { compileCustomPatterns } from "../../src/content/secrets/custom.ts";
import { costsAtMost } from "../growth.ts";
import { buildSecret } from "../rules/secrets.ts";

const preset = { isSecretKey: keyRule([], { preset: true }) };
const paths = (...texts: string[]): RedactionRules => ({ paths: texts.map((text) => pathPattern(text)!) });
const values = (...patterns: RegExp[]): RedactionRules => ({
  values: patterns.map(
    (pattern) => (text) =>
      [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ),
});
const gone = (kind: string, length: number): string => `[redacted:${kind}:${length}]`;
const parsed = (value: unknown, rules: RedactionRules): unknown =>
  JSON.parse(redact(JSON.stringify(value), rules).text);

describe("a rule by key", () => {
  it.each([
    "token",
    "api_key",
    "apikey",
    "password",
    "passwd",
    "secret",
    "Authorization",
    "access_token",
    "refresh_token",
    "client_secret",
    "x-api-key",
    "privateKey",
    "private_key",
    "cookie",
    "Set-Cookie",
    "id_token",
    "githubToken",
    "DB_PASS",
    "db.password",
    "secretAccessKey",
    "passphrase",
    "credentials",
    "bearer_token",
    "signingKey",
    "APIKey",
    "x_vault_token",
  ])("knows %s", (name) => {
    expect(parsed({ [name]: "v1" }, preset)).toEqual({ [name]: gone("key", 2) });
  });

  it.each([
    "progressToken",
    "nextPageToken",
    "maxTokens",
    "tokenCount",
    "tokenizer",
    "key",
    "primaryKey",
    "publicKey",
    "keyboard",
    "author",
    "monkey",
    "passed",
    "secretary",
    "cursor",
    "token_type",
    "passwordField",
    "credentialsPath",
    "compass",
    "",
  ])("leaves %s", (name) => {
    expect(redact(JSON.stringify({ [name]: "v1" }), preset).count).toBe(0);
  });

  it("matches given names whatever their case and separators", () => {
    const rules = { isSecretKey: keyRule(["patient-id", "Straße"], { preset: false }) };
    expect(parsed({ PatientID: 5, patient_id: "x", straße: 1, password: "left" }, rules)).toEqual({
      PatientID: gone("key", 1),
      patient_id: gone("key", 1),
      straße: gone("key", 1),
      password: "left",
    });
  });

  it("takes out every value below, keeps the structure, and leaves null and the empty string", () => {
    expect(
      parsed({ a: { secret: { list: [1, true, null, "x", { deep: -1.5e3 }], empty: "", none: {} } } }, preset),
    ).toEqual({
      a: {
        secret: {
          list: [gone("key", 1), gone("key", 4), null, gone("key", 1), { deep: gone("key", 5) }],
          empty: "",
          none: {},
        },
      },
    });
  });

  it("keeps every other byte: numbers, order, repetition, space", () => {
    const text = '{ "b":1.0e3,"token" :"ab","token":\t"\\u00e9\\n", "a":10000000000000000001 }\n';
    expect(redact(text, preset).text).toBe(
      `{ "b":1.0e3,"token" :"${gone("key", 2)}","token":\t"${gone("key", 2)}", "a":10000000000000000001 }\n`,
    );
  });

  it("sees a key behind escapes, and counts without them", () => {
    expect(redact('{"\\u0074oken":"a\\"\\u00e9\\ud83d\\ude00"}', preset).text).toBe(
      `{"\\u0074oken":"${gone("key", 5)}"}`,
    );
  });

  it("reaches JSON in strings, numbers there too", () => {
    const inner = JSON.stringify({ token: "abc", n: { secret: 12 }, keep: 1 });
    const outer = { content: [{ type: "text", text: inner }, { text: JSON.stringify({ again: inner }) }] };
    const clean = parsed(outer, preset) as { content: { text: string }[] };
    const expected = { token: gone("key", 3), n: { secret: gone("key", 2) }, keep: 1 };
    expect(JSON.parse(clean.content[0]!.text)).toEqual(expected);
    expect(JSON.parse(JSON.parse(clean.content[1]!.text).again)).toEqual(expected);
  });

  it("reads options in arrays of strings", () => {
    expect(
      parsed(
        { args: ["--token", "abc", "--api-key=xy", "-H", "Cookie: a", "plain", "DB_PASSWORD=z", "token: a word"] },
        preset,
      ),
    ).toEqual({
      args: [
        "--token",
        gone("key", 3),
        `--api-key=${gone("key", 2)}`,
        "-H",
        `Cookie: ${gone("key", 1)}`,
        "plain",
        `DB_PASSWORD=${gone("key", 1)}`,
        "token: a word",
      ],
    });
  });

  it("keeps the kind of a shape, and takes out what stands around it", () => {
    const secret = buildSecret("github-token");
    const once = redact(JSON.stringify({ authorization: `Bearer ${secret}`, token: secret }), preset).text;
    expect(JSON.parse(once)).toEqual({
      authorization: `${gone("key", 7)}${gone("github-token", 40)}`,
      token: gone("github-token", 40),
    });
    expect(redact(once, preset)).toMatchObject({ text: once, count: 0 });
  });

  it("leaves what makes a message one", () => {
    const rules = { isSecretKey: () => true };
    expect(parsed({ jsonrpc: "2.0", id: 7, method: "ping", params: { id: 7 } }, rules)).toEqual({
      jsonrpc: "2.0",
      id: 7,
      method: "ping",
      params: { id: gone("key", 1) },
    });
    expect(parsed([{ id: 1, result: { a: 1 } }], rules)).toEqual([{ id: 1, result: { a: gone("key", 1) } }]);
  });

  it("reaches the beginning of a message that was cut", () => {
    expect(redact('{"id":1,"params":{"token":"abc","list":[{"secret":"unfinis', preset)).toMatchObject({
      text: `{"id":1,"params":{"token":"${gone("key", 3)}","list":[{"secret":"${gone("key", 7)}`,
      form: "cut",
    });
  });

  it("reaches names in a text that is no JSON", () => {
    expect(redact('user=me password=hunter2, Authorization: Bearer abc; token: "a b" key=1', preset).text).toBe(
      `user=me password=${gone("key", 7)}, Authorization: ${gone("key", 10)}; token: "${gone("key", 3)}" key=1`,
    );
  });
});

describe("a schema in a listing", () => {
  const schema = {
    type: "object",
    title: "password",
    properties: {
      password: {
        type: "string",
        description: "the password",
        default: "hunter2",
        examples: ["a", { token: 1 }],
        maxLength: 3,
      },
      user: { type: "string", default: "me", const: { token: "x" }, enum: ["p", 1] },
      default: { type: "object", properties: { secret: { type: "string", const: "s" } }, required: ["secret"] },
    },
    required: ["password"],
    $defs: { token: { type: "string", enum: ["t"] } },
  };
  const tool = { name: "login", inputSchema: schema, outputSchema: schema, _meta: { token: "m" } };

  it("keeps its names; defaults, constants, examples and enumerations are data of their property", () => {
    const clean = parsed({ jsonrpc: "2.0", id: 1, result: { tools: [tool] } }, preset) as {
      result: { tools: (typeof tool)[] };
    };
    const expected = {
      ...schema,
      properties: {
        password: {
          ...schema.properties.password,
          default: gone("key", 7),
          examples: [gone("key", 1), { token: gone("key", 1) }],
        },
        user: { ...schema.properties.user, const: { token: gone("key", 1) } },
        default: { ...schema.properties.default, properties: { secret: { type: "string", const: gone("key", 1) } } },
      },
      $defs: { token: { type: "string", enum: [gone("key", 1)] } },
    };
    expect(clean.result.tools[0]).toEqual({
      name: "login",
      inputSchema: expected,
      outputSchema: expected,
      _meta: { token: gone("key", 1) },
    });
  });

  it.each<[string, unknown]>([
    ["arguments", { params: { arguments: { result: { tools: [tool] } } } }],
    ["a result below the result", { result: { structuredContent: { result: { tools: [tool] } } } }],
    ["params", { params: { tools: [tool] } }],
    ["a list in a list", { result: { tools: [[tool]] } }],
    ["an object", { result: { tools: { a: tool } } }],
    ["JSON in a string", { result: { text: JSON.stringify({ result: { tools: [tool] } }) } }],
  ])("anywhere else is data: %s", (_place, message) => {
    const text = redact(JSON.stringify(message), preset).text;
    expect(text).not.toContain("the password");
    expect(text).not.toContain("hunter2");
  });

  it("is one in a batch too", () => {
    expect(
      redact(
        JSON.stringify([
          { id: 1, result: { tools: [{ inputSchema: { properties: { token: { type: "string" } } } }] } },
        ]),
        preset,
      ).count,
    ).toBe(0);
  });

  it("is no matter for rules by value where the protocol lives by the text", () => {
    const clean = parsed(
      { result: { tools: [{ inputSchema: { type: "string", "x-mcp-header": "string", title: "string" } }] } },
      values(/string/g),
    );
    expect(clean).toEqual({
      result: { tools: [{ inputSchema: { type: "string", "x-mcp-header": "string", title: gone("value", 6) } }] },
    });
  });
});

describe("a rule by value", () => {
  it("takes out matches in strings, not in keys, numbers and what makes a message one", () => {
    const rules = values(/E-\d+/g, /12/g);
    expect(parsed({ "E-1": "x E-12 y E-3", n: 12, method: "E-5", l: ["a12"] }, rules)).toEqual({
      "E-1": `x ${gone("value", 4)} y ${gone("value", 3)}`,
      n: 12,
      method: "E-5",
      l: [`a${gone("value", 2)}`],
    });
  });
  it("sees the text without its escapes", () => {
    expect(redact('{"a":"x\\u0045-7\\n"}', values(/E-\d/g)).text).toBe(`{"a":"x${gone("value", 3)}\\n"}`);
  });
  it("holds in a text that is no JSON", () => {
    expect(redact("case E-77 open", values(/E-\d+/g)).text).toBe(`case ${gone("value", 4)} open`);
  });
});

describe("a rule by place", () => {
  const message = { id: 3, params: { arguments: { a: { b: [1, { c: "x" }] }, "d.e": "y", c: "z" } } };
  it.each([
    ["$.params.arguments.a", { a: { b: [gone("path", 1), { c: gone("path", 1) }] }, "d.e": "y", c: "z" }],
    ["$.params.arguments.a.b[0]", { a: { b: [gone("path", 1), { c: "x" }] }, "d.e": "y", c: "z" }],
    ["$.params.arguments.a.b[*].c", { a: { b: [1, { c: gone("path", 1) }] }, "d.e": "y", c: "z" }],
    ["$..c", { a: { b: [1, { c: gone("path", 1) }] }, "d.e": "y", c: gone("path", 1) }],
    ["$.params.*['d.e']", { a: { b: [1, { c: "x" }] }, "d.e": gone("path", 1), c: "z" }],
    ['$["params"]..b..c', { a: { b: [1, { c: gone("path", 1) }] }, "d.e": "y", c: "z" }],
    ["$.params.arguments.none", message.params.arguments],
  ])("%s", (path, expected) => {
    expect(parsed(message, paths(path))).toEqual({ id: 3, params: { arguments: expected } });
    expect(parsed([message], paths(path))).toEqual([{ id: 3, params: { arguments: expected } }]);
  });
  it.each(["", "a", "$", "$.", "$.a[", "$[?(@.a)]", "$[1:2]", "$['a','b']", "$.a b", "$[-1]", `$${".a".repeat(65)}`])(
    "is not %j",
    (text) => {
      expect(pathPattern(text)).toBeUndefined();
    },
  );
});

describe("a rule by kind", () => {
  it("takes out what packs and patterns of the user find", () => {
    const custom = compileCustomPatterns([{ kind: "badge", pattern: "BDG-([0-9]{6})" }]);
    expect(redact('{"a":"x BDG-123987 y"}', { secrets: { custom } }).text).toBe('{"a":"x BDG-[redacted:badge:6] y"}');
  });
  it("is not stopped by a marker that somebody wrote into a value", () => {
    const rules = { exact: ["abcd-[redacted:jwt:3]-efgh-ijkl"] };
    const once = redact('{"a":"abcd-[redacted:jwt:3]-efgh-ijkl"}', rules).text;
    expect(once).toBe(`{"a":"${gone("env", 5)}[redacted:jwt:3]${gone("env", 10)}"}`);
    expect(redact(once, rules).text).toBe(once);
    const hex = "0123456789abcdef0123456789abcdef01234567";
    expect(redact(`{"a":"[redacted:${hex}:1]"}`, { exact: [hex] }).text).not.toContain(hex.slice(0, 5));
    // A kind of ours is none of it.
    expect(redact('{"a":"[redacted:github-token:40]"}', { exact: ["github-token", "redacted"] }).count).toBe(0);
  });
});

describe("headers", () => {
  const scrub = (headers: Headers, body: unknown, rules: RedactionRules = preset): Headers => {
    const { text, removed } = redact(JSON.stringify(body), rules);
    return { ...scrubHeaders(headers, rules, { text, removed }).headers };
  };
  it("lose what was taken out of the body", () => {
    const body = {
      params: { name: "login", arguments: { password: "hunter2", secret: 1e3, keep: "same", token: "same" } },
    };
    expect(
      scrub(
        {
          "mcp-param-pw": "hunter2",
          "mcp-param-n": "1000",
          "mcp-param-k": "same",
          "mcp-param-e": `=?base64?${Buffer.from("hunter2").toString("base64")}?=`,
          "mcp-name": "hunter2",
          "mcp-method": "hunter2",
        },
        body,
      ),
    ).toEqual({
      "mcp-param-pw": gone("header", 7),
      "mcp-param-n": gone("header", 4),
      "mcp-param-k": "same",
      "mcp-param-e": gone("header", 23),
      "mcp-name": gone("header", 7),
      "mcp-method": "hunter2",
    });
  });
  it("lose secret parameters, credentials, cookies and shapes", () => {
    const secret = buildSecret("github-token");
    const once = scrub(
      {
        "mcp-param-api-key": "v",
        authorization: "Bearer abc",
        cookie: ["a=1", "b=2"],
        origin: `http://h/?t=${secret}`,
        accept: "*/*",
      },
      {},
    );
    expect(once).toEqual({
      "mcp-param-api-key": gone("header", 1),
      authorization: `Bearer ${gone("header", 3)}`,
      cookie: [gone("header", 3), gone("header", 3)],
      origin: `http://h/?t=${gone("github-token", 40)}`,
      accept: "*/*",
    });
    expect(scrub(once, {})).toEqual(once);
  });
  it("tell which were changed", () => {
    expect(scrubHeaders({ a: "1", cookie: "2" }, {}, { text: "{}", removed: new Set() }).redacted).toEqual(["cookie"]);
  });
});

describe("any JSON (properties)", () => {
  const secrets = ["github-token", "jwt", "stripe-live-key", "npm-token", "slack-token"].map(buildSecret);
  const random = secrets.flatMap((secret) => Array.from({ length: 8 }, (_, i) => secret.slice(-12).slice(i, i + 5)));
  const exact = ['he"llo wor\\ld', "Zebra-9931-é"];
  const rules: RedactionRules = {
    ...preset,
    ...values(/x\d/g),
    ...paths("$..hidden", "$.a[*].b"),
    exact,
  };
  const key = fc.oneof(
    fc.constantFrom(
      "token",
      "hidden",
      "a",
      "b",
      "password",
      "result",
      "tools",
      "inputSchema",
      "properties",
      "default",
      "__proto__",
    ),
    fc.string(),
  );
  const piece = fc.oneof(
    fc.constantFrom(...secrets, ...exact, "x1", "--token", "[redacted:jwt:9]", "\n", '"', "\\", "{", "}"),
    fc.string({ unit: "binary" }),
  );
  const leaf = fc.oneof(
    fc.array(piece, { maxLength: 4 }).map((parts) => parts.join(" ")),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  );
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      leaf,
      fc.array(tie("tree"), { maxLength: 4 }),
      fc.dictionary(key, tie("tree"), { maxKeys: 4 }),
    ),
  }));
  const shape = (before: unknown, after: unknown): void => {
    if (typeof before !== "object" || before === null) {
      if (typeof after !== typeof before) expect(after).toMatch(/^\[redacted:/);
      else if (typeof before !== "string") expect(after).toEqual(before);
      return;
    }
    expect(Array.isArray(after)).toBe(Array.isArray(before));
    expect(Object.keys(after as object)).toEqual(Object.keys(before));
    for (const name of Object.keys(before))
      shape((before as Record<string, unknown>)[name], (after as Record<string, unknown>)[name]);
  };

  it("keep their structure, lose every secret, and are the same a second time", () => {
    fc.assert(
      fc.property(tree, (value) => {
        const source = JSON.stringify(value);
        const once = redact(source, rules);
        expect(once.form).toBe("json");
        shape(JSON.parse(source), JSON.parse(once.text));
        // No five characters of what the issuer drew at random.
        for (const part of random) expect(once.text).not.toContain(part);
        if (once.count === 0) expect(once.text).toBe(source);
        const twice = redact(once.text, rules);
        expect(twice.text).toBe(once.text);
      }),
      { numRuns: 1500 },
    );
  });

  it("cut anywhere are treated as far as they go, without an error", () => {
    fc.assert(
      fc.property(tree, fc.nat(), (value, cut) => {
        const source = JSON.stringify({ password: "correct-horse", value });
        const text = source.slice(0, cut % (source.length + 1));
        expect(redact(text, rules).text).not.toMatch(/corre/);
      }),
      { numRuns: 300 },
    );
  });

  it("and any text", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (parts) => {
        const once = redact(parts.join(""), rules);
        expect(redact(once.text, rules).text).toBe(once.text);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the cost", () => {
  const rules: RedactionRules = {
    ...preset,
    ...values(/zz\d/g),
    ...paths("$..a..b", "$..*.c"),
    exact: ["some-exact-value"],
  };
  const MB = 1_000_000;
  const plain = JSON.stringify({
    list: Array.from({ length: 8000 }, (_, i) => ({
      id: i,
      text: "The quick brown fox jumps over the lazy dog, again and again.",
    })),
  });
  it.each<[string, string]>([
    ["escapes", `{"a":"${"\\n".repeat(MB / 2)}"}`],
    ["unicode escapes", `{"a":"${"\\u0041".repeat(MB / 6)}"}`],
    ["backslashes", `"${"\\\\".repeat(MB / 2)}"`],
    ["quotes", '"'.repeat(MB)],
    ["escaped quotes", `{"a":"${'\\"'.repeat(MB / 2)}"}`],
    ["starts of a JWT", `{"a":"${"eyJ".repeat(MB / 3)}"}`],
    ["JWT parts", `{"a":"${"eyJ.".repeat(MB / 4)}"}`],
    ["begin lines", "-----BEGIN PRIVATE KEY-----\\n".repeat(MB / 29)],
    ["nesting", "[".repeat(MB)],
    ["objects", '{"a":'.repeat(MB / 5)],
    ["JSON in strings", JSON.stringify("[".repeat(MB))],
    ["markers", `"${"[redacted:jwt:1]".repeat(MB / 16)}"`],
    ["half markers", `"${"[redacted:".repeat(MB / 10)}"`],
    ["names", "token=".repeat(MB / 6)],
    ["one long name", `${"a".repeat(MB)}=`],
    ["options", JSON.stringify(Array.from({ length: MB / 10 }, () => "--token"))],
    ["one long key", JSON.stringify({ ["A".repeat(MB)]: 1 })],
    ["queries", JSON.stringify([`https://h/${"?a&".repeat(MB / 3)}`])],
  ])("is linear in %s", (_name, text) => {
    const part = plain.slice(0, Math.floor(plain.length / 4));
    const quarter = text.slice(0, Math.floor(text.length / 4));
    expect(
      costsAtMost(
        25 * (quarter.length / part.length),
        () => redact(quarter, rules),
        () => redact(part, rules),
      ),
    ).toBe(true);
    // Four times the text, so sixteen times for what is quadratic.
    expect(
      costsAtMost(
        9,
        () => redact(text, rules),
        () => redact(quarter, rules),
      ),
    ).toBe(true);
  });
});
