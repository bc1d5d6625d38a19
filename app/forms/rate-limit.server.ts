import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { redis } from "~/redis.server";

type Limit = {
  address: number;
  account: number;
  seconds: number;
  /** What succeeds is no try: a guesser is stopped, an owner who logs in often isn't. */
  onlyFailures?: boolean;
};

/** How often one address and one account may do something, and in how many seconds. */
const limits = {
  login: { address: 40, account: 10, seconds: 15 * 60, onlyFailures: true },
  register: { address: 20, account: 5, seconds: 60 * 60 },
  code: { address: 60, account: 15, seconds: 30 * 60 },
  recovery: { address: 20, account: 5, seconds: 60 * 60 },
  newsletter: { address: 20, account: 5, seconds: 60 * 60 },
  support: { address: 15, account: 10, seconds: 60 * 60 },
  message: { address: 600, account: 300, seconds: 60 * 60 },
  upload: { address: 60, account: 30, seconds: 60 * 60 },
  change: { address: 120, account: 60, seconds: 15 * 60 },
  deeds: { address: 300, account: 150, seconds: 10 * 60 },
  booking: { address: 60, account: 30, seconds: 60 * 60 },
  giftCard: { address: 20, account: 6, seconds: 60 * 60 },
  suggestions: { address: 240, account: 240, seconds: 60 },
  realtime: { address: 600, account: 240, seconds: 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

const limiters = new Map<string, RateLimiterMemory | RateLimiterRedis>();

function limiterOf(name: LimitName, by: "address" | "account") {
  const key = `${name}:${by}`;
  const known = limiters.get(key);
  if (known) return known;
  const rules = { points: limits[name][by], duration: limits[name].seconds, keyPrefix: key };
  const inMemory = new RateLimiterMemory(rules);
  const client = redis();
  // While Redis is away each process counts by itself.
  const limiter = client
    ? new RateLimiterRedis({ ...rules, storeClient: client, insuranceLimiter: inMemory })
    : inMemory;
  limiters.set(key, limiter);
  return limiter;
}

/** Who tries: an address and, where one is named, an account of a tenant. */
type Who = { tenantId: string; address: string | undefined; account?: string };
type Counted = [by: "address" | "account", key: string];

const countedOf = ({ tenantId, address, account }: Who): Counted[] => [
  ["address", `${tenantId}:${address ?? "unknown"}`],
  ...(account ? [["account", `${tenantId}:${fingerprint(account)}`] satisfies Counted] : []),
];

/**
 * Counts one try.
 * @returns null while tries are left, otherwise the seconds until the next one
 */
export async function secondsToWait(name: LimitName, who: Who): Promise<number | null> {
  const waits = await Promise.all(countedOf(who).map((counted) => consume(name, ...counted)));
  const longest = Math.max(0, ...waits.map((wait) => wait ?? 0));
  return longest > 0 ? longest : null;
}

/** Takes back the count of a try that succeeded, where only failures count. */
export async function tryWasGood(name: LimitName, who: Who): Promise<void> {
  const { onlyFailures }: Limit = limits[name];
  if (!onlyFailures) return;
  await Promise.all(countedOf(who).map(([by, key]) => limiterOf(name, by).reward(key)));
}

async function consume(name: LimitName, by: Counted[0], key: string): Promise<number | null> {
  try {
    await limiterOf(name, by).consume(key);
    return null;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  }
}

/** Nobody's address stands in Redis as it is. */
const fingerprint = (account: string): string =>
  createHash("sha256").update(account.trim().toLowerCase()).digest("base64url").slice(0, 22);
