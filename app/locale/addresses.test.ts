import { languages } from "@contract/languages";
import { describe, expect, it } from "vitest";
import { href, hrefOf } from "./href";
import { matchRoute, matchUnprefixedRoute } from "./match-route";
import { memberRoutes } from "./member-routes";
import { localeCookie } from "./remember-language";
import { requestLanguage } from "./request-language.server";
import type { RouteEntry } from "./route-entry";
import { localizedPath, parseRouteId, routeId, routeNames, routeTable, translatedPaths } from "./route-table";

describe("the address of a screen", () => {
  it("is in the language that it is for", () => {
    expect(href("index", null, "en")).toBe("/en");
    expect(href("shops-services", null, "cz")).toBe("/cz/obchody-a-sluzby");
  });

  it("has each parameter as one encoded segment", () => {
    expect(href("shop-detail", { id: "1/2?a#b", title: "Květiny & dárky" }, "en")).toBe(
      "/en/shop/1%2F2%3Fa%23b/Kv%C4%9Btiny%20%26%20d%C3%A1rky",
    );
  });

  it("keeps a permalink's slashes, and encodes what is between them", () => {
    expect(href("a", { permaLink: "about us/team?" }, "en")).toBe("/en/a/about%20us/team%3F");
  });

  it("has a query without empty entries", () => {
    expect(
      href("shops-services", null, "en", { f: "dine", floor: 0, q: "", sort: null, size: undefined }),
    ).toBe("/en/shops-services?f=dine&floor=0");
    expect(href("index", null, "en", { q: "a&b" })).toBe("/en?q=a%26b");
  });

  it.each([{}, { id: "1" }, { id: "1", title: "" }])("is none with the parameters %j", (parameters) => {
    expect(() => hrefOf("shop-detail", parameters, "en")).toThrow(/shop-detail needs the parameter/);
  });
});

describe("a path in another language", () => {
  it.each(Object.keys(translatedPaths))("belongs to a screen, and has its parameters: %s", (name) => {
    const parametersIn = (language: (typeof languages)[number]) =>
      localizedPath(name as keyof typeof translatedPaths, language).match(/\{\w+\}/g);
    expect(routeTable).toHaveProperty([name]);
    for (const language of languages) expect(parametersIn(language)).toEqual(parametersIn("en"));
  });
});

describe("the screen of an address", () => {
  it.each(languages)("is found again for every route in %s", (language) => {
    const parameters = {
      id: "1/2",
      title: "Dárky & květiny",
      category: "móda",
      permaLink: "a/b c",
      page: "2",
    };
    for (const name of routeNames) {
      const path = hrefOf(name, parameters, language);
      const match = matchRoute(path);
      expect(match, path).toMatchObject({ name, language });
      expect(hrefOf(name, match?.parameters ?? {}, language)).toBe(path);
    }
  });

  it.each([
    ["/en/faq/", "faq"],
    ["/en/", "index"],
  ])("%s is the same as without its last slash", (path, name) => {
    expect(matchRoute(path)?.name).toBe(name);
  });

  it.each([
    "/en/faq/more",
    "/en/faqs",
    "/en/shop/1/books/more",
    "/fr/faq",
    "/en/FAQ",
    "/",
    "/en/no-such-screen",
  ])("%s is none", (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it("has its parameters decoded, and a broken escape as it is", () => {
    expect(matchRoute("/en/shop/1/a%20b")?.parameters).toEqual({ id: "1", title: "a b" });
    expect(matchRoute("/en/shop/1/a%E0b")?.parameters).toEqual({ id: "1", title: "a%E0b" });
  });

  it("without a language is in the preferred language first, then in any", () => {
    expect(matchUnprefixedRoute("/newsletter", "sk")?.language).toBe("sk");
    expect(matchUnprefixedRoute("/registracia", "en")).toMatchObject({ name: "register", language: "sk" });
    expect(matchUnprefixedRoute("/no-such-screen", "en")).toBeNull();
  });
});

describe("the language of a request", () => {
  const languageOf = (path: string, headers: Record<string, string> = {}) =>
    requestLanguage(new Request(`https://galerieharfa.cz${path}`, { headers }), ["en", "cz", "de"]);

  it("is the path's, otherwise the visitor's among those on offer", () => {
    expect(languageOf("/de/faq", { Cookie: "locale=en", "Accept-Language": "cs" })).toBe("de");
    expect(languageOf("/", { Cookie: "locale=en", "Accept-Language": "cs" })).toBe("en");
    expect(languageOf("/", { Cookie: "locale=sk", "Accept-Language": "de" })).toBe("de");
  });
});

it("remembers a language for a year, in a cookie that other sites' forms don't send", () => {
  const cookie = "locale=cz; Max-Age=31536000; Path=/; SameSite=Lax";
  expect(localeCookie("cz", { isSecure: false })).toBe(cookie);
  expect(localeCookie("cz", { isSecure: true })).toBe(`__Host-${cookie}; Secure`);
});

describe("a route", () => {
  it("is named by its id, in a language", () => {
    expect(parseRouteId(routeId("faq", "cz"))).toEqual({ name: "faq", language: "cz" });
    for (const id of ["root", "routes/screen", "robots___en", "faq", ""])
      expect(parseRouteId(id), id).toBeNull();
  });

  it.each(Object.entries<RouteEntry>(memberRoutes))(
    "of the member's area is guarded and not indexed: %s",
    (_, entry) => {
      expect([entry.guard, entry.noIndex, entry.sitemap]).toEqual(["member", true, undefined]);
    },
  );

  it.each(["login", "register", "forgot-password"] as const)("for logging in is for visitors: %s", (name) => {
    const entry: RouteEntry = routeTable[name];
    expect(entry.guard).toBe("anonymous-only");
  });
});
