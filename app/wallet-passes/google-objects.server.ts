import { SignJWT } from "jose";
import { z } from "zod";
import type { GoogleWallet } from "~/process/wallet-passes-setting.server";
import { type GoogleObject, googleClass } from "./google-pass.server";

/** The objects of Google's wallet that a mall has issued. Each call throws where Google doesn't accept it. */
export type GoogleObjects = {
  /** Creates an object, or replaces it. */
  save: (object: GoogleObject) => Promise<void>;
  /** Replaces an object; one that was never created is none in anybody's wallet. */
  update: (object: GoogleObject) => Promise<void>;
};

const answerMs = 4_000;
const tokenSeconds = 3_600;
/** A token is renewed before it expires under way. */
const reserveMs = 60_000;

const tokenAnswer = z.object({ access_token: z.string().min(1) });

/** By Google's REST interface, with the service account's own access token. */
function googleObjects(wallet: GoogleWallet): GoogleObjects {
  let token: { value: Promise<string>; until: number } | null = null;
  let hasClass = false;

  async function requestToken(): Promise<string> {
    const { client_email, private_key, token_uri } = wallet.serviceAccount;
    const assertion = await new SignJWT({ scope: "https://www.googleapis.com/auth/wallet_object.issuer" })
      .setProtectedHeader({ alg: "RS256", typ: "JWT" })
      .setIssuer(client_email)
      .setAudience(token_uri)
      .setIssuedAt()
      .setExpirationTime(`${tokenSeconds}s`)
      .sign(private_key);
    const response = await fetch(token_uri, {
      method: "POST",
      body: new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion }),
      signal: AbortSignal.timeout(answerMs),
    });
    if (!response.ok) throw new Error(`Google's token endpoint returned ${response.status}`);
    return tokenAnswer.parse(await response.json()).access_token;
  }

  async function accessToken(): Promise<string> {
    if (!token || token.until < Date.now())
      token = { value: requestToken(), until: Date.now() + tokenSeconds * 1000 - reserveMs };
    const { value } = token;
    return value.catch((error) => {
      token = null;
      throw error;
    });
  }

  async function call(method: "POST" | "PUT", path: string, body: object): Promise<number> {
    const response = await fetch(`${wallet.api}/${path}`, {
      method,
      headers: { Authorization: `Bearer ${await accessToken()}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerMs),
    });
    await response.body?.cancel();
    if (response.status === 401) token = null;
    return response.status;
  }

  /** Creates what Google doesn't have; what it has is replaced. */
  async function upsert(type: "genericClass" | "genericObject", value: { id: string }): Promise<void> {
    const created = await call("POST", type, value);
    const status = created === 409 ? await call("PUT", `${type}/${value.id}`, value) : created;
    if (status !== 200) throw new Error(`Google's wallet returned ${status} for a ${type}`);
  }

  return {
    async save(object) {
      if (!hasClass) await upsert("genericClass", googleClass(wallet));
      hasClass = true;
      await upsert("genericObject", object);
    },
    async update(object) {
      // PATCH would leave what a pass no longer has, such as its code.
      const status = await call("PUT", `genericObject/${object.id}`, object);
      if (status !== 200 && status !== 404)
        throw new Error(`Google's wallet returned ${status} for an update`);
    },
  };
}

const known = new WeakMap<GoogleWallet, GoogleObjects>();

/** The same for all requests, as its token is. */
export function googleObjectsOf(wallet: GoogleWallet): GoogleObjects {
  const objects = known.get(wallet) ?? googleObjects(wallet);
  known.set(wallet, objects);
  return objects;
}
