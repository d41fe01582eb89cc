import type { Builder, TestCase } from "junit-report-builder";
import { allRules, loadHelp } from "../catalog/catalog.ts";
import { familiesOf } from "../catalog/commands.ts";
import { visibleName } from "../catalog/message.ts";
import type { Rule, RuleHelp } from "../catalog/types.ts";
import { terminalText, xmlText } from "../content/neutralise.ts";
import type { JudgedFinding, Judgement } from "../findings/judgement.ts";
import { compareText } from "../findings/order.ts";
import { packageFolder } from "../findings/package-folder.ts";
import type { Family } from "../findings/types.ts";
import { markedFlow } from "./flow-ends.ts";
import { count, demotionWords, reasonWords, severityList, verdictSentence, withoutStop } from "./wording.ts";

export interface JunitOptions {
  /** The catalogue; default: all rules. */
  readonly rules?: readonly Rule[];
  /** Help texts by rule id; default: those of the catalogue. */
  readonly help?: ReadonlyMap<string, RuleHelp>;
}

/** In UTF-16 units. GitLab refuses a file above 30 MB; the texts stay far below it. */
const MAX_TEXT = 32_768;
const MAX_TOTAL = 16_000_000;
const MAX_CASES = 20_000;

type Suite = ReturnType<Builder["testSuite"]>;

/**
 * JUnit XML: a suite per package and per server, in it a case per finding, and a case per rule that found nothing. What
 * gates is a failure; other findings pass and say so; what was not analysed is skipped, or an error with --strict.
 */
export async function renderJunit(judgement: Judgement, options: JunitOptions = {}): Promise<string> {
  // Its types describe the ES build; under Node and in the bundle the default export is the builder itself.
  const { default: builder } = (await import("junit-report-builder")) as unknown as { default: Builder };
  const report = builder.newBuilder().name("portlight");
  const layout = suitesOf(judgement);
  const writer = new CaseWriter(judgement, options.rules ?? allRules(), options.help ?? (await loadHelp()));
  for (const plan of layout) writer.suite(report, plan);
  writer.problems(report);
  return `${report.build()}\n`;
}

interface SuitePlan {
  readonly name: string;
  readonly className: string;
  /** Families of the rules that looked at it. */
  readonly families: readonly Family[];
  readonly entries: JudgedFinding[];
}

/** Suites in order, each finding in exactly one of them. */
function suitesOf(judgement: Judgement): SuitePlan[] {
  const families = familiesOf(judgement.command);
  const { packages, sessions, files } = judgement.inventory;
  const plans = new Map<string, SuitePlan>();
  const plan = (key: string, name: string, className: string, of: readonly Family[]): SuitePlan => {
    const present = plans.get(key);
    if (present) return present;
    const made: SuitePlan = { name, className, families: of, entries: [] };
    plans.set(key, made);
    return made;
  };
  const sourceSuite = (folder: string, name: string): SuitePlan => {
    const label = visibleName(name === "" ? folder : name);
    const known = files > 0 ? families.source : [];
    // The root without a package's name has no label of its own; "portlight.audit.." would be a folder to no consumer.
    return label === "."
      ? plan(`0 ${folder}`, "audit", "portlight.audit", known)
      : plan(`0 ${folder}`, `audit ${label}`, `portlight.audit.${label}`, known);
  };
  const sessionSuite = (server: string): SuitePlan =>
    plan(`1 ${server}`, `session ${visibleName(server)}`, `portlight.session.${visibleName(server)}`, families.session);

  if (files > 0 && families.source.length > 0) {
    for (const entry of packages) sourceSuite(entry.path, entry.name);
    if (packages.length === 0) sourceSuite(".", "");
  }
  for (const session of sessions) sessionSuite(session.server);

  const serverOf = new Map(sessions.map((session) => [session.path, session.server]));
  const names = new Map(packages.map((entry) => [entry.path, entry.name]));
  for (const entry of judgement.findings) {
    const { finding } = entry;
    const server = serverOf.get(finding.location.path);
    if (server !== undefined) sessionSuite(server).entries.push(entry);
    else if (families.session.includes(finding.family) && !families.source.includes(finding.family)) {
      sessionSuite(finding.subject?.server ?? "unknown").entries.push(entry);
    } else {
      const folder = packageFolder(finding.location.path, names);
      sourceSuite(folder, names.get(folder) ?? "").entries.push(entry);
    }
  }
  return [...plans].sort(([a], [b]) => compareText(a, b)).map(([, made]) => made);
}

class CaseWriter {
  readonly #judgement: Judgement;
  readonly #rules: readonly Rule[];
  readonly #help: ReadonlyMap<string, RuleHelp>;
  /** Consumers drop the second of two cases with one class and name. */
  readonly #names = new Map<string, number>();
  #cases = 0;
  #written = 0;
  #leftOut = 0;

  constructor(judgement: Judgement, rules: readonly Rule[], help: ReadonlyMap<string, RuleHelp>) {
    this.#judgement = judgement;
    this.#help = help;
    const disabled = new Set(judgement.disabledRules ?? []);
    this.#rules = rules.filter((rule) => !disabled.has(rule.id));
  }

