import { describe, expect, it } from "vitest";
import { consentOfferOf } from "~/consent/consent.server";
import { tenantOfHost } from "~/tenant/tenant.server";
import { cacheKeyOf, type ReadRequest, requestOf } from "./cache-key.server";

const ask = (url: string, headers: ReadRequest["headers"] = {}, host = "galerieharfa.localhost:3000") =>
  cacheKeyOf({ protocol: "https", host, port: 3000, url, headers });
const keyOf = (...asked: Parameters<typeof ask>) => ask(...asked) ?? expect.fail(`${asked[0]} is not cached`);
const addressOf = (url: string) => {
  const { href, origin } = new URL(requestOf(keyOf(url)).url);
  return href.slice(origin.length);
};
process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
const { version } = consentOfferOf(tenantOfHost("galerieharfa.cz"));

describe("an address", () => {
  it.each([
    "/",
    "/en",
    "/cz/obchody-a-sluzby",
    "/de/shops-und-services?f=dine",
    "/en/shop/books-inkoust/inkoust",
    "/en/a/terrace",
    "/en/faq.data",
    "/_root.data",
    "/en.data?_routes=root%2Cindex___en",
    "/robots.txt",
    "/sitemap.xml",
    "/feed/news.en.xml",
    "/site.webmanifest?language=en",
    "/event/1.ics?language=sk",
    "/en/login",
  ])("%s is canonical", (url) => {
    expect(keyOf(url).isCanonical).toBe(true);
    expect(addressOf(url)).toBe(url);
  });

  it.each([
    "/en/search?q=coffee",
    "/en/shops-services?q=a&f=dine",
    "/en/shops-services?f=dine&open=1",
    "/en/offers/1?sort=name",
    "/en/blog?page=2",
    "/en/shop/%62ooks/inkoust",
    "/en/faq/",
    "/sitemap.xml?page=2",
    "/search-suggestions?q=a&language=en",
  ])("%s is not canonical", (url) => {
    expect(keyOf(url).isCanonical).toBe(false);
  });

  it.each([
    ["/en/shops-services?floor=1&q=a+b&f=dine", "/en/shops-services?f=dine&q=a+b&floor=1"],
    ["/en/shops-services?q=a%20b&%66=dine", "/en/shops-services?f=dine&q=a+b"],
    ["/en/search?q=%3Cb%3E%26&", "/en/search?q=%3Cb%3E%26"],
    ["/en/faq?", "/en/faq"],
    ["/_payload.json?1700000000000", "/_payload.json"],
    ["/en/shops-services/_payload.json?d41d8cd9&f=dine", "/en/shops-services/_payload.json?f=dine"],
    ["/en/faq.data?_routes=faq___en,root", "/en/faq.data?_routes=root%2Cfaq___en"],
    ["/robots.txt?anything=1", "/robots.txt"],
    ["/sitemap.xml?f=dine", "/sitemap.xml"],
  ])("%s is cached as %s", (url, canonical) => {
    expect(addressOf(url)).toBe(canonical);
    expect(keyOf(url).page).toBe(keyOf(canonical).page);
  });

  it.each([
    "/en/no-such-screen",
    "/fr",
    "/en/FAQ",
    "/en//faq",
    "/en/./faq",
    "/en/a/../faq",
    "/en/a/%2e%2e/faq",
    "/en/a/b c",
    "/en/faq?junk=1",
    "/en/faq?q=a&q=b",
    "/en/faq?__proto__=1",
    "/en/faq?constructor=1",
    `/en/search?q=${"a".repeat(201)}`,
    "/en/search?q=%00",
    "/en/shops-services?f=other",
    "/en/blog?page=%3Cscript%3E",
    "/en/faq?_routes=root",
    "/en/faq.data?_routes=root,index___en",
    "/en/faq.data?_routes=",
    "/en?utm_source=mail",
    "/en/forgot-password?email=a%40b.example&code=123456",
    "/en/register?email=a%40b.example",
    "/en/newsletter?token=abc",
    "/en/contact?sent=1&with=conversation",
    "/en/login?redirectTo=%2Fen",
    "/en/dashboard",
    "/en/dashboard/rewards.data",
    "/en/my-reward/1",
    "/my-reward-code/1",
    "/my-picture",
    "/points.csv",
    "/image?src=a&w=48",
    "/api/proxy/companies",
    "/healthz",
  ])("%s is not cached", (url) => {
    expect(ask(url)).toBeNull();
  });
});

