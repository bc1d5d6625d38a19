/** A browser fetches this only in case it is asked for: nothing may happen by it. */
export const isFetchedAhead = ({ headers }: Request): boolean =>
  /prefetch|prerender/i.test(
    `${headers.get("Sec-Purpose")} ${headers.get("Purpose")} ${headers.get("X-Moz")}`,
  );
