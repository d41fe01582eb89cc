/** Functions outside the project whose result is an instance of a class that has models of its own. */
const LIST: readonly (readonly [string, readonly string[]])[] = [
  [
    "py:pathlib.Path",
    [
      "py:pathlib.Path",
      "py:pathlib.PurePath",
      "py:pathlib.PosixPath",
      "py:pathlib.PurePosixPath",
      "py:pathlib.WindowsPath",
      "py:pathlib.Path.home",
      "py:pathlib.Path.cwd",
      ...[
        "resolve",
        "absolute",
        "expanduser",
        "joinpath",
        "with_suffix",
        "with_name",
        "with_stem",
        "relative_to",
        "parent",
        "readlink",
        "rename",
        "replace",
      ].map((name) => `py:pathlib.Path#${name}`),
    ],
  ],
  ["py:subprocess.Popen", ["py:subprocess.Popen"]],
  ["py:sqlite3.Connection", ["py:sqlite3.connect"]],
  ["py:sqlite3.Cursor", ["py:sqlite3.Connection#cursor"]],
];

export const FACTORIES: ReadonlyMap<string, string> = new Map(
  LIST.flatMap(([made, names]) => names.map((name) => [name, made] as const)),
);
