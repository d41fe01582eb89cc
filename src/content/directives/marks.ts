import type { Mark } from "./types.ts";

/** Something in a text that is no word: where it stands in the normalised text. */
export interface FoundMark {
  readonly mark: Mark;
  readonly start: number;
  readonly end: number;
}

/**
 * Words in the form that they have in a pattern: `.` stands for itself, `-` for a hyphen, an underscore or a blank. What a
 * prefilter knows them by comes from the same tables: see `MARK_WORDS`.
 */
function anyOf(words: readonly string[]): string {
  const forms = words.map((word) => word.replace(/\./g, "\\.").replace(/\//g, "[\\\\/]").replace(/-/g, "[-_ ]"));
  return `(?:${forms.join("|")})`;
}

const PATTERN = (source: string): RegExp => new RegExp(source, "g");

/** Below the home of a user. */
const HOME_FILES = (
  ".ssh .aws .gnupg .kube .docker .azure .config/gcloud .config/gh .config/solana .netrc .npmrc .pypirc .git-credentials .cursor " +
  ".claude.json .claude .codeium .vscode .bash_history .zsh_history .env .password-store .mozilla library/keychains .mcp.json"
).split(" ");
const ETC_FILES = ["passwd", "shadow", "sudoers", "ssh"];
const KEY_FILES = ["id_rsa", "id_dsa", "id_ecdsa", "id_ed25519"];
const KEY_FOLDERS = [".ssh", ".aws", ".gnupg"];
const SETTINGS = ["claude_desktop_config", "mcp_settings", "mcp_config"].map((name) => `${name}.json`);
const STORES = ["wallet.dat", "credentials.json", "service-account.json", "master.key", "login.keychain"];

/**
 * Files that hold keys, tokens or passwords, as a text for a model names them. `.env` alone is a file that every README
 * tells one to write, so it counts only with a folder or as somebody's own.
 */
const PATHS: readonly RegExp[] = [
  PATTERN(
    `(?:~|\\$home|%userprofile%|\\/home\\/[^\\s/"'\`]{1,40}|\\/root|\\/users\\/[^\\s/"'\`]{1,40})[\\\\/]${anyOf(HOME_FILES)}[^\\s"'\`,;)]{0,80}`,
  ),
  PATTERN(`\\/etc\\/${anyOf(ETC_FILES)}\\b`),
  /\/proc\/(?:self|\d{1,7})\/environ\b/g,
  PATTERN(`\\b${anyOf(KEY_FILES)}(?:\\.pub)?\\b`),
  PATTERN(`(?<![\\w/.-])${anyOf(KEY_FOLDERS)}[\\\\/][^\\s"'\`,;)]{1,80}`),
  PATTERN(`\\b${anyOf(SETTINGS)}\\b`),
  // `.mcp.json` is what a project has of its own.
  /(?<![\w.-])mcp\.json\b/g,
  PATTERN(`\\b${anyOf(STORES)}\\b`),
  // Asked for as a whole, or as the user's: nobody is told to set it up.
  /(?<=\b(?:contents? of|read|user's|user s)\s(?:the\s|user's\s|~\/\.\w{1,12}, )?)\.env(?![\w.-]*\w)/g,
  /(?<=\bcontents? of\s(?:the\s|user's\s)?)~\/\.(?:bashrc|zshrc|profile|bash_profile|zprofile)\b/g,
  /(?:\.\/|\/|\\)\.env(?:\.(?:local|production|prod))?\b/g,
];

const FETCHERS = ["curl", "wget", "iwr", "irm"];

/** Commands that destroy, open up or run what they fetch. */
const COMMAND = PATTERN(
  `\\b${anyOf(FETCHERS)}\\s[^\\n|]{0,200}\\|\\s{0,4}(?:sudo\\s+)?(?:ba|z)?sh\\b|\\b(?:curl|wget)\\s[^\\s\`'"]{0,40}\\s?https?:\\/\\/|\\brm\\s+-rf\\s|\\bchmod\\s+(?:-r\\s+)?777\\b|\\bcat\\s+(?:~|\\/etc)\\/\\S`,
);

/** Commands that run what they fetch. */
const FETCHED = PATTERN(`\\b${anyOf(FETCHERS)}\\s[^\\n|]{0,200}\\|\\s{0,4}(?:sudo\\s+)?(?:ba|z)?sh\\b`);

const DESTINATION =
  /\b(?:https?|ftp|wss?):\/\/[^\s"'`<>]{3,200}|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?![\w.])/g;
const MAY_BE_DESTINATION = /[@]|:\/\/|\d\.\d/;

/** A name in quotes or code, or with an underscore inside: what tools and parameters are called. */
const IDENTIFIER = /(["'`])[a-z][\w-]{0,63}\1|(?<![\w/.])[a-z][a-z0-9]{0,31}(?:_[a-z0-9]{1,31}){1,2}(?![\w/])/g;
const MAY_BE_IDENTIFIER = /["'`_]/;

const ROLE_TOKENS = "im_start im_end system endoftext start_header_id end_header_id eot_id".split(" ");
const TAGS = (
  "important system hidden critical secret-instructions secret-instruction hidden-instructions hidden-instruction system-prompt " +
  "system-message system-instructions system-instruction system-reminder instructions instruction assistant-instructions " +
  "assistant-instruction tool-result tool-response function-result function-results function-call function-calls"
).split(" ");
const BRACKETED =
  "inst system system-prompt system-message system-override admin hidden-instructions hidden-instruction".split(" ");
const HEADINGS =
  "system instructions instruction new-instructions new-instruction system-prompt hidden-instructions hidden-instruction".split(
    " ",
  );

/**
 * What only a prompt's own frame holds: role tokens of chat formats, tags that name the system, a forged end of a tool's
 * result. `important` as a tag is what the first published attacks used; as a heading it is ordinary.
 */
const MARKUP: readonly RegExp[] = [
  PATTERN(`<\\|?${anyOf(ROLE_TOKENS)}\\|?>`),
  PATTERN(`<\\/?${anyOf(TAGS)}(?:\\s[^<>]{0,60})?>`),
  PATTERN(`\\[\\/?${anyOf(BRACKETED)}\\]|<<\\/?sys>>`),
  PATTERN(`(?:^|\\n)\\s{0,4}(?:#{2,6}\\s{0,3})${anyOf(HEADINGS)}\\s{0,3}:`),
  /(?:^|\n|-{3,}\s{0,4})[ \t]{0,4}system\s{0,2}:\s/g,
  /"role"\s{0,4}:\s{0,4}"system"/g,
];

/** What the entries of a pattern's table are known by: the first word that tells something, and the whole where it is one. */
function firstWords(entries: readonly string[]): readonly string[] {
  return [
    ...new Set(entries.flatMap((entry) => [/\b(?!library\b)\w+/.exec(entry)?.[0] ?? "", entry.replace(/-/g, "_")])),
  ].filter((word) => /^\w+$/.test(word));
}

/** The commands that a blank follows. */
export const COMMANDS: ReadonlySet<string> = new Set([...FETCHERS, "rm", "chmod", "cat"]);

/** Words without which there is no path of secrets, no markup of a prompt and no command. */
export const MARK_WORDS: Readonly<Record<"path" | "markup" | "command" | "fetched", readonly string[]>> = {
  path: firstWords([
    ...HOME_FILES,
    ...ETC_FILES,
    ...KEY_FILES,
    ...KEY_FOLDERS,
    ...SETTINGS,
    "mcp",
    "bashrc",
    "zshrc",
    "profile",
    "bash_profile",
    "zprofile",
    ...STORES,
    "environ",
    "account",
  ]),
  markup: firstWords([...ROLE_TOKENS, ...TAGS, ...BRACKETED, ...HEADINGS, "sys"]),
  command: [...COMMANDS],
  fetched: FETCHERS,
};

/** No path, command or markup without one of these. */
const MAY_HOLD_MARK = /[~<>[\]|/\\#]|\.json|\.env|id_|\b(?:rm|chmod|wallet|master|login)\b|system/;

/** @param text normalised: NFKC, lower case, nothing invisible */
export function marksIn(text: string): readonly FoundMark[] {
  const found: FoundMark[] = [];
  const collect = (mark: Mark, pattern: RegExp): void => {
    pattern.lastIndex = 0;
    // `matchAll` would copy the pattern for every text.
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      found.push({ mark, start: match.index, end: match.index + match[0].length });
    }
  };
  if (MAY_HOLD_MARK.test(text)) {
    for (const pattern of PATHS) collect("path", pattern);
    for (const pattern of MARKUP) collect("markup", pattern);
    collect("command", COMMAND);
    collect("fetched", FETCHED);
  }
  if (MAY_BE_DESTINATION.test(text)) collect("destination", DESTINATION);
  if (MAY_BE_IDENTIFIER.test(text)) collect("identifier", IDENTIFIER);
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}
