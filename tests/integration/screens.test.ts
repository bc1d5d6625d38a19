import { readFileSync } from "node:fs";
import { type Language, languages, languageTag } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { describe, expect, it } from "vitest";
import { href } from "../../app/locale/href";
import { type RouteName, routeNames } from "../../app/locale/route-table";
import { sharedSite } from "../processes/shared-site";
import { ask, logIn } from "../processes/site-process";
import { isForMembers, readList, type Screen, screensOf, voucherIn } from "../screens/screens";
import { problemsOfHtml } from "../screens/valid-html";

const site = sharedSite();

/** An untranslated key is rendered as itself: `home.title`, `common:open.until`. A web address has another ending. */
const rawKey = />\s*(?!\S+\.(?:com|test|eu|cz|sk|de|png|jpg|webp|pdf)\s*<)[a-z]+(?:[:.][a-zA-Z]+)+\s*</;

const readOf = (tenant: string) => async (resource: string) =>
  readList(await (await ask(site, tenant, `/api/proxy/${resource}?per_page=48`)).json());

/** The default texts for missing content. */
const missingTexts = (language: Language): string[] =>
  Object.values(JSON.parse(readFileSync(`locales/${language}/common.json`, "utf8")).missing);

/** What a server may send on a new connection before it waits for the browser: ten packets (RFC 6928). */
const firstRoundTrip = 14_336;
const fitsOneRoundTrip = (bytes: number) => bytes > 0 && bytes <= firstRoundTrip;

describe.each(tenantIds)("%s", (tenant) => {
  const mall = tenantIds.indexOf(tenant);
  /**
   * Each mall has every screen, each screen every language, and each mall every language. Home pages, which most visits
   * begin with and which are the heaviest, are looked at in all.
   */
  const isOurs = ({ name, language }: Screen) =>
    name === "index" || language === languages[(routeNames.indexOf(name) + mall) % languages.length];
  /** Each screen in one mall: validation takes longer than rendering. */
  const isValidated = (name: RouteName) => routeNames.indexOf(name) % tenantIds.length === mall;

  it("renders every screen as valid HTML, each public one in one round trip", async () => {
    const cookie = await logIn(site, tenant);
    const rewards = await ask(site, tenant, "/en/dashboard/rewards", { headers: { Cookie: cookie } });
    const screens = (await screensOf(readOf(tenant), voucherIn(await rewards.text()))).filter(isOurs);
    expect(screens).toHaveLength(routeNames.length + languages.length - 1);
    for (const { name, path, language } of screens) {
      const headers: Record<string, string> = isForMembers(name) ? { Cookie: cookie } : {};
      const response = await ask(site, tenant, path, { headers: { ...headers, "Accept-Encoding": "br" } });
      const html = await response.text();
      expect(response.status, path).toBe(200);
      expect(response.headers.get("Content-Encoding"), path).toBe("br");
      if (!isForMembers(name))
        expect(Number(response.headers.get("Content-Length")), path).toSatisfy(fitsOneRoundTrip);
      expect(html.slice(0, 21), path).toBe("<!DOCTYPE html><html ");
      expect(html.indexOf("\0"), `no NUL byte on ${path}`).toBe(-1);
      expect(html.match(/<h1[\s>]/g), `one h1 on ${path}`).toHaveLength(1);
      expect(html, path).toContain(`<html lang="${languageTag(language)}"`);
      expect(html, path).toContain(`<link rel="canonical" href="${site.of(tenant)}${path}"`);
      for (const other of languages) expect(html, path).toContain(`hrefLang="${languageTag(other)}"`);
      expect(html, path).toContain('hrefLang="x-default"');
      expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, ""), `no raw key on ${path}`).not.toMatch(rawKey);
      expect(html, `no inline style on ${path}`).not.toMatch(/<[^>]+\sstyle="/);
      if (isValidated(name)) expect(problemsOfHtml(html), path).toEqual([]);
      for (const text of missingTexts(language)) {
        expect(html.includes(text), `no "${text}" on ${path}`).toBe(false);
      }
    }
  }, 240_000);

  it("redirects all but members from their screens to the log-in and back", async () => {
    const screens = (await screensOf(readOf(tenant))).filter(
      (screen) => isForMembers(screen.name) && isOurs(screen),
    );
    expect(screens.length).toBeGreaterThan(0);
    for (const { path, language } of screens) {
      const response = await ask(site, tenant, path);
      await response.text();
      expect(response.status, path).toBe(302);
      expect(response.headers.get("Location"), path).toBe(
        href("login", null, language, { redirectTo: path }),
      );
    }
  }, 240_000);

  it("has each language's URL of a page", async () => {
    const html = await (await ask(site, tenant, "/en/shops-services")).text();
    expect(html).toContain(`hrefLang="cs" href="${site.of(tenant)}/cz/obchody-a-sluzby"`);
    expect(html).toContain(`hrefLang="de" href="${site.of(tenant)}/de/shops-und-services"`);
  });
});

