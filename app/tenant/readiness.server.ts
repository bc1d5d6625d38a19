import { setTimeout as wait } from "node:timers/promises";
import { tenantIds } from "@contract/tenant-folders.server";
import { mallApi, upstreamHealth } from "./mall-api.server";

const pauseMs = 1_500;
/** All of a thousand malls at once would wait for each other, and for their APIs' limits. */
const mallsAtOnce = 16;
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

/**
 * Calls the malls' APIs in the background until one answers: no visitor's request is needed for that. Those that have not
 * been called then follow.
 */
export function watchUpstream(): Promise<void> {
  watching ??= callUntilAnswered();
  return watching;
}

/** The same at this moment. */
export const hasAnswered = (): boolean => upstreamHealth().some(({ answeredAt }) => answeredAt !== null);

async function callUntilAnswered() {
  for (;;) {
    await callAll();
    if (hasAnswered()) return;
    await wait(pauseMs, undefined, { ref: false });
  }
}

/** Resolves with the first answer, or once all malls have been called. */
function callAll(): Promise<unknown> {
  const left = tenantIds.values();
  return new Promise((resolve) => {
    async function callRest() {
      for (const tenantId of left) {
        const mall = mallApi({ tenantId });
        const calls = [mall.settings(), mall.availableLocales()];
        // A failure is logged by the call. An answer may also be a stored one: only the upstream's health says whether
        // it has answered.
        for (const call of calls) call.then(() => hasAnswered() && resolve(null)).catch(() => {});
        await Promise.allSettled(calls);
      }
    }
    Promise.all(Array.from({ length: mallsAtOnce }, callRest)).then(resolve);
  });
}
