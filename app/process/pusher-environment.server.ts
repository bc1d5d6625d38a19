import { trueOrFalse } from "@contract/setting-types.server";
import { z } from "zod";

const word = (message: string) => z.string().regex(/^[\w-]{1,100}$/, message);
const hostName = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/i;
const publicAddress = "same-origin, or an address without path such as wss://live.example.com";

/**
 * The server of realtime events: Pusher, or any with the same protocol. The process itself sets these for its built-in
 * server.
 */
export const pusherVariables = {
  PUSHER_APP_ID: word("an app's id such as 12345").optional(),
  PUSHER_KEY: word("an app's key of letters and digits").optional(),
  PUSHER_SECRET: z.string().optional(),
  PUSHER_CLUSTER: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "a cluster's name such as eu")
    .optional(),
  PUSHER_HOST: z.string().regex(hostName, "a host name such as live.example.com").optional(),
  PUSHER_PORT: z.coerce
    .number({ message: "a port number such as 443" })
    .int("a port number such as 443")
    .min(1, "a port number from 1 to 65535")
    .max(65_535, "a port number from 1 to 65535")
    .optional(),
  PUSHER_USE_TLS: trueOrFalse.optional(),
  PUSHER_ENDS_SESSIONS: trueOrFalse.optional(),
  PUSHER_PUBLIC_URL: z
    .string()
    .transform((value, context) => {
      if (value === "same-origin") return value;
      const url = URL.canParse(value) ? new URL(value) : null;
      if (url && /^wss?:$/.test(url.protocol) && hostName.test(url.hostname) && url.href === `${url.origin}/`)
        return url.origin;
      context.addIssue({ code: "custom", message: publicAddress });
      return z.NEVER;
    })
    .optional(),
  PUSHER_ENCRYPTION_MASTER_KEY: z
    .string()
    .refine((value) => /^[A-Za-z0-9+/]{43}=$/.test(value), { message: "32 bytes as base64" })
    .optional(),
};

type PusherVariables = { [Name in keyof typeof pusherVariables]?: unknown };

/**
 * The first variable missing beside those that are set, as name and expected value; null if they are complete, or none
 * is set.
 */
export function missingPusherVariable(
  given: PusherVariables,
): [name: keyof PusherVariables, shouldBe: string] | null {
  const names = ["PUSHER_APP_ID", "PUSHER_KEY", "PUSHER_SECRET"] as const;
  const place = given.PUSHER_HOST ?? given.PUSHER_CLUSTER;
  if (place === undefined && names.every((name) => given[name] === undefined)) return null;
  const missing = names.find((name) => given[name] === undefined);
  if (missing) return [missing, "set where PUSHER_CLUSTER, PUSHER_HOST or another of the app's keys is"];
  return place === undefined ? ["PUSHER_CLUSTER", "a cluster's name such as eu, or PUSHER_HOST set"] : null;
}
