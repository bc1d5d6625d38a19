import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { ApiFailure } from "../call/failure";

export type PasswordCost = { N: number; r: number; p: number };

/** 32 MB of memory and about 0.2 s on one core. */
export const strongCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

const keyLength = 32;
/** How many hashes are computed concurrently, and how many may be queued. */
const atOnce = 2;
const mostWaiting = 60;

/**
 * Returns `scrypt$N$r$p$salt$key`, with a random salt, or with salt and cost of `likeHash`: these make equal passwords
 * give equal hashes.
 */
export async function hashPassword(
  password: string,
  cost: PasswordCost,
  likeHash?: string | null,
): Promise<string> {
  const like = likeHash ? partsOf(likeHash) : { cost, salt: randomBytes(16) };
  return encoded(like.cost, like.salt, await derive(password, like.salt, keyLength, like.cost));
}

/** Whether the password matches the hash. Without a hash it is false, after the same amount of work. */
export async function isPassword(
  password: string,
  hash: string | null | undefined,
  cost: PasswordCost,
): Promise<boolean> {
  const parts = partsOf(hash ?? encoded(cost, Buffer.alloc(16), Buffer.alloc(keyLength)));
  const actual = await derive(password, parts.salt, parts.key.length, parts.cost);
  return timingSafeEqual(actual, parts.key) && Boolean(hash);
}

const encoded = ({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string =>
  ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");

function partsOf(hash: string) {
  const [, N, r, p, salt = "", key = ""] = hash.split("$");
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}

let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Buffer, length: number, cost: PasswordCost): Promise<Buffer> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) {
      throw new ApiFailure("TooManyRequests", "Too much at once, try again in a moment", undefined, 5);
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running++;
  try {
    return await new Promise<Buffer>((resolve, reject) =>
      // NFKC: two keyboards may produce different code points for the same characters.
      scrypt(password.normalize("NFKC"), salt, length, { ...cost, maxmem: 2 ** 27 }, (error, key) =>
        error ? reject(error) : resolve(key),
      ),
    );
  } finally {
    running--;
    waiting.shift()?.();
  }
}
