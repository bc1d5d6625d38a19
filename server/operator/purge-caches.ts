import type { Logger } from "pino";

type Options = {
  addresses: readonly string[];
  /** A regular expression for the `Cache-Tag` of what shows a mall's changed content. */
  patternOf: (mall: string, tag: string | null) => string;
  log: Pick<Logger, "warn">;
};

const timeoutMs = 3_000;
const pauseMs = 1_000;

/**
 * Passes a content change on to the caches in front of the site. Each process does: the last one is heard when no process
 * has the former page any more.
 */
export function cachePurges({ addresses, patternOf, log }: Options) {
  async function ban(address: string, pattern: string) {
    const { status } = await fetch(address, {
      method: "BAN",
      headers: { "Cache-Tag-Pattern": pattern },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (status !== 200) throw new Error(`It answered ${status}`);
  }

  return (mall: string, tag: string | null) => {
    const pattern = patternOf(mall, tag);
    for (const address of addresses)
      ban(address, pattern)
        .catch(async () => {
          await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
          await ban(address, pattern);
        })
        .catch((error: unknown) =>
          log.warn({ err: error, address, mall, tag }, "A cache in front was not told what has changed"),
        );
  };
}
