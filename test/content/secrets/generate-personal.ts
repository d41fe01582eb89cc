/** Numbers with right check digits, found by trying: the check of each is written here a second time, from its definition. */

import type { TrueValue } from "./generate-tokens.ts";
import { fill, type Random } from "./random.ts";

const digits = (text: string): number[] => [...text.replace(/\D/g, "")].map(Number);

function luhnTail(body: string): string {
  for (let check = 0; check < 10; check++) {
    const sum = digits(body + check)
      .reverse()
      .reduce((total, digit, i) => total + (i % 2 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][digit]! : digit), 0);
    if (sum % 10 === 0) return body + check;
  }
  throw new Error("no check digit");
}

const dot = (list: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * (list[i] ?? 0), 0);

/** Draws until `make` gives a value. */
function until(random: Random, make: (random: Random) => string | undefined): string {
  for (;;) {
    const value = make(random);
    if (value !== undefined && !/(\d)\1{3}/.test(value) && !/0{4}/.test(value)) return value;
  }
}

function mod97(text: string): bigint {
  return BigInt([...text].map((char) => Number.parseInt(char, 36).toString()).join("")) % 97n;
}

function iban(country: string, bban: string): string {
  const check = String(98n - mod97(`${bban}${country}00`)).padStart(2, "0");
  return `${country}${check}${bban}`;
}

const two = (value: number): string => String(value).padStart(2, "0");

function day(random: Random): { y: string; m: string; d: string } {
  return { y: two(random.int(40, 99)), m: two(random.int(1, 12)), d: two(random.int(1, 28)) };
}

const grouped = (value: string, separator: string): string => value.replace(/(.{4})(?=.)/g, `$1${separator}`);

const VERHOEFF_D = [
  "0123456789",
  "1234067895",
  "2340178956",
  "3401289567",
  "4012395678",
  "5987604321",
  "6598710432",
  "7659821043",
  "8765932104",
  "9876543210",
];
const VERHOEFF_P = [
  "0123456789",
  "1576283094",
  "5803796142",
  "8916043527",
  "9453126870",
  "4286573901",
  "2793806415",
  "7046913258",
];

function verhoeff(text: string): boolean {
  let check = 0;
  digits(text)
    .reverse()
    .forEach((digit, i) => {
      check = Number(VERHOEFF_D[check]![Number(VERHOEFF_P[i % 8]![digit])]);
    });
  return check === 0;
}

/** The value of a character in an odd place: its rank in a row that the decree gives by letters. */
function fiscalCheck(code: string): string {
  const values: Record<string, number> = {};
  const table = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  table.forEach((value, i) => {
    values[String(i)] = value;
    values[String.fromCharCode(65 + i)] = value;
  });
  "KLMNOPQRSTUVWXYZ".split("").forEach((letter, i) => {
    values[letter] = [2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23][i]!;
  });
  let sum = 0;
  [...code].forEach((char, i) => {
    sum += i % 2 === 0 ? values[char]! : /\d/.test(char) ? Number(char) : char.charCodeAt(0) - 65;
  });
  return String.fromCharCode(65 + (sum % 26));
}

type Maker = (random: Random) => { value: string; text: string };

const said = (words: string, value: string): { value: string; text: string } => ({ value, text: `${words}${value}` });

