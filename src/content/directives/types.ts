/** What a directive text is made of: words of classes, signals that classes form, hits that signals form. */

/**
 * One way of steering a model. Each is judged for itself; several that do not rest on the same words make a poisoning.
 * `override`: sets aside earlier instructions or the role. `conceal`: keeps something from the user. `solicit-secret`,
 * `solicit-file`: asks for credentials, the conversation, a sensitive file. `exfiltrate`: sends what was asked for to some
 * place, or has it carried out in a parameter. `call-tool`: makes the use of tools conditional on another one. `redirect`: changes
 * what another tool is given. `coerce`: threatens with a failure. `authority`: tags and tokens that pretend to be the
 * system's own, and words addressed to a model where data is expected. `unasked`: has it act without asking the user. `execute`:
 * a command that destroys or fetches code. `encoded`, `hidden`: the text was encoded or invisible.
 */
export type Signal =
  | "override"
  | "conceal"
  | "solicit-secret"
  | "solicit-file"
  | "exfiltrate"
  | "call-tool"
  | "redirect"
  | "coerce"
  | "authority"
  | "unasked"
  | "execute"
  | "encoded"
  | "hidden";

export interface SignalHit {
  readonly signal: Signal;
  /** UTF-16 offsets into the original text, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/**
 * `note`: one signal, as many honest texts have. `poisoning`: independent signals close together. `covert`: such
 * a text that is hidden from a reader, or that asks for a file of secrets.
 */
export type DirectiveLevel = "note" | "poisoning" | "covert";

export interface DirectiveHit {
  readonly level: DirectiveLevel;
  readonly signals: readonly SignalHit[];
  readonly start: number;
  readonly end: number;
}

/** What the words of a language are to a signal. The same classes serve all languages. */
export const WORD_CLASSES = [
  /** ignore, disregard, forget */
  "ignore",
  /** do not follow, stop obeying */
  "disobey",
  /** previous, your, system: not "any", which may be somebody else's */
  "earlier",
  /** previous, above, all, your, system */
  "prior",
  /** instructions, guidelines, system prompt */
  "instruction",
  /** "everything you were told", "what you know" */
  "told",
  /** "from now on", "you are now": whole phrases that change the role */
  "role-change",
  /** do not, never, avoid */
  "negation",
  /** without */
  "without",
  /** must not, should never, does not need to */
  "forbid",
  /** tell, mention, inform, reveal */
  "tell",
  /** show, display: what an interface does with data */
  "show",
  /** know, notice, see */
  "know",
  /** the user, the human, anyone */
  "user",
  /** this, it, about it */
  "this",
  /** hide, conceal, keep secret */
  "hide",
  /** from the user */
  "from-user",
  /** secretly, covertly: whole phrases */
  "secretly",
  /** read, retrieve, collect, include */
  "obtain",
  /** api key, password, credentials */
  "secret",
  /** conversation history, system prompt */
  "conversation",
  /** the contents, the output, it, them: what is carried on */
  "cargo",
  /** send, forward, upload */
  "send",
  /** pass, put, append */
  "put",
  /** parameter, argument, field */
  "parameter",
  /** before, first, whenever, always */
  "condition",
  /** call, use, invoke */
  "call",
  /** tool, tools, function */
  "tool",
  /** any, other, all */
  "other",
  /** change, replace, redirect */
  "change",
  /** recipient, address, destination */
  "recipient",
  /** otherwise, or else, will be deleted */
  "threat",
  /** will fail, shut down */
  "failure",
  /** "system override", "message from the developers": whole phrases that claim a rank */
  "authority",
  /** as, in, into, via: before the parameter that carries something */
  "as",
  /** revoked, suspended, no longer apply: what is said of rules to end them */
  "voided",
  /** the user's request, the task: what an agent was asked */
  "request",
  /** mention, discuss, bring up: only ever about what somebody should not hear */
  "mention",
  /** say nothing, without comment: whole phrases */
  "quiet",
  /** silently: honest of what fails, not of what one is to send */
  "quietly",
  /** "all passwords", "the user's private key", "the whole conversation": more than a call can need */
  "hoard",
  /** your: what a text for people says of its reader's own key */
  "yours",
  /** asking, permission, confirmation */
  "consent",
  /** skip, omit: before a confirmation */
  "skip",
  /** note to, instructions for, if you are an */
  "toward",
  /** assistant, language model, agent */
  "reader",
  /** whole phrases that threaten a person or the model */
  "harm",
  /** instead, in its place, even if the user */
  "instead",
  /** "your system prompt", "the value of OPENAI_API_KEY": what no parameter has a use for */
  "innermost",
  /** "create a pull request", "as a comment": whole phrases for where others can read it */
  "publish",
  /** "call this tool again": what an error makes of a demand */
  "retry",
  /** "of this server instead": a server that puts itself in the place of others */
  "ours",
  /** "the other servers": whose tools are set aside */
  "foreign",
  /** "first run": what is to be done before anything works */
  "setup",
  /** must be, has to be */
  "must",
  /** asks to, wants to: what the user does when a rule is to apply */
  "asks",
  /** delete, pay: what cannot be taken back */
  "destroy",
  /** cannot, may not, will not: no order, but it turns a sense around */
  "cannot",
] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/**
 * What is no word of a language: `command`, a shell command that destroys or fetches; `fetched`, one that runs what it fetches; `path`, a file that holds secrets; `destination`, a URL, an address of mail or an IP
 * address; `identifier`, a quoted name or one with an underscore; `markup`, a tag or token that pretends to be the system's.
 */
export type Mark = "command" | "fetched" | "path" | "destination" | "identifier" | "markup";

export type Part = WordClass | Mark;

/**
 * The words of one language. An entry may be several words; `*` at the end of a word stands for any ending. Written as
 * normalised text is: lower case, NFKC.
 */
export interface Lexicon {
  /** BCP 47. */
  readonly language: string;
  /** Verbs may follow their objects, so that the order of the parts of a signal means nothing. */
  readonly freeOrder?: boolean;
  /** Written without spaces: entries are looked for anywhere, not as words. */
  readonly unspaced?: boolean;
  /** Not written in Latin letters, so that no phrase of it stands in plain ASCII. */
  readonly ownScript?: boolean;
  /** The phrases by class, in the form that `wordsOf` reads. */
  readonly text: string;
}
