import type { Mark } from "./types.ts";

/** Something in a text that is no word: where it stands in the normalised text. */
export interface FoundMark {
  readonly mark: Mark;
  readonly start: number;
  readonly end: number;
}

/**
 * Files that hold keys, tokens or passwords, as a text for a model names them. `.env` alone is a file that every README
 * tells one to write, so it counts only with a folder or as somebody's own.
 */
const PATHS: readonly RegExp[] = [
  /(?:~|\$home|%userprofile%|\/home\/[^\s/"'`]{1,40}|\/root|\/users\/[^\s/"'`]{1,40})[\\/](?:\.ssh|\.aws|\.gnupg|\.kube|\.docker|\.azure|\.config[\\/](?:gcloud|gh|solana)|\.netrc|\.npmrc|\.pypirc|\.git-credentials|\.cursor|\.claude(?:\.json)?|\.codeium|\.vscode|\.bash_history|\.zsh_history|\.env|\.password-store|\.mozilla|library[\\/]keychains)[^\s"'`,;)]{0,80}/g,
  /\/etc\/(?:passwd|shadow|sudoers|ssh)\b/g,
  /\/proc\/(?:self|\d{1,7})\/environ\b/g,
  /\bid_(?:rsa|dsa|ecdsa|ed25519)(?:\.pub)?\b/g,
  /(?<![\w/.-])(?:\.ssh|\.aws|\.gnupg)[\\/][^\s"'`,;)]{1,80}/g,
  /\b(?:mcp|claude_desktop_config|mcp_settings|mcp_config)\.json\b/g,
  /\b(?:wallet\.dat|credentials\.json|service[-_]account\.json|master\.key|login\.keychain)\b/g,
  /(?:\.\/|\/|\\)\.env(?:\.(?:local|production|prod))?\b/g,
];

/** Commands that destroy, open up or run what they fetch. */
const COMMAND =
  /\b(?:curl|wget|iwr|irm)\s[^\n|]{0,200}\|\s{0,4}(?:sudo\s+)?(?:ba|z)?sh\b|\b(?:curl|wget)\s[^\s`'"]{0,40}\s?https?:\/\/|\brm\s+-rf\s|\bchmod\s+(?:-r\s+)?777\b|\bcat\s+(?:~|\/etc)\/\S/g;

const DESTINATION =
  /\b(?:https?|ftp|wss?):\/\/[^\s"'`<>]{3,200}|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?![\w.])/g;

/** A name in quotes or code, or with an underscore inside: what tools and parameters are called. */
const IDENTIFIER = /(["'`])[a-z][\w-]{0,63}\1|(?<![\w/.])[a-z][a-z0-9]{0,31}(?:_[a-z0-9]{1,31}){1,2}(?![\w/])/g;

/**
 * What only a prompt's own frame holds: role tokens of chat formats, tags that name the system, a forged end of a tool's
 * result. `important` as a tag is what the first published attacks used; as a heading it is ordinary.
 */
const MARKUP: readonly RegExp[] = [
  /<\|?(?:im_start|im_end|system|endoftext|start_header_id|end_header_id|eot_id)\|?>/g,
  /<\/?(?:important|system|hidden|critical|secret[-_ ]instructions?|hidden[-_ ]instructions?|system[-_ ](?:prompt|message|instructions?|reminder)|instructions?|assistant[-_ ]instructions?|tool[-_](?:result|response)|function[-_](?:result|results|calls?))(?:\s[^<>]{0,60})?>/g,
  /\[\/?(?:inst|system|system[-_ ](?:prompt|message|override)|admin|hidden instructions?)\]|<<\/?sys>>/g,
  /(?:^|\n)\s{0,4}(?:#{2,6}\s{0,3})(?:system|instructions?|new instructions?|system prompt|hidden instructions?)\s{0,3}:/g,
  /(?:^|\n|-{3,}\s{0,4})[ \t]{0,4}system\s{0,2}:\s/g,
  /"role"\s{0,4}:\s{0,4}"system"/g,
];

/** @param text normalised: NFKC, lower case, nothing invisible */
export function marksIn(text: string): readonly FoundMark[] {
  const found: FoundMark[] = [];
  const collect = (mark: Mark, pattern: RegExp): void => {
    for (const match of text.matchAll(pattern)) {
      found.push({ mark, start: match.index, end: match.index + match[0].length });
    }
  };
  for (const pattern of PATHS) collect("path", pattern);
  for (const pattern of MARKUP) collect("markup", pattern);
  collect("command", COMMAND);
  collect("destination", DESTINATION);
  collect("identifier", IDENTIFIER);
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}
