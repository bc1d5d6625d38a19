import { randomBytes, webcrypto } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { PushSubscription } from "@contract/push";
import { importJWK, jwtVerify } from "jose";

const { subtle } = webcrypto;
type Keys = { privateKey: webcrypto.CryptoKey; publicKey: Buffer; auth: Buffer };

/** A browser that has subscribed. Its service refuses messages of senders other than `sender`, where that is given. */
export type Browser = { subscription: PushSubscription; keys: Keys };

/** A message that a browser could decrypt. */
export type Received = { browser: Browser; message: unknown; headers: IncomingHttpHeaders };

/** How the service answers a valid message. */
type Answer = { status: number; headers?: Record<string, string> };

/**
 * A push service that accepts only messages that are signed by RFC 8292 and encrypted by RFC 8291, and decrypts them as
 * browsers do.
 */
export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const received: Received[] = [];
  const refused: string[] = [];
  let answers: Answer[] = [];

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    try {
      const browser = browsers.get(request.url ?? "");
      if (!browser) throw new Error("unknown browser");
      await verifySender(String(request.headers.authorization), url);
      if (!/^\d+$/.test(String(request.headers.ttl))) throw new Error("no TTL");
      if (request.headers["content-encoding"] !== "aes128gcm") throw new Error("another encoding");
      const text = await decrypted(body, browser.keys);
      const { status, headers } = answers.shift() ?? { status: 201 };
      if (status < 300) received.push({ browser, message: JSON.parse(text), headers: request.headers });
      response.writeHead(status, headers).end();
    } catch (error) {
      refused.push(String(error));
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    received,
    refused,
    /** The messages of a browser. */
    messagesOf: ({ subscription }: Browser) =>
      received.flatMap(({ browser, message }) =>
        browser.subscription.endpoint === subscription.endpoint ? [message] : [],
      ),
    /** The answers to the next messages; 201 to all others. */
    answerWith(...next: Answer[]) {
      answers = next;
    },
    async newBrowser(): Promise<Browser> {
      const keys = await newKeys();
      const path = `/push/${randomBytes(16).toString("base64url")}`;
      const subscription = {
        endpoint: url + path,
        keys: { p256dh: keys.publicKey.toString("base64url"), auth: keys.auth.toString("base64url") },
      };
      const browser = { subscription, keys };
      browsers.set(path, browser);
      return browser;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function newKeys(): Promise<Keys> {
  const pair = await subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const publicKey = Buffer.from(await subtle.exportKey("raw", pair.publicKey));
  return { privateKey: pair.privateKey, publicKey, auth: randomBytes(16) };
}

/** `vapid t=…, k=…`: a short-lived token for this service, of somebody who can be reached. */
async function verifySender(authorization: string, audience: string) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = await importJWK({ kty: "EC", crv: "P-256", x, y } as { kty: "EC" }, "ES256");
  const { payload } = await jwtVerify(token, publicKey, { audience, algorithms: ["ES256"] });
  if (!/^(?:mailto:|https:)/.test(payload.sub ?? "")) throw new Error("no subject");
  if ((payload.exp ?? Number.POSITIVE_INFINITY) * 1000 > Date.now() + 24 * 60 * 60_000)
    throw new Error("valid for more than a day");
}

/** RFC 8291 in one record of RFC 8188. */
export async function decrypted(body: Buffer, { privateKey, publicKey, auth }: Keys): Promise<string> {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const sender = await subtle.importKey("raw", senderKey, { name: "ECDH", namedCurve: "P-256" }, false, []);
  const secret = await subtle.deriveBits({ name: "ECDH", public: sender }, privateKey, 256);
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
  const material = await derived(secret, auth, about, 32);
  const key = await derived(material, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const iv = await derived(material, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const aes = await subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const record = await subtle.decrypt({ name: "AES-GCM", iv }, aes, body.subarray(keyEnd));
  const text = Buffer.from(record).toString("utf8").replace(/\0*$/, "");
  // The delimiter of the last record.
  if (!text.endsWith("\u0002")) throw new Error("not the last record");
  return text.slice(0, -1);
}

async function derived(secret: ArrayBuffer, salt: Buffer, info: Buffer, bytes: number): Promise<ArrayBuffer> {
  const key = await subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, bytes * 8);
}
