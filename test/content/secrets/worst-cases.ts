/** For every pattern the text that costs it most: its start again and again, all but its end, its own value. */
import { NAME_CUES } from "../../../src/content/secrets/assignment.ts";
import { PACK_SHAPES } from "../../../src/content/secrets/packs.ts";
import { SHAPES } from "../../../src/content/secrets/shapes/index.ts";
import { NAMED_KINDS, named } from "./generate-named.ts";
import { PERSONAL_KINDS, personal } from "./generate-personal.ts";
import { TOKEN_KINDS, token } from "./generate-tokens.ts";
import { Random } from "./random.ts";

/** Texts by what they are made of; each unit is repeated. */
export function worstUnits(): ReadonlyMap<string, string> {
  const random = new Random(7);
  const units = new Map<string, string>();
  const add = (name: string, unit: string): void => void units.set(name, unit);
  for (const { kind, starts } of SHAPES) {
    for (const start of [...starts.slice(0, 2), ...starts.slice(-1)]) {
      add(`${kind}: ${start}, starts`, start);
      add(`${kind}: ${start}, starts apart`, `${start} `);
      add(`${kind}: ${start}, with a tail`, ` ${start}a1B`);
      add(`${kind}: ${start}, with a long tail`, ` ${start}${random.draw("abcdef0123456789", 400)}`);
    }
  }
  for (const kind of TOKEN_KINDS) {
    const { value, text } = token(kind, random);
    add(`${kind}: whole`, `${text} `);
    add(`${kind}: all but the end`, `${text.slice(0, -1)}! `);
    add(`${kind}: of little entropy`, `${value.slice(0, 8)}${"ab".repeat(value.length / 2)} `);
  }
  for (const kind of NAMED_KINDS) {
    const { text } = named(kind, random);
    add(`${kind}: whole`, text);
    add(`${kind}: without its end`, text.trimEnd().slice(0, -3));
  }
  for (const cue of NAME_CUES) {
    for (const end of ["", "=", ":", ' = "', ': "a', '="aaaaaaaa" ', "=a1b2c3d4e5f6g7h8 ", "\\\\n"])
      add(`name ${cue}${end}`, cue + end);
  }
  for (const kind of PERSONAL_KINDS) {
    const { text, value } = personal(kind, random);
    add(`${kind}: whole`, `${text} `);
    add(`${kind}: wrong`, `${value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))}, `);
    add(
      `${kind}: with its words, wrong`,
      `${text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))} `,
    );
  }
  for (const { pack } of PACK_SHAPES) add(`pack ${pack}`, PACK_UNITS[pack] ?? "");
  for (const unit of OTHERS) add(`unit ${unit.slice(0, 40)}`, unit);
  return units;
}

const PACK_UNITS: Readonly<Record<string, string>> = {
  email: "a.b@c.d.e.f.g.",
  phone: "+1 2 3 4 5 ",
  "private-ip": "10.1.1.999 ",
  "aba-routing": "021000021 ",
  "crypto-address": "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3 ",
  "azure-high-entropy": "aB3dE5gH7jK9mN1pQ3sT5vX7zB9dF1hJ3 ",
};

const OTHERS: readonly string[] = [
  "://",
  "a://b:",
  "a://b:c@",
  "postgres://a:bbbbbbb1@c ",
  "http://",
  "eyJ",
  "eyJ.",
  "eyJa.eyJa.",
  " eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.aaaaaaaaaaaaaaaaa",
  "-----BEGIN PRIVATE KEY-----",
  "-----BEGIN PRIVATE KEY-----MII",
  "-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: a\n",
  "-----END PRIVATE KEY-----",
  "PuTTY-User-Key-File-3: ssh-rsa\n",
  "PuTTY-User-Key-File-3: a\nPrivate-Lines: 1\n",
  "Private-Lines: 14\nAAAA",
  "private_key_id",
  "0",
  "1 ",
  "1-",
  "12 ",
  "1234 ",
  "4111 ",
  "4111 1111 1111 1112 ",
  "123-45-6789 ",
  "12.",
  "AB12",
  "AAAAAA",
  "DE89 3704 0044 0532 0130 01 ",
  "A1 ",
  "123456-",
  "\\",
  '\\"',
  "\\n",
  "\\u0020",
  "%3D",
  '"',
  "'",
  "`",
  " ",
  "\n",
  "a",
  "Z",
  "_",
  "-",
  ".",
  "=",
  ":",
  "é",
  "\u{1f600}",
  "token token:",
  "apiKey: apiKey: ",
  "Authorization: Bearer ",
  "Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ== ",
  "--token --token ",
  'getenv("TOKEN", "',
  "password or ",
  "a@",
  "@a.",
  "+",
];
