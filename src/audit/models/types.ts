/**
 * Shape of src/audit/models/*.yml: what libraries do, as data. Names are canonical (see `Project` in ../types.ts); a name
 * may end in `*`, which stands for any rest (`module.*` without methods of what a call gives back), and `*#method` for a method of whatever is not known better.
 */
import type { Effect } from "../types.ts";

/** What a value can be dangerous for. */
export type SinkKind =
  | "SHELL"
  | "CODE"
  | "PATH_READ"
  | "PATH_WRITE"
  | "PATH_DELETE"
  | "ARGV"
  | "EXECPATH"
  | "URL"
  | "SQL"
  | "NOSQL"
  | "TEMPLATE"
  | "DESERIALIZE"
  | "XML"
  | "HTML"
  | "MODULE"
  | "REGEX"
  | "MEMBER";

/** An argument: position, keyword, or the object that the method is called on. */
export type ArgumentRef = number | string;

export interface SinkModel {
  readonly kind: SinkKind;
  /** The first of these that the call gives; `receiver` is the object of the method. */
  readonly arg: ArgumentRef | readonly ArgumentRef[];
  /** Kind by the text of another argument: `open(path, "w")` writes. */
  readonly mode?: { readonly arg: readonly ArgumentRef[]; readonly containing: string; readonly kind: SinkKind };
  /** Only when this argument is a text: `setTimeout("code")`. */
  readonly onlyText?: boolean;
  /** Property of the argument that counts: `axios({ url })`. Without it the argument has to be no object. */
  readonly property?: string;
  /** Every positional argument from `arg` on, as the words of a command line. */
  readonly words?: boolean;
  /** Only when the text begins as a statement of this language does: the receiver is known by its method's name alone. */
  readonly statement?: "sql" | "cypher" | "html";
  /** Only when another argument, as it is written, matches; `unless`: only when none does. */
  readonly when?: WrittenArgument;
  readonly unless?: WrittenArgument;
}

/** An argument by position, keyword or, of an object of options, by key; and a pattern of what is written there. */
export interface WrittenArgument {
  readonly arg: readonly ArgumentRef[];
  readonly text: string;
}

/** A call that starts a program. */
export interface ProcessModel {
  readonly command: ArgumentRef;
  /** Array of arguments; absent when the command is the whole argument list. */
  readonly argv?: ArgumentRef;
  /** Option or keyword that puts a shell between; `always` when there is one anyway, `never` when there cannot be. */
  readonly shell: "option" | "keyword" | "always" | "never";
  /** Arguments after the command are the argument list themselves: `create_subprocess_exec("git", x)`. */
  readonly variadic?: boolean;
}

/** What a call gives back, seen from its arguments. */
export type ResultModel =
  /** Nothing of the arguments: a file's content, a number, a response. */
  | "untainted"
  /** The argument, perhaps in another spelling that names the same thing. */
  | "same"
  /** A path without `.` and `..` segments; `absolute` one that also starts at the root. */
  | "normal"
  | "absolute"
  | "join"
  /** Joined so that an absolute later part replaces what is before it. */
  | "joinReplacing"
  | "resolve"
  | "basename"
  | "dirname"
  | "part"
  | "decode"
  | "relative"
  | "commonpath"
  /** `new URL(reference, base)`, `urljoin(base, reference)`: a reference may replace the whole base. */
  | "url"
  | "mix";

/** A test of a value, or a call that throws unless the value passes. */
export interface GuardModel {
  readonly arg: ArgumentRef;
  readonly clears: readonly SinkKind[] | "all" | "paths";
  /** `true`: the call's result is true for good values; `false`: true for bad ones; `throws`: returns for good values only. */
  readonly when: "true" | "false" | "throws";
  /** It looks at the host of a URL, which has to be cut out before. */
  readonly isHost?: true;
}

export interface CalleeModel {
  readonly names: readonly string[];
  readonly sinks?: readonly SinkModel[];
  readonly process?: ProcessModel;
  readonly effects?: readonly Effect[];
  readonly result?: ResultModel;
  /** Argument that the result comes from; 0 when absent. */
  readonly from?: ArgumentRef;
  /** What the result is no longer dangerous for. */
  readonly clears?: readonly SinkKind[] | "all" | "paths";
  /** Class that the result is an instance of. */
  readonly type?: string;
  readonly guard?: GuardModel;
  /** Callback that gets this call's result, as its argument number `callbackAt`. */
  readonly exits?: boolean;
}

export interface LibraryModel {
  readonly language: "javascript" | "python";
  readonly callees: readonly CalleeModel[];
}
