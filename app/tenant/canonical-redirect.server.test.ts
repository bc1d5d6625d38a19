import { languages } from "@contract/languages";
import { describe, expect, it } from "vitest";
import { languageRedirect } from "./canonical-redirect.server";
import type { TenantConfig } from "./tenant-config";

type Asked = { cookie?: string; accept?: string; method?: string; offered?: typeof languages };

function redirectOf(rule: TenantConfig["redirectRule"], path: string, asked: Asked = {}) {
  const { cookie, accept, method = "GET", offered = languages } = asked;
  const request = new Request(`https://galerieharfa.cz${path}`, {
    method,
    headers: { ...(cookie && { Cookie: cookie }), ...(accept && { "Accept-Language": accept }) },
  });
  const answer = languageRedirect(request, rule, offered);
  return answer && `${answer.status} ${answer.headers.get("Location")}`;
}

describe("the home page without a language", () => {
  it.each(["root", "no-prefix", "all"] as const)(
    "redirects to the visitor's language by the rule %s",
    (rule) => {
      expect(redirectOf(rule, "/", { accept: "de" })).toBe("302 /de");
      expect(redirectOf(rule, "/?utm_source=mail", { cookie: "locale=sk", accept: "de" })).toBe(
        "302 /sk?utm_source=mail",
      );
      expect(redirectOf(rule, "/", { accept: "de", offered: ["en"] as never })).toBe("302 /en");
    },
  );

  it("redirects HEAD like GET, and never a form", () => {
    expect(redirectOf("all", "/", { method: "HEAD" })).toBe("302 /cz");
    expect(redirectOf("all", "/", { method: "POST" })).toBeNull();
  });

  it("is not redirected without a rule", () => {
    expect(redirectOf(null, "/", { accept: "de" })).toBeNull();
  });
});

describe("a path without a language", () => {
  it("redirects to the same screen in the visitor's language", () => {
    for (const rule of ["no-prefix", "all"] as const)
      expect(redirectOf(rule, "/obchody-a-sluzby?f=dine", { accept: "en" })).toBe(
        "302 /en/shops-services?f=dine",
      );
  });

  it("is not redirected by the rule `root`, or if it is not found", () => {
    expect(redirectOf("root", "/obchody-a-sluzby", { accept: "en" })).toBeNull();
    expect(redirectOf("all", "/no-such-screen", { accept: "en" })).toBeNull();
  });
});

describe("a path with a language", () => {
  it("redirects by the rule `all` to the same screen in the chosen language", () => {
    expect(redirectOf("all", "/en/shop/1/books?from=map", { cookie: "locale=cz" })).toBe(
      "302 /cz/obchod/1/books?from=map",
    );
  });

  it.each<[string, TenantConfig["redirectRule"], string, Asked]>([
    ["by another rule", "no-prefix", "/en/faq", { cookie: "locale=cz" }],
    ["in the chosen language", "all", "/cz/obchody-a-sluzby", { cookie: "locale=cz" }],
    ["without a choice, whatever the browser says", "all", "/en/faq", { accept: "cs" }],
    [
      "if the mall doesn't offer the language",
      "all",
      "/en/faq",
      { cookie: "locale=de", offered: ["en", "cz"] as never },
    ],
    ["if it is not found", "all", "/en/no-such-screen", { cookie: "locale=cz" }],
  ])("is not redirected %s", (_, rule, path, asked) => {
    expect(redirectOf(rule, path, asked)).toBeNull();
  });
});
