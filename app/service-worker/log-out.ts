import { forgetMember } from "./member-store";

export const logOutPath = "/logout";

/** A cache without entries: there is one as long as a log-out waits. */
const waits = "log-out";
let isWaiting: boolean | undefined;

/** Has the session ended as soon as there is a connection. */
export async function queueLogOut() {
  isWaiting = true;
  await caches.open(waits);
}

/** Sends a log-out that waits, before anything else is requested. Resolves whether it was sent. */
export async function sendLogOut(): Promise<boolean> {
  isWaiting ??= await caches.has(waits);
  if (!isWaiting) return false;
  const body = new URLSearchParams({ language: "" });
  const answer = await fetch(logOutPath, { method: "POST", body, redirect: "manual" }).catch(() => null);
  if (answer?.type !== "opaqueredirect") return false;
  isWaiting = false;
  await Promise.all([caches.delete(waits), forgetMember()]);
  return true;
}
