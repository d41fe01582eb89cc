/** The system's code of an error, `unknown` when it has none. Never its message: that holds absolute paths. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "unknown";
}
