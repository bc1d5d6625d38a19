import { createBoundedCache } from "@contract/bounded-cache.server";
import type { FoundPage } from "../http/page-cache";
import { machineTime, type PageKey, type SharedPage, sizeOf } from "../http/page-entry";

type Waiting = { worker: number; take: (found: FoundPage) => void };
type Turn = { number: number; worker: number; key: PageKey; waiting: Waiting[] };

export type SharedPages = ReturnType<typeof createSharedPages>;

/**
 * The pages that workers have in common, bounded in bytes. A page is rendered by one worker at a time: the others wait
 * for it, and if it may not be shared, or the worker ends, the next has its turn.
 */
export function createSharedPages(maxBytes: number, now: () => number = machineTime) {
  const pages = createBoundedCache<SharedPage & { mall: string }>(maxBytes);
  const turns = new Map<string, Turn>();
  let turnNumber = 0;

  function begin(worker: number, key: PageKey, waiting: Waiting[] = []): number {
    turnNumber++;
    turns.set(nameOf(key), { number: turnNumber, worker, key, waiting });
    return turnNumber;
  }

  /** Resolves with a fresh page, or once it is the worker's turn to render it. */
  function claim(worker: number, key: PageKey): FoundPage | Promise<FoundPage> {
    const page = pages.get(nameOf(key)) ?? null;
    if (page && now() < page.freshUntil) return { page, turn: null };
    const running = turns.get(nameOf(key));
    if (running) return new Promise((take) => running.waiting.push({ worker, take }));
    return { page, turn: begin(worker, key) };
  }

  /** Ends a turn. What was rendered in one that is no longer valid may show content that has changed. */
  function release(number: number, key: PageKey, page: SharedPage | null) {
    const turn = turns.get(nameOf(key));
    if (turn?.number !== number) return;
    if (!page) return passOn(turn);
    turns.delete(nameOf(key));
    // What a message consists of would stay in memory as a whole.
    const own = { ...page, br: Buffer.from(page.br), mall: key.mall };
    pages.set(nameOf(key), own, sizeOf(own));
    for (const { take } of turn.waiting) take({ page, turn: null });
  }

  function passOn({ key, waiting: [next, ...others] }: Turn) {
    turns.delete(nameOf(key));
    next?.take({ page: pages.peek(nameOf(key)) ?? null, turn: begin(next.worker, key, others) });
  }

  /** Makes a mall's pages stale, also those that are being rendered. */
  function expire(mall: string) {
    for (const [, page] of pages.entries())
      if (page.mall === mall) Object.assign(page, { freshUntil: 0, staleUntil: 0 });
    for (const turn of [...turns.values()]) if (turn.key.mall === mall) passOn(turn);
  }

  /** Passes on the turns of a worker that has ended. */
  function leave(worker: number) {
    for (const turn of [...turns.values()]) {
      turn.waiting = turn.waiting.filter((waiting) => waiting.worker !== worker);
      if (turn.worker === worker) passOn(turn);
    }
  }

  return { claim, release, expire, leave, use: pages.use };
}

const nameOf = ({ mall, page }: PageKey): string => `${mall} ${page}`;
