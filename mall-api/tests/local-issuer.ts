import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/**
 * An issuer of id tokens on this machine, with its keys at `jwksUrl`; `sign` creates a valid token unless given
 * changes.
 */
export async function startLocalIssuer() {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const stranger = await generateKeyPair("RS256");
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" }] };
  const server = createServer((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(jwks));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}/project`;

  return {
    issuer,
    audience: "project",
    jwksUrl: `http://127.0.0.1:${port}/jwks`,
    sign(
      claims: Record<string, unknown>,
      {
        now,
        by = "issuer",
        issuedBy = issuer,
        audience = "project",
        livesSeconds = 3600,
      }: {
        now: Date;
        by?: "issuer" | "stranger";
        issuedBy?: string;
        audience?: string;
        livesSeconds?: number;
      },
    ): Promise<string> {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ auth_time: seconds, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "one" })
        .setIssuer(issuedBy)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + livesSeconds)
        .sign(by === "issuer" ? privateKey : stranger.privateKey);
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
