import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_HOST } from "../../../src/content/hosts/classify.ts";
import { classifyHost, findHosts, type Host, type HostClass, type HostHit } from "../../../src/content/hosts/index.ts";
import { MAX_AUTHORITY } from "../../../src/content/hosts/urls.ts";

const brief = ({ scheme, host, port, class: kind, userinfo, deceptive }: HostHit) =>
  `${scheme ? `${scheme}://` : ""}${userinfo ? "…@" : ""}${host}${port === undefined ? "" : `:${port}`} ${kind}${deceptive ? "!" : ""}`;
const hosts = (text: string) => findHosts(text).map(brief);

describe("classes", () => {
  it.each<[string, HostClass]>([
    ["127.0.0.1", "loopback"],
    ["127.255.255.255", "loopback"],
    ["localhost", "loopback"],
    ["app.localhost", "loopback"],
    ["::1", "loopback"],
    ["10.0.0.0", "private"],
    ["172.15.255.255", "public"],
    ["172.16.0.0", "private"],
    ["172.31.255.255", "private"],
    ["172.32.0.0", "public"],
    ["192.168.1.1", "private"],
    ["100.63.255.255", "public"],
    ["100.64.0.0", "private"],
    ["100.127.255.255", "private"],
    ["100.128.0.0", "public"],
    ["fd12:3456::1", "private"],
    ["fec0::1", "private"],
    ["169.254.1.1", "link-local"],
    ["fe80::1%eth0", "link-local"],
    ["169.254.169.254", "metadata"],
    ["169.254.170.2", "metadata"],
    ["100.100.100.200", "metadata"],
    ["168.63.129.16", "metadata"],
    ["192.0.0.192", "metadata"],
    ["[fd00:ec2::254]", "metadata"],
    ["METADATA.google.internal.", "metadata"],
    ["0.0.0.0", "unspecified"],
    ["::", "unspecified"],
    ["0.1.2.3", "reserved"],
    ["198.18.0.1", "reserved"],
    ["240.0.0.1", "reserved"],
    ["255.255.255.255", "reserved"],
    ["224.0.0.1", "multicast"],
    ["ff02::1", "multicast"],
    ["192.0.2.1", "documentation"],
    ["203.0.113.9", "documentation"],
    ["2001:db8::1", "documentation"],
    ["www.example.com", "documentation"],
    ["host.test", "documentation"],
    ["8.8.8.8", "public"],
    ["2606:4700::1111", "public"],
    ["github.com", "public"],
    ["backend", "private"],
    ["db.internal", "private"],
    ["printer.local", "private"],
    ["router.home.arpa", "private"],
    ["api.svc.cluster.local", "private"],
    ["notlocalhost.com", "public"],
    ["myexample.com", "public"],
  ])("%s is %s", (host, kind) => {
    expect(classifyHost(host)?.class).toBe(kind);
  });

  it.each([
    ["2130706433", "127.0.0.1"],
    ["0x7f000001", "127.0.0.1"],
    ["0X7F.0.0.1", "127.0.0.1"],
    ["017700000001", "127.0.0.1"],
    ["0177.0x0.0.1", "127.0.0.1"],
    ["127.1", "127.0.0.1"],
    ["127.0.1", "127.0.0.1"],
    ["10.0.258", "10.0.1.2"],
    ["0", "0.0.0.0"],
    ["①②⑦.⓪.⓪.①", "127.0.0.1"],
    ["１２７。０。０。１", "127.0.0.1"],
    ["127.0.0.1.", "127.0.0.1"],
    ["169.254.43518", "169.254.169.254"],
  ])("reads the address %s as %s", (spelling, host) => {
    const found: Host | undefined = classifyHost(spelling);
    expect(found).toMatchObject({ host, kind: "ipv4" });
    if (spelling === "127.0.0.1.") expect(found).not.toHaveProperty("deceptive");
    else expect(found?.deceptive).toMatch(/unusual/);
  });

  it.each([
    ["::ffff:127.0.0.1", "::ffff:7f00:1", "loopback"],
    ["::ffff:7f00:1", "::ffff:7f00:1", "loopback"],
    ["::127.0.0.1", "::7f00:1", "loopback"],
    ["0:0:0:0:0:FFFF:A9FE:A9FE", "::ffff:a9fe:a9fe", "metadata"],
    ["64:ff9b::10.0.0.1", "64:ff9b::a00:1", "private"],
    ["2002:c0a8:101::", "2002:c0a8:101::", "private"],
  ])("looks into %s", (spelling, host, kind) => {
    expect(classifyHost(spelling)).toMatchObject({ host, kind: "ipv6", class: kind, deceptive: expect.any(String) });
  });

  it.each([
    ["10.0.0.1.nip.io", "private"],
    ["app-192-168-1-1.sslip.io", "private"],
    ["a9fea9fe.nip.io", "metadata"],
    ["x.127.0.0.1.nip.io", "loopback"],
    ["localtest.me", "loopback"],
    ["app.lvh.me", "loopback"],
  ])("knows where the public name %s leads", (name, kind) => {
    expect(classifyHost(name)).toMatchObject({ class: kind, deceptive: expect.any(String) });
  });

  it.each([
    ["xn--pple-43d.com", "xn--pple-43d.com"],
    ["аpple.com", "xn--pple-43d.com"],
    ["evil。com", "evil.com"],
    ["ｅｖｉｌ.com", "evil.com"],
    ["ev\u200bil.com", "evil.com"],
    ["%65vil.com", "evil.com"],
  ])("says that %s deceives", (name, host) => {
    expect(classifyHost(name)).toMatchObject({ host, deceptive: expect.any(String) });
  });

  it.each(["почта.рф", "münchen.de", "München.DE", "日本語.jp", "xn--mnchen-3ya.de", "оса.рф", "GitHub.com."])(
    "takes the name %s as it is",
    (name) => {
      const found = classifyHost(name);
      expect(found?.class).toBe("public");
      expect(found).not.toHaveProperty("deceptive");
    },
  );

  it.each([
    "",
    "256.1.1.1",
    "1.2.3.4.5",
    "08.1.1.1",
    "4294967296",
    "a b",
    "a..b",
    "-a.com",
    "[::1",
    "[1.2.3.4]",
    "1::2::3",
    ":::",
    "12345::",
    "::1.2.3",
    "%zz",
    "%ff",
    "$host",
    "a".repeat(64),
    `${"a.".repeat(127)}com`,
    "a".repeat(MAX_HOST + 1),
  ])("takes %j for no host", (text) => {
    expect(classifyHost(text)).toBeUndefined();
  });
});

