import type { Lexicon } from "../types.ts";
import { CHINESE, JAPANESE, KOREAN } from "./east-asian.ts";
import { ENGLISH } from "./english.ts";
import { DUTCH, GERMAN } from "./germanic.ts";
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from "./romance.ts";
import { POLISH, RUSSIAN } from "./slavic.ts";
import { TURKISH } from "./turkish.ts";

/** All languages that directives are read in. To add one, add its words; the signals are the same. */
export const LEXICONS: readonly Lexicon[] = [
  ENGLISH,
  SPANISH,
  FRENCH,
  ITALIAN,
  PORTUGUESE,
  GERMAN,
  DUTCH,
  RUSSIAN,
  POLISH,
  CHINESE,
  JAPANESE,
  KOREAN,
  TURKISH,
];