describe("a visitor's", () => {
  it.each([
    "token=abc",
    "a=b; token=abc",
    "token = abc",
    "__Host-reset=abc",
    "reset=abc",
    "toast=abc",
    "__Host-draft=abc",
    "reaction=abc",
  ])("cookie %j makes screens uncacheable, but no document", (cookie) => {
    expect(ask("/en", { cookie })).toBeNull();
    expect(ask("/en/set-new-password", { cookie })).toBeNull();
    expect(ask("/en.data", { cookie })).toBeNull();
    expect(keyOf("/robots.txt", { cookie })).toEqual(keyOf("/robots.txt"));
  });

  it.each(["", "token=", "mytoken=abc", "a=token=b", "other=1; _x=2", "locale=sk"])(
    "cookie %j does not change the key",
    (cookie) => expect(ask("/en", { cookie })).toEqual(ask("/en")),
  );

  it("consent and Save-Data are in the key, and nothing else of their headers is passed on", () => {
    const consents = [
      "",
      `__Host-consent=${version}.`,
      `__Host-consent=${version}.STAT`,
      "__Host-consent=other.STAT",
    ];
    const keys = consents.map((cookie) => keyOf("/en", { cookie: `x=1; ${cookie}` }));
    expect(new Set(keys.map(({ page }) => page)).size).toBe(3);
    expect(keys.map((key) => requestOf(key).headers.get("Cookie"))).toEqual([
      null,
      `__Host-consent=${version}.`,
      `__Host-consent=${version}.STAT`,
      null,
    ]);
    const saving = keyOf("/en", { "save-data": "on" });
    expect(saving.page).not.toBe(keyOf("/en", { "save-data": "yes" }).page);
    expect(requestOf(saving).headers.get("Save-Data")).toBe("on");
  });

  it("consent over TLS is only what no other host can have planted, and over HTTP the plain cookie", () => {
    const planted = `consent=${version}.STAT`;
    expect(ask("/en", { cookie: planted })).toEqual(ask("/en"));
    expect(ask("/en", { cookie: `__Host-consent=${version}.; ${planted}` })).toEqual(
      ask("/en", { cookie: `__Host-consent=${version}.` }),
    );
    const here = { protocol: "http", host: "localhost:3000", port: 3000, url: "/en" };
    const { version: own } = consentOfferOf(tenantOfHost(here.host));
    const key = cacheKeyOf({ ...here, headers: { cookie: `consent=${own}.` } });
    expect(requestOf(key ?? expect.fail("it is cached")).headers.get("Cookie")).toBe(`consent=${own}.`);
  });

  it("Global Privacy Control is a refusal, unless consent was given", () => {
    const controlled = (cookie?: string) => keyOf("/en", { "sec-gpc": "1", ...(cookie && { cookie }) });
    expect(controlled()).toEqual(keyOf("/en", { cookie: `__Host-consent=${version}.` }));
    expect(controlled("__Host-consent=forged")).toEqual(controlled());
    const given = `__Host-consent=${version}.STAT`;
    expect(controlled(given)).toEqual(keyOf("/en", { cookie: given }));
    expect(keyOf("/en", { "sec-gpc": "0" })).toEqual(keyOf("/en"));
  });

  it("cookies of withdrawn tags are removed by an uncached response", () => {
    expect(ask("/en", { cookie: `__Host-consent=${version}.; _ga=1` })).toBeNull();
  });

  it("languages are in the key where the URL names none", () => {
    const { page } = keyOf("/", { cookie: "locale=sk", "accept-language": "de-AT, fr, sk, cs;q=0.3" });
    expect(requestOf({ page }).headers.get("Accept-Language")).toBe("sk,de,cs");
    for (const url of ["/_root.data?_routes=root", "/site.webmanifest", "/event/1.ics"])
      expect(requestOf(keyOf(url, { "accept-language": "de" })).headers.get("Accept-Language")).toBe("de");
    expect(keyOf("/", { "accept-language": "de" }).isCanonical).toBe(true);
    expect(keyOf("/", { "accept-language": "de,sk" }).isCanonical).toBe(false);
    for (const url of ["/en", "/robots.txt", "/site.webmanifest?language=en"])
      expect(keyOf(url, { "accept-language": "de" })).toEqual(keyOf(url));
  });

  it("a previously chosen language redirects only by its mall's rule", () => {
    const visit = (url: string, cookie: string) => ask(url, { cookie }, "europasc.sk");
    expect(visit("/en/faq", "locale=sk")).toBeNull();
    expect(visit("/en.data", "locale=sk")).toBeNull();
    expect(visit("/en/faq", "locale=en")).toEqual(visit("/en/faq", ""));
    expect(visit("/en.data", "locale=en")).toEqual(visit("/en.data", ""));
    expect(visit("/robots.txt", "locale=sk")).toEqual(visit("/robots.txt", ""));
    expect(ask("/en/faq", { cookie: "locale=sk" })).not.toBeNull();
  });
});

