import { setTimeout as wait } from "node:timers/promises";
import { tenantIds } from "@contract/tenant-folders.server";
import { mallApi, upstreamHealth } from "./mall-api.server";

const pauseMs = 1_500;
/** A readiness check is answered at once during an outage, and after the first answer at a start. */
const patienceMs = 500;

let watching: Promise<void> | undefined;

/**
 * Whether a mall API has answered this process yet. From then on it can serve pages, also during an outage: those that
 * are cached, and the others' error screens in the mall's design.
 */
export async function isReady(): Promise<boolean> {
  await Promise.race([watchUpstream(), wait(patienceMs, undefined, { ref: false })]);
  return hasAnswered();
}

/** Calls the malls' APIs in the background until one answers: no visitor's request is needed for that. */
export function watchUpstream(): Promise<void> {
  watching ??= callUntilAnswered();
  return watching;
}

/** The same at this moment. */
export const hasAnswered = (): boolean => upstreamHealth().some(({ answeredAt }) => answeredAt !== null);

async function callUntilAnswered() {
  for (;;) {
    const malls = tenantIds.map((tenantId) => mallApi({ tenantId }));
    // An answer may also be a stored one: only the upstream's health says whether it has answered.
    await Promise.any(malls.flatMap((mall) => [mall.settings(), mall.availableLocales()])).catch(() => {});
    if (hasAnswered()) return;
    await wait(pauseMs, undefined, { ref: false });
  }
}