const MAKERS: Readonly<Record<string, Maker>> = {
  "payment-card": (random) => {
    const start = random.pick(["4539", "4716", "5283", "5412", "2345", "3528", "6011", "6229"]);
    const card = until(random, () => luhnTail(start + fill("{d11}", random)));
    const amex = until(random, () => luhnTail(`3782${fill("{d10}", random)}`));
    return random.pick([
      said("paid with ", grouped(card, " ")),
      said("paid with ", grouped(card, "-")),
      said("card number: ", card),
      said("creditCard=", card),
      said("", amex.replace(/^(.{4})(.{6})(.{5})$/, "$1 $2 $3")),
    ]);
  },
  iban: (random) => {
    const value = until(random, () =>
      random.pick([
        () => iban("DE", fill("{d18}", random)),
        () => iban("FR", fill("{d10}{u11}{d2}", random)),
        () => iban("GB", `NWBK${fill("{d14}", random)}`),
        () => iban("NL", `ABNA${fill("{d10}", random)}`),
        () => iban("ES", fill("{d20}", random)),
        () => iban("PL", fill("{d24}", random)),
        () => iban("MT", `VALL${fill("{d5}{u18}", random)}`),
        () => iban("NO", fill("{d11}", random)),
      ])(),
    );
    return random.pick([said("", value), said("IBAN ", grouped(value, " ")), said("account: ", value)]);
  },
  "us-ssn": (random) => {
    const value = until(random, () => {
      const area = random.int(1, 899);
      return area === 666
        ? undefined
        : `${String(area).padStart(3, "0")}-${two(random.int(1, 99))}-${fill("{d3}", random)}7`;
    });
    return random.pick([
      said("SSN: ", value),
      said("social security number ", value),
      said("ssn=", value.replaceAll("-", "")),
    ]);
  },
  "uk-national-insurance": (random) => {
    const value = `${random.pick(["AB", "CE", "JK", "PS", "SR"])}${until(random, () => fill("{d6}", random))}${random.pick([..."ABCD"])}`;
    return random.pick([
      said("NI number: ", value),
      said("nino=", value),
      said("National Insurance ", value.replace(/^(..)(..)(..)(..)(.)$/, "$1 $2 $3 $4 $5")),
    ]);
  },
  "spain-dni": (random) => {
    const number = until(random, () => fill("{d8}", random));
    return said(random.pick(["DNI: ", "dni=", "NIF "]), number + "TRWAGMYFPDXBNJZSQVHLCKE"[Number(number) % 23]);
  },
  "spain-nie": (random) => {
    const first = random.int(0, 2);
    const number = until(random, () => fill("{d7}", random));
    return said("NIE: ", `${"XYZ"[first]}${number}${"TRWAGMYFPDXBNJZSQVHLCKE"[Number(`${first}${number}`) % 23]}`);
  },
  "france-nir": (random) => {
    const { y, m } = day(random);
    const body = `${random.int(1, 2)}${y}${m}${fill("7{d1}{d3}{d3}", random)}`;
    const value = body + two(97 - Number(BigInt(body) % 97n));
    return random.pick([
      said("", value.replace(/^(.)(..)(..)(..)(...)(...)(..)$/, "$1 $2 $3 $4 $5 $6 $7")),
      said("NIR: ", value),
      said("numéro de sécurité sociale ", value),
    ]);
  },
  "germany-tax-id": (random) =>
    said(
      random.pick(["Steuer-ID: ", "tax id ", "IdNr "]),
      until(random, () => {
        const nine = [...random.draw("123456789", 60)].filter((digit, i, all) => all.indexOf(digit) === i).join("");
        if (nine.length < 9) return undefined;
        const body = nine + nine[random.int(0, 7)];
        let product = 10;
        for (const digit of digits(body)) product = (((digit + product) % 10 || 10) * 2) % 11;
        return body + ((11 - product) % 10);
      }),
    ),
  "italy-fiscal-code": (random) => {
    const { y, m, d } = day(random);
    const body = `${random.draw("BCDFGLMNPRSTV", 6)}${y}${"ABCDEHLMPRST"[Number(m) - 1]}${d}H${until(random, () => fill("{d3}", random))}`;
    return said(random.pick(["", "cf: "]), body + fiscalCheck(body));
  },
  "netherlands-bsn": (random) =>
    said(
      random.pick(["BSN: ", "bsn=", "burgerservicenummer "]),
      until(random, () => {
        const value = fill("{d9}", random);
        return dot(digits(value), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 ? value : undefined;
      }),
    ),
  "belgium-national-number": (random) => {
    const { y, m, d } = day(random);
    const body = `${y}${m}${d}${until(random, () => fill("{d3}", random))}`;
    const value = body + two(97 - (Number(body) % 97));
    return random.pick([
      said("", value.replace(/^(..)(..)(..)(...)(..)$/, "$1.$2.$3-$4.$5")),
      said("rijksregisternummer ", value),
    ]);
  },
  "sweden-personal-number": (random) => {
    const { y, m, d } = day(random);
    const value = luhnTail(`${y}${m}${d}${until(random, () => fill("{d3}", random))}`);
    return said(
      "personnummer: ",
      random.pick([value.replace(/(.{4})$/, "-$1"), `19${value}`, `19${value.replace(/(.{4})$/, "-$1")}`]),
    );
  },
  "finland-personal-code": (random) => {
    const { y, m, d } = day(random);
    const number = `${d}${m}${y}${random.int(200, 899)}`;
    const check = "0123456789ABCDEFHJKLMNPRSTUVWXY"[Number(number) % 31];
    return said(/\d/.test(check as string) ? "hetu " : "", number.replace(/^(.{6})/, "$1-") + check);
  },
  "norway-birth-number": (random) =>
    said(
      random.pick(["fødselsnummer: ", "fnr=", "national id "]),
      until(random, () => {
        const { y, m, d } = day(random);
        const body = `${d}${m}${y}${fill("{d3}", random)}`;
        const first = (11 - (dot(digits(body), [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11;
        const second = (11 - (dot(digits(body + first), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
        return first === 10 || second === 10 ? undefined : `${body}${first}${second}`;
      }),
    ),
  "denmark-cpr": (random) => {
    const { y, m, d } = day(random);
    return said(random.pick(["CPR: ", "cpr-nr. "]), `${d}${m}${y}-${until(random, () => fill("{d4}", random))}`);
  },
  "poland-pesel": (random) =>
    said(
      "PESEL: ",
      until(random, () => {
        const { y, m, d } = day(random);
        const body = `${y}${m}${d}${fill("{d4}", random)}`;
        return body + ((10 - (dot(digits(body), [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10);
      }),
    ),
  "canada-sin": (random) => {
    const value = until(random, () => luhnTail(`${random.int(1, 7)}${fill("{d7}", random)}`));
    return random.pick([
      said("SIN: ", value.replace(/^(...)(...)(...)$/, "$1-$2-$3")),
      said("social insurance number ", value),
    ]);
  },
  "brazil-cpf": (random) => {
    const value = until(random, () => {
      const body = fill("{d9}", random);
      const check = (text: string): number => {
        const rest = digits(text).reduce((sum, digit, i) => sum + digit * (text.length + 1 - i), 0) % 11;
        return rest < 2 ? 0 : 11 - rest;
      };
      const first = check(body);
      return `${body}${first}${check(`${body}${first}`)}`;
    });
    return random.pick([said("", value.replace(/^(...)(...)(...)(..)$/, "$1.$2.$3-$4")), said("CPF: ", value)]);
  },
  "brazil-cnpj": (random) => {
    const value = until(random, () => {
      const body = fill("{d8}0001", random);
      if (/0{4}/.test(body)) return undefined;
      const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
      const check = (text: string): number => {
        const rest = dot(digits(text), weights.slice(13 - text.length)) % 11;
        return rest < 2 ? 0 : 11 - rest;
      };
      const first = check(body);
      return `${body}${first}${check(`${body}${first}`)}`;
    });
    return said("", value.replace(/^(..)(...)(...)(....)(..)$/, "$1.$2.$3/$4-$5"));
  },
  "india-aadhaar": (random) => {
    const value = until(random, () => {
      const number = `${random.int(2, 9)}${fill("{d11}", random)}`;
      return verhoeff(number) ? number : undefined;
    });
    return said(random.pick(["Aadhaar: ", "aadhaar_number="]), random.pick([value, grouped(value, " ")]));
  },
  "india-pan": (random) =>
    said(
      random.pick(["PAN: ", "permanent account number "]),
      `${random.draw("BCDFGKMRSTVX", 3)}P${random.draw("KMRSTV", 1)}${until(random, () => fill("{d4}", random))}${random.draw("BCDFGK", 1)}`,
    ),
  "australia-tfn": (random) => {
    const value = until(random, () => {
      const number = fill("{d9}", random);
      return dot(digits(number), [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0 ? number : undefined;
    });
    return said(
      random.pick(["TFN: ", "tax file number "]),
      random.pick([value, value.replace(/^(...)(...)(...)$/, "$1 $2 $3")]),
    );
  },
  "south-korea-rrn": (random) => {
    const { y, m, d } = day(random);
    const body = `${y}${m}${d}${random.int(1, 2)}${until(random, () => fill("{d5}", random))}`;
    const check = (11 - (dot(digits(body), [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10;
    return said("", `${body.slice(0, 6)}-${body.slice(6)}${check}`);
  },
  "china-resident-id": (random) => {
    const { y, m, d } = day(random);
    const body = `${random.pick(["110105", "310115", "440305", "510107"])}19${y}${m}${d}${until(random, () => fill("{d3}", random))}`;
    const powers = digits(body).reduce((sum, digit, i) => sum + digit * (2 ** (17 - i) % 11), 0);
    return said("", `${body}${"10X98765432"[powers % 11]}`);
  },
  "japan-my-number": (random) => {
    const value = until(random, () => {
      const body = fill("{d11}", random);
      const rest = dot(digits(body), [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
      return body + (rest <= 1 ? 0 : 11 - rest);
    });
    return said(random.pick(["My Number: ", "マイナンバー "]), random.pick([value, grouped(value, " ")]));
  },
  "turkey-identity-number": (random) => {
    const body = until(random, () => `${random.int(1, 9)}${fill("{d8}", random)}`);
    const list = digits(body);
    const odd = list[0]! + list[2]! + list[4]! + list[6]! + list[8]!;
    const even = list[1]! + list[3]! + list[5]! + list[7]!;
    const tenth = (((odd * 7 - even) % 10) + 10) % 10;
    return said(random.pick(["TCKN: ", "kimlik no "]), `${body}${tenth}${(odd + even + tenth) % 10}`);
  },
};

export const PERSONAL_KINDS: readonly string[] = Object.keys(MAKERS).sort();

export function personal(kind: string, random: Random): TrueValue {
  return { kind, ...(MAKERS[kind] as Maker)(random) };
}
