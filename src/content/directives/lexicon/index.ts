import type { Lexicon } from "../types.ts";
import { ARABIC } from "./ar.ts";
import { CZECH } from "./cs.ts";
import { GERMAN } from "./de.ts";
import { ENGLISH } from "./en.ts";
import { SPANISH } from "./es.ts";
import { FRENCH } from "./fr.ts";
import { HINDI } from "./hi.ts";
import { INDONESIAN } from "./id.ts";
import { ITALIAN } from "./it.ts";
import { JAPANESE } from "./ja.ts";
import { KOREAN } from "./ko.ts";
import { DUTCH } from "./nl.ts";
import { POLISH } from "./pl.ts";
import { PORTUGUESE } from "./pt.ts";
import { RUSSIAN } from "./ru.ts";
import { SWEDISH } from "./sv.ts";
import { TURKISH } from "./tr.ts";
import { UKRAINIAN } from "./uk.ts";
import { VIETNAMESE } from "./vi.ts";
import { CHINESE } from "./zh.ts";

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
  HINDI,
  ARABIC,
  VIETNAMESE,
  INDONESIAN,
  SWEDISH,
  CZECH,
  UKRAINIAN,
];
