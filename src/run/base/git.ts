/**
 * Reads commits with the machine's git, and lets nothing of the repository run: no hook, file monitor, filter, helper or
 * network. Only commands that copy objects are used; none of them touches the work tree.
 */
import { execFileSync, spawn } from "node:child_process";
import { accessSync, constants, realpathSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { UserError } from "../../errors/user-error.ts";
import { isInside } from "../../files/read.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** A commit, branch or tag as a user names it; no option, no range, no search (gitrevisions(7)). */
const REVISION = /^(?!.*(?:\.\.|@\{|\/\/))[A-Za-z0-9_][A-Za-z0-9_./+@-]{0,254}(?:[~^][0-9]{0,6}){0,4}$/;

const OBJECT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** Settings of the repository that make git start something, fetch something, or believe another file. */
const SETTINGS: readonly string[] = [
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "core.attributesFile=/dev/null",
  "core.pager=cat",
  "core.alternateRefsCommand=",
  "protocol.allow=never",
  "gc.auto=0",
  "maintenance.auto=false",
];

/** Bytes of one answer of a short command, and of a listing of a whole tree. */
const MAX_ANSWER = 64 * 1024;
const MAX_LISTING = 256 * 1024 * 1024;

/** In ms; a last stop, reading objects takes fractions of it. */
const TIME_LIMIT = 120_000;

/** A regular file of a commit. */
export interface TreeFile {
  /** POSIX. */
  readonly path: string;
  readonly object: string;
  readonly bytes: number;
  readonly isExecutable: boolean;
}

export class GitReader {
  readonly #git: string;
  readonly #root: string;
  readonly #environment: Environment;

  /**
   * @param root absolute real path of the folder that holds `.git`
   * @throws UserError when no git is installed
   */
  constructor(root: string, environment: Environment) {
    this.#git = gitBinary(root, environment);
    this.#root = root;
    this.#environment = environment;
  }

  /**
   * The commit that head and the named revision have grown from.
   * @throws UserError when the revision is malformed, unknown, or shares no history that is here
   */
  mergeBase(revision: string): string {
    if (!REVISION.test(revision))
      throw new UserError("--base is neither a folder nor the name of a commit, branch or tag.");
    const commit = this.#answer(["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
    if (commit === undefined || !OBJECT_ID.test(commit)) {
      throw new UserError(
        `--base ${revision} is no commit that is here: fetch it first (in a workflow: fetch-depth: 0 of the checkout).`,
        3,
      );
    }
    const base = this.#answer(["merge-base", "HEAD", commit]);
    if (base === undefined || !OBJECT_ID.test(base.split("\n", 1)[0] ?? "")) {
      throw new UserError(
        `HEAD and ${revision} have no commit in common here: fetch more history (in a workflow: fetch-depth: 0 of the checkout).`,
        3,
      );
    }
    return base.split("\n", 1)[0] as string;
  }

  /** The regular files of a commit, in git's order; links and submodules are left out. */
  files(commit: string): TreeFile[] {
    const listing = this.#run(["ls-tree", "-r", "-z", "-l", "--full-tree", commit], MAX_LISTING);
    return listing.split("\0").flatMap((line): TreeFile[] => {
      const [, mode, object, bytes, path] = /^(\d{6}) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec(line) ?? [];
      if (path === undefined || object === undefined || (mode !== "100644" && mode !== "100755")) return [];
      return [{ path, object, bytes: Number(bytes), isExecutable: mode === "100755" }];
    });
  }

  /**
   * Content of files, one after the other in their order.
   * @param take is given each file with its bytes
   */
  async read(files: readonly TreeFile[], take: (file: TreeFile, bytes: Buffer) => void): Promise<void> {
    if (files.length === 0) return;
    const child = spawn(this.#git, this.#arguments(["cat-file", "--batch", "--buffer"]), {
      cwd: this.#root,
      env: this.#childEnvironment(),
      stdio: ["pipe", "pipe", "ignore"],
      timeout: TIME_LIMIT,
    });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    child.stdin.on("error", () => {});
    child.stdin.end(files.map(({ object }) => `${object}\n`).join(""));
    const reader = new BatchReader(files, take);
    for await (const chunk of child.stdout) reader.push(chunk as Buffer);
    const status = await ended;
    if (status !== 0 || reader.missing > 0) {
      throw new UserError(
        "git could not read the base: objects are missing here (a partial clone?); fetch them first.",
        3,
      );
    }
  }

  #answer(args: readonly string[]): string | undefined {
    try {
      return this.#run(args, MAX_ANSWER).trim();
    } catch (error) {
      // A revision that is unknown, histories that share nothing: git says so by its status.
      if (typeof (error as { status?: unknown }).status === "number") return undefined;
      throw error;
    }
  }

  #run(args: readonly string[], maxBuffer: number): string {
    return execFileSync(this.#git, this.#arguments(args), {
      cwd: this.#root,
      env: this.#childEnvironment(),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer,
      timeout: TIME_LIMIT,
    });
  }

  #arguments(args: readonly string[]): string[] {
    // The folder is named, so that no bare repository below it is taken for one; its owner may be another user (a container).
    const settings = [...SETTINGS, `safe.directory=${this.#root}`].flatMap((setting) => ["-c", setting]);
    return ["--no-replace-objects", ...settings, `--git-dir=${join(this.#root, ".git")}`, ...args];
  }

  #childEnvironment(): NodeJS.ProcessEnv {
    const { PATH, HOME, SYSTEMROOT } = this.#environment;
    return {
      PATH,
      HOME,
      ...(SYSTEMROOT === undefined ? {} : { SYSTEMROOT }),
      LC_ALL: "C",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_ATTR_NOSYSTEM: "1",
      GIT_NO_LAZY_FETCH: "1",
      GIT_OPTIONAL_LOCKS: "0",
      GIT_TERMINAL_PROMPT: "0",
      GIT_PAGER: "cat",
    };
  }
}