describe("hosts in text", () => {
  it.each([
    ["See https://api.github.com/repos/x.", ["https://api.github.com public"]],
    ["(http://user:pw@db.internal:8080/x?y=a@b.com)", ["http://…@db.internal:8080 private"]],
    [
      "postgres://app:pw@10.0.0.5:5432/x, redis://cache/0",
      ["postgres://…@10.0.0.5:5432 private", "redis://cache private"],
    ],
    ["[link](https://evil.net)", ["https://evil.net public"]],
    ["<https://a.org>, 'wss://b.org:1'", ["https://a.org public", "wss://b.org:1 public"]],
    ["http://[::1]:3000/ and http://[fe80::1%25eth0]/", ["http://::1:3000 loopback", "http://fe80::1 link-local"]],
    ["file:///etc/passwd file://server/share", ["file:// file", "file://server file"]],
    ["gopher://127.0.0.1:6379/_x dict://h:1/", ["gopher://127.0.0.1:6379 loopback", "dict://h:1 private"]],
    ["https://proxy.com/?u=http://169.254.169.254/x", ["https://proxy.com public", "http://169.254.169.254 metadata"]],
    ["git clone git@github.com:a/b.git", ["ssh://…@github.com public"]],
    ["//evil.com/x.js", ["evil.com public"]],
    ['"https:\\/\\/a.org\\/b"', ["https://a.org public"]],
    [
      "10.0.0.5:22, ::1, [::1]:8080, fe80::1 and 0.0.0.0",
      ["10.0.0.5:22 private", "::1 loopback", "::1:8080 loopback", "fe80::1 link-local", "0.0.0.0 unspecified"],
    ],
    ["listens on [::]:8080, :: or [::]", [":::8080 unspecified"]],
    ["localhost:3000 or LOCALHOST.", ["localhost:3000 loopback", "localhost loopback"]],
    [
      "curl bun.sh/install; github.com/a/b; api.openai.com",
      ["bun.sh public", "github.com public", "api.openai.com public"],
    ],
    ["db.prod.internal:5432 host=evil.com", ["db.prod.internal:5432 private", "evil.com public"]],
    ["api.service.io", ["api.service.io public"]],
    ["访问example.org吧", ["example.org documentation"]],
    ["exаmple.com", ["xn--exmple-4nf.com public!"]],
    ["demo://resource/1 ui://app/x custom://evil.com/", ["custom://evil.com public"]],
  ])("finds those of %j", (text, expected) => {
    expect(hosts(text)).toEqual(expected);
  });

  it.each([
    ["https://s3.amazonaws.com@evil.tld/x", ["https://…@evil.tld public!"]],
    ["https://s3.amazonaws.com:443@evil.tld/x", ["https://…@evil.tld public!"]],
    ["https://127.0.0.1@evil.tld/", ["https://…@evil.tld public!"]],
    ["https://me@good.com@evil.com/", ["https://…@evil.com public!"]],
    ["https://good.com\\@evil.com/", ["https://good.com public!", "https://evil.com public!"]],
    ["https://good.com#@evil.com/", ["https://good.com public!", "https://evil.com public!"]],
    ["https://good.com?@evil.com/", ["https://good.com public!", "https://evil.com public!"]],
    ["https:\\\\evil.com/", ["https://evil.com public!"]],
    ["https:/evil.com/", ["https://evil.com public"]],
    ["https:\t//evil.com/", ["https://evil.com public!"]],
    ["http://2130706433/", ["http://127.0.0.1 loopback!"]],
    ["http://[::ffff:a9fe:a9fe]/", ["http://::ffff:a9fe:a9fe metadata!"]],
    ["http://localhost.:80/", ["http://localhost:80 loopback"]],
  ])("sees through %j", (text, expected) => {
    expect(hosts(text)).toEqual(expected);
  });

  it("reads on behind white space that parsers drop, only in an unfinished host", () => {
    expect(findHosts("https://ev\til.com/")[0]).toMatchObject({ host: "evil.com", deceptive: expect.any(String) });
    expect(hosts("https://good.com\nevil.com")).toEqual(["https://good.com public", "evil.com public"]);
    expect(hosts("http://redis\nnext line")).toEqual(["http://redis private"]);
  });

  it("reads an authority as long as its bound", () => {
    const url = (length: number) => `http://${"u".repeat(length - "@a.com".length)}@a.com/`;
    expect(hosts(url(MAX_AUTHORITY))).toEqual(["http://…@a.com public"]);
    expect(hosts(url(MAX_AUTHORITY + 1))).toEqual([]);
  });

  it("takes a host as long as its bound", () => {
    expect(classifyHost(`${"a.".repeat(124)}a.com`)?.host).toHaveLength(253);
    expect(classifyHost(`${"a.".repeat(125)}a.com`)).toBeUndefined();
    const padded = (length: number) => "a".padEnd(length, "\u200b");
    expect(classifyHost(padded(MAX_HOST))?.host).toBe("a");
    expect(classifyHost(padded(MAX_HOST + 1))).toBeUndefined();
  });

  it("takes a number for an address only behind a scheme that leads into a network", () => {
    expect(hosts("notes://42 user://0x7f/profile greeting://1.2")).toEqual([]);
    expect(hosts("grpc://127.1:50051 device://192.168.0.1/x")).toEqual([
      "grpc://127.0.0.1:50051 loopback!",
      "device://192.168.0.1 private",
    ]);
  });

  it("leaves out what is no URL, if asked", () => {
    const text = "http://127.1/ and ::ffff:127.0.0.1, 10.0.0.1 and file:///etc";
    expect(findHosts(text, { bare: false })).toEqual(findHosts(text).filter((hit) => hit.scheme !== undefined));
    expect(findHosts(text).some((hit) => hit.scheme === undefined)).toBe(true);
  });

  it("gives the place of scheme, authority and port", () => {
    const text = "go to http://a.com:80/x or 10.0.0.1:22!";
    expect(findHosts(text).map(({ start, end }) => text.slice(start, end))).toEqual(["http://a.com:80", "10.0.0.1:22"]);
  });

  it.each([
    "server.py 1.2.js v1.2.3 2406.12345 node.js package.json README.md e.g. i.e. a.k.a",
    "foo.bar() client.com(x) process.env.dev this.app.id logger.info user.name socket.io",
    "server.py:12 app.ts:3 run.sh:4 main.rs:10:5",
    "john@example.com or mailto:a.b@mail.example.org",
    "x[::2] a[1::-1] std::vector fs::add a::b 12:34:56 aa:bb:cc:dd:ee:ff",
    "version 1.2.3.4, 1.2.3.4, Chrome/120.0.0.0, v10.0.0.1, 1.3.6.1.4.1",
    "System.Net and java.NET.URL",
    "isLocalhost my-localhost localhost() localhostName",
    "https://${host}/x https://{host}/ https://$HOST http:// http://<host>",
    "C:/x D:\\y key:/path http:/foo/bar // a comment",
    "https://site.example\\ncontact@mail.example".slice(22),
    "object.com = 1; list.de[0]",
    "a/example.com.txt",
    "",
  ])("finds none in %j", (text) => {
    expect(hosts(text)).toEqual([]);
  });
});

