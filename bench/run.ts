/** `npm run bench -- <name>` runs bench/<name>.ts in a process of its own, `npm run bench` lists what there is. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

const names = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".ts") && name !== "run.ts" && !name.startsWith("generate-"))
  .map((name) => name.slice(0, -3))
  .sort();
const [name, ...rest] = process.argv.slice(2);
if (name === undefined || !names.includes(name)) {
  console.error(`usage: npm run bench -- <${names.join("|")}>`);
  process.exitCode = 2;
} else {
  const script = join(import.meta.dirname, `${name}.ts`);
  process.exitCode = spawnSync(process.execPath, [script, ...rest], { stdio: "inherit" }).status ?? 1;
}
