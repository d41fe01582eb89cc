/**
 * What the whole content scan and each of its parts cost per megabyte, in processor time: on the string values of sessions
 * (generated, and of a folder that is named), on source, on prose of many scripts, and for every part on the texts that cost it
 * most. Ratios are to the slowest ordinary text in the same run.
 *
 *   npm run bench -- content [--part <name>] [folder of *.mcp.jsonl …]
 *
 * With a part, only that one and its worst texts are measured.
 *
 * Bars: 20 MB/s on sessions; the scan of the worst text costs at most three times that of ordinary text. A part that skips ordinary
 * text at one look has a high ratio of its own: that is no fault while the scan keeps its bar.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Surface } from "../src/catalog/types.ts";
import { contentFacts } from "../src/content/directive-facts.ts";
import { findDirectives } from "../src/content/directives/index.ts";
import { findHidden } from "../src/content/hidden/index.ts";
import { findHosts } from "../src/content/hosts/index.ts";
import { decodeLayers, normalise } from "../src/content/normalise/index.ts";
import { findSecrets } from "../src/content/secrets/index.ts";
import { WORST_UNITS } from "../test/content/worst-units.ts";
import { sessionText } from "./generate-session.ts";

const SIZE = 1_000_000;
const ROUNDS = 3;
/** Of a folder of captures the first so many units are taken. */
const MAX_SESSION = 8_000_000;

type Part = "scan" | "secrets" | "hidden" | "hosts" | "directives" | "normalise" | "layers";

/** The scan is made of the four searches; normalise and layers are what these ask for, here over the whole text. */
const PARTS: Readonly<Record<Part, (text: string, surface: Surface) => unknown>> = {
  scan: (text, surface) => contentFacts(text, surface),
  secrets: (text) => findSecrets(text, { suspected: true, personal: true }),
  hidden: (text, surface) => findHidden(text, { role: surface === "source" ? "source" : "prose" }),
  hosts: (text) => findHosts(text),
  directives: (text) => findDirectives(text, { role: "result" }),
  normalise: (text) => normalise(text),
  layers: (text) => decodeLayers(text),
};
const ALL = Object.keys(PARTS) as Part[];

interface Feed {
  readonly name: string;
  readonly surface: Surface;
  readonly texts: readonly string[];
  readonly units: number;
}

function feed(name: string, surface: Surface, texts: readonly string[]): Feed {
  return { name, surface, texts, units: texts.reduce((sum, text) => sum + text.length, 0) };
}

/** Processor time in milliseconds per megabyte, the least of some rounds. */
function cost({ texts, surface, units }: Feed, run: (text: string, surface: Surface) => unknown, rounds = ROUNDS) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    // The views of the last text are remembered, and a round must not begin with them.
    normalise("é");
    const start = process.cpuUsage();
    for (const text of texts) run(text, surface);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000 / (units / 1e6));
  }
  return least;
}

/** One flat string of at least this size, so that no rope is walked. */
function filled(unit: string, size = SIZE): string {
  return Buffer.from(unit.repeat(Math.ceil(size / unit.length)), "utf16le").toString("utf16le");
}

function filesBelow(path: string, wanted: RegExp): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter((name) => wanted.test(name) && statSync(name).isFile())
    .sort();
}

/** Every string in the lines of a capture, as the detectors meet them. */
function valuesOf(lines: string): string[] {
  const out: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === "string") out.push(value);
    else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) visit(inner);
  };
  for (const line of lines.split("\n")) {
    try {
      visit(JSON.parse(line));
    } catch {
      out.push(line);
    }
  }
  return out;
}

