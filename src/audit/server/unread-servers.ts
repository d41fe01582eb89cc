import { compareText } from "../../findings/order.ts";
import type { EntryPoint, Project, SourceFile } from "../types.ts";
import { AGENT_PACKAGES, isOfPackage, PYTHON_PACKAGES, parseCanonical, SCRIPT_PACKAGES } from "./sdks.ts";

/** What makes a server, by its last name. */
const MAKERS: ReadonlySet<string> = new Set(["McpServer", "Server", "FastMCP", "MCPServer", "createSdkMcpServer"]);

/**
 * Files that make an MCP server while nothing that their package registers was recognised: how such a server registers its
 * tools is beyond this audit, and its handlers were judged as ordinary code at most.
 * @param isJudged which files the audit is about
 * @returns sorted paths
 */
export function unreadServers(
  project: Project,
  entries: readonly EntryPoint[],
  isJudged: (file: SourceFile) => boolean,
): string[] {
  const read = new Set<string>();
  for (const { kind, registration, handler } of entries) {
    if (kind === "route") continue;
    read.add(handler.file.package.path);
    const registering = project.files.get(registration.path);
    if (registering) read.add(registering.package.path);
  }
  return [...project.files.values()]
    .filter((file) => !read.has(file.package.path) && isJudged(file) && makesServer(project, file))
    .map(({ path }) => path)
    .sort(compareText);
}

function makesServer(project: Project, file: SourceFile): boolean {
  return project.callsIn(file).some(({ call: { callee } }) => {
    const name = callee.kind === "Member" ? callee.property : callee.kind === "Identifier" ? callee.name : "";
    if (!MAKERS.has(name)) return false;
    const origin = project.originOf(file, callee);
    if (origin === undefined) return false;
    const canonical = parseCanonical(origin);
    const packages = canonical.scheme === "pypi" ? PYTHON_PACKAGES : [...SCRIPT_PACKAGES, ...AGENT_PACKAGES];
    return canonical.method === undefined && MAKERS.has(canonical.name) && isOfPackage(canonical, packages);
  });
}
