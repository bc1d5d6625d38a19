import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Services } from "../call/services";

type Keyed = { environment: Pick<Services["environment"], "SECOND_FACTOR_KEY"> };

const cipherName = "aes-256-gcm";
const prefix = "sealed:";
const ivLength = 12;
const tagLength = 16;

/**
 * A secret as it is stored: encrypted under `SECOND_FACTOR_KEY`, for its owner alone, so that a row copied to another
 * member opens nothing. Without the key it stays as it is.
 */
export function sealed({ environment }: Keyed, owner: string, secret: string): string {
  const key = keyOf(environment.SECOND_FACTOR_KEY);
  if (!key) return secret;
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(cipherName, key, iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return prefix + Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** The secret again; null if the key is not the one that it was stored with. */
export function opened({ environment }: Keyed, owner: string, stored: string): string | null {
  if (!stored.startsWith(prefix)) return stored;
  const key = keyOf(environment.SECOND_FACTOR_KEY);
  if (!key) return null;
  const bytes = Buffer.from(stored.slice(prefix.length), "base64url");
  const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    return decipher.update(bytes.subarray(ivLength + tagLength), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

const keyOf = (secret: string | undefined): Buffer | null =>
  secret === undefined ? null : Buffer.from(hkdfSync("sha256", secret, "", "second factors", 32));
