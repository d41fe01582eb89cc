/** A process that only records: `node recorder-entry.ts '<options as JSON>' <command…>`. */
import { type RecordOptions, record } from "../../src/record/record.ts";

const options = JSON.parse(process.argv[2] as string) as Partial<RecordOptions>;
process.exitCode = await record({
  version: "0.0.0",
  cwd: process.cwd(),
  environment: process.env,
  ...options,
  argv: process.argv.slice(3),
});
