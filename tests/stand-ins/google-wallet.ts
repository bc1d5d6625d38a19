import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";

export type GoogleWalletStandIn = Awaited<ReturnType<typeof startGoogleWallet>>;

const issuerId = "3388000000012345678";
const email = "passes@mall.iam.gserviceaccount.com";

/** Google's token endpoint and wallet, on this machine: accepts only what the service account has signed. */
export async function startGoogleWallet() {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const stored = new Map<string, Record<string, unknown>>();
  const calls: string[] = [];
  let isDown = false;

  const server = createServer(async (request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    let text = "";
    for await (const chunk of request) text += chunk;
    const path = request.url ?? "/";
    calls.push(`${request.method} ${path}`);
    if (isDown) return send(500, {});
    if (path === "/token") {
      const assertion = new URLSearchParams(text).get("assertion") ?? "";
      const isValid = await jwtVerify(assertion, publicKey, { issuer: email, audience: `${url}/token` }).then(
        ({ payload }) => payload.scope === "https://www.googleapis.com/auth/wallet_object.issuer",
        () => false,
      );
      return isValid ? send(200, { access_token: "granted", expires_in: 3600 }) : send(400, {});
    }
    if (request.headers.authorization !== "Bearer granted") return send(401, {});
    const value: Record<string, unknown> & { id?: unknown } = JSON.parse(text);
    const id = String(value.id);
    if (!id.startsWith(`${issuerId}.`)) return send(403, {});
    if (request.method === "POST" && stored.has(id)) return send(409, {});
    if (request.method === "PUT" && !(path.endsWith(`/${id}`) && stored.has(id))) return send(404, {});
    stored.set(id, value);
    send(200, value);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** The mall's setting. */
    google: {
      issuerId,
      serviceAccount: {
        client_email: email,
        private_key: await exportPKCS8(privateKey),
        token_uri: `${url}/token`,
      },
      api: url,
    },
    calls,
    stored,
    /** The objects that a "save" link names, if the service account has signed it. */
    async saved(link: string) {
      const [, token = ""] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(link) ?? [];
      const { payload } = await jwtVerify<{
        payload: { genericObjects: { id: string }[] };
        origins: string[];
      }>(token, publicKey, { issuer: email, audience: "google" });
      return {
        origins: payload.origins,
        objects: payload.payload.genericObjects.map(({ id }) => stored.get(id)),
      };
    },
    setDown: (value: boolean) => {
      isDown = value;
    },
    close: () => server.close(),
  };
}
