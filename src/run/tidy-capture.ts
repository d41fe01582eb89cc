/** `portlight capture tidy`: a capture for committing, in which the same is found as before. */
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Original, originalOf, rewritten } from "../capture/rewrite.ts";
import { learnVolatile } from "../capture/tidy/learn.ts";
import { VolatilePlaces } from "../capture/tidy/learned.ts";
import { CUT_OVER, type TidyOptions, tidying } from "../capture/tidy/tidy.ts";
import type { NamedFolder } from "../capture/tidy/volatile-text.ts";
import { VERSION } from "../catalog/product.ts";
import type { Config } from "../config/types.ts";
import { addedSecrets } from "../content/added-secrets.ts";
import { UserError } from "../errors/user-error.ts";
import { judgeSessions, type SessionOptions } from "./sessions.ts";

export interface TidyRequest {
  readonly path: string;
  /** As messages and findings name it. */
  readonly shown: string;
  /** Another recording of the same test, to learn from what differs. */
  readonly compare?: string | undefined;
  readonly exactTimes: boolean;
  /** Bytes of a content beyond which a digest stands for it. */
  readonly cutOver?: number | undefined;
  readonly config: Config;
  readonly folders: readonly NamedFolder[];
  /** Folder for drafts; one of its own is made in it and goes again. */
  readonly temporary: string;
  /** Places known from earlier. */
  readonly places?: VolatilePlaces;
  readonly repeats?: number;
}

export interface Tidied {
  /** The whole text, made anew for whoever asks. */
  readonly pieces: () => Iterable<string>;
  readonly original: Original;
  /** One sentence each. */
  readonly notices: readonly string[];
}

/**
 * What is tried one after the other until nothing is lost: rules may look at times, at long contents, at anything that a text
 * holds.
 */
const ATTEMPTS: readonly {
  readonly options: Partial<TidyOptions>;
  readonly notice: string | undefined;
}[] = [
  { options: {}, notice: undefined },
  { options: { exactTimes: true }, notice: "its times stay as they were, since a finding rests on them" },
  {
    options: { exactTimes: true, cutOver: Number.POSITIVE_INFINITY },
    notice: "its times and the contents of its results stay as they were, since a finding rests on them",
  },
  {
    options: { exactTimes: true, cutOver: Number.POSITIVE_INFINITY, texts: false, places: new VolatilePlaces() },
    notice: "its times and texts stay as they were, since a finding rests on them",
  },
];

/** @throws UserError (3) when a capture cannot be read; when no form of it keeps what is found in it */
export async function tidyCapture(request: TidyRequest): Promise<Tidied> {
  const { path, shown } = request;
  const original = originalOf(path, shown, "tidied");
  const sessions: SessionOptions = {
    command: "scan",
    name: undefined,
    servers: request.config.servers,
    perspective: "both",
    secrets: await addedSecrets(request.config.secrets),
  };
  const before = findingsOf(path, shown, sessions);
  const places = request.places ?? new VolatilePlaces();
  places.addAll(original.start.derived?.volatile);
  const base: TidyOptions = {
    tool: `portlight/${VERSION}`,
    cutOver: request.cutOver ?? CUT_OVER,
    keep: before.lines,
    exactTimes: request.exactTimes,
    texts: true,
    folders: request.folders,
    places,
    ...(request.repeats === undefined ? {} : { repeats: request.repeats }),
  };
  const notices: string[] = [];
  if (request.compare !== undefined) {
    const other = originalOf(request.compare, "the other capture", "compared");
    const theirs = rewritten(other, tidying(other, { ...base, keep: new Set() }));
    if (!learnVolatile(rewritten(original, tidying(original, base)), theirs, places))
      notices.push("more differs from the other capture than is worth remembering: are they recordings of one test?");
  }
  for (const { options, notice } of ATTEMPTS) {
    const all = { ...base, ...options };
    const pieces = (): Iterable<string> => rewritten(original, tidying(original, all));
    if (!keepsFindings(pieces, request, sessions, before.facts)) continue;
    return { pieces, original, notices: notice === undefined ? notices : [...notices, notice] };
  }
  throw new UserError(`${shown} was not tidied: something else would be found in it then. Please report this.`);
}

interface Found {
  /** What is found, without places. */
  readonly facts: string;
  /** Lines that findings rest on. */
  readonly lines: ReadonlySet<number>;
}

function findingsOf(path: string, shown: string, options: SessionOptions): Found {
  const captures = [{ file: path, shown, isNamed: true }];
  const { analyses, problems } = judgeSessions({ captures, notAnalysed: [], problems: [], empty: [] }, options);
  if (problems[0] !== undefined) throw new UserError(problems[0], 3);
  const findings = analyses.flatMap((analysis) => analysis.findings);
  const facts = findings.map(({ ruleId, fingerprint, severity, confidence, occurrences }) =>
    JSON.stringify([ruleId, fingerprint, severity, confidence, occurrences]),
  );
  const places = findings.flatMap(({ location, related = [], flow = [] }) => [
    location,
    ...related.map((one) => one.location),
    ...flow.map((one) => one.location),
  ]);
  return { facts: facts.sort().join("\n"), lines: new Set(places.map(({ startLine }) => startLine)) };
}

function keepsFindings(
  pieces: () => Iterable<string>,
  { temporary, shown }: TidyRequest,
  options: SessionOptions,
  facts: string,
): boolean {
  const draft = join(mkdtempSync(join(temporary, "portlight-")), "draft.mcp.jsonl");
  try {
    const fd = openSync(draft, "wx", 0o600);
    try {
      for (const piece of pieces()) writeFileSync(fd, piece);
    } finally {
      closeSync(fd);
    }
    return findingsOf(draft, shown, options).facts === facts;
  } finally {
    rmSync(dirname(draft), { recursive: true, force: true });
  }
}
