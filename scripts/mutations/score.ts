/** The share of the changes that tests noticed, in per cent; what can't be run doesn't count. */
export function scoreOf(mutants: readonly { status: string }[]): number {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count("Killed", "Timeout");
  const all = noticed + count("Survived", "NoCoverage");
  return all === 0 ? 100 : (100 * noticed) / all;
}
