/**
 * What the search for secrets costs per megabyte, in processor time: on ordinary text (source of this project, a generated
 * session, files that are named), and for every pattern on the text that costs it most: as a ratio to the slowest ordinary text
 * in the same run, and in megabytes a second. The ratio alone says little of a search that passes over ordinary text at one
 * look: it rises when that becomes cheaper. What a user waits for is the whole scan, which `content` measures.
 *
 *   npm run bench -- secrets [file or folder …]
 *
 * Bars: 20 MB/s on sessions; the worst text costs at most three times ordinary text.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type FindOptions, findSecrets } from "../src/content/secrets/index.ts";
import { personal } from "../test/content/secrets/generate-personal.ts";
import { token } from "../test/content/secrets/generate-tokens.ts";
import { fill, Random } from "../test/content/secrets/random.ts";
import { worstUnits } from "../test/content/secrets/worst-cases.ts";
import { sessionText } from "./generate-session.ts";

const SIZE = 1_000_000;
const ROUNDS = 5;

/** How many of the hostile texts are measured in full. */
const MEASURED = 40;

const OPTIONS: Readonly<Record<string, FindOptions>> = {
  verified: {},
  redaction: { plausible: true, suspected: true },
  everything: { plausible: true, suspected: true, personal: true },
};

/** Processor time in milliseconds per megabyte, the median of some rounds. */
function cost(text: string, options: FindOptions, rounds = ROUNDS): number {
  const found: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage();
    findSecrets(text, options);
    const { user, system } = process.cpuUsage(start);
    found.push((user + system) / 1000 / (text.length / 1e6));
  }
  return found.sort((a, b) => a - b)[(rounds - 1) >> 1] as number;
}

/** One flat string of at least this size, so that no rope is walked. */
function filled(unit: string, size = SIZE): string {
  return Buffer.from(unit.repeat(Math.ceil(size / unit.length))).toString("utf8");
}

/** Nothing but values of one kind, each another one: what repeats is judged once, this is not. */
function flood(make: (random: Random) => string): string {
  const random = new Random(5);
  const parts: string[] = [];
  for (let length = 0; length < SIZE / 4; ) {
    const part = `${make(random)} `;
    parts.push(part);
    length += part.length;
  }
  return filled(parts.join(""));
}

const FLOODS: Readonly<Record<string, (random: Random) => string>> = {
  "token=…": (random) => `token=${fill("{a20}", random)}`,
  "password=…": (random) => `password=${fill("{a12}", random)}`,
  "passphrase=… of words": (random) => `passphrase=${fill("{l8}", random)}`,
  "aws-access-key-id": (random) => token("aws-access-key-id", random).value,
  "github-token": (random) => token("github-token", random).value,
  "uk-national-insurance": (random) => `nino=${personal("uk-national-insurance", random).value}`,
  "denmark-cpr": (random) => `cpr ${personal("denmark-cpr", random).value}`,
};

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter((name) => /\.(?:[cm]?[jt]s|py|jsonl?|md|ya?ml)$/.test(name) && statSync(name).isFile())
    .sort();
}

function read(paths: readonly string[]): string {
  return filled(
    paths
      .flatMap(filesBelow)
      .map((path) => readFileSync(path, "utf8"))
      .join("\n"),
  );
}

if (import.meta.main) {
  const texts = new Map([
    ["source", read([join(import.meta.dirname, "../src")])],
    ["session", sessionText()],
  ]);
  const named = process.argv.slice(2);
  if (named.length > 0) texts.set("named", read(named));
  // The code is compiled before anything counts.
  for (const text of texts.values()) for (const options of Object.values(OPTIONS)) findSecrets(text, options);
  let ordinary = 0;
  for (const [name, text] of texts) {
    for (const [what, options] of Object.entries(OPTIONS)) {
      const found = cost(text, options);
      if (what === "everything") ordinary = Math.max(ordinary, found);
      console.log(`${name.padEnd(8)} ${what.padEnd(11)} ${(1000 / found).toFixed(0).padStart(4)} MB/s`);
    }
  }
  const all = OPTIONS.everything as FindOptions;
  const ratio = (unit: string, size: number, rounds: number): number =>
    cost(filled(unit, size), all, rounds) / ordinary;
  const units = [...worstUnits()];
  // A look at a fifth of the size picks those that are measured in full.
  const picked = units
    .map(([name, unit]) => ({ name, unit, first: ratio(unit, SIZE / 5, 2) }))
    .sort((a, b) => b.first - a.first)
    .slice(0, MEASURED);
  const ratios = picked
    .map(({ name, unit }): [string, number] => [name, ratio(unit, SIZE, ROUNDS)])
    .sort((a, b) => b[1] - a[1]);
  const above = ratios.filter(([, found]) => found > 3).length;
  console.log(`${units.length} hostile texts; the worst, in times of ordinary text (at most 3; ${above} above):`);
  const row = (name: string, found: number): void => {
    const rate = (1000 / (found * ordinary)).toFixed(0).padStart(4);
    console.log(`${found.toFixed(2).padStart(7)}  ${rate} MB/s  ${name}`);
  };
  for (const [name, found] of ratios) row(JSON.stringify(name), found);
  console.log("floods of true values, none twice, in times of ordinary text:");
  for (const [name, make] of Object.entries(FLOODS)) {
    row(name, cost(flood(make), all) / ordinary);
  }
}
