import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

export type TokenIssuer = {
  /** The reference API's environment variables to trust this issuer. */
  environment: Record<string, string>;
  /** An id token as Firebase signs them; the given claims replace valid ones. */
  token: (claims?: TokenClaims) => Promise<string>;
  close: () => void;
};

type TokenClaims = {
  sub?: string;
  email?: string | null;
  email_verified?: boolean;
  name?: string;
  audience?: string;
  issuer?: string;
  /** Seconds from now. */
  expiresIn?: number;
  /** Signed with a key that the issuer doesn't publish. */
  isForged?: boolean;
};

const issuer = "https://securetoken.google.com/test-mall";
const audience = "test-mall";

/** An issuer of id tokens on this machine, with its keys at a URL of its own. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  const [known, unknown] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const keys = { keys: [{ ...(await exportJWK(known.publicKey)), kid: "1", alg: "RS256", use: "sig" }] };
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(keys));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      FIREBASE_ISSUER: issuer,
      FIREBASE_AUDIENCE: audience,
      FIREBASE_JWKS_URL: `http://127.0.0.1:${port}/keys`,
    },
    token: ({ sub = "google-1", email = "ada@post.test", ...given } = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const { email_verified = true, name = "Ada Nová", expiresIn = 3600 } = given;
      return new SignJWT({ ...(email && { email, email_verified }), name, auth_time: now })
        .setProtectedHeader({ alg: "RS256", kid: "1" })
        .setSubject(sub)
        .setIssuer(given.issuer ?? issuer)
        .setAudience(given.audience ?? audience)
        .setIssuedAt(now - 10)
        .setExpirationTime(now + expiresIn)
        .sign((given.isForged ? unknown : known).privateKey);
    },
    close: () => server.close(),
  };
}

/** The Firebase project of the malls that offer single sign-on in tests, as in the environment. */
export const signInProject = {
  apiKey: "test-key",
  authDomain: "test-mall.firebaseapp.com",
  projectId: audience,
  providers: ["google", "apple", "facebook"],
};
