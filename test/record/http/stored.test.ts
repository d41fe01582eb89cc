import { describe, expect, it } from "vitest";
import { exactValues, keyRule } from "../../../src/content/redact.ts";
import { hostInUrl, isLoopback, listenOf, targetOf } from "../../../src/record/http/addresses.ts";
import { Endpoints } from "../../../src/record/http/endpoints.ts";
import { identityHash } from "../../../src/record/http/identity-hash.ts";
import { storedHeaders } from "../../../src/record/http/stored-headers.ts";
import { pathOf, storedPath } from "../../../src/record/http/stored-path.ts";

const hash = (value: string): string => `#${value.length}`;
const same = (text: string): string => text;

describe("stored headers", () => {
  it("are those that rules are about, in lower case, repeated ones as lists", () => {
    const stored = storedHeaders(
      [
        ["Host", "127.0.0.1:1"],
        ["ACCEPT", "a"],
        ["Accept", "b"],
        ["Cookie", "session=1"],
        ["Set-Cookie", "x=1"],
        ["X-Api-Key", "k"],
        ["User-Agent", "me"],
        ["Mcp-Param-Region", "eu"],
        ["mcp-param-__proto__", "x"],
        ["Origin", "http://localhost"],
      ],
      hash,
      {},
    );
    expect(stored.redacted).toBe(false);
    expect(Object.entries(stored.headers)).toEqual([
      ["host", "127.0.0.1:1"],
      ["accept", ["a", "b"]],
      ["mcp-param-region", "eu"],
      ["mcp-param-__proto__", "x"],
      ["origin", "http://localhost"],
    ]);
  });

  it.each([true, false])("never hold credentials or a session id (redacting: %s)", (redacting) => {
    const { headers } = storedHeaders(
      [
        ["Authorization", "Bearer very-secret"],
        ["Mcp-Session-Id", "0123"],
      ],
      hash,
      redacting ? {} : undefined,
    );
    expect({ ...headers }).toEqual({ authorization: "Bearer", "mcp-session-id": "#4" });
  });

  it("hold nothing of an authorization without a scheme", () => {
    const { headers } = storedHeaders([["authorization", "x/y+z=="]], hash, {});
    expect({ ...headers }).toEqual({ authorization: "[redacted:header:7]" });
  });

  it("hold no value of the environment, and nothing that was taken out of the body", () => {
    const rules = { exact: exactValues(["hunter2hunter2"]), isSecretKey: keyRule(["pin"], { preset: false }) };
    const raw = [
      ["mcp-name", "hunter2hunter2"],
      ["mcp-param-code", "4711"],
      ["mcp-param-pin", "99"],
      ["origin", "http://hunter2hunter2.example"],
    ] as const;
    const stored = storedHeaders(raw, hash, rules, { text: "{}", removed: new Set(["4711", "hunter2hunter2"]) });
    expect(stored.redacted).toBe(true);
    expect({ ...stored.headers }).toEqual({
      "mcp-name": "[redacted:header:14]",
      "mcp-param-code": "[redacted:header:4]",
      "mcp-param-pin": "[redacted:header:2]",
      origin: "http://[redacted:env:14].example",
    });
  });

  it("name a session the same way in one run, and another way in the next", () => {
    const [one, other] = [identityHash(), identityHash()];
    expect(one("abc")).toBe(one("abc"));
    expect(one("abc")).not.toBe(one("abd"));
    expect(one("abc")).not.toBe(other("abc"));
    expect(one("abc")).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe("stored paths", () => {
  it.each([
    ["/mcp", "/mcp"],
    ["/mcp?", "/mcp?"],
    ["/message?sessionId=abc", "/message?sessionId=#3"],
    ["/messages/?session_id=abcd&x=1&flag&empty=", "/messages/?session_id=#4&x=[redacted:url-parameter:1]&flag&empty="],
    ["/mcp?access_token=a=b#c", "/mcp?access_token=[redacted:url-parameter:3]"],
    ["http://user:pw@127.0.0.1/x?a=b", "http://127.0.0.1/x?a=[redacted:url-parameter:1]"],
    ["*", "*"],
  ])("%s", (target, stored) => {
    expect(storedPath(target, hash, same)).toBe(stored);
  });

  it.each([
    ["/message?sessionId=1", "/message"],
    ["message", "/message"],
    ["http://h:1/message#x", "/message"],
    ["https://h", "/"],
    [" /a ", "/a"],
  ])("of %j is %s", (target, path) => {
    expect(pathOf(target)).toBe(path);
  });
});

describe("endpoints", () => {
  const endpoints = new Endpoints("/mcp");
  endpoints.announce("http://127.0.0.1:9/message?sessionId=1");

  it.each(["/mcp", "/mcp?x=1", "/message?sessionId=2"])("%s carries messages", (target) => {
    expect(endpoints.isEndpoint(target)).toBe(true);
    expect(endpoints.isAuthorisation(target)).toBe(false);
  });

  it.each([
    "/token",
    "/TOKEN?x",
    "/oauth/anything",
    "/auth/register/",
    "/authorize?client_id=1",
    "/.well-known/oauth-authorization-server",
    "/oauth2/v1/x",
    "/realms/a/device_authorization",
  ])("%s is of OAuth", (target) => {
    expect(endpoints.isAuthorisation(target)).toBe(true);
  });

  it.each(["/", "/tokens", "/healthz", "/my-token/x"])("%s is neither", (target) => {
    expect([endpoints.isEndpoint(target), endpoints.isAuthorisation(target)]).toEqual([false, false]);
  });

  it("takes the user's word for a path that looks like OAuth", () => {
    expect(new Endpoints("/register").isAuthorisation("/register")).toBe(false);
  });
});

describe("addresses", () => {
  it.each([
    ["http://127.0.0.1:3000/mcp", "127.0.0.1", 3000, "/mcp", "http"],
    ["http://localhost/", "localhost", 80, "/", "http"],
    ["https://mcp.example.com/v1?tenant=a", "mcp.example.com", 443, "/v1?tenant=a", "mcp.example.com"],
    ["http://[::1]:8080/x", "::1", 8080, "/x", "http"],
  ])("%s", (text, host, port, path, label) => {
    expect(targetOf(text)).toMatchObject({ host, port, path, label });
  });

  it.each([
    "",
    "mcp",
    "ftp://h/",
    "http://",
    "http://u:hunter2@h/",
    "http://h/#f",
    "http://h:0/",
    "http://h /x",
    "http://h:99999/",
  ])("%j is refused in one sentence without what it holds", (text) => {
    const refusal = targetOf(text);
    expect(refusal).toMatch(/^--http .*\.$/);
    expect(refusal).not.toContain("hunter2");
  });

  it.each([
    ["127.0.0.1:0", "127.0.0.1", 0, true],
    ["8080", "127.0.0.1", 8080, true],
    ["[::1]:1", "::1", 1, true],
    ["localhost:0", "localhost", 0, true],
    ["0.0.0.0:7000", "0.0.0.0", 7000, false],
    ["[::]:0", "::", 0, false],
    ["127.example.com:1", "127.example.com", 1, false],
  ])("listens at %s", (text, host, port, loopback) => {
    expect(listenOf(text)).toEqual({ host, port });
    expect(isLoopback(host)).toBe(loopback);
  });

  it.each(["", "localhost", "1.2.3.4:99999", "http://x:1", "::1"])("does not listen at %j", (text) => {
    expect(listenOf(text)).toMatch(/^--listen /);
  });

  it("puts IPv6 into brackets", () =>
    expect([hostInUrl("::1"), hostInUrl("localhost")]).toEqual(["[::1]", "localhost"]));
});
