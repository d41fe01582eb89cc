/** Texts that speak of attacks, and so hold some: documents about security, red team reports, the texts of detectors. */

const ABOUT_ATTACKS =
  /attack|injection|injecting|jailbreak|malicious|adversar|exploit|vulnerab|phishing|red[- ]?team|trojan|smuggl|poisoning|social engineering|ataque|inyecci[oó]n|maliciosa?|attaque|malveillant|angriff|angreifer|b[oö]sartig|attacco|attaccante|iniezione|malevol|inje[cç][aã]o|aanval|kwaadaardig|атак|инъекц|вредонос|atak|wstrzykni|złośliw|saldır|kötü niyetli|攻击|攻擊|注入|恶意|惡意|攻撃|インジェクション|悪意|공격|인젝션|악성/iu;

/** How far before and behind a passage its subject may be named. */
const BEFORE = 800;
const BEHIND = 300;
const QUOTES = "\"'`“”‘’«»„「」『』";

/** True when the text around a passage, or the passage, speaks of attacks. */
export function speaksOfAttacks(text: string, start: number, end: number): boolean {
  return ABOUT_ATTACKS.test(text.slice(Math.max(0, start - BEFORE), Math.min(text.length, end + BEHIND)));
}

/** True when a passage begins in quotes or as code. */
export function isQuoted(text: string, start: number): boolean {
  for (let i = start - 1; i >= 0 && i >= start - 4; i--) if (QUOTES.includes(text[i] as string)) return true;
  return false;
}
