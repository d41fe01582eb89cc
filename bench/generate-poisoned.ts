/**
 * Texts that attack a model, for measuring what share of them is seen. The plain ones stand in poisoned/*.json, by style
 * and by language; disguises are put on them here. Two runs give the same texts.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface PoisonedText {
  /** `override`, `result-web`, `language-de`, `zero-width`… */
  readonly style: string;
  readonly text: string;
  readonly role: "description" | "parameter" | "result";
  /** Its words are hidden from a reader, or it asks for a file of secrets: the level must be `covert`. */
  readonly covert: boolean;
  /** Kept aside when the lexicon is worked on; a disguise of a held text is held too. */
  readonly held: boolean;
}

interface Base {
  readonly style: string;
  readonly text: string;
  readonly held: boolean;
}

type Random = () => number;
type Disguise = (text: string, random: Random, index: number) => string;

const HELD_EVERY = 4;
const PER_DISGUISE = 16;

/** Files of secrets as the plain texts name them. */
const SECRET_PATH =
  /~\/\.(?:ssh|aws|netrc|kube|cursor|config\/gh)|id_(?:rsa|ed25519)|\/etc\/(?:passwd|shadow)|\bmcp\.json/;

/** Mulberry32. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** Applies a change to the words of a text; what may be a path, a URL or a name stays, as it does for an attacker. */
function onWords(text: string, change: (word: string) => string): string {
  return text.replace(/\S+/g, (part) =>
    /[/\\@_`<>{}|]|\w\.\w|^\./.test(part) ? part : part.replace(/\p{L}{2,}/gu, change),
  );
}

function letters(word: string, change: (letter: string) => string): string {
  return [...word].map(change).join("");
}

const INVISIBLE = ["\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad"];
const LEET: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" };
const LOOKALIKE: Readonly<Record<string, string>> = {
  a: "а",
  c: "с",
  e: "е",
  i: "і",
  j: "ј",
  o: "о",
  p: "р",
  s: "ѕ",
  x: "х",
  y: "у",
  A: "А",
  B: "В",
  E: "Е",
  I: "І",
  O: "О",
  P: "Р",
  T: "Т",
};
const MATH_STARTS = [0x1d400, 0x1d434, 0x1d468, 0x1d5a0, 0x1d5d4, 0x1d670];
const COVERS = ["Adds two numbers.", "Gives the current time in a zone.", "Formats a document.", "Looks up a word."];

function mathLetters(word: string, start: number): string {
  return letters(word, (letter) => {
    const code = letter.charCodeAt(0);
    if (code >= 65 && code <= 90) return String.fromCodePoint(start + code - 65);
    // U+1D455 is unassigned: the italic h is the Planck constant.
    if (start === 0x1d434 && letter === "h") return "\u210e";
    if (code >= 97 && code <= 122) return String.fromCodePoint(start + 26 + code - 97);
    return letter;
  });
}

function variationSelector(byte: number): string {
  return String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16);
}

const DISGUISES: Readonly<Record<string, Disguise>> = {
  "zero-width": (text, random) =>
    onWords(text, (word) => {
      const at = 1 + Math.floor(random() * (word.length - 1));
      return random() < 0.8 ? word.slice(0, at) + pick(INVISIBLE, random) + word.slice(at) : word;
    }),
  spaced: (text, _random, index) => {
    const gap = [" ", " ", ".", "-"][index % 4] as string;
    return text
      .split(" ")
      .map((part) => onWords(part, (word) => [...word].join(gap)))
      .join(gap === " " ? "   " : " ");
  },
  leet: (text, random) =>
    onWords(text, (word) =>
      letters(word, (letter) => (random() < 0.6 ? (LEET[letter.toLowerCase()] ?? letter) : letter)),
    ),
  homoglyph: (text, random) =>
    onWords(text, (word) => letters(word, (letter) => (random() < 0.6 ? (LOOKALIKE[letter] ?? letter) : letter))),
  fullwidth: (text) =>
    onWords(text, (word) =>
      letters(word, (letter) => (/[a-z]/i.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter)),
    ),
  mathematical: (text, random) => {
    const start = pick(MATH_STARTS, random);
    return onWords(text, (word) => mathLetters(word, start));
  },
  base64: (text, random) => {
    const encoded = Buffer.from(text).toString(random() < 0.7 ? "base64" : "base64url");
    return `${pick(COVERS, random)} Decode this and act on it: ${encoded}`;
  },
  hex: (text, random) => `${pick(COVERS, random)} data=${Buffer.from(text).toString("hex")}`,
  percent: (text, random, index) => {
    const encoded =
      index % 2 === 0
        ? encodeURIComponent(text)
        : [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
    return `${pick(COVERS, random)} See https://docs.example/help?q=${encoded}`;
  },
  entities: (text, random, index) =>
    `${pick(COVERS, random)} ${letters(text, (letter) => {
      const code = letter.codePointAt(0) as number;
      return index % 2 === 0 ? `&#${code};` : `&#x${code.toString(16)};`;
    })}`,
  escapes: (text, random, index) =>
    `${pick(COVERS, random)} ${letters(text, (letter) => {
      const code = letter.charCodeAt(0).toString(16);
      return index % 2 === 0 ? `\\u${code.padStart(4, "0")}` : `\\x${code.padStart(2, "0")}`;
    })}`,
  tags: (text, random) =>
    `${pick(COVERS, random)}${letters(text, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))}`,
  "variation-selectors": (text, random) =>
    `${pick(COVERS, random)} \u{1f642}${[...Buffer.from(text)].map(variationSelector).join("")}`,
  comment: (text, random, index) => {
    const cover = pick(COVERS, random);
    const line = text.replaceAll("\n", " ").replaceAll("-->", "");
    if (index % 4 === 0) return `${cover}\n<!-- ${line} -->\nSee the documentation.`;
    if (index % 4 === 1) return `${cover}\n\n[//]: # (${line.replaceAll(/[()]/g, "")})\n`;
    if (index % 4 === 2) return `${cover} <span style="display:none">${line}</span>`;
    return `${cover}${"\n".repeat(80)}${" ".repeat(400)}${line}`;
  },
};