describe("a host", () => {
  it.each([
    ["galerieharfa.cz", "galerieharfa"],
    ["www.galerieharfa.cz:8443", "galerieharfa"],
    ["novoplaza.localhost:3000", "novoplaza"],
    ["localhost:3000", "galerieharfa"],
    ["127.0.0.1", "beta"],
    ["beta.localhost", "beta"],
  ])("%s is cached with %s", (host, mall) => {
    expect(keyOf("/en", {}, host).mall).toBe(mall);
    expect(new URL(requestOf(keyOf("/en", {}, host)).url).host).toBe(host);
  });

  it.each([
    ["galerieharfa.localhost", true],
    ["galerieharfa.localhost:3000", true],
    ["127.0.0.1:3000", true],
    ["galerieharfa.localhost:3001", false],
    ["galerieharfa.localhost:443", false],
    ["galerieharfa.cz", false],
    ["galerieharfa.aa", false],
  ])("%s has canonical pages: %s", (host, isCanonical) => {
    for (const url of ["/en/faq", "/sitemap.xml"])
      expect(keyOf(url, {}, host)).toMatchObject({ isCanonical, ...(!isCanonical && { limit: "pages" }) });
    if (isCanonical) expect(keyOf("/en/faq", {}, host)).not.toHaveProperty("limit");
  });

  it.each(["evil.example", "galerieharfa.x0", "x.galerieharfa.cz", "galerieharfa.cz.", "galerieharfa"])(
    "%s is not cached",
    (host) => expect(ask("/en", {}, host)).toBeNull(),
  );
});

it("a page over TLS has a key of its own", () => {
  const overHttp = cacheKeyOf({ protocol: "http", host: "galerieharfa.cz", url: "/en", headers: {} });
  expect(overHttp?.page).not.toBe(keyOf("/en").page);
  expect(requestOf(overHttp ?? expect.fail("it is cached")).url).toBe("http://galerieharfa.cz/en");
});

describe("the request of a key", () => {
  it("has the same key again", () => {
    const headers = {
      cookie: `__Host-consent=${version}.STAT`,
      "accept-language": "sk,de",
      "save-data": "on",
    };
    for (const url of ["/", "/en", "/en/search?q=a%26b", "/en/faq/_payload.json", "/event/1.ics"]) {
      const key = keyOf(url, headers);
      const { url: made, headers: own } = requestOf(key);
      const { host, pathname, search } = new URL(made);
      expect(keyOf(pathname + search, Object.fromEntries(own), host)).toEqual(key);
    }
  });

  it("is a GET without headers that are not in the key", () => {
    const whole = requestOf(
      keyOf("/en", { cookie: `__Host-consent=${version}.STAT; other=1; locale=de`, "accept-language": "de" }),
    );
    expect([whole.method, [...whole.headers]]).toEqual([
      "GET",
      [["cookie", `__Host-consent=${version}.STAT`]],
    ]);
  });
});

it("is a key of its own for whatever differs between two requests, in any order", () => {
  const request: ReadRequest = {
    protocol: "https",
    host: "galerieharfa.localhost:3000",
    port: 3000,
    url: "/",
    headers: { "accept-language": "cs" },
  };
  const others: ReadRequest[] = [
    { ...request, protocol: "http" },
    { ...request, host: "europasc.localhost:3000" },
    { ...request, url: "/search-suggestions?q=a" },
    { ...request, headers: { "accept-language": "de" } },
    { ...request, headers: { ...request.headers, "save-data": "on" } },
  ];
  const pages = () => [request, ...others].map((one) => cacheKeyOf(one)?.page);
  const first = pages();
  expect(new Set(first).size).toBe(others.length + 1);
  expect(pages()).toEqual(first);
  expect(cacheKeyOf(request)?.isCanonical).toBe(true);
  expect(cacheKeyOf({ ...request, port: 3001 })?.isCanonical).toBe(false);
});
