import { request } from "node:http";
import { expect, it } from "vitest";
import { startOperatorServer } from "./operator-server";

const port = await startOperatorServer({
  port: 0,
  host: "127.0.0.1",
  names: ["site-1.example.com"],
  metrics: { contentType: "text/plain", text: async () => "promenade_requests 1" },
  status: () => expect.fail("Nobody asks for the status"),
  isDeclaredName: () => expect.fail("Nobody asks for a host"),
  signed: async () => ({ status: 401, message: "The signature is not valid, or too old" }),
  log: () => {},
});

const statusFor = (host: string, { method = "GET", path = "/metrics" } = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port, host: "127.0.0.1", method, path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once("error", reject)
      .end();
  });

it.each([
  "127.0.0.1:9400",
  "[::1]:9400",
  "10.2.3.4",
  "localhost:9400",
  "LOCALHOST",
  "operator.localhost:9400",
  "site-1:9400",
  "site-1.example.com:9400",
  "Site-1.Example.com.",
])("answers who asks for %s", async (host) => {
  expect(await statusFor(host)).toBe(200);
});

it.each(["rebound.test:9400", "site-2.example.com", "127.0.0.1.rebound.test", "example.com", "[::1.test]"])(
  "does not answer a browser on a page of %s",
  async (host) => {
    expect(await statusFor(host)).toBe(421);
    expect(await statusFor(host, { path: "/status" })).toBe(421);
  },
);

it("leaves what is signed to its signature", async () => {
  expect(await statusFor("site-2.example.com", { method: "POST", path: "/purge" })).toBe(401);
});
