/** Whether this is a prefetch: it must have no side effects. */
export const isFetchedAhead = ({ headers }: Request): boolean =>
  /prefetch|prerender/i.test(
    `${headers.get("Sec-Purpose")} ${headers.get("Purpose")} ${headers.get("X-Moz")}`,
  );
