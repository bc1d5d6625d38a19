import { sessionIdOf, tokenHashOf } from "@contract/session-id.server";
import type Pusher from "pusher";
import { environment } from "~/process/environment.server";

type RealtimeApp = {
  pusher: Pusher;
  hasMasterKey: boolean;
  /** The server reads the session in a signature, and can end one session's connections. */
  endsSessions: boolean;
};

/** The validity of a session's signature, and the lifetime of a connection opened with it. */
const signatureMs = 15 * 60_000;

let known: Promise<RealtimeApp | null> | undefined;

/** The app whose secret signs and publishes; null if realtime is not configured. */
export function realtimeApp(): Promise<RealtimeApp | null> {
  known ??= configuredApp();
  return known;
}

async function configuredApp(): Promise<RealtimeApp | null> {
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret, ...rest } = environment();
  const { PUSHER_HOST: host, PUSHER_PORT: port, PUSHER_ENCRYPTION_MASTER_KEY: masterKey } = rest;
  if (!appId || !key || !secret) return null;
  const { default: Pusher } = await import("pusher");
  return {
    pusher: new Pusher({
      appId,
      key,
      secret,
      ...(host ? { host, ...(port && { port: String(port) }) } : { cluster: rest.PUSHER_CLUSTER ?? "mt1" }),
      useTLS: rest.PUSHER_USE_TLS !== "false",
      timeout: 3_000,
      ...(masterKey && { encryptionMasterKeyBase64: masterKey }),
    }),
    hasMasterKey: masterKey !== undefined,
    endsSessions: rest.PUSHER_ENDS_SESSIONS === "true",
  };
}

/**
 * Binds a signature to the session of a token, confirmed by the mall API at `checkedAt`; null for servers that don't
 * support it.
 */
export function sessionBinding({ endsSessions }: RealtimeApp, token: string, checkedAt: number) {
  if (!endsSessions) return null;
  return { session: sessionIdOf(tokenHashOf(token)), issued: checkedAt, expires: checkedAt + signatureMs };
}