describe("another state of a screen is valid HTML", () => {
  const problemsOf = async (path: string, options: Parameters<typeof ask>[3]) =>
    problemsOfHtml(await (await ask(site, "galerieharfa", path, options)).text());

  it.each([
    "/en/search?q=coffee",
    "/en/search?q=zzzzqq",
    "/en/shops-services?q=zzzzqq",
    "/en/events/1?show=month",
    "/en/floorplan/main?to=dining-sushi-koi",
    "/en/newsletter?done=asked",
    "/en/register?mailed=1",
    "/en/forgot-password?mailed=1",
  ])("%s", async (path) => {
    expect(await problemsOf(path, {})).toEqual([]);
  });

  it.each([
    ["/en/register", "register"],
    ["/en/contact", "support"],
    ["/en/newsletter", "subscribe"],
    ["/en/gift-cards", "balance"],
    ["/en/dashboard/profile", "profile"],
    ["/en/dashboard/receipts", "receipt"],
  ])("%s with its form refused", async (path, intent) => {
    const headers = { Cookie: path.includes("dashboard") ? await logIn(site, "galerieharfa") : "" };
    const body = new URLSearchParams({ intent, email: "x" });
    expect(await problemsOf(path, { method: "POST", body, headers })).toEqual([]);
  });
});

describe("addresses", () => {
  const answer = async (tenant: string, path: string, headers: Record<string, string> = {}) => {
    const response = await ask(site, tenant, path, { headers });
    await response.text();
    return `${response.status} ${response.headers.get("Location") ?? ""}`.trim();
  };

  it.each([
    ["galerieharfa", "/en/shops/fashion", "301 /en/shops/fashion/1"],
    ["galerieharfa", "/en/shops/fashion/0", "404"],
    ["galerieharfa", "/en/shops/fashion/x", "404"],
    ["galerieharfa", "/en/shops/fashion/999", "404"],
    ["galerieharfa", "/en/shops/no-such-thing/1", "404"],
    ["galerieharfa", "/en/shop/no-such-shop/x", "404"],
    ["galerieharfa", "/en/shop/books-inkoust/wrong-slug?a=1", "301 /en/shop/books-inkoust/inkoust?a=1"],
    ["galerieharfa", "/en/shop/books-inkoust", "301 /en/shop/books-inkoust/inkoust"],
    ["galerieharfa", "/fr", "404"],
    ["galerieharfa", "/EN/shops/fashion/1?a=1", "301 /en/shops/fashion/1?a=1"],
    ["europasc", "/Cz", "301 /cz"],
    ["galerieharfa", "/en/obchody-a-sluzby", "404"],
    ["galerieharfa", "/shops-services", "404"],
    ["novoplaza", "/shops-services?f=dine", "302 /cz/obchody-a-sluzby?f=dine"],
    ["presentation", "/", "200"],
  ])("%s%s answers %s", async (tenant, path, expected) => {
    expect(await answer(tenant, path)).toBe(expected);
  });

  it("chooses the language by cookie, then browser, then Czech", async () => {
    expect(await answer("promenade", "/")).toBe("302 /cz");
    expect(await answer("promenade", "/", { "Accept-Language": "de-AT,en;q=0.5" })).toBe("302 /de");
    expect(await answer("promenade", "/", { "Accept-Language": "de", Cookie: "locale=sk" })).toBe("302 /sk");
  });

  it("follows the cookie on every page if the mall is configured so", async () => {
    expect(await answer("europasc", "/en/shops-services?f=dine", { Cookie: "locale=sk" })).toBe(
      "302 /sk/obchody-a-sluzby?f=dine",
    );
    expect(await answer("europasc", "/sk/obchody-a-sluzby", { Cookie: "locale=sk" })).toBe("200");
    expect(await answer("galerieharfa", "/en/shops-services", { Cookie: "locale=sk" })).toBe("200");
  });

  it("shows the mall's own error screen, with the code in the status line", async () => {
    const response = await ask(site, "galerieharfa", "/cz/tady-nic-neni");
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(response.statusText).toBe("Page Not Found: /cz/tady-nic-neni");
    expect(html).toContain("Galerie Harfa");
    expect(html).toMatch(/<h1[^>]*>Tato stránka neexistuje/);
    expect(html).toContain('href="/cz"');
  });

  it("treats every other host as beta", async () => {
    const html = await (await fetch(`http://127.0.0.1:${site.port}/en`)).text();
    expect(html).toContain("Promenade Beta");
  });
});

