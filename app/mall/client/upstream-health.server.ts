import type { TenantId } from "@contract/tenant-ids";
import { MallApiError, MallApiUnavailable } from "./mall-api-error";

export type UpstreamHealth = {
  tenantId: TenantId;
  /** `slow`: a page stopped waiting within the last minute. `unknown`: nothing has been answered or failed. */
  state: "answers" | "slow" | "fails" | "unknown";
  /** Timestamps in milliseconds, or null. */
  answeredAt: number | null;
  failedAt: number | null;
  /** When a page last stopped waiting, which may be the page's own fault. */
  gaveUpAt: number | null;
  /** What failed last, a call or a page's waiting for one, without a visitor's input. */
  failure: string | null;
  recent: RecentCalls;
};

/** The calls of the last minute or two that reached the API or should have. */
export type RecentCalls = {
  calls: number;
  failed: number;
  /** Pages that stopped waiting. */
  gaveUp: number;
  /** Of all calls together. */
  ms: number;
};

type NotedCall = { tenantId: TenantId; group?: string | undefined };
type Known = Pick<UpstreamHealth, "answeredAt" | "failedAt" | "gaveUpAt" | "failure"> & {
  minute: number;
  now: RecentCalls;
  before: RecentCalls;
};

const minuteMs = 60_000;
export const noCalls: RecentCalls = { calls: 0, failed: 0, gaveUp: 0, ms: 0 };

/** How the calls of each mall's API have ended of late. Malls are few, and of each only sums are known. */
export function createUpstreamHealth(now: () => number) {
  const byMall = new Map<TenantId, Known>();

  function knownOf(tenantId: TenantId): Known {
    const minute = Math.floor(now() / minuteMs);
    const known = byMall.get(tenantId) ?? {
      answeredAt: null,
      failedAt: null,
      gaveUpAt: null,
      failure: null,
      minute,
      now: { ...noCalls },
      before: { ...noCalls },
    };
    byMall.set(tenantId, known);
    if (minute !== known.minute) {
      known.before = minute === known.minute + 1 ? known.now : { ...noCalls };
      known.now = { ...noCalls };
      known.minute = minute;
    }
    return known;
  }

  return {
    answered(tenantId: TenantId, ms: number) {
      const known = knownOf(tenantId);
      known.answeredAt = now();
      known.now.calls++;
      known.now.ms += ms;
    },
    failed({ tenantId, group }: NotedCall, error: unknown, ms: number) {
      const known = knownOf(tenantId);
      known.failedAt = now();
      known.failure = group ? `${reasonOf(error)} (${group})` : reasonOf(error);
      known.now.calls++;
      known.now.failed++;
      known.now.ms += ms;
    },
    /** A page has stopped waiting for a call, which may still be answered. */
    gaveUp({ tenantId, group }: NotedCall) {
      const known = knownOf(tenantId);
      known.gaveUpAt = now();
      known.failure = group ? `too slow for a page (${group})` : "too slow for a page";
      known.now.gaveUp++;
    },
    all: (): UpstreamHealth[] =>
      [...byMall.keys()].map((tenantId) => {
        const known = knownOf(tenantId);
        const { answeredAt, failedAt, gaveUpAt, failure, now: current, before } = known;
        const recent = {
          calls: current.calls + before.calls,
          failed: current.failed + before.failed,
          gaveUp: current.gaveUp + before.gaveUp,
          ms: current.ms + before.ms,
        };
        return {
          tenantId,
          state: stateOf(known, now()),
          answeredAt,
          failedAt,
          gaveUpAt,
          failure,
          recent,
        };
      }),
  };
}

function stateOf({ answeredAt, failedAt, gaveUpAt }: Known, time: number): UpstreamHealth["state"] {
  if ((failedAt ?? 0) > (answeredAt ?? 0)) return "fails";
  if (gaveUpAt !== null && time - gaveUpAt < minuteMs) return "slow";
  return answeredAt === null ? "unknown" : "answers";
}

/** A failure in words that are limited in number: its message may name what a visitor looked for. */
function reasonOf(error: unknown): string {
  if (error instanceof MallApiError) return `HTTP ${error.status}`;
  if (!(error instanceof MallApiUnavailable)) return "unexpected error";
  const { kind, cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : null;
  return code && /^[A-Z_]{3,40}$/.test(code) ? `${kind}: ${code}` : kind;
}
