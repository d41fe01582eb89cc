/** What the configuration of a project adds to the secrets that are looked for, for commands that need nothing else of it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SecretSettings } from "../content/added-secrets.ts";
import { projectFolders } from "../record/project-folders.ts";

/**
 * @param cwd absolute real path of the working directory
 * @returns undefined when nothing is added
 * @throws UserError for a configuration that cannot be read: what it wants redacted must not stay in clear
 */
export async function configuredSecrets(cwd: string): Promise<SecretSettings | undefined> {
  // Reading it costs more than all else that starts a recorder, and most projects have none.
  if (!mayBeConfigured(cwd)) return undefined;
  const [{ loadConfig }, { findRoot }] = await Promise.all([import("../config/load.ts"), import("../run/root.ts")]);
  const { secrets } = await loadConfig({ root: findRoot(cwd), start: cwd });
  return secrets.packs.length + secrets.patterns.length === 0 ? undefined : secrets;
}

function mayBeConfigured(cwd: string): boolean {
  return projectFolders(cwd).some((folder) => existsSync(join(folder, ".portlight/config.yml")));
}
