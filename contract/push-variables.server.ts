import { createECDH } from "node:crypto";
import { z } from "zod";

/** Who sends push messages (RFC 8292), and to which services. */
export const pushVariables = {
  VAPID_PRIVATE_KEY: z
    .string()
    .refine((key) => publicKeyOf(key) !== null, {
      message: "the private key that `npx web-push generate-vapid-keys` prints",
    })
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      "an address such as mailto:web@example.com or https://example.com/contact",
    )
    .optional(),
  PUSH_SERVICES: z
    .string()
    .transform((text, context) => {
      const origins = text.split(",").map((origin) => origin.trim());
      if (origins.every(isOrigin)) return origins;
      context.addIssue({
        code: "custom",
        message: "origins separated by commas, such as https://fcm.googleapis.com",
      });
      return z.NEVER;
    })
    .optional(),
};

export type PushVariables = { [Name in keyof typeof pushVariables]?: z.output<(typeof pushVariables)[Name]> };

/** Key and subject are set together, or not at all. */
export function refusePartialPush(
  { VAPID_PRIVATE_KEY: key, VAPID_SUBJECT: subject }: PushVariables,
  context: z.RefinementCtx,
) {
  if ((key === undefined) === (subject === undefined)) return;
  const [name, other] =
    key === undefined ? ["VAPID_PRIVATE_KEY", "VAPID_SUBJECT"] : ["VAPID_SUBJECT", "VAPID_PRIVATE_KEY"];
  context.addIssue({ code: "custom", path: [name], message: `set where ${other} is` });
}

/** The public key, which browsers subscribe with, in base64url; null for what is no private key. */
export function publicKeyOf(privateKey: string): string | null {
  if (!/^[\w-]{43}$/.test(privateKey)) return null;
  try {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(privateKey, "base64url");
    return pair.getPublicKey("base64url");
  } catch {
    return null;
  }
}

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
