import { describe, expect, it } from "vitest";
import { childEnvironment } from "../../src/record/child-environment.ts";
import { secretValues } from "../../src/record/secret-environment.ts";
import { labelOf } from "../../src/record/session-name.ts";
import { storedArguments } from "../../src/record/session-start.ts";

describe("a server's label", () => {
  it.each([
    ["npx -y @modelcontextprotocol/server-filesystem@2026.8.31 /tmp", "server-filesystem"],
    ["npx --yes --package=acme@1 acme-mcp", "acme-mcp"],
    ["npm exec -- weather-mcp", "weather-mcp"],
    ["uvx --from git+https://example.org/x mcp-server-time --local-timezone UTC", "mcp-server-time"],
    ["uv run --directory servers/notes notes.py", "notes"],
    ["uv --directory /srv/time run mcp-server-time", "mcp-server-time"],
    ["uvx mcp-server-git==1.2.0", "mcp-server-git"],
    ["python -m mcp_server_fetch", "mcp_server_fetch"],
    ["python3.12 -u -m weather.server", "weather"],
    ["/usr/bin/node --enable-source-maps packages/memory/dist/index.js --stdio", "memory"],
    ["node dist/index.js", "index"],
    ["node -r ./hook.js src/server.ts", "server"],
    ["env FOO=bar node build/mail.mjs", "mail"],
    ["./bin/my-server --port 1", "my-server"],
    ["C:\\tools\\thing.exe", "thing"],
    ["sh -c something", "sh"],
    ["docker run -i --rm -e TOKEN mcp/github", "github"],
    ["../../..", "session"],
    ["node", "node"],
    ["'; rm -rf", "session"],
  ])("%s gives %s", (command, label) => {
    expect(labelOf(command.split(" "))).toBe(label);
  });

  it("is bounded and never empty", () => {
    expect(labelOf([])).toBe("session");
    expect(labelOf(["x".repeat(100_000)])).toHaveLength(64);
    expect(labelOf(["node", `${"a/".repeat(50_000)}index.js`])).toBe("a");
  });
});

describe("a command as it is stored", () => {
  const stored = (...argv: string[]): string[] =>
    storedArguments(argv, {
      root: "/srv/project",
      home: "/home/someone",
      redact: (text) => text.replace("hidden-value", "[gone]"),
    });

  it("has no value of a secret option, header or URL", () => {
    expect(stored("srv", "--api-key", "abcdef", "--token=abc", "-t", "plain")).toEqual([
      "srv",
      "--api-key",
      "[redacted:argument:6]",
      "--token=[redacted:argument:3]",
      "-t",
      "plain",
    ]);
    expect(stored("srv", "-H", "Authorization: Bearer abc", "API_TOKEN=xyz", "--auth", "--verbose")).toEqual([
      "srv",
      "-H",
      "Authorization: [redacted:argument:10]",
      "API_TOKEN=[redacted:argument:3]",
      "--auth",
      "--verbose",
    ]);
    expect(stored("srv", "postgres://user:pass@db.example/x", "say hidden-value")).toEqual([
      "srv",
      "postgres://[redacted:argument:9]@db.example/x",
      "say [gone]",
    ]);
  });

  it("has no folder of the machine", () => {
    expect(
      stored(
        "/usr/local/bin/node",
        "/srv/project/dist/server.js",
        "/srv/project",
        "--data=/home/someone/notes",
        "/srv/project-two/x.js",
        "/opt/node_modules/@scope/server/index.js",
        "/tmp/scratch-1234/files",
        "/",
        "relative/path",
      ),
    ).toEqual([
      "node",
      "dist/server.js",
      ".",
      "--data=~/notes",
      ".../x.js",
      ".../node_modules/@scope/server/index.js",
      ".../files",
      "/",
      "relative/path",
    ]);
  });
});

describe("the environment", () => {
  it("is kept but for what hands over the job, in any case", () => {
    expect(
      childEnvironment({
        PATH: "p",
        portlight_x: "1",
        ACTIONS_RUNTIME_URL: "2",
        INPUTS: "kept",
        INPUT_X: "3",
        NOTHING: undefined,
      }),
    ).toEqual({ PATH: "p", INPUTS: "kept" });
  });

  it("gives the values to redact, longest first", () => {
    expect(
      secretValues({
        MY_TOKEN: "aaaaaaaa",
        DB_PASSWORD: "aaaaaaaabbbb",
        SERVICE_API_KEY: "short",
        apikey: "lowercase-name",
        OTHER: "not-a-secret-name",
        TOKEN_FILE: "/run/secrets/token",
      }),
    ).toEqual(["lowercase-name", "aaaaaaaabbbb", "aaaaaaaa"]);
  });
});