  suite(report: Builder, plan: SuitePlan): void {
    const suite = report.testSuite().name(attribute(plan.name));
    const found = new Set(plan.entries.map((entry) => entry.finding.ruleId));
    const undecided = new Map(this.#judgement.undecided.map((entry) => [entry.ruleId, entry.reason]));
    // Gating ones first, so that a cap never takes them.
    const ordered = [...plan.entries].sort((a, b) => Number(b.gating) - Number(a.gating));
    for (const entry of ordered) this.#finding(suite, plan, entry);
    for (const rule of this.#rules) {
      if (!plan.families.includes(rule.family) || found.has(rule.id)) continue;
      const made = this.#case(suite, plan.className, `${rule.id}: ${rule.title}`);
      const reason = undecided.get(rule.id);
      if (made && reason !== undefined) made.skipped().standardOutput(this.#text(`Not decidable: ${reason}`));
    }
  }

  /** What concerns the run and no finding. */
  problems(report: Builder): void {
    const { ruleFailures, notAnalysed, gate } = this.#judgement;
    const isEmpty = gate.nothing === true || (gate.unmatched ?? 0) > 0;
    if (ruleFailures.length + notAnalysed.length + this.#leftOut === 0 && !isEmpty) return;
    const suite = report.testSuite().name("portlight run");
    for (const failure of ruleFailures) {
      const made = this.#case(suite, "portlight.run", `rule failed ${failure.ruleId} ${failure.path ?? ""}`.trim());
      made?.error(
        attribute(`Rule ${failure.ruleId} failed inside Portlight.`),
        "rule-failed",
        this.#text(failure.error.slice(0, 200)),
      );
    }
    for (const entry of notAnalysed) {
      const made = this.#case(suite, "portlight.run", `not analysed ${entry.path}`);
      if (!made) continue;
      place(made, entry.path, entry.line);
      const text = `${reasonWords(entry)}${entry.detail === undefined ? "" : `. ${entry.detail}`}`;
      if (gate.notAnalysed > 0) made.error(attribute(text), "not-analysed");
      else made.skipped().standardOutput(this.#text(text));
    }
    if (isEmpty) {
      const made = this.#case(suite, "portlight.run", "nothing to analyse");
      made?.error(attribute(verdictSentence(this.#judgement)), "nothing-to-analyse");
    }
    if (this.#leftOut > 0) {
      const text = `${count(this.#leftOut, "case")} left out; totals: ${severityList(this.#judgement.counts.bySeverity)}.`;
      suite.testCase().className("portlight.run").name("cases left out").skipped().standardOutput(text);
    }
  }

  #finding(suite: Suite, plan: SuitePlan, entry: JudgedFinding): void {
    const { finding } = entry;
    const { path, startLine, startColumn } = finding.location;
    const made = this.#case(suite, plan.className, `${finding.ruleId} ${path}:${startLine}`);
    if (!made) return;
    place(made, path, startLine);
    const step = this.#help.get(finding.ruleId)?.fix[0];
    const lines = [
      `${path}:${startLine}:${startColumn} ${finding.severity} ${finding.ruleId}`,
      finding.message,
      ...markedFlow(finding.flow ?? [], 30).map(
        (step) => `  ${step.location.path}:${step.location.startLine} ${step.message}`,
      ),
      ...(finding.related ?? [])
        .slice(0, 20)
        .map((near) => `  see ${near.location.path}:${near.location.startLine} ${withoutStop(near.message)}`),
      ...(step === undefined ? [] : [`What to do: ${step}`]),
      `portlight explain ${finding.ruleId}`,
    ].map(terminalText);
    if (entry.gating) {
      made.failure(attribute(finding.message), finding.ruleId).stacktrace(this.#text(lines.join("\n")));
      return;
    }
    const demotion = demotionWords(finding);
    const state = entry.suppressed
      ? `Suppressed: ${terminalText(entry.suppressed.reason.slice(0, 200))}`
      : entry.baselined
        ? "In the baseline."
        : entry.inBase
          ? "In the base as well."
          : demotion === undefined
            ? "Does not fail the gate."
            : `A note: ${demotion}. Does not fail the gate.`;
    made.standardOutput(this.#text([state, ...lines].join("\n")));
  }

  /** @returns undefined when a cap is reached */
  #case(suite: Suite, className: string, name: string): TestCase | undefined {
    if (this.#cases >= MAX_CASES || this.#written > MAX_TOTAL) {
      this.#leftOut++;
      return undefined;
    }
    this.#cases++;
    const shownClass = attribute(className);
    const shown = attribute(name);
    const key = `${shownClass}\0${shown}`;
    const nth = (this.#names.get(key) ?? 0) + 1;
    this.#names.set(key, nth);
    this.#written += shownClass.length + shown.length + 100;
    return suite
      .testCase()
      .className(shownClass)
      .name(nth === 1 ? shown : `${shown}#${nth}`);
  }

  /** A text node, capped. */
  #text(text: string): string {
    const safe = inert(text);
    const cut = safe.length > MAX_TEXT ? `${safe.slice(0, MAX_TEXT).toWellFormed()}…` : safe;
    this.#written += cut.length;
    return cut;
  }
}

/**
 * Only characters that XML and a reader take; no attachment that GitLab would link; no end of a CDATA section, of which
 * the builder breaks up the first one only.
 */
function inert(text: string): string {
  return xmlText(text)
    .replace(/\[\[(?=ATTACHMENT\|)/gi, "[ [")
    .replaceAll("]]>", "]]\\u{3e}");
}

/** One line, at most 512 characters. */
function attribute(text: string): string {
  const line = inert(terminalText(text));
  return line.length > 512 ? `${line.slice(0, 511).toWellFormed()}…` : line;
}

function place(made: TestCase, path: string, line: number | undefined): void {
  made.file(attribute(path));
  // The builder has no method for `line`, which annotating consumers read beside `file`.
  if (line !== undefined) (made as unknown as { _attributes: Record<string, string> })._attributes.line = String(line);
}
