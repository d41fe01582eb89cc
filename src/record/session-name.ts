import { basename } from "node:path";

const MAX_LENGTH = 64;
const FALLBACK = "session";

/** Programs that start another program named in their arguments. */
const LAUNCHERS = words(
  "node nodejs bun bunx deno npx npm pnpm pnpx yarn tsx ts-node corepack python python3 py pypy pypy3 uv uvx pipx poetry pdm " +
    "hatch rye sh bash zsh dash env nice nohup timeout sudo stdbuf time cmd powershell pwsh docker podman nerdctl go cargo " +
    "dotnet java ruby bundle php perl",
);
/** Sub-commands of launchers that stand between them and the program. */
const SUBCOMMANDS = words("run exec x dlx tool start script -- -");
/** Options of launchers that take a value of their own, which is not the program. */
const VALUED = words(
  "-r --require --import --loader --experimental-loader -C --conditions --env-file --directory --project --python -p " +
    "--package --from --with -W -X -n -s -k",
);
const CONTAINERS = words("docker podman nerdctl");
const CONTAINER_VALUED = words(
  "-e --env --env-file -v --volume --mount -w --workdir -u --user --name --network --entrypoint -p --publish --platform -l --label",
);
/** Program files that are named after their folder. */
const GENERIC = words("index main __main__ server cli app start dist build src lib out bin esm cjs stdio");

/**
 * A label for a server, from the command that starts it: the package or script that a launcher is given, else the
 * program. `npx -y @scope/server-files@1.2.0 /tmp` gives `server-files`; `node packages/memory/dist/index.js` gives `memory`.
 * Letters, digits, `.`, `_` and `-` only; never empty.
 */
export function labelOf(argv: readonly string[]): string {
  const program = argv[0] ?? "";
  if (!isLauncher(program)) return nameFrom(program) || FALLBACK;
  const container = CONTAINERS.has(stem(program));
  const valued = container ? CONTAINER_VALUED : VALUED;
  let position = 1;
  while (position < argv.length) {
    const argument = argv[position] as string;
    // A line of shell is no name.
    if (!container && (argument === "-c" || argument === "-e")) break;
    // `python -m package.module`: the module is the program.
    if (argument === "-m") return nameFrom((argv[position + 1] ?? "").replaceAll(".", "/")) || FALLBACK;
    if (valued.has(argument)) position += 2;
    else if (argument.startsWith("-") || SUBCOMMANDS.has(argument) || isAssignment(argument)) position += 1;
    else if (isLauncher(argument)) return labelOf(argv.slice(position));
    else return nameFrom(argument) || FALLBACK;
  }
  return nameFrom(program) || FALLBACK;
}

function isLauncher(program: string): boolean {
  const name = stem(program).toLowerCase();
  return LAUNCHERS.has(name) || LAUNCHERS.has(name.replace(/[\d.]+$/, ""));
}

function isAssignment(argument: string): boolean {
  return /^[A-Za-z_]\w*=/.test(argument);
}

function stem(path: string): string {
  return basename(path.replaceAll("\\", "/")).replace(/\.(exe|cmd|bat|ps1)$/i, "");
}

/** The most specific part of a path or a package specifier. */
function nameFrom(specifier: string): string {
  const unversioned = specifier.replace(/(?<=.)@[^@/]*$/, "").replace(/(?<=\w)(==|>=|~=|\[).*$/, "");
  const parts = unversioned.split(/[\\/]/).filter((part) => part !== "" && part !== "." && part !== "..");
  const names = parts.map((part, index) =>
    index === parts.length - 1 ? part.replace(/\.(?:[cm]?[jt]sx?|py|pyz|sh|rb|exe|jar|dll)$/i, "") : part,
  );
  for (let index = names.length - 1; index >= 0; index--) {
    const name = cleaned(names[index] as string);
    if (name !== "" && !GENERIC.has(name.toLowerCase())) return name;
  }
  return cleaned(names[names.length - 1] ?? "");
}

function cleaned(text: string): string {
  return text
    .slice(0, 4 * MAX_LENGTH)
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^[-.]+/, "")
    .slice(0, MAX_LENGTH)
    .replace(/[-.]+$/, "");
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}
