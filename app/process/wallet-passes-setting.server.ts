import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { parsedJson } from "./parsed-json";

const address = (otherwise: string) => z.url({ protocol: /^https?$/ }).default(otherwise);

/** Text, or the path of a file with it. */
const textOrFile = z.string().transform((given, context) => {
  if (/^\s*(?:-----BEGIN |\{)/.test(given)) return given;
  try {
    return readFileSync(given, "utf8");
  } catch {
    context.addIssue({ code: "custom", message: "is neither PEM or JSON nor the path of a file" });
    return z.NEVER;
  }
});

const certificate = textOrFile.transform((pem, context) => {
  try {
    return new X509Certificate(pem);
  } catch {
    context.addIssue({ code: "custom", message: "is not a PEM certificate" });
    return z.NEVER;
  }
});

const privateKey = (pem: string, passphrase: string | undefined): KeyObject | null => {
  try {
    const key = createPrivateKey({ key: pem, ...(passphrase !== undefined && { passphrase }) });
    return key.asymmetricKeyType === "rsa" ? key : null;
  } catch {
    return null;
  }
};

/** A part of a certificate's subject. */
const subjectOf = ({ subject }: X509Certificate, name: string): string | undefined =>
  subject
    .split("\n")
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The pass type's certificate names the pass type and the team. */
const appleWallet = z
  .strictObject({
    certificate,
    key: textOrFile,
    passphrase: z.string().optional(),
    wwdr: certificate,
    push: address("https://api.push.apple.com"),
  })
  .transform(({ certificate, key: pem, passphrase, wwdr, push }, context) => {
    const fail = (field: string, message: string) => {
      context.addIssue({ code: "custom", path: [field], message });
      return z.NEVER;
    };
    const [passTypeId, teamId] = [subjectOf(certificate, "UID"), subjectOf(certificate, "OU")];
    if (!passTypeId || !teamId) return fail("certificate", "is not one of a pass type");
    if (!certificate.verify(wwdr.publicKey)) return fail("wwdr", "has not issued the certificate");
    const key = privateKey(pem, passphrase);
    if (!key || !certificate.checkPrivateKey(key)) return fail("key", "is not the certificate's");
    return {
      passTypeId,
      teamId,
      certificate: certificate.toString(),
      key: key.export({ type: "pkcs8", format: "pem" }).toString(),
      wwdr: wwdr.toString(),
      push,
      validUntil: new Date(certificate.validTo),
    };
  });
export type AppleWallet = z.output<typeof appleWallet>;

export const unlessExpired = (wallet: AppleWallet, now: Date): AppleWallet | null =>
  now < wallet.validUntil ? wallet : null;

/** A service account's key as Google's console exports it. */
const serviceAccount = z
  .union([
    textOrFile.transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: "custom", message: "is not JSON" });
        return z.NEVER;
      }
    }),
    z.record(z.string(), z.unknown()),
  ])
  .pipe(
    z.object({
      client_email: z.email(),
      private_key: z
        .string()
        .refine((pem) => privateKey(pem, undefined) !== null, "is not a private key")
        .transform((pem) => createPrivateKey(pem)),
      token_uri: address("https://oauth2.googleapis.com/token"),
    }),
  );

const googleWallet = z.strictObject({
  issuerId: z.string().regex(/^\d+$/, "is the issuer's number"),
  serviceAccount,
  api: address("https://walletobjects.googleapis.com/walletobjects/v1"),
});
export type GoogleWallet = z.output<typeof googleWallet>;

const walletPasses = z.strictObject({ apple: appleWallet.optional(), google: googleWallet.optional() });

/** The variable `WALLET_PASSES`: by mall, what signs its passes. */
export const walletPassesByTenant = <Id extends z.ZodEnum>(tenantId: Id) => {
  const schema = z.partialRecord(tenantId, walletPasses);
  return z.string().transform((given, context): z.output<typeof schema> => {
    const result = schema.safeParse(parsedJson(textOrFile.safeParse(given).data ?? ""));
    if (result.success) return result.data;
    const [{ path, message } = { path: [], message: "" }] = result.error.issues;
    const place = path.join(".");
    context.addIssue({
      code: "custom",
      message: `JSON as in docs/wallet-passes.md, or a file with it${place && `: ${place} ${message}`}`,
    });
    return z.NEVER;
  });
};
