import { relative } from "node:path";

/** A small change of the code, and what became of it, in Stryker's words. */
export type Mutant = { fileName: string; status: string };

/** Whether a file or folder is a folder or in it. */
export const isWithin = (path: string, folder: string): boolean => !relative(folder, path).startsWith("..");

/** The share of the changes in a file or folder that tests noticed, in per cent; null if nothing was changed. */
export function scoreOf(mutants: readonly Mutant[], path: string): number | null {
  const count = (...statuses: string[]) =>
    mutants.filter(({ fileName, status }) => statuses.includes(status) && isWithin(fileName, path)).length;
  const noticed = count("Killed", "Timeout");
  const all = noticed + count("Survived", "NoCoverage");
  return all === 0 ? null : (100 * noticed) / all;
}

/** The folders that were measured whole and score less than they must. */
export function tooLow(
  mutants: readonly Mutant[],
  measured: readonly string[],
  floors: Readonly<Record<string, number>>,
) {
  return Object.entries(floors).flatMap(([folder, floor]) => {
    const isMeasured = measured.some((path) => isWithin(folder, path));
    const score = isMeasured ? scoreOf(mutants, folder) : null;
    return score !== null && score < floor ? [{ folder, score, floor }] : [];
  });
}
