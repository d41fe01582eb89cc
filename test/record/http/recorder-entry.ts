/** A process that only records HTTP: `node recorder-entry.ts '<options as JSON>' <command…>`. */
import { type RecordHttpOptions, recordHttp } from "../../../src/record/http/record-http.ts";

const options = JSON.parse(process.argv[2] as string) as Partial<RecordHttpOptions> & { readonly http: string };
process.exitCode = await recordHttp({
  version: "0.0.0",
  cwd: process.cwd(),
  environment: process.env,
  ...options,
  argv: process.argv.slice(3),
});