describe("a secret environment", () => {
  const value = "kf83-Zq9w-long";
  it.each([
    "DB_PASS",
    "GH_PAT",
    "OPENAI_KEY",
    "SIGNING_KEY",
    "AWS_CREDENTIALS",
    "NPM_AUTH",
    "SESSION_COOKIE",
    "PASSPHRASE",
    "HASH_SALT",
    "PGPASSWORD",
    "MYSQL_PWD",
    "githubToken",
    "npm_config__authToken",
    "TOKEN_PROD",
    "API_KEY_2",
    "SENTRY_DSN",
  ])("is known by the name %s", (name) => {
    expect(secretValues({ [name]: value })).toEqual([value]);
  });

  it.each([
    "KEYBOARD",
    "MONKEY",
    "PATH",
    "TOKENIZERS_PARALLELISM",
    "AWS_KEY_ID",
    "DEPLOY_PUBLIC_KEY",
    "GPG_KEY",
    "SSH_AUTH_SOCK",
    "TOKEN_LIMIT",
    "PASSWORD_FILE",
    "COMPASS",
    "AUTHOR",
    "SECRET_NAME",
    "OLDPWD",
    "CACHE_KEY",
    "KEY_LAYOUT",
  ])("is not %s", (name) => {
    expect(secretValues({ [name]: value })).toEqual([]);
  });

  it.each([
    "true",
    "disabled",
    "/run/secrets/database",
    "./secrets/key.pem",
    "~/.config/token",
    "123456789",
    "https://auth.example.com/token",
  ])("has no value %s", (plain) => {
    expect(secretValues({ SERVICE_TOKEN: plain })).toEqual([]);
  });

  it("gives the password of an address, as it is written and as it reads, whatever the variable is called", () => {
    expect(secretValues({ DATABASE_URL: "postgres://user:p%40ss-word-1@db.example/app?sslmode=require" })).toEqual([
      "p%40ss-word-1",
      "p@ss-word-1",
    ]);
    expect(secretValues({ SENTRY_DSN: "https://0123456789abcdef@sentry.example/4" })).toEqual(["0123456789abcdef"]);
    expect(secretValues({ WHERE: "https://api.example/v1?api_key=abcdef-12345&page=1" })).toEqual(["abcdef-12345"]);
    expect(secretValues({ STORAGE: "Server=x;AccountKey=abcd1234+efg==;Suffix=core" })).toEqual(["abcd1234+efg=="]);
    expect(secretValues({ REDIS_URL: "redis://cache.example:6379/0" })).toEqual([]);
  });

  const random = "q8Zt4mLw9RxV2bNc";
  it.each([
    "KEY",
    "API_KEY_V2",
    "API_KEY_V2_1",
    "TOKENS",
    "SESSION",
    "SESSION_ID",
    "SIGNING",
    "ENCRYPTION",
    "LICENSE",
    "LICENCE_KEY",
    "KUBECONFIG_DATA",
    "SECRET_ID",
    "TOKEN_NAME",
    "PASSWORD_FILE_CONTENT",
  ])("is known by the name %s beside a random value", (name) => {
    expect(secretValues({ [name]: random })).toEqual([random]);
  });

  it.each(["KEY", "SESSION", "SIGNING", "ENCRYPTION", "LICENSE", "SECRET_ID", "TOKEN_NAME"])(
    "is not %s beside a word",
    (name) => {
      expect(secretValues({ [name]: "production" })).toEqual([]);
    },
  );

  it.each(["GPG_KEY", "DEPLOY_PUBLIC_KEY", "HOSTNAME", "LANG"])("is not %s, however random", (name) => {
    expect(secretValues({ [name]: random })).toEqual([]);
  });

  it("gives each of several values, and the words of a wallet", () => {
    const other = "T7nPz3KdWq5sXy8J";
    expect(secretValues({ TOKENS: `${random},${other}` })).toEqual([`${random},${other}`, other, random]);
    expect(secretValues({ MNEMONIC: "legal winner thank yellow" })).toEqual(["legal winner thank yellow"]);
  });

  it("is no reference where the environment is expanded already, and no path where it is random", () => {
    expect(secretValues({ X_SECRET: `$${random}` })).toEqual([`$${random}`]);
    expect(secretValues({ X_SECRET: "$" + "{NAME_OF_IT}", Y_SECRET: "$OTHER_NAME" })).toEqual([]);
    expect(secretValues({ X_SECRET: "$other_name", other_name: "1" })).toEqual([]);
    expect(secretValues({ X_SECRET: "/q8Zt4mLw9R/xV2bNcT7nP" })).toEqual(["/q8Zt4mLw9R/xV2bNcT7nP"]);
    expect(secretValues({ X_SECRET: "/run/secrets/database-2" })).toEqual([]);
  });

  it("is the path of a webhook", () => {
    const url = `https://hooks.example/services/T00000000/${random}`;
    for (const name of ["WEBHOOK_URL", "URL_SECRET", "ALERT_ENDPOINT"])
      expect(secretValues({ [name]: url }), name).toEqual([random]);
    expect(secretValues({ WEBHOOK_URL: "https://hooks.example/services/deployments-of-all" })).toEqual([]);
    expect(secretValues({ JOB_URL: "https://h.example/commit/0f3c9d2ab57e61c8840a1f2e9b7d6c5a4e3f2d1c" })).toEqual([]);
  });

  it("takes a numeric password", () => {
    expect(secretValues({ DB_PASSWORD: "1029384756" })).toEqual(["1029384756"]);
  });
});

