/** What the base let us see and the change does not: silence is not green. */
import { requireRule } from "../../catalog/catalog.ts";
import { findingMessage } from "../../content/input-text.ts";
import type { Judgement } from "../../findings/judgement.ts";
import { topOfFile } from "../../findings/top-of-file.ts";
import type { Finding, NotAnalysed } from "../../findings/types.ts";
import { gateFinding } from "./gate-finding.ts";

/**
 * Recordings and servers that are gone, and files that cannot be analysed any more.
 * @param existed tells whether a path relative to the root was there at the base
 */
export function coverageFindings(base: Judgement, head: Judgement, existed: (path: string) => boolean): Finding[] {
  return [...recordings(base, head), ...servers(base, head), ...files(base, head, existed)];
}

function recordings(base: Judgement, head: Judgement): Finding[] {
  const rule = requireRule("recording-removed");
  const left = new Set(head.inventory.sessions.map(({ server }) => server));
  // A capture that cannot be read any more is told as such.
  const unread = new Set(head.notAnalysed.map(({ path }) => path));
  const gone = new Map<string, string>();
  for (const { server, path } of base.inventory.sessions) {
    if (!left.has(server) && !unread.has(path) && !gone.has(server)) gone.set(server, path);
  }
  return [...gone].map(([server, path]) =>
    gateFinding(rule, {
      message: findingMessage(rule, { server }),
      location: topOfFile(path),
      subject: server,
      detail: "recording",
      server,
    }),
  );
}

/** A server whose package is still there. One that was renamed has a new name in the same package. */
function servers(base: Judgement, head: Judgement): Finding[] {
  const rule = requireRule("server-removed");
  const keyOf = (server: { key: string; package?: string }): string => `${server.package ?? ""}\0${server.key}`;
  const before = new Set(base.inventory.servers.map(keyOf));
  const after = new Set(head.inventory.servers.map(keyOf));
  const renamed = new Set(
    head.inventory.servers.filter((server) => !before.has(keyOf(server))).map((server) => server.package ?? ""),
  );
  return base.inventory.servers
    .filter((server) => server.tools.length > 0 && !after.has(keyOf(server)) && !renamed.has(server.package ?? ""))
    .filter((server) => head.inventory.packages.some(({ name }) => name === (server.package ?? "")))
    .map((server) => {
      const place = server.tools.find(({ location }) => location !== undefined)?.location;
      const name = server.package || "the project";
      return gateFinding(rule, {
        message: findingMessage(rule, { server: server.key, package: name }),
        location: topOfFile(place?.path ?? "."),
        subject: keyOf(server),
        detail: "server",
        server: server.key,
      });
    });
}

function files(base: Judgement, head: Judgement, existed: (path: string) => boolean): Finding[] {
  const rule = requireRule("analysis-lost");
  const before = new Map(base.notAnalysed.map((entry) => [entry.path, entry]));
  const known = (entry: NotAnalysed): boolean => {
    const earlier = before.get(entry.path);
    return earlier !== undefined && (earlier.coverage === "none" || entry.coverage === "partial");
  };
  return head.notAnalysed
    .filter((entry) => existed(entry.path) && !known(entry))
    .map((entry) =>
      gateFinding(rule, {
        message: findingMessage(rule, { file: entry.path, reason: entry.reason }),
        location: topOfFile(entry.path),
        subject: entry.path,
        detail: entry.reason,
      }),
    );
}
