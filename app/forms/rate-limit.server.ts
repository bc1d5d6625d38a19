import { createHash } from "node:crypto";
import { addressRanges } from "@contract/client-address";
import { isWorker } from "@contract/worker.server";
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { redis } from "~/process/redis.server";

type Limit = {
  /** From one line: an IPv4 address, or the /64 of an IPv6 one. */
  address: number;
  account: number;
  seconds: number;
  /** Successes are not counted: this stops guessing, but not an owner who logs in often. */
  onlyFailures?: boolean;
  /**
   * Strangers can name the account, so they must not be able to use up its owner's attempts: `account` is counted per
   * line or known browser. Attempts from everywhere together are limited to `everywhere`, and beyond that to one per
   * `paceSeconds`.
   */
  named?: { everywhere: number; paceSeconds: number };
};

const minute = 60;
const hour = 60 * minute;

/** How often one line and one account may do something, per number of seconds. */
const limits = {
  login: {
    address: 40,
    account: 10,
    seconds: 15 * minute,
    onlyFailures: true,
    named: { everywhere: 50, paceSeconds: 2 },
  },
  register: { address: 20, account: 5, seconds: hour, named: { everywhere: 20, paceSeconds: 2 * minute } },
  code: { address: 60, account: 15, seconds: 30 * minute, named: { everywhere: 30, paceSeconds: minute } },
  recovery: { address: 20, account: 5, seconds: hour, named: { everywhere: 20, paceSeconds: 2 * minute } },
  newsletter: { address: 20, account: 5, seconds: hour, named: { everywhere: 20, paceSeconds: 2 * minute } },
  support: { address: 15, account: 10, seconds: hour, named: { everywhere: 30, paceSeconds: minute } },
  message: { address: 600, account: 300, seconds: hour },
  upload: { address: 60, account: 30, seconds: hour },
  /** Photos of codes: visitors share the mall's own network. */
  photo: { address: 300, account: 300, seconds: hour },
  change: { address: 120, account: 60, seconds: 15 * minute },
  reactions: { address: 300, account: 150, seconds: 10 * minute },
  /** All of a member's data at once. */
  export: { address: 30, account: 10, seconds: hour },
  /** Passes for wallets, which are signed. */
  pass: { address: 60, account: 30, seconds: hour },
  /** Phones that fetch changed passes: all of a mall's network may do so at once. */
  devices: { address: 1_200, account: 1_200, seconds: minute },
  /** A member's pages for visits without a connection, which are rendered together. */
  offline: { address: 240, account: 60, seconds: hour },
  booking: { address: 60, account: 30, seconds: hour },
  giftCard: {
    address: 20,
    account: 5,
    seconds: hour,
    onlyFailures: true,
    named: { everywhere: 10, paceSeconds: 15 * minute },
  },
  /** Forms of any kind, before they are parsed: many visitors may share a mall's own network. */
  forms: { address: 600, account: 600, seconds: minute },
  /** Uncached pages with a visitor's text or number in their URL. */
  pages: { address: 600, account: 600, seconds: minute },
  suggestions: { address: 240, account: 240, seconds: minute },
  /** Each answer costs as much as a page that nobody has cached; many people's assistants ask from one address. */
  assistants: { address: 300, account: 300, seconds: minute },
  /** What browsers report of the policy, and phones of passes. */
  reports: { address: 30, account: 30, seconds: minute },
  realtime: { address: 600, account: 240, seconds: minute },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

/** Who makes an attempt: an address and, if given, an account of a tenant. */
export type Who = {
  tenantId: string;
  address: string | undefined;
  account?: string;
  /** The id of a browser that has proved that its user owns the account; for a code also of the one that requested it. */
  knownBrowser?: string | null;
};
type Counter = { by: string; key: string; most: number };
const turns = "turn";

/** The maximum waiting time for a turn, and how many requests may wait at once. */
const maxWaitMs = 5_000;
const maxWaiting = 200;
let waiting = 0;

const limiters = new Map<string, RateLimiterMemory | RateLimiterCluster | RateLimiterRedis>();

async function limiterOf(name: LimitName, { by, most }: Counter) {
  const client = await redis();
  const keyPrefix = `${name}:${by}`;
  const known = limiters.get(keyPrefix);
  if (known) return known;
  const { seconds, named }: Limit = limits[name];
  const duration = by === turns && named ? named.paceSeconds : seconds;
  const rules = { points: most, duration, keyPrefix };
  // Workers of one site count together, in their primary process.
  const inMemory = isWorker() ? new RateLimiterCluster(rules) : new RateLimiterMemory(rules);
  // While Redis is unavailable each instance counts by itself.
  const limiter = client
    ? new RateLimiterRedis({ ...rules, storeClient: client, insuranceLimiter: inMemory })
    : inMemory;
  limiters.set(keyPrefix, limiter);
  return limiter;
}

/** The counters of an attempt. A browser that is known for the account has a counter of its own, whatever others do. */
function countersOf(
  name: LimitName,
  { tenantId, address = "unknown", account, knownBrowser }: Who,
): Counter[] {
  const { address: fromLine, account: most, named }: Limit = limits[name];
  const person = account && fingerprint(account);
  if (person && knownBrowser) return [{ by: "browser", key: `${tenantId}:${person}:${knownBrowser}`, most }];
  const ranges = addressRanges(address);
  const byRange = (by: string, key: string, each: number): Counter[] =>
    ranges.map(({ range, factor }) => ({
      by: `${by}:${factor}`,
      key: `${key}:${range}`,
      most: each * factor,
    }));
  const byAddress = byRange("address", tenantId, fromLine);
  if (!person) return byAddress;
  const key = `${tenantId}:${person}`;
  return [...byAddress, ...(named ? byRange("account", key, most) : [{ by: "account", key, most }])];
}

/**
 * Counts one attempt, and waits for its turn where an account is tried from everywhere. Rejected attempts are not
 * counted.
 * @returns null if the attempt is allowed, otherwise the seconds until the next one
 */
export async function retryAfterSeconds(name: LimitName, who: Who): Promise<number | null> {
  const counters = countersOf(name, who);
  const waits = await Promise.all(counters.map((counter) => consume(name, counter)));
  const everywhere = everywhereOf(name, who);
  let ms = Math.max(...waits);
  if (ms === 0 && everywhere && (await consume(name, everywhere)) > 0) {
    ms = await msUntilTurn(name, everywhere);
    if (ms > 0) await refund(name, [everywhere]);
  }
  if (ms === 0) return null;
  await refund(name, counters);
  return Math.ceil(ms / 1000);
}

/** Refunds an attempt where only failures count, or, with `isForced`, because it was not processed. */
export async function refundAttempt(name: LimitName, who: Who, isForced = false): Promise<void> {
  const { onlyFailures }: Limit = limits[name];
  const everywhere = everywhereOf(name, who);
  if (onlyFailures || isForced)
    await refund(name, [...countersOf(name, who), ...(everywhere ? [everywhere] : [])]);
}

function everywhereOf(name: LimitName, { tenantId, account, knownBrowser }: Who): Counter | null {
  const { named }: Limit = limits[name];
  if (!named || !account || knownBrowser) return null;
  return { by: "everywhere", key: `${tenantId}:${fingerprint(account)}`, most: named.everywhere };
}

/** 0 if it is the attempt's turn, otherwise the milliseconds until it is. */
async function msUntilTurn(name: LimitName, { key }: Counter): Promise<number> {
  const turn = { by: turns, key, most: 1 };
  const until = Date.now() + maxWaitMs;
  for (;;) {
    const ms = await consume(name, turn);
    if (ms === 0 || Date.now() + ms > until || waiting >= maxWaiting) return ms;
    waiting++;
    await new Promise((resolve) => setTimeout(resolve, ms + Math.random() * 50));
    waiting--;
  }
}

/** 0 if an attempt was left, otherwise the milliseconds until there is one. */
async function consume(name: LimitName, counter: Counter): Promise<number> {
  try {
    const limiter = await limiterOf(name, counter);
    await limiter.consume(counter.key);
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return Math.max(1, rejection.msBeforeNext);
  }
}

const refund = (name: LimitName, counters: Counter[]) =>
  Promise.all(counters.map(async (counter) => (await limiterOf(name, counter)).reward(counter.key)));

/** Redis stores no plain addresses. */
const fingerprint = (account: string): string =>
  createHash("sha256").update(account.trim().toLowerCase()).digest("base64url").slice(0, 22);