describe("secret arguments", () => {
  const stored = (...argv: string[]): string[] =>
    storedArguments(["srv", ...argv], { root: "/srv/project", home: undefined, redact: (text) => text }).slice(1);
  const gone = (length: number): string => `[redacted:argument:${length}]`;

  it.each<[string[], string[]]>([
    [
      ["--header", "Authorization: Bearer x"],
      ["--header", `Authorization: ${gone(8)}`],
    ],
    [["--header=X-Api-Key: x1"], [`--header=X-Api-Key: ${gone(2)}`]],
    [
      ["-H", "Cookie: a=b"],
      ["-H", `Cookie: ${gone(3)}`],
    ],
    [["-HX-Token: abc"], [`-HX-Token: ${gone(3)}`]],
    [["--api-key=x"], [`--api-key=${gone(1)}`]],
    [
      ["--token", "x"],
      ["--token", gone(1)],
    ],
    [
      ["-e", "DB_PASS=value"],
      ["-e", `DB_PASS=${gone(5)}`],
    ],
    [["--env=GH_PAT=value"], [`--env=GH_PAT=${gone(5)}`]],
    [["OPENAI_KEY=value"], [`OPENAI_KEY=${gone(5)}`]],
    [
      ["https://h.example/mcp?api_key=abc&page=2&token=def"],
      [`https://h.example/mcp?api_key=${gone(3)}&page=2&token=${gone(3)}`],
    ],
    [["--url=https://name:word@h.example/"], [`--url=https://${gone(9)}@h.example/`]],
    [
      ["-u", "name:word"],
      ["-u", `name:${gone(4)}`],
    ],
    // What one letter means only the program knows, so the value decides.
    [
      ["-k", "q8Zt4mLw9RxV2bNc"],
      ["-k", gone(16)],
    ],
    [["-pV9x#kQ2mTz"], [`-p${gone(10)}`]],
    [["-kq8Zt4mLw9RxV2bNc"], [`-k${gone(16)}`]],
    [
      ["--session-id", "q8Zt4mLw9RxV2bNc"],
      ["--session-id", gone(16)],
    ],
    [["--session-id=q8Zt4mLw9RxV2bNc"], [`--session-id=${gone(16)}`]],
    [
      ["--header", "Bearer q8Zt4mLw9RxV2bNc", "Bearer q8Zt4mLw9RxV2bNc"],
      ["--header", `Bearer ${gone(16)}`, `Bearer ${gone(16)}`],
    ],
    [["name:q8Zt4mLw9R@db.example.org/app"], [`name:${gone(10)}@db.example.org/app`]],
    [["name:word@10.0.0.7"], [`name:${gone(4)}@10.0.0.7`]],
    [["name:word@localhost:5432"], [`name:${gone(4)}@localhost:5432`]],
    [["https://h.example/hooks/q8Zt4mLw9RxV2bNc/run?page=1"], [`https://h.example/hooks/${gone(16)}/run?page=1`]],
    // Nothing secret.
    [
      ["-p", "8080:8080", "-p8080", "-O2", "-Xmx512m", "-std=c++17", "-vvv", "-ItheIncludeFolder2"],
      ["-p", "8080:8080", "-p8080", "-O2", "-Xmx512m", "-std=c++17", "-vvv", "-ItheIncludeFolder2"],
    ],
    [
      ["npm:left-pad@1.3.0", "git@host.example:acme/x.git", "alpine:3.20@sha256:0f1e", "-k", "insecure", "-n", "12"],
      ["npm:left-pad@1.3.0", "git@host.example:acme/x.git", "alpine:3.20@sha256:0f1e", "-k", "insecure", "-n", "12"],
    ],
    [
      ["--session-id", "first", "https://h.example/commit/0f3c9d2ab57e61c8840a1f2e9b7d6c5a4e3f2d1c"],
      ["--session-id", "first", "https://h.example/commit/0f3c9d2ab57e61c8840a1f2e9b7d6c5a4e3f2d1c"],
    ],
    [
      ["a Bearer token is needed", "https://h.example/the-longer-name-of-a-page/index"],
      ["a Bearer token is needed", "https://h.example/the-longer-name-of-a-page/index"],
    ],
    [
      ["--token-limit", "100"],
      ["--token-limit", "100"],
    ],
    [
      ["--auth", "true", "-u", "server.py"],
      ["--auth", "true", "-u", "server.py"],
    ],
    [
      ["-e", "GH_PAT", "--keyboard", "us"],
      ["-e", "GH_PAT", "--keyboard", "us"],
    ],
    [
      ["--token", "${TOKEN}", "--api-key=$KEY"],
      ["--token", "${TOKEN}", "--api-key=$KEY"],
    ],
    [
      ["--password-file", "x.txt", "--tokenizer", "bpe"],
      ["--password-file", "x.txt", "--tokenizer", "bpe"],
    ],
    [
      ["--log-level=debug", "https://h.example/a?page=2"],
      ["--log-level=debug", "https://h.example/a?page=2"],
    ],
  ])("%j", (argv, expected) => {
    expect(stored(...argv)).toEqual(expected);
  });
});