describe("any text", () => {
  const piece = fc.constantFrom(
    "http",
    "https",
    ":",
    "//",
    "/",
    "\\",
    "@",
    "#",
    "?",
    ".",
    "[",
    "]",
    "::",
    "1",
    "127",
    "0x7f",
    "a",
    "com",
    "evil.com",
    "xn--",
    "%41",
    "а",
    "。",
    "\t",
    "\n",
    " ",
    "localhost",
    "git@",
    "file:",
    ":80",
    "\ud800",
    "\u200b",
    "é",
  );
  const text = fc
    .array(fc.oneof(piece, fc.string({ unit: "binary", maxLength: 3 })), { maxLength: 30 })
    .map((all) => all.join(""));

  it("gives hits inside it, in order, with hosts that classify to themselves", () => {
    fc.assert(
      fc.property(text, (value) => {
        let before = 0;
        for (const hit of findHosts(value)) {
          expect(hit.start).toBeGreaterThanOrEqual(before);
          expect(hit.end).toBeGreaterThan(hit.start);
          expect(hit.end).toBeLessThanOrEqual(value.length);
          before = hit.start;
          if (hit.host !== "") expect(classifyHost(hit.host)).toMatchObject({ host: hit.host, kind: hit.kind });
        }
      }),
      { numRuns: 2000, seed: 14 },
    );
  });

  it("reads URLs as the URL standard does", () => {
    const authority = fc
      .array(
        fc.constantFrom("a", "b.com", "1", "127.0.0.1", "0x10", "08", ".", "@", ":", "80", "%61", "É", "。", "-", "_"),
        {
          minLength: 1,
          maxLength: 5,
        },
      )
      .map((all) => all.join(""));
    fc.assert(
      fc.property(authority, (value) => {
        // A sign at the end belongs to the sentence, not to the URL.
        if (/[.:。]$/.test(value)) return;
        const url = `http://${value}/`;
        const hit = findHosts(url).find((one) => one.scheme !== undefined);
        if (hit === undefined || !URL.canParse(url)) return;
        expect(hit.host).toBe(new URL(url).hostname.replace(/\.+$/, ""));
        expect(hit.userinfo === true).toBe(value.includes("@"));
      }),
      { numRuns: 2000, seed: 15 },
    );
  });

  const milliseconds = (work: () => void) => {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3; round++) {
      // Processor time: on a busy machine the clock says little.
      const start = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(start);
      best = Math.min(best, (user + system) / 1000);
    }
    return best;
  };
  it.each([
    ".",
    "a.",
    ":",
    "/:",
    "::",
    "1:",
    "[::",
    "[::1%",
    "[::1]:",
    "f:",
    "1.",
    "1.2.3.4 ",
    "http:",
    "http://",
    "http://a",
    "http://a@",
    "://",
    "a:/",
    "http:\\",
    "http:\t/",
    "http://a\t",
    "http://%41",
    "http://xn--a",
    "http://а.",
    "а.",
    "_._",
    "a.com ",
    "localhost",
    "git@",
    "git@a:",
    "file:/",
    "https://a.com#@b.com ",
  ])("costs in proportion to repeated %j", (unit) => {
    const small = unit.repeat(Math.ceil(20_000 / unit.length));
    const large = unit.repeat(8 * Math.ceil(20_000 / unit.length));
    const a = milliseconds(() => findHosts(small));
    const b = milliseconds(() => findHosts(large));
    // Eight times the text; quadratic growth would be 64 times.
    expect(b).toBeLessThan(24 * a + 100);
  });
});
