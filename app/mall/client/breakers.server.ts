import type { TenantId } from "@contract/tenant-ids";
import { LRUCache } from "lru-cache";
import type { Log } from "~/process/log.server";
import { MallApiUnavailable } from "./mall-api-error";
import { type OutageBreaker, outageBreaker } from "./outage-breaker.server";

/** What breakers must know of a call; `server` is what it is made with. */
type GuardedCall<Server> = {
  tenantId: TenantId;
  url: string;
  server?: Server | undefined;
  /** The group of its path: calls of one group fail together. Undefined for what every page needs. */
  group?: string | undefined;
  isProvoked: boolean;
};
type ProbedRead<Server> = Pick<GuardedCall<Server>, "url" | "server">;
type Guard<Server> = { breaker: OutageBreaker; reads: LRUCache<string, ProbedRead<Server>> };
type WholeGuard<Server> = Guard<Server> & { groups: Map<string, Guard<Server>> };

/** A path that fails for good is probed less and less often. */
const slowestGroupProbeMs = 60_000;

/**
 * The breakers of all malls: one for each mall's API (tenant and origin), and one for each of its path groups. Failures
 * of a group's calls open the group's. The mall's opens by failures in a row of which one is of the whole API: a read
 * that every page needs, a connection that was not made, or a probe by such a read. Paths and malls are few, so nothing
 * here grows.
 */
export function createBreakers<Server>(options: {
  limits: { breakerThreshold: number; probeEveryMs: number; probeMs: number };
  log: Log;
  /** Rejects while the upstream fails. */
  probe: (tenantId: TenantId, read: ProbedRead<Server>, signal: AbortSignal) => Promise<unknown>;
}) {
  const { limits, log, probe } = options;
  const guards = new Map<string, WholeGuard<Server>>();

  function guardOf({ tenantId, url, server }: GuardedCall<Server>): WholeGuard<Server> {
    const { origin } = new URL(url);
    const key = `${tenantId} ${origin}`;
    const known = guards.get(key);
    if (known) return known;
    const about = { tenantId, origin };
    const groups = new Map<string, Guard<Server>>();
    const guard = newGuard(tenantId, {
      // Before the first read of every page is known, one of any group.
      otherwise: () =>
        [...groups.values()].flatMap(({ reads }) => [...reads.values()])[0] ?? { url: origin, server },
      slowestProbeMs: limits.probeEveryMs,
      onOpen: () => log.error(about, "Mall API breaker opened: its last calls all failed"),
      onClose() {
        log.info(about, "Mall API answers again");
        for (const { breaker } of groups.values()) breaker.succeeded();
      },
    });
    guards.set(key, { ...guard, groups });
    return { ...guard, groups };
  }

  function groupOf(
    whole: WholeGuard<Server>,
    { tenantId, url, server, group = "" }: GuardedCall<Server>,
  ): Guard<Server> {
    const known = whole.groups.get(group);
    if (known) return known;
    const guard = newGuard(tenantId, {
      otherwise: () => ({ url, server }),
      slowestProbeMs: slowestGroupProbeMs,
      onOpen: () => log.warn({ tenantId, group }, "Paths of the mall API are not called: they all fail"),
      onClose: () => log.info({ tenantId, group }, "Paths of the mall API answer again"),
    });
    whole.groups.set(group, guard);
    return guard;
  }

  function newGuard(
    tenantId: TenantId,
    {
      otherwise,
      ...handlers
    }: {
      otherwise: () => ProbedRead<Server>;
      slowestProbeMs: number;
      onOpen: () => void;
      onClose: () => void;
    },
  ): Guard<Server> {
    const reads = new LRUCache<string, ProbedRead<Server>>({ max: 8 });
    let turn = 0;
    const breaker = outageBreaker({
      threshold: limits.breakerThreshold,
      probeEveryMs: limits.probeEveryMs,
      async probe() {
        const read = [...reads.values()].at(turn++ % Math.max(1, reads.size)) ?? otherwise();
        await probe(tenantId, read, AbortSignal.timeout(limits.probeMs));
      },
      ...handlers,
    });
    return { breaker, reads };
  }

  return {
    /** The breakers that a call depends on and whose state its result changes. */
    of(call: GuardedCall<Server>) {
      const whole = guardOf(call);
      const own = call.group ? groupOf(whole, call) : null;
      return {
        isOpen: () => whole.breaker.isOpen() || (own?.breaker.isOpen() ?? false),
        /** Remembers a call as one to probe by. */
        noteRead: () => (own ?? whole).reads.set(call.url, { url: call.url, server: call.server }),
        succeeded() {
          whole.breaker.succeeded();
          own?.breaker.succeeded();
        },
        failed(error: unknown) {
          whole.breaker.failed({
            isProvoked: call.isProvoked,
            isOfWhole: !own || isWithoutConnection(error),
          });
          // A group that is only called for visitors has nothing to be probed by.
          if (own && own.reads.size > 0) own.breaker.failed({ isProvoked: call.isProvoked, isOfWhole: true });
        },
      };
    },
    isOpen: (tenantId: TenantId): boolean =>
      [...guards].some(([key, { breaker }]) => key.startsWith(`${tenantId} `) && breaker.isOpen()),
    stop() {
      for (const { breaker, groups } of guards.values())
        for (const each of [breaker, ...[...groups.values()].map((group) => group.breaker)]) each.stop();
    },
  };
}

/** Whether there was nobody to call, as opposed to a call that was not answered. */
function isWithoutConnection(error: unknown): boolean {
  if (!(error instanceof MallApiUnavailable) || error.kind !== "refused") return false;
  const { cause } = error;
  return cause instanceof Error && "code" in cause && noConnection.has(String(cause.code));
}

const noConnection = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);
