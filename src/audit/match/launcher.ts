/**
 * Reads command lines that fetch a program before they run it: which package, and whether one exact version is named.
 * Sources: the manuals of npm exec, pnpm, yarn, Bun, uv, pipx and Docker.
 */
import { type Pin, pinOf } from "./package-pin.ts";

/** A package on a launcher's command line. */
export interface LaunchedPackage {
  /** The launcher as it is called by its users: `npx`, `uvx`, `docker run`. */
  readonly launcher: string;
  /** Index into the arguments of the word that names the package. */
  readonly index: number;
  /** The package as written, version included. */
  readonly specifier: string;
  readonly pin: Pin;
}

interface LauncherModel {
  readonly name: string;
  /** Words before the options: `pipx run`. */
  readonly words: readonly string[];
  readonly ecosystem: "npm" | "python" | "docker";
  /** Options that name the package themselves. */
  readonly packageOptions: readonly string[];
  /** Options that take the next word as their value. */
  readonly valueOptions: readonly string[];
  /** After these the rest is a shell command, or code: nothing is launched by name. */
  readonly stopOptions?: readonly string[];
}

const NPM_VALUES = [
  "-c",
  "--call",
  "-w",
  "--workspace",
  "--registry",
  "--userconfig",
  "--cache",
  "--prefix",
  "-n",
  "--node-options",
];
const UV_VALUES = [
  ...["-p", "--python", "--with", "--with-editable", "--with-requirements", "--index", "--default-index", "-i"],
  ...["--index-url", "--extra-index-url", "-f", "--find-links", "--directory", "--project", "--config-file"],
  ...[
    "--cache-dir",
    "--env-file",
    "-c",
    "--constraints",
    "-b",
    "--build-constraints",
    "--overrides",
    "--refresh-package",
  ],
  ...["--index-strategy", "--keyring-provider", "--resolution", "--prerelease", "--exclude-newer", "--link-mode", "-P"],
  ...["--upgrade-package", "--reinstall-package", "-C", "--config-setting", "--color", "--allow-insecure-host"],
];
const DOCKER_VALUES = [
  ...[
    "-e",
    "--env",
    "--env-file",
    "-v",
    "--volume",
    "--mount",
    "-p",
    "--publish",
    "--name",
    "--network",
    "--net",
    "-u",
  ],
  ...["--user", "-w", "--workdir", "--entrypoint", "-h", "--hostname", "-l", "--label", "--label-file", "--platform"],
  ...["--add-host", "--cap-add", "--cap-drop", "--cpus", "-c", "--cpu-shares", "--cpuset-cpus", "-m", "--memory"],
  ...[
    "--memory-swap",
    "--device",
    "--dns",
    "--expose",
    "--gpus",
    "--group-add",
    "--ip",
    "--ipc",
    "--isolation",
    "--link",
  ],
  ...["--log-driver", "--log-opt", "--pid", "--pids-limit", "--pull", "--restart", "--runtime", "--security-opt"],
  ...["--shm-size", "--stop-signal", "--stop-timeout", "--storage-opt", "--sysctl", "--tmpfs", "--ulimit", "--userns"],
  ...["--volumes-from", "--cidfile", "--network-alias", "--health-cmd", "-a", "--attach", "--annotation", "--cgroupns"],
];

const MODELS: readonly LauncherModel[] = [
  npm("npx", ["npx"]),
  npm("npm exec", ["npm", "exec"]),
  npm("npm exec", ["npm", "x"]),
  npm("bunx", ["bunx"]),
  npm("bunx", ["bun", "x"]),
  npm("pnpm dlx", ["pnpm", "dlx"]),
  npm("pnpm dlx", ["pnpx"]),
  npm("yarn dlx", ["yarn", "dlx"]),
  { name: "uvx", words: ["uvx"], ecosystem: "python", packageOptions: ["--from"], valueOptions: UV_VALUES },
  {
    name: "uvx",
    words: ["uv", "tool", "run"],
    ecosystem: "python",
    packageOptions: ["--from"],
    valueOptions: UV_VALUES,
  },
  {
    name: "pipx run",
    words: ["pipx", "run"],
    ecosystem: "python",
    packageOptions: ["--spec"],
    valueOptions: ["--python", "--pip-args", "-i", "--index-url", "--fetch-missing-python", "--with"],
  },
  docker("docker run", ["docker", "run"]),
  docker("docker run", ["docker", "container", "run"]),
  docker("podman run", ["podman", "run"]),
  docker("podman run", ["podman", "container", "run"]),
];

function npm(name: string, words: readonly string[]): LauncherModel {
  return {
    name,
    words,
    ecosystem: "npm",
    packageOptions: ["-p", "--package"],
    valueOptions: NPM_VALUES,
    stopOptions: ["-c", "--call"],
  };
}

function docker(name: string, words: readonly string[]): LauncherModel {
  return { name, words, ecosystem: "docker", packageOptions: [], valueOptions: DOCKER_VALUES };
}

/**
 * @param words the command and its arguments; a command that holds spaces is split by the caller
 * @returns the packages that it fetches, with indices into `words`; empty when it is no launcher
 */
export function launchedPackages(words: readonly string[]): LaunchedPackage[] {
  const offset = shellOffset(words);
  const line = words.slice(offset);
  for (const model of MODELS) {
    if (!startsWithWords(line, model.words)) continue;
    return read(model, line, model.words.length).map((one) => ({ ...one, index: one.index + offset }));
  }
  return [];
}

/** `cmd /c npx …` on Windows, `env NAME=value npx …` elsewhere. */
function shellOffset(words: readonly string[]): number {
  const first = program(words[0]);
  if (first === "cmd") {
    let at = 1;
    while (/^\/[a-z]$/i.test(words[at] ?? "")) at += 1;
    return at;
  }
  if (first === "env") {
    let at = 1;
    while (/^(-\S+|[A-Za-z_]\w*=.*)$/s.test(words[at] ?? "")) at += 1;
    return at;
  }
  return 0;
}

/** The program's name without its folder and without the endings of Windows. */
function program(word: string | undefined): string {
  const name = (word ?? "").slice(Math.max((word ?? "").lastIndexOf("/"), (word ?? "").lastIndexOf("\\")) + 1);
  return name.toLowerCase().replace(/\.(cmd|exe|bat|ps1)$/, "");
}

function startsWithWords(line: readonly string[], words: readonly string[]): boolean {
  return words.every((word, index) => (index === 0 ? program(line[0]) === word : line[index] === word));
}

function read(model: LauncherModel, line: readonly string[], from: number): LaunchedPackage[] {
  const named: LaunchedPackage[] = [];
  const add = (index: number, specifier: string): void => {
    named.push({ launcher: model.name, index, specifier, pin: pinOf(model.ecosystem, specifier) });
  };
  for (let at = from; at < line.length; at++) {
    const word = line[at] as string;
    const equals = word.startsWith("-") ? word.indexOf("=") : -1;
    const option = equals < 0 ? word : word.slice(0, equals);
    if (word === "--") continue;
    if (model.packageOptions.includes(option)) {
      const value = equals < 0 ? line[at + 1] : word.slice(equals + 1);
      if (value !== undefined) add(equals < 0 ? at + 1 : at, value);
      if (equals < 0) at += 1;
    } else if (model.stopOptions?.includes(option)) {
      break;
    } else if (word.startsWith("-")) {
      if (equals < 0 && model.valueOptions.includes(option)) at += 1;
    } else {
      // With an option that names the package, the first word is only the command inside it.
      if (named.length === 0) add(at, word);
      break;
    }
  }
  return named;
}