/** The header and content of each object, as `git cat-file --batch` gives them. */
class BatchReader {
  missing = 0;
  readonly #files: readonly TreeFile[];
  readonly #take: (file: TreeFile, bytes: Buffer) => void;
  #next = 0;
  #pending: Buffer[] = [];
  #length = 0;
  /** Bytes of the object that is being read with the line break behind it; undefined while its header is. */
  #wanted: number | undefined;

  constructor(files: readonly TreeFile[], take: (file: TreeFile, bytes: Buffer) => void) {
    this.#files = files;
    this.#take = take;
  }

  push(chunk: Buffer): void {
    this.#pending.push(chunk);
    this.#length += chunk.length;
    if (this.#wanted !== undefined && this.#length < this.#wanted) return;
    let rest = this.#pending.length === 1 ? chunk : Buffer.concat(this.#pending, this.#length);
    for (;;) {
      if (this.#wanted === undefined) {
        const end = rest.indexOf(0x0a);
        if (end < 0) break;
        const header = rest.toString("latin1", 0, end);
        rest = rest.subarray(end + 1);
        const bytes = /^[0-9a-f]+ blob (\d+)$/.exec(header)?.[1];
        if (bytes === undefined) {
          this.missing += 1;
          this.#next += 1;
        } else this.#wanted = Number(bytes) + 1;
      } else {
        if (rest.length < this.#wanted) break;
        const file = this.#files[this.#next++];
        if (file !== undefined) this.#take(file, rest.subarray(0, this.#wanted - 1));
        rest = rest.subarray(this.#wanted);
        this.#wanted = undefined;
      }
    }
    this.#pending = rest.length === 0 ? [] : [rest];
    this.#length = rest.length;
  }
}

/** The git of the PATH, by its real place; never one that the project brings along. */
function gitBinary(root: string, environment: Environment): string {
  const names = process.platform === "win32" ? ["git.exe"] : ["git"];
  for (const folder of (environment.PATH ?? "").split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    for (const name of names) {
      try {
        const real = realpathSync(join(folder, name));
        accessSync(real, constants.X_OK);
        if (!isInside(root, real)) return real;
      } catch {
        // Not in this folder.
      }
    }
  }
  throw new UserError("--base needs git, and none is on the PATH: install it, or name a folder that holds the base.");
}
