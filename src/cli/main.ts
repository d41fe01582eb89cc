/** Placeholder for the bundle's first build. */
export async function main(_argv: readonly string[]): Promise<number> {
  return 2;
}
