import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { signedHeaders, signedNonce, signedRequestSeconds } from "./signed-request.server";

const request = { secret: "a secret of editors", method: "POST", path: "/purge", body: '{"mall":"beta"}' };
const now = new Date("2026-06-10T12:00:00Z");
const headers = signedHeaders(request, now);
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test("a request is accepted with the headers that were made for it, each with a nonce of its own", () => {
  const nonce = signedNonce(request, headers, now);
  expect(nonce).toMatch(/^[\w-]{16,}$/);
  expect(signedNonce(request, signedHeaders(request, now), now)).not.toBe(nonce);
});

test.each([
  ["another secret", { ...request, secret: "another secret" }, headers],
  ["another body", { ...request, body: '{"mall":"promenade"}' }, headers],
  ["another path", { ...request, path: "/status" }, headers],
  ["another method", { ...request, method: "PUT" }, headers],
  ["another nonce", request, { ...headers, "x-promenade-nonce": "0123456789abcdef" }],
  ["another time", request, { ...headers, "x-promenade-timestamp": String(now.getTime() / 1000 + 1) }],
  ["no headers", request, {}],
])("a request with %s is not accepted", (_what, asked, given) => {
  expect(signedNonce(asked, given, now)).toBeNull();
});

/** As an editor's own system signs by `docs/content-changes.md`. */
function signedWith(timestamp: string, nonce: string) {
  const signature = createHmac("sha256", request.secret)
    .update(`POST /purge\n${timestamp}\n${nonce}\n${request.body}`)
    .digest("hex");
  return {
    "x-promenade-timestamp": timestamp,
    "x-promenade-nonce": nonce,
    "x-promenade-signature": signature,
  };
}
const seconds = String(now.getTime() / 1000);

test("a request is accepted as the documentation says that it is signed", () => {
  expect(signedNonce(request, signedWith(seconds, "0123456789abcdef"), now)).toBe("0123456789abcdef");
});

test.each([
  ["a short nonce", seconds, "0123456789"],
  ["a nonce that is too long to be remembered", seconds, "n".repeat(129)],
  ["a nonce of several lines", seconds, "0123456789abcdef\n0123456789abcdef"],
  ["a nonce with a space", seconds, "0123456789abcdef 0123456789abcdef"],
  ["a time in another notation", `${seconds}.0`, "0123456789abcdef"],
  ["a time with a sign", `+${seconds}`, "0123456789abcdef"],
])("a request with %s is not accepted, although it is signed", (_what, timestamp, nonce) => {
  expect(signedNonce(request, signedWith(timestamp, nonce), now)).toBeNull();
});

test("a signature that is cut off is not accepted", () => {
  const signature = headers["x-promenade-signature"]?.slice(0, -1);
  expect(signedNonce(request, { ...headers, "x-promenade-signature": signature }, now)).toBeNull();
});

test("a request is accepted for some minutes", () => {
  expect(signedNonce(request, headers, after(signedRequestSeconds))).not.toBeNull();
  expect(signedNonce(request, headers, after(signedRequestSeconds + 1))).toBeNull();
  expect(signedNonce(request, headers, after(-signedRequestSeconds - 1))).toBeNull();
});
