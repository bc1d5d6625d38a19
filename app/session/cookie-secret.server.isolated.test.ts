import { beforeEach, expect, it, vi } from "vitest";
import { siteOf } from "../../tests/stand-ins/site";

beforeEach(() => {
  vi.stubEnv("MALL_API_URL", "http://127.0.0.1:9/{tenant}");
});

const account = "ada@people.test";
const requestWith = (cookie = "") =>
  new Request("https://galerieharfa.cz/en/login", { headers: { Cookie: cookie } });

/** Another process with a secret of its own, or the configured one. */
async function newProcess(secret: string) {
  vi.resetModules();
  vi.stubEnv("COOKIE_SECRET", secret);
  const { knownBrowserOf, markedBrowserCookie } = await import("./browser.server");
  return {
    mark: () => markedBrowserCookie(requestWith(), siteOf(), "owner", account).split(";")[0] ?? "",
    knows: (cookie: string) => knownBrowserOf(requestWith(cookie), siteOf(), account) !== null,
  };
}

it("recognizes a browser after a restart if a secret is configured", async () => {
  const secret = "a secret of more than 32 characters";
  const cookie = (await newProcess(secret)).mark();
  expect((await newProcess(secret)).knows(cookie)).toBe(true);
  expect((await newProcess("another secret of 32 characters and more")).knows(cookie)).toBe(false);
});

it("recognizes no browser of another process without one", async () => {
  const one = await newProcess("");
  const cookie = one.mark();
  expect(one.knows(cookie)).toBe(true);
  expect((await newProcess("")).knows(cookie)).toBe(false);
});
