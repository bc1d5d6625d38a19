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

test("a request is accepted for some minutes", () => {
  expect(signedNonce(request, headers, after(signedRequestSeconds))).not.toBeNull();
  expect(signedNonce(request, headers, after(signedRequestSeconds + 1))).toBeNull();
  expect(signedNonce(request, headers, after(-signedRequestSeconds - 1))).toBeNull();
});
