import { addressRanges } from "@contract/client-address";

/** Limits connections per address that the site has not authorized yet. */
export function createAnonymousLimit(perAddress: number) {
  const counts = new Map<string, number>();
  const countOf = (range: string) => counts.get(range) ?? 0;

  /**
   * Counts a connection of an address: returns the function to call once it is authorized or closed, null if the
   * address has too many. A connection without an address comes from the machine itself.
   */
  return function enter(address: string | undefined): (() => void) | null {
    const ranges = address === undefined ? [] : addressRanges(address);
    if (ranges.some(({ range, factor }) => countOf(range) >= perAddress * factor)) return null;
    for (const { range } of ranges) counts.set(range, countOf(range) + 1);
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      for (const { range } of ranges) {
        const left = countOf(range) - 1;
        if (left > 0) counts.set(range, left);
        else counts.delete(range);
      }
    };
  };
}
