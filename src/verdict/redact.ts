import { pathWithoutSecrets, withoutSecrets } from "../content/input-text.ts";
import type { JudgedFinding, Judgement } from "../findings/judgement.ts";
import type {
  Finding,
  Inventory,
  Location,
  NotAnalysed,
  RuleFailure,
  ServerEntry,
  Subject,
} from "../findings/types.ts";

/** Deepest structured detail that is followed; what lies deeper is dropped, as every writer does. */
const MAX_DEPTH = 12;

/**
 * A judgement in which no text of the input holds a secret: the one place from which every writer, the baseline's
 * included, gets its findings. It comes last, when fingerprints, suppressions and baseline have seen the texts as they are.
 */
export function withoutSecretsInReports(judgement: Judgement): Judgement {
  const redactor = new Redactor();
  return {
    ...judgement,
    findings: judgement.findings.map((entry) => redactor.judged(entry)),
    notAnalysed: judgement.notAnalysed.map((entry) => redactor.notAnalysed(entry)),
    undecided: judgement.undecided.map((entry) => ({ ...entry, reason: redactor.text(entry.reason) })),
    ruleFailures: judgement.ruleFailures.map((entry) => redactor.failure(entry)),
    inventory: redactor.inventory(judgement.inventory),
    scores: judgement.scores.map((score) => ({ ...score, package: redactor.text(score.package) })),
    notices: judgement.notices.map((notice) => redactor.text(notice)),
    ...(judgement.problems ? { problems: judgement.problems.map((problem) => redactor.text(problem)) } : {}),
    ...(judgement.suppressionNotices
      ? { suppressionNotices: judgement.suppressionNotices.map((notice) => redactor.text(notice)) }
      : {}),
  };
}

/** Remembers what it has seen: a run names few files, and names them often. */
class Redactor {
  readonly #paths = new Map<string, string>();

  text(text: string): string {
    return withoutSecrets(text);
  }

  path(path: string): string {
    const known = this.#paths.get(path);
    if (known !== undefined) return known;
    const clean = pathWithoutSecrets(path);
    this.#paths.set(path, clean);
    return clean;
  }

  judged(entry: JudgedFinding): JudgedFinding {
    const { suppressed } = entry;
    return {
      ...entry,
      finding: this.#finding(entry.finding),
      ...(suppressed ? { suppressed: { ...suppressed, reason: this.text(suppressed.reason) } } : {}),
    };
  }

  #finding(finding: Finding): Finding {
    const { flow, related, subject, data } = finding;
    return {
      ...finding,
      message: this.text(finding.message),
      location: this.#location(finding.location),
      ...(flow ? { flow: flow.map((step) => this.#told(step)) } : {}),
      ...(related ? { related: related.map((entry) => this.#told(entry)) } : {}),
      ...(subject ? { subject: this.#subject(subject) } : {}),
      ...(data ? { data: this.#value(data, 0) as Readonly<Record<string, unknown>> } : {}),
    };
  }

  #told<T extends { readonly location: Location; readonly message: string }>(entry: T): T {
    return { ...entry, location: this.#location(entry.location), message: this.text(entry.message) };
  }

  #location<T extends Location>(location: T): T {
    return { ...location, path: this.path(location.path) };
  }

  #subject(subject: Subject): Subject {
    const { server, tools, argument, method } = subject;
    return {
      ...subject,
      ...(server === undefined ? {} : { server: this.text(server) }),
      ...(tools === undefined ? {} : { tools: tools.map((tool) => this.text(tool)) }),
      ...(argument === undefined ? {} : { argument: this.text(argument) }),
      ...(method === undefined ? {} : { method: this.text(method) }),
    };
  }

  #value(value: unknown, depth: number): unknown {
    if (typeof value === "string") return this.text(value);
    if (typeof value !== "object" || value === null) return value;
    if (depth > MAX_DEPTH) return null;
    if (Array.isArray(value)) return value.map((item) => this.#value(item, depth + 1));
    const entries = Object.entries(value).map(([key, member]) => [this.text(key), this.#value(member, depth + 1)]);
    return Object.fromEntries(entries);
  }

  notAnalysed(entry: NotAnalysed): NotAnalysed {
    const detail = entry.detail === undefined ? {} : { detail: this.text(entry.detail) };
    return { ...entry, path: this.path(entry.path), ...detail };
  }

  failure(entry: RuleFailure): RuleFailure {
    const path = entry.path === undefined ? {} : { path: this.path(entry.path) };
    return { ...entry, ...path, error: this.text(entry.error) };
  }

  inventory(inventory: Inventory): Inventory {
    return {
      ...inventory,
      packages: inventory.packages.map(({ name, path }) => ({ name: this.text(name), path: this.path(path) })),
      servers: inventory.servers.map((server) => this.#server(server)),
      sessions: inventory.sessions.map((session) => ({
        ...session,
        path: this.path(session.path),
        server: this.text(session.server),
        ...(session.revision === undefined ? {} : { revision: this.text(session.revision) }),
        tools: session.tools.map((tool) => this.text(tool)),
      })),
    };
  }

  #server(server: ServerEntry): ServerEntry {
    return {
      ...server,
      key: this.text(server.key),
      ...(server.package === undefined ? {} : { package: this.text(server.package) }),
      ...(server.sdk === undefined ? {} : { sdk: this.text(server.sdk) }),
      tools: server.tools.map((tool) => ({
        ...tool,
        name: this.text(tool.name),
        ...(tool.location ? { location: this.#location(tool.location) } : {}),
      })),
    };
  }
}
