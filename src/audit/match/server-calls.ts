/** Calls by which a server gives up a protection: of TLS, of origins and hosts, of sessions, of its environment. */
import type { Rule } from "../../catalog/types.ts";
import type { Confidence } from "../../findings/types.ts";
import type { Call, Expression, Span } from "../ir/types.ts";
import { locate } from "../server/handlers.ts";
import { keyword, positional } from "../server/static-values.ts";
import type { CallSite, SourceFile } from "../types.ts";
import { demotion, type MatchContext, type MatchResult, scopeAround } from "./context.ts";
import { type Draft, stepDown, withoutBuildTwins } from "./draft.ts";
import { listenersIn } from "./listener-places.ts";
import { mcpPackages, sortedFiles } from "./listeners.ts";

interface Found {
  readonly at: Span;
  /** What is named in the message, as it stands in the code. */
  readonly what: string;
  readonly confidence?: Confidence;
}

type Test = (context: MatchContext, site: CallSite, origin: string) => Found | undefined;

const TESTS: ReadonlyMap<string, Test> = new Map([
  ["tls-verification-off", tlsOff],
  ["any-origin", anyOrigin],
  ["predictable-session-id", predictableId],
  ["environment-in-result", environment],
  ["no-host-check", noHostCheck],
  ["signature-not-checked", unsigned],
]);

interface CallDraft extends Draft {
  readonly isBuildOutput: boolean;
}

/** Predicates over the calls of packages that are MCP servers: one finding for each call. */
export function matchCalls(rule: Rule, context: MatchContext): MatchResult {
  const test = rule.match?.kind === "call" ? TESTS.get(rule.match.predicate) : undefined;
  if (!test) return { drafts: [], undecided: [] };
  const packages = mcpPackages(context);
  const drafts: CallDraft[] = [];
  for (const file of sortedFiles(context.project)) {
    if (packages.get(file.package.path) !== "server") continue;
    for (const site of context.project.callsIn(file)) {
      const found = test(context, site, context.project.originOf(file, site.call.callee) ?? "");
      if (found) drafts.push(draftOf(rule, context, file, found));
    }
  }
  return { drafts: withoutBuildTwins(drafts, ({ identity, scope }) => [identity, scope]), undecided: [] };
}

function draftOf(rule: Rule, context: MatchContext, file: SourceFile, found: Found): CallDraft {
  const sure = found.confidence ?? "high";
  return {
    rule,
    package: file.package,
    location: locate(file, found.at),
    offset: found.at.start,
    scope: scopeAround(context, file, found.at),
    identity: found.what,
    expression: file.text.slice(found.at),
    params: { what: found.what },
    confidence: file.isBundle ? stepDown(sure) : sure,
    demoted: demotion(context, file.role),
    subject: { fault: "server" },
    data: { what: found.what },
    isBuildOutput: file.role === "build-output",
  };
}

/** Entries of the objects that a call is given, two levels deep. */
function options(call: Call): { readonly key: string; readonly value: Expression; readonly at: Span }[] {
  const entriesOf = (value: Expression, depth: number): ReturnType<typeof options> =>
    value.kind !== "ObjectLiteral"
      ? []
      : value.entries.flatMap((entry) =>
          typeof entry.key === "string"
            ? [
                { key: entry.key, value: entry.value, at: { start: entry.start, end: entry.end } },
                ...(depth > 0 ? entriesOf(entry.value, depth - 1) : []),
              ]
            : [],
        );
  return call.args.flatMap((arg) => entriesOf(arg.value, 1));
}

const isFalse = (value: Expression | undefined): boolean => value?.kind === "Literal" && value.value === false;

const PYTHON_CLIENTS = /^pypi:(?:requests|httpx|urllib3|aiohttp)\b/u;

function tlsOff({ project }: MatchContext, { file, call }: CallSite, origin: string): Found | undefined {
  if (file.language !== "python") {
    const option = options(call).find(({ key, value }) => key === "rejectUnauthorized" && isFalse(value));
    return option && { at: option.at, what: "rejectUnauthorized: false" };
  }
  if (origin === "py:ssl._create_unverified_context") return { at: call, what: "_create_unverified_context" };
  const name = PYTHON_CLIENTS.test(origin) || origin === "" ? "verify" : undefined;
  const verify = name && keyword(call, name);
  if (!verify || !isFalse(verify.value)) return undefined;
  const isClient = origin !== "" || project.dependsOn(file, ["requests", "httpx"]);
  return isClient ? { at: verify, what: "verify=False" } : undefined;
}

const isAny = (value: Expression | undefined): boolean =>
  value?.kind === "Literal" && (value.value === "*" || value.value === true);