describe("the directory", () => {
  const names = async (query: string) => {
    const html = await (await ask(site, "galerieharfa", `/en/shops-services?${query}`)).text();
    // Where none is found, popular ones are below.
    const [list = ""] = html.split(">Popular shops<");
    return [...list.matchAll(/<h3[^>]*><a[^>]*>([^<]+)/g)].map(([, name]) => name);
  };

  it("finds a shop regardless of accents and case", async () => {
    expect(await names("q=TRETI")).toEqual(["Třetí kapitola"]);
  });

  it("filters by dining, floor and category together", async () => {
    const all = await names("");
    const dining = await names("f=dine");
    expect(all.length).toBeGreaterThanOrEqual(90);
    expect(dining.length).toBeGreaterThan(0);
    expect(dining.length).toBeLessThan(all.length);
    expect(await names("f=dine&category=fashion")).toEqual([]);
    const ground = await names("floor=0");
    expect(ground.every((name) => all.includes(name))).toBe(true);
    expect(ground.length).toBeLessThan(all.length);
  });

  it.each([
    [
      "galerieharfa",
      "/en/shops-services",
      /Open until \d[^<]*|Opens (?:today|tomorrow|on \w+day) at \d[^<]*/,
    ],
    ["novoplaza", "/de/shops-und-services", /Geöffnet bis \d[^<]*|Öffnet [^<]*\d[^<]*/],
  ])(
    "says once until when the mall at %s%s is open, or when it opens, and on a tile only what is not that",
    async (tenant, path, status) => {
      const html = await (await ask(site, tenant, path)).text();
      const [ofMall = expect.fail("the header says nothing")] =
        status.exec(html.slice(html.indexOf("<header"), html.indexOf("<main"))) ?? [];
      const tiles = html.match(/<article[\s\S]*?<\/article>/g) ?? [];
      expect(tiles.length).toBeGreaterThanOrEqual(90);
      const others = tiles.flatMap((tile) => status.exec(tile)?.[0] ?? []);
      expect(others.length).toBeGreaterThan(0);
      expect(others).not.toContain(ofMall);
    },
  );

  it("has the letters of the language, and one grid for a few results", async () => {
    const lettersAt = async (path: string) => {
      const html = await (await ask(site, "galerieharfa", path)).text();
      const cells = [...html.matchAll(/<h2 id="letter-([^"]+)"[^>]*>([^<]+)/g)];
      for (const [, id, text] of cells) expect(text).toBe(id);
      const sections = cells.map(([, letter]) => letter);
      expect(html.slice(html.indexOf("<article"), html.lastIndexOf("<article"))).not.toContain("<ul");
      const links = [...html.matchAll(/href="#letter-([^"]+)"/g)].map(([, letter]) => letter);
      expect(links).toEqual(sections);
      return sections;
    };
    const czech = await lettersAt("/cz/obchody-a-sluzby");
    expect(czech.indexOf("Č")).toBe(czech.indexOf("C") + 1);
    expect(await lettersAt("/de/shops-und-services")).not.toContain("Č");
    expect(await lettersAt("/cz/obchody-a-sluzby?category=moda")).toEqual([]);
  });

  it("says that nothing matches, and what to do", async () => {
    const html = await (await ask(site, "galerieharfa", "/en/shops-services?q=%3Cscript%3E")).text();
    expect(html).toContain("No shop found for “&lt;script&gt;”");
    expect(html).not.toContain("<script>&");
    expect(html).toContain('value="&lt;script&gt;"');
    const near = await (await ask(site, "promenade", "/en/shops-services?q=atelir+vlnx")).text();
    const main = near.slice(near.indexOf("<main"), near.indexOf("<footer"));
    expect(main).toMatch(/Do you mean.*?<a[^>]*>Ateliér Vlna</);
    expect(main).toContain("By category");
    expect(main.match(/<article/g)).toHaveLength(6);
  });
});

describe("the language cookie", () => {
  const remember = (fields: Record<string, string>) =>
    ask(site, "europasc", "/locale", { method: "POST", body: new URLSearchParams(fields) });

  it("lasts a year and redirects within the site", async () => {
    const response = await remember({ language: "de", redirectTo: "/de/shops-und-services" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/de/shops-und-services");
    expect(response.headers.get("Set-Cookie")).toBe("locale=de; Max-Age=31536000; Path=/; SameSite=Lax");
  });

  it("never redirects elsewhere", async () => {
    expect((await remember({ language: "de", redirectTo: "//evil.example" })).headers.get("Location")).toBe(
      "/de",
    );
    expect((await remember({ language: "xx" })).status).toBe(400);
  });
});

describe("a toast", () => {
  const toast = (value: string) =>
    ask(site, "promenade", "/en", { headers: { Cookie: `toast=${encodeURIComponent(value)}` } });

  it("is shown on the page as a banner, once, and never cached", async () => {
    const response = await toast(
      JSON.stringify([
        { kind: "success", text: "Saved <b>" },
        { kind: "success", text: "Sent" },
      ]),
    );
    expect(/role="status"[\s\S]*Saved &lt;b&gt;[\s\S]*Sent/.test(await response.text())).toBe(true);
    expect(response.headers.get("Set-Cookie")).toContain("toast=; Max-Age=0");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await (await ask(site, "promenade", "/en")).text()).includes("Saved")).toBe(false);
  });

  it("is ignored if it is forged", async () => {
    expect((await toast("{bad")).status).toBe(200);
    const evil = { kind: "evil", text: "x" };
    const five = Array.from({ length: 5 }, () => ({ kind: "error", text: "x" }));
    for (const forged of [evil, [evil], five])
      expect(await (await toast(JSON.stringify(forged))).text()).not.toContain('role="alert"');
  });
});