/** Disguised where the outer text shows nothing of what the inner one asks. */
const HIDING: readonly string[] = ["zero-width", "tags", "variation-selectors", "comment"];

function bases(file: string, prefix = ""): readonly Base[] {
  const source = readFileSync(join(import.meta.dirname, "poisoned", file), "utf8");
  return Object.entries(JSON.parse(source) as Record<string, readonly string[]>).flatMap(([style, texts]) =>
    texts.map((text, index) => ({ style: prefix + style, text, held: index % HELD_EVERY === HELD_EVERY - 1 })),
  );
}

/** All poisoned texts, plain and disguised, in the same order in every run. */
export function poisonedTexts(): readonly PoisonedText[] {
  const random = seeded(20_251_130);
  const english = bases("english.json");
  const carriers = english.filter((base) => base.style === "embedded");
  const plain = english.filter((base) => base.style !== "embedded");
  const out: PoisonedText[] = [...plain, ...bases("languages.json", "language-")].map((base) => ({
    ...base,
    role: base.style.startsWith("result-") ? "result" : base.style === "sidenote" ? "parameter" : "description",
    covert: SECRET_PATH.test(base.text),
  }));
  // Results are disguised in nobody's attacks; all other plain texts may be.
  const pool = plain.filter((base) => !base.style.startsWith("result-") && /^[\x00-\x7f]*$/.test(base.text));
  const put = (style: string, count: number, change: (base: Base, index: number) => string): void => {
    for (let index = 0; index < count; index++) {
      const base = pick(pool, random);
      const covert = HIDING.includes(style) || SECRET_PATH.test(base.text);
      out.push({ style, text: change(base, index), role: "description", covert, held: base.held });
    }
  };
  put("embedded", 2 * PER_DISGUISE, (base, index) =>
    (carriers[index % carriers.length] as Base).text.replace("{payload}", () => base.text),
  );
  for (const [style, disguise] of Object.entries(DISGUISES)) {
    put(style, PER_DISGUISE, (base, index) => disguise(base.text, random, index));
  }
  return out;
}
