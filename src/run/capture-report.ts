/** The page of one capture: judged as `check` and `detect` judge it, in one run, and shown with what was said. */
import { UserError } from "../errors/user-error.ts";
import { namedCapture, refuseOverwrite } from "./capture-export.ts";
import { type TextSink, writeFileOutput, writeWhole } from "./outputs.ts";
import { run } from "./run.ts";

export interface ReportRequest {
  /** Absolute real path. */
  readonly cwd: string;
  readonly capture: string;
  /** `-` for standard output. */
  readonly output: string;
  readonly config?: string | undefined;
  readonly baseline?: string | undefined;
  readonly failOn?: readonly string[] | undefined;
  /** The server's key. */
  readonly name?: string | undefined;
  /** YYYY-MM-DD, UTC. */
  readonly today: string;
  readonly stdout: TextSink;
}

/**
 * Writes the page. Its verdict decides nothing: `check` and `detect` are the gate.
 * @returns what was thrown by rules that failed; the page says so, too
 * @throws UserError when the capture cannot be read, or the page cannot be written
 */
export async function reportCapture(request: ReportRequest): Promise<readonly unknown[]> {
  const { cwd, output, stdout, config, baseline, failOn, name, today } = request;
  const capture = namedCapture(cwd, request.capture);
  if (output !== "-") refuseOverwrite(capture, cwd, output);
  const { judgement, problems, bugs } = await run({
    command: "scan",
    withoutSource: true,
    cwd,
    paths: [],
    captures: [request.capture],
    config,
    baseline,
    failOn,
    name,
    today,
  });
  const problem = problems[0];
  if (problem !== undefined) throw new UserError(problem, 3);
  const { sessionView } = await import("../report/html/model.ts");
  const { renderPage } = await import("../report/html/page.ts");
  const key = name ?? judgement.inventory.sessions[0]?.server;
  const view = sessionView(capture.file, judgement, {
    path: capture.shown,
    ...(key === undefined ? {} : { name: key }),
  });
  const page = renderPage(view);
  if (output === "-") await writeWhole(stdout, page);
  else writeFileOutput(capture.root, cwd, output, page);
  return bugs;
}
