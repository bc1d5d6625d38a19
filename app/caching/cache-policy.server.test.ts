import { beforeAll, describe, expect, it } from "vitest";
import { inOwnRequest, report } from "~/process/request-context.server";
import { degradedHeader, publicCaching, setCachePolicy, sharedHeader } from "./cache-policy.server";

beforeAll(() => {
  process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
});

type Answer = { status?: number; headers?: Record<string, string>; isDegraded?: boolean; changesIn?: number };

const member = { Cookie: "token=abc" };

function headersOf(
  request: RequestInit & { path?: string; origin?: string },
  { status = 200, headers, isDegraded, changesIn }: Answer = {},
) {
  const { path = "/en/faq", origin = "https://galerieharfa.cz", ...init } = request;
  const answer = new Headers(headers);
  inOwnRequest(() => {
    if (isDegraded) report({ isDegraded: true });
    if (changesIn !== undefined) for (const seconds of [9000, changesIn]) report({ changesIn: seconds });
    setCachePolicy(new Request(origin + path, init), status, answer);
  });
  return answer;
}
const cachingOf = (...asked: Parameters<typeof headersOf>) => headersOf(...asked).get("Cache-Control");

describe("a page", () => {
  it.each(["GET", "HEAD"])("that everyone sees may be cached by everyone for %s", (method) => {
    expect(cachingOf({ method })).toMatch(/^public, max-age=0, s-maxage=60/);
  });

  it.each([
    [9000, "s-maxage=60, stale-while-revalidate=600"],
    [200, "s-maxage=60, stale-while-revalidate=140"],
    [20, "s-maxage=20, stale-while-revalidate=0"],
    [0, "s-maxage=5, stale-while-revalidate=0"],
  ])("is not cached longer than what it says is true, here %d seconds", (changesIn, lifetime) => {
    expect(cachingOf({}, { changesIn })).toContain(lifetime);
  });

  it.each(["/en/faq", "/en/faq.data", "/en/faq/_payload.json", "/cz/search?q=a", "/de/nothing"])(
    "varies by cookie, Save-Data and Global Privacy Control, but has the language of its path: %s",
    (path) => {
      expect(headersOf({ path }).get("Vary")).toBe("Cookie, Save-Data, Sec-GPC");
      expect(headersOf({ path }, { headers: { Vary: "Origin" } }).get("Vary")).toBe(
        "Origin, Cookie, Save-Data, Sec-GPC",
      );
    },
  );

  it.each(["/", "/nothing"])("varies by the visitor's languages too where its path has none: %s", (path) => {
    expect(headersOf({ path }).get("Vary")).toBe("Cookie, Accept-Language, Save-Data, Sec-GPC");
  });

  it.each<[string, ...Parameters<typeof headersOf>]>([
    ["answers a form", { method: "POST", body: "a=b" }],
    ["is a member's own", { path: "/en/dashboard", headers: member }],
    ["has a member's rewards", { path: "/en/rewards/1", headers: member }],
    ["is a form's that a member sends", { method: "POST", body: "a=b", headers: member }],
    ["sets a member's cookie", { headers: member }, { headers: { "Set-Cookie": "toast=" } }],
    ["is a member's data", { path: "/en/faq.data", headers: member }],
    ["is a member's, without TLS", { origin: "http://galerieharfa.cz", headers: member }],
    ["has an undeclared query", { path: "/en/faq?junk=1" }],
    ["sets a cookie", {}, { headers: { "Set-Cookie": "toast=" } }],
    ["is a failure", {}, { status: 404 }],
    ["is a redirect", {}, { status: 302 }],
  ])("is for its visitor alone if it %s", (_, request, answer) => {
    expect(cachingOf(request, answer)).toBe("private, no-store");
  });

  it("that everyone sees is restored for a member who goes back", () => {
    expect(cachingOf({ headers: member })).toBe("private, no-cache");
  });

  it("that members share is public to our own server alone", () => {
    const headers = new Headers();
    inOwnRequest(() => setCachePolicy(new Request("https://galerieharfa.cz/en/faq"), 200, headers), {
      pageMember: { unread: 2, reactions: {} },
    });
    expect(headers.get("Cache-Control")).toBe("private, no-cache");
    expect(headers.get(sharedHeader)).toMatch(/^public, max-age=0, s-maxage=60/);
    expect(headersOf({}).has(sharedHeader)).toBe(false);
  });

  it("that previews a draft is neither cached nor indexed, whatever its route says", () => {
    const preview = headersOf({ path: "/en/faq?preview=x" }, { headers: { "Cache-Control": "public" } });
    expect([preview.get("Cache-Control"), preview.get("X-Robots-Tag")]).toEqual([
      "private, no-store",
      "noindex",
    ]);
    expect(headersOf({}).has("X-Robots-Tag")).toBe(false);
  });

  it("keeps the Cache-Control of its route", () => {
    expect(cachingOf({}, { headers: { "Cache-Control": "no-store" } })).toBe("no-store");
  });

  it("is marked and not cached by others if a call failed while it was rendered", () => {
    const degraded = headersOf({}, { isDegraded: true });
    expect([degraded.get("Cache-Control"), degraded.get(degradedHeader)]).toEqual(["no-store", "1"]);
    expect(headersOf({}).has(degradedHeader)).toBe(false);
  });

  it("is marked and not cached by others if nobody knows whether a call failed", () => {
    const headers = new Headers();
    setCachePolicy(new Request("https://galerieharfa.cz/en/faq"), 200, headers);
    expect([headers.get("Cache-Control"), headers.get(degradedHeader)]).toEqual(["no-store", "1"]);
  });
});

it("lets everyone cache a document, and nobody one whose address could be anything", () => {
  const caching = (path: string) =>
    inOwnRequest(() =>
      publicCaching(new Request(`https://galerieharfa.cz${path}`), "public, max-age=60").get("Cache-Control"),
    );
  expect(caching("/robots.txt")).toBe("public, max-age=60");
  expect(caching("/site.webmanifest?language=xx")).toBe("private, no-store");
});

it.each([
  ["/robots.txt", null],
  ["/offline-pack.json?language=en", null],
  ["/site.webmanifest?language=en", null],
  ["/site.webmanifest", "Cookie, Accept-Language"],
])("says of a document only that it may be in the visitor's language: %s", (path, vary) => {
  const headers = inOwnRequest(() => publicCaching(new Request(`https://galerieharfa.cz${path}`), "public"));
  expect(headers.get("Vary")).toBe(vary);
});