/** Prose as servers for users of many languages give it. */
const PROSE =
  "Der Server liest Dateien und gibt ihre Größe zurück. Lit les fichiers d’un dossier et résume leur contenu — rien d’autre. " +
  "Busca en la documentación y devuelve los párrafos más útiles. Сервер читает файл и возвращает его содержимое по строкам. " +
  "ファイルを読み取り、内容を行ごとに返します。 파일을 읽고 내용을 줄 단위로 반환합니다. 读取文件并逐行返回其内容。 " +
  "يقرأ الملف ويعيد محتواه سطرا سطرا. קורא את הקובץ ומחזיר את תוכנו. Ο διακομιστής διαβάζει ένα αρχείο. อ่านไฟล์และส่งคืนเนื้อหา ✅ 📁 → 3 ﬁles.\n";

function show(rows: readonly (readonly [string, readonly string[]])[], heads: readonly string[]): void {
  const line = (name: string, cells: readonly string[]) =>
    console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(11)).join(""));
  line("", heads);
  for (const [name, cells] of rows) line(name, cells);
}

if (import.meta.main) {
  const { values: options, positionals: wanted } = parseArgs({
    options: { part: { type: "string" } },
    allowPositionals: true,
  });
  const names = ALL.filter((name) => name === "scan" || options.part === undefined || name === options.part);
  const session = sessionText();
  const source = filesBelow(join(import.meta.dirname, "../src"), /\.ts$/).map((path) => readFileSync(path, "utf8"));
  const feeds = [
    feed("session, values", "result", valuesOf(session)),
    feed("source, whole files", "source", source),
    feed("prose of many scripts", "description", [filled(PROSE)]),
  ];
  if (wanted.length > 0) {
    const captures = wanted.flatMap((path) => filesBelow(path, /\.jsonl$/)).map((path) => readFileSync(path, "utf8"));
    const values = valuesOf(captures.join("\n").slice(0, MAX_SESSION));
    // A few small captures are repeated, so that there is enough to measure.
    const times = Math.ceil((SIZE * 2) / Math.max(1, feed("", "result", values).units));
    feeds.push(feed("named captures, values", "result", Array.from({ length: times }, () => values).flat()));
  }
  // The code is compiled before anything counts.
  for (const one of feeds) for (const name of names) cost(one, PARTS[name], 1);

  const parse = cost(feed("", "result", session.split("\n")), (line) => line !== "" && JSON.parse(line));
  console.log(
    `JSON.parse of the session ${parse.toFixed(1)} ms/MB; per part ms/MB, of the scan also MB/s and times JSON.parse:`,
  );
  const ordinary = Object.fromEntries(ALL.map((name) => [name, 0])) as Record<Part, number>;
  const rows = feeds.map((one): [string, string[]] => {
    const costs = names.map((name) => cost(one, PARTS[name]));
    names.forEach((name, i) => {
      ordinary[name] = Math.max(ordinary[name], costs[i] as number);
    });
    const [scan] = costs as [number];
    const cells = costs.map((found) => found.toFixed(1));
    return [one.name, [...cells, `${(1000 / scan).toFixed(0)} MB/s`, `${(scan / parse).toFixed(1)} x`]];
  });
  show(rows, [...names, "", ""]);

  console.log(
    "Worst texts of 1 MB, times the slowest ordinary text above (at most 3), by part and for the whole scan:",
  );
  const hostile = WORST_UNITS.filter(({ part }) => names.includes(part))
    .flatMap(({ part, units }) =>
      units.map((unit): [string, string[], number] => {
        const one = feed(unit, "result", [filled(unit)]);
        cost(feed(unit, "result", [filled(unit, SIZE / 10)]), PARTS[part], 1);
        const own = cost(one, PARTS[part], 2);
        const scan = cost(one, PARTS.scan, 2);
        const times = (found: number, name: Part) => `${(found / ordinary[name]).toFixed(1)} x`;
        const cells = [`${own.toFixed(0)} ms`, times(own, part), `${scan.toFixed(0)} ms`, times(scan, "scan")];
        return [`${part} ${JSON.stringify(unit).replace(/[^ -~]/g, escaped)}`, cells, scan / ordinary.scan];
      }),
    )
    .sort((a, b) => b[2] - a[2]);
  show(
    hostile.map(([name, cells]) => [name, cells]),
    ["part", "", "scan", ""],
  );
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
