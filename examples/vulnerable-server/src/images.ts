import { exec } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(exec);

export async function convertImage(file: string, format: string): Promise<string> {
  // `format` is one of three values, `file` is whatever the caller sends: "x.png; rm -rf ~" is two commands.
  // expect: shell-injection
  const { stdout } = await run(`convert notes/${file} -format ${format} out.${format}`);
  return stdout;
}
