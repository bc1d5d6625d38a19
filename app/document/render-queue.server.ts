const waiting: (() => void)[] = [];

/**
 * Resolves for one caller in each turn of the event loop. Requests that waited for the same call of the mall API
 * continue together: all their pages rendered in a row would keep health checks and cached pages waiting for seconds.
 */
export const renderQueueTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next);
  });

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}
