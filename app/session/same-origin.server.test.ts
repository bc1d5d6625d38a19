import { describe, expect, it } from "vitest";
import { isPrefetch } from "./is-prefetch.server";
import { crossOriginFormResponse, isCrossOrigin } from "./same-origin.server";

const address = "https://galerieharfa.cz/en/contact";
const request = (headers: Record<string, string>, method = "POST", url = address) =>
  new Request(url, { method, headers });

describe("a form", () => {
  it.each<Record<string, string>>([
    { Origin: "https://evil.example" },
    { Origin: "http://galerieharfa.cz" },
    { Origin: "https://www.galerieharfa.cz" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: "https://galerieharfa.cz", "Sec-Fetch-Site": "cross-site" },
  ])("of another site is rejected: %j", async (headers) => {
    expect(isCrossOrigin(request(headers))).toBe(true);
    const refused = crossOriginFormResponse(request(headers));
    expect([refused?.status, refused?.headers.get("Cache-Control")]).toEqual([403, "no-store"]);
  });

  it.each<Record<string, string>>([
    {},
    { Origin: "https://galerieharfa.cz" },
    { "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "none" },
  ])("of the site itself is accepted: %j", (headers) => {
    expect(isCrossOrigin(request(headers))).toBe(false);
    expect(crossOriginFormResponse(request(headers))).toBeNull();
  });
});

it.each(["GET", "HEAD", "OPTIONS"])("allows cross-site %s requests", (method) => {
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  expect(crossOriginFormResponse(request(headers, method))).toBeNull();
});

it("leaves the origin of realtime requests to their endpoints", () => {
  const headers = { Origin: "https://www.galerieharfa.cz" };
  const url = "https://galerieharfa.cz/pusher/auth";
  expect(crossOriginFormResponse(request(headers, "POST", url))).toBeNull();
});

describe("a prefetch", () => {
  it.each<Record<string, string>>([
    { "Sec-Purpose": "prefetch" },
    { "Sec-Purpose": "prefetch;prerender" },
    { "Sec-Purpose": "prerender" },
    { Purpose: "prefetch" },
    { "X-Moz": "prefetch" },
  ])("is recognized by %j", (headers) => {
    expect(isPrefetch(request(headers, "GET"))).toBe(true);
  });

  it("is not every request", () => {
    expect(isPrefetch(request({ "Sec-Fetch-Mode": "navigate" }, "GET"))).toBe(false);
  });
});
