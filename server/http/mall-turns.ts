/**
 * Lets one page begin to be rendered in each turn of the event loop, those of malls in rotation: however many requests of
 * one mall wait, another's wait for a page of it at most. What a page awaits of the mall API is no turn.
 */
export function createMallTurns() {
  /** By mall, the one whose turn is next first. */
  const waiting = new Map<string, (() => void)[]>();
  let isTaken = false;

  function next() {
    const [first] = waiting;
    isTaken = first !== undefined;
    if (!first) return;
    const [mall, [begin, ...others]] = first;
    waiting.delete(mall);
    if (others.length > 0) waiting.set(mall, others);
    setImmediate(next);
    begin?.();
  }

  /** Resolves when a page of a mall may begin: at once, if nothing else has in this turn of the event loop. */
  return async (mall: string): Promise<void> => {
    if (isTaken)
      return new Promise((begin) => {
        waiting.set(mall, [...(waiting.get(mall) ?? []), begin]);
      });
    isTaken = true;
    setImmediate(next);
  };
}
