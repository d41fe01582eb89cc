/** A process that is the command line: `node cli-entry.ts <arguments…>`. */
import { cli } from "../../src/index.ts";

await cli();
