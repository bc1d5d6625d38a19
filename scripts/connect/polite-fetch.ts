import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "../../app/mall/client/transport.server";
import type { Header } from "../../app/process/header-lines";

/** An API's answer: the JSON, also as it came, or why there is none. */
export type Found =
  | { kind: "json"; json: unknown; answer: Answer }
  | { kind: "absent" | "html" | "refused" | "broken" | "unreachable"; reason: string };

const attempts = 5;
const defaultWaitMs = 2_000;
const mostWaitMs = 60_000;
/** An old platform takes its time; nobody waits for this. */
const answerMs = 20_000;

/**
 * GETs from one API, one after another. Calls that the API limits are made again when it has said that they may be.
 * @param headers `{tenant}` in their values is the mall's id
 */
export function politeFetch(headers: readonly Header[], tenant: string) {
  const sent = new Headers({ Accept: "application/json" });
  for (const { name, value } of headers) sent.set(name, value.replaceAll("{tenant}", tenant));
  const known = new Map<string, Promise<Found>>();
  /** The same answer for the same URL. */
  return function get(url: string): Promise<Found> {
    const found = known.get(url) ?? patiently(url);
    known.set(url, found);
    return found;
  };

  async function patiently(url: string): Promise<Found> {
    for (let attempt = 1; ; attempt++) {
      const found = await once(url, sent);
      if (typeof found !== "number") return found;
      if (attempt === attempts) return { kind: "refused", reason: "it limits calls, and has not stopped to" };
      await wait(Math.min(found * attempt, mostWaitMs));
    }
  }
}

/** The answer; of one that limits calls, how many milliseconds to wait. */
async function once(url: string, headers: Headers): Promise<Found | number> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(answerMs) });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString("utf8");
    const { status, statusText } = response;
    if (status === 429) return Number(response.headers.get("Retry-After")) * 1_000 || defaultWaitMs;
    if (status === 401 || status === 403)
      return { kind: "refused", reason: `it answers ${status}: it wants a key or another header` };
    if (status === 404 || status === 405) return { kind: "absent", reason: `it answers ${status}` };
    if (/^\s*</.test(text)) return { kind: "html", reason: "it answers with a web page" };
    if (!response.ok) return { kind: "broken", reason: `it answers ${status}` };
    const answer = { url, status, statusText, headers: Object.fromEntries(response.headers), bytes };
    return { kind: "json", json: JSON.parse(text), answer };
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: "broken", reason: "its answer is no JSON" };
    const { cause, name } = error as Error;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : name;
    return { kind: "unreachable", reason: `it can't be reached (${code})` };
  }
}
