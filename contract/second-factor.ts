import { z } from "zod";
import { session } from "./customer";
import { givenPassword, line, linkToken } from "./input-text";
import { id, instant, optionalText } from "./primitives";

/** Numbers, so that a phone shows its digits: six of an app, or twelve of a recovery code, blanks or hyphens between. */
export const secondFactorCode = z
  .string()
  .transform((text) => text.replaceAll(/[\s-]/g, ""))
  .pipe(
    z
      .string()
      .min(1, "required")
      .regex(/^(?:\d{6}|\d{12})$/, "wrong_or_expired"),
  );
export const recoveryCodeCount = 10;

/** What the browser's WebAuthn functions take, passed on as it is, and what they return, as JSON (WebAuthn level 3). */
const webAuthnOptions = z.unknown();
const publicKeyCredential = z.looseObject({
  id: z.string().min(1).max(1_400),
  rawId: z.string().min(1).max(1_400),
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: z.string() }),
  clientExtensionResults: z.looseObject({}),
});

/** A credential that a form carries as JSON text; null if it is none. */
export function credentialIn(text: string): z.output<typeof publicKeyCredential> | null {
  try {
    return publicKeyCredential.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** `login/second-factor/options`: by what the log-in can be completed. An old challenge is `challenge: wrong_or_expired`. */
export const secondStepRequest = z.object({ challenge: linkToken });
export const secondStepOptions = z.object({
  totp: z.boolean().default(false),
  /** Options of `navigator.credentials.get`; null for a member without passkeys. */
  passkey: webAuthnOptions,
  passkey_host: optionalText,
});

/** `login/second-factor` and `login/second-factor/passkey` complete the log-in. The challenge is used up by success alone. */
export const secondFactorCodeRequest = z.object({ challenge: linkToken, code: secondFactorCode });
export const secondFactorPasskeyRequest = z.object({ challenge: linkToken, credential: publicKeyCredential });
/** Also what the log-in's first step would have returned: of a mailed code `reset_token`, of single sign-on `needs_password`. */
export const secondStepAnswer = session.extend({
  reset_token: z.string().min(1).nullish(),
  needs_password: z.boolean().default(false),
});

export const passkey = z.object({
  id,
  name: z.string(),
  created_at: instant.nullish().catch(null),
  last_used_at: instant.nullish().catch(null),
});
export type Passkey = z.infer<typeof passkey>;

/** `me/second-factor`. `totp.setup` is what an app needs until its first code is confirmed, for a quarter of an hour. */
export const secondFactor = z.object({
  totp: z.object({
    since: instant.nullish().catch(null),
    setup: z
      .object({ secret: z.string().min(1), uri: z.string().min(1) })
      .nullish()
      .catch(null),
  }),
  passkeys: z.array(passkey),
  recovery_codes_left: z.number().int().min(0).default(0),
  /** The host that passkeys are for, and its subdomains: others can't add or use one. */
  passkey_host: optionalText,
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** To add a factor takes the password, of a member who has one: `password: wrong` otherwise. */
export const passwordProof = z.object({ password: givenPassword.optional() });
/** To remove one, or to replace the recovery codes, also a code: `code: wrong_or_expired`. */
export const factorProof = passwordProof.extend({ code: secondFactorCode });

/** The first code of an app switches it on. */
export const totpConfirmation = z.object({ code: secondFactorCode });

export const passkeyName = line(60);
export const passkeyRequest = z.object({ name: passkeyName, credential: publicKeyCredential });
export const passkeyPatch = z.object({ name: passkeyName });
export const passkeyOptionsAnswer = z.object({ options: webAuthnOptions });

/** The recovery codes, shown this once: null if there have been some before. */
export const recoveryCodesAnswer = z.object({
  recovery_codes: z
    .array(z.string().min(1))
    .nullish()
    .transform((codes) => codes ?? null),
});