function anyOrigin({ project }: MatchContext, { file, call }: CallSite, origin: string): Found | undefined {
  if (file.language === "python") {
    const isMiddleware =
      /\bCORSMiddleware$/u.test(origin) ||
      (call.callee.kind === "Member" &&
        /^add_middleware$|^Middleware$/u.test(call.callee.property) &&
        /CORSMiddleware$/u.test(call.args[0] ? file.text.slice(call.args[0].value) : "")) ||
      (/\bMiddleware$/u.test(origin) &&
        /CORSMiddleware$/u.test(call.args[0] ? file.text.slice(call.args[0].value) : ""));
    const origins = isMiddleware ? keyword(call, "allow_origins") : undefined;
    const list = origins && (project.valueOf(file, origins.value)?.expression ?? origins.value);
    const isOpen = list?.kind === "ArrayLiteral" && list.elements.some((one) => isAny(one.value));
    return isOpen && origins ? { at: origins, what: 'allow_origins=["*"]' } : undefined;
  }
  // Metadata of authorization is meant for pages of any origin (RFC 9728, RFC 8414).
  if (/\.well-known|[Mm]etadata/u.test(file.text.text) && !/Transport\b/u.test(file.text.text)) return undefined;
  if (origin !== "npm:cors" && origin !== "npm:hono/cors.cors" && origin !== "npm:@koa/cors") return undefined;
  const [first] = positional(call);
  if (!first) return { at: call, what: "cors()" };
  const option = options(call).find(({ key }) => key === "origin");
  return option && isAny(option.value) ? { at: option.at, what: "origin: *" } : undefined;
}

/** What anyone can guess, against what nobody can. */
const GUESSABLE = /\bMath\s*\.\s*random\s*\(|\bDate\s*\.\s*now\s*\(|\+\+/u;
const RANDOM = /randomUUID|randomBytes|getRandomValues|nanoid|uuidv?4/iu;
const MAX_TEXT = 2000;

function predictableId({ project }: MatchContext, { file, call }: CallSite): Found | undefined {
  const option = options(call).find(({ key }) => key === "sessionIdGenerator");
  const generator = option && project.functionOf(file, option.value);
  if (!option || !generator) return undefined;
  const text = generator.file.text.slice(generator.fn).slice(0, MAX_TEXT);
  const guess = GUESSABLE.exec(text)?.[0];
  return guess !== undefined && !RANDOM.test(text)
    ? { at: option.at, what: guess === "++" ? "a counter" : guess.replace(/\s*\($/u, "") }
    : undefined;
}

/** The whole environment as a text, in the handler of a tool, a resource or a prompt. */
function environment({ entries }: MatchContext, { file, call }: CallSite, origin: string): Found | undefined {
  if (!/^(?:global:JSON\.stringify|py:json\.dumps|py:builtins\.str)$/u.test(origin)) return undefined;
  const [first] = positional(call);
  if (!first || !/^(?:process\.env|os\.environ|dict\(os\.environ\))$/u.test(file.text.slice(first.value)))
    return undefined;
  const isHanded = entries.some(
    ({ handler, kind }) =>
      kind !== "route" && handler.file === file && handler.fn.start <= call.start && call.end <= handler.fn.end,
  );
  return isHanded ? { at: call, what: file.language === "python" ? "os.environ" : "process.env" } : undefined;
}

const TRANSPORTS =
  /^(?:npm:@modelcontextprotocol\/sdk\/server\/(?:streamableHttp|sse)(?:\.js)?\.(?:StreamableHTTP|SSE)ServerTransport|npm:@modelcontextprotocol\/node\.NodeStreamableHTTPServerTransport|pypi:mcp\.server\.sse\.SseServerTransport|pypi:mcp\.server\.streamable_http_manager\.StreamableHTTPSessionManager)$/u;

/**
 * What shows that somebody looks at the host or the origin of a request, or that a page in a browser lacks what is asked for:
 * middleware and options of the SDKs, headers that are read, tokens.
 */
const CHECKS =
  /createMcp(?:Express|Hono|Fastify)App|ostHeaderValidation|ostValidation|TransportSecurity|security_settings|enableDnsRebindingProtection|allowed_?(?:Hosts|Origins)|TrustedHost|requireBearerAuth|RequireAuth|BearerAuth|["'`](?:x-)?(?:authorization|origin|host|api-key)["'`]|headers\.(?:authorization|origin|host)\b/iu;

const checked = new WeakMap<MatchContext, Map<string, boolean>>();

/** A package that listens: one finding for each place where it makes a transport. */
function noHostCheck(context: MatchContext, { file, call }: CallSite, origin: string): Found | undefined {
  if (!TRANSPORTS.test(origin)) return undefined;
  const known = checked.get(context) ?? new Map<string, boolean>();
  checked.set(context, known);
  const { path } = file.package;
  let isOpen = known.get(path);
  if (isOpen === undefined) {
    const files = [...context.project.files.values()].filter((one) => one.package.path === path);
    isOpen =
      files.some((one) => listenersIn(context.project, one).length > 0) &&
      !files.some((one) => CHECKS.test(one.text.text));
    known.set(path, isOpen);
  }
  return isOpen ? { at: call, what: origin.slice(origin.lastIndexOf(".") + 1), confidence: "medium" } : undefined;
}

function unsigned(_context: MatchContext, { file, call }: CallSite, origin: string): Found | undefined {
  if (!/^pypi:(?:jwt|jose\.jwt)\.decode$/u.test(origin)) return undefined;
  const given = keyword(call, "options") ?? positional(call)[3];
  const text = given ? file.text.slice(given.value) : "";
  return given && /["']verify_signature["']\s*:\s*False/u.test(text)
    ? { at: given, what: "verify_signature: False" }
    : undefined;
}
