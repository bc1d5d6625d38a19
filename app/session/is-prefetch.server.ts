/** Whether this is a prefetch: it must have no side effects. */
export const isPrefetch = ({ headers }: Request): boolean =>
  /prefetch|prerender/i.test(
    `${headers.get("Sec-Purpose")} ${headers.get("Purpose")} ${headers.get("X-Moz")}`,
  );
