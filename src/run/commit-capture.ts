/** `record --commit`: a fresh recording takes the place of the committed one, and the difference is shown. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { readCapture } from "../capture/reader.ts";
import { changesBetween } from "../capture/tidy/changes.ts";
import { learnVolatile } from "../capture/tidy/learn.ts";
import { VolatilePlaces } from "../capture/tidy/learned.ts";
import { verifyCapture } from "../capture/verify.ts";
import { loadConfig } from "../config/load.ts";
import { shownPath } from "../content/input-text.ts";
import { UserError } from "../errors/user-error.ts";
import { isInside } from "../files/read.ts";
import { machineFolders } from "./machine-folders.ts";
import { writeFileOutput } from "./outputs.ts";
import { findRoot, relativeTo } from "./root.ts";
import { tidyCapture } from "./tidy-capture.ts";

const LISTED = 20;
/** A committed capture beyond this is replaced without a list of what changed. */
const MAX_COMPARED = 64 * 1024 * 1024;

export interface CommitRequest {
  /** Absolute real path. */
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Folder that holds the fresh recording and nothing else. */
  readonly fresh: string;
  /** Folder of the project's captures, absolute. */
  readonly directory: string;
  /** Recordings of the same test that volatile values are learned from. */
  readonly repeat: number;
}

/**
 * A recording that is not whole, or in which nobody said anything, replaces nothing.
 * @returns sentences about what was done
 * @throws UserError
 */
export async function commitCapture(request: CommitRequest): Promise<readonly string[]> {
  const { cwd, fresh, directory, environment, repeat } = request;
  const name = readdirSync(fresh).find((one) => one.endsWith(".mcp.jsonl"));
  if (name === undefined) return ["nothing was recorded, so nothing is committed."];
  const path = join(fresh, basename(name));
  const target = join(directory, name);
  const root = findRoot(cwd);
  const shown = shownPath(isInside(root, target) ? relativeTo(cwd, target) : target);
  const { summary } = verifyCapture(path, { label: "the recording" });
  if (summary.state !== "self-consistent") return [`the recording is ${summary.state}: ${shown} stays as it was.`];
  if (summary.frames.c2s + summary.frames.s2c === 0)
    return [`the recording holds no message: ${shown} stays as it was.`];

  const config = await loadConfig({ root, start: cwd });
  const committed = committedAt(target);
  const places = new VolatilePlaces(committed?.volatile);
  const known = committed?.repeats ?? 0;
  const learns = committed !== undefined && known < repeat;
  const repeats = repeat > 1 || known > 0 ? { repeats: Math.max(known, Math.min(known + 1, repeat)) } : {};
  const tidy = () =>
    tidyCapture({
      path,
      shown: name,
      exactTimes: false,
      config,
      folders: machineFolders(root, environment),
      temporary: tmpdir(),
      places,
      ...repeats,
    });
  let tidied = await tidy();
  const said = tidied.notices.map((notice) => `${shown}: ${notice}.`);
  if (learns && repeat > 1) {
    const before = places.size;
    if (!learnVolatile(committed.lines, tidied.pieces(), places)) said.push("more differs than is worth remembering.");
    const learned = places.size - before;
    if (learned > 0) {
      const what = learned === 1 ? "1 value differs" : `${learned} values differ`;
      said.push(`${shown}: ${what} from one recording to the next and will not count.`);
    }
    tidied = await tidy();
  }
  if (!committed) {
    writeFileOutput(root, cwd, target, tidied.pieces());
    return [...said, `${shown} is new: commit it.`];
  }
  // While it learns, another value is volatile and no change; calls that are new or gone are told all the same.
  const kinds = learns && repeat > 1 ? (["added", "removed"] as const) : (["added", "removed", "changed"] as const);
  const { list, total, records } = changesBetween(committed.lines, tidied.pieces(), { limit: LISTED, kinds });
  if (total === 0 && !learns) return [...said, `${shown} is as it was.`];
  writeFileOutput(root, cwd, target, tidied.pieces());
  if (total === 0) return said;
  const signs = { added: "+", removed: "-", changed: "~" } as const;
  said.push(`${shown}: ${total} of ${records} records changed.`);
  said.push(...list.map(({ kind, call, what }) => `  ${signs[kind]} ${call}${what === undefined ? "" : `: ${what}`}`));
  if (total > list.length) said.push(`  and ${total - list.length} more`);
  return said;
}

interface Committed {
  readonly lines: readonly string[];
  readonly volatile: unknown;
  readonly repeats: number | undefined;
}

/** The committed capture, where there is one that can be compared. @throws UserError when something else is in its place */
function committedAt(path: string): Committed | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return undefined;
  const { summary } = verifyCapture(path, { label: shownPath(path) });
  if (summary.format !== "portlight" || summary.damagedCount > 0) {
    throw new UserError(`${shownPath(path)} is no capture of portlight's recorder: remove it, and record again.`);
  }
  const reader = readCapture(path);
  const { derived } = reader.start;
  reader.close();
  // A torn line is none that can be compared.
  const text = stats.size <= MAX_COMPARED ? readFileSync(path, "utf8") : "";
  return {
    lines: [text.slice(0, text.lastIndexOf("\n") + 1)],
    volatile: derived?.volatile,
    repeats: Number.isSafeInteger(derived?.repeats) ? derived?.repeats : undefined,
  };
}
