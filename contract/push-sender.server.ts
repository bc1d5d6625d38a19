import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { Agent, request } from "undici";
import { AddressRefused, isPublicAddress, publicConnector } from "./public-connect.server";
import type { PushMessage, PushSubscription } from "./push";
import { type PushVariables, publicKeyOf } from "./push-variables.server";

const connectMs = 3_000;
const answerMs = 10_000;
/** Per push service: most members have one of three. */
const connections = 16;
/** What push services accept at most. */
const maxTtlSeconds = 28 * 24 * 60 * 60;
const maxRetrySeconds = 24 * 60 * 60;

/**
 * What became of a message. `gone`: the subscription has expired or can't be sent to. `later`: the push service doesn't
 * answer or asks to wait. `refused`: this message, or this sender, will never be accepted.
 */
export type PushOutcome =
  | { outcome: "sent" | "gone" }
  | { outcome: "later"; retryAfterSeconds: number | null; reason: string }
  | { outcome: "refused"; reason: string };

export type PushSender = ReturnType<typeof createPushSender>;

/** Sends messages to push services, encrypted for the browser (RFC 8291). Throws without keys. */
export function createPushSender({
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
  PUSH_SERVICES: services,
}: PushVariables) {
  const publicKey = privateKey && publicKeyOf(privateKey);
  if (!privateKey || !publicKey || !subject)
    throw new Error("VAPID_PRIVATE_KEY and VAPID_SUBJECT are not set");
  const vapidDetails = { subject, publicKey, privateKey };
  const accepts = (endpoint: string) => isPushEndpoint(endpoint, services);
  const dispatcher = new Agent({
    connections,
    // A service that is named may be on any network.
    connect: services ? { timeout: connectMs } : publicConnector({ timeout: connectMs, networks: [] }),
  });

  async function send(
    { endpoint, keys }: PushSubscription,
    message: PushMessage,
    ttlSeconds: number,
  ): Promise<PushOutcome> {
    if (!accepts(endpoint)) return { outcome: "gone" };
    const { default: webPush } = await import("web-push");
    const options = {
      vapidDetails,
      TTL: Math.max(0, Math.min(maxTtlSeconds, Math.floor(ttlSeconds))),
      topic: topicOf(message),
      contentEncoding: "aes128gcm",
    } as const;
    let details: ReturnType<typeof webPush.generateRequestDetails>;
    try {
      details = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), options);
    } catch {
      // Nobody can read what is encrypted with a key that is none.
      return { outcome: "gone" };
    }
    try {
      const { statusCode, headers, body } = await request(endpoint, {
        method: "POST",
        headers: Object.entries(details.headers).flatMap(([name, value]) => [name, String(value)]),
        body: details.body,
        dispatcher,
        signal: AbortSignal.timeout(answerMs),
      });
      await body.dump({ limit: 16_384 }).catch(() => {});
      return outcomeOf(statusCode, String(headers["retry-after"] ?? ""));
    } catch (error) {
      if (error instanceof AddressRefused) return { outcome: "gone" };
      return { outcome: "later", retryAfterSeconds: null, reason: String(error) };
    }
  }

  return { publicKey, accepts, send, close: () => dispatcher.destroy() };
}

/** Whether messages may be sent there: https at the usual port of a public host, or a service that is named. */
export function isPushEndpoint(endpoint: string, services?: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (services) return services.includes(origin);
  const host = hostname.replace(/^\[|\]$/g, "");
  return protocol === "https:" && port === "" && (isIP(host) === 0 || isPublicAddress(host));
}

/** A later message with the same topic replaces one that was not delivered yet, such as a repeated one. */
const topicOf = ({ kind, id }: PushMessage): string =>
  createHash("sha256").update(`${kind} ${id}`).digest("base64url").slice(0, 32);

function outcomeOf(status: number, retryAfter: string): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  const reason = `The push service answered ${status}`;
  if (status !== 429 && status < 500) return { outcome: "refused", reason };
  return { outcome: "later", retryAfterSeconds: secondsOf(retryAfter), reason };
}

/** `Retry-After`: seconds or a date. */
function secondsOf(text: string): number | null {
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return seconds > 0 ? Math.min(seconds, maxRetrySeconds) : null;
}
