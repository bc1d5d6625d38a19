/** The share of the changes that tests noticed, in per cent; a file that can't be loaded for one has noticed it. */
export function scoreOf(mutants: readonly { status: string }[]): number {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count("Killed", "Timeout", "RuntimeError");
  const all = noticed + count("Survived", "NoCoverage");
  return all === 0 ? 100 : (100 * noticed) / all;
}
