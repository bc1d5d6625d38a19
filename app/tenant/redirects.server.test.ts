import { redirect } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import {
  addressRedirect,
  contentRedirect,
  languageChoiceRedirect,
  withRedirectPolicy,
} from "./redirects.server";

const policyOf = (response: Response, path = "/en") => {
  const request = new Request(`https://galerieharfa.cz${path}`);
  const { status, headers } = withRedirectPolicy(request, response);
  return [status, headers.get("Cache-Control"), headers.get("Vary")];
};
const uncached = "private, no-store";

describe("a redirect", () => {
  it("by the address alone is remembered for an hour", () => {
    expect(policyOf(addressRedirect("/cz"))).toEqual([301, "public, max-age=3600", null]);
  });

  it("by the mall's content is asked for each time: it may lead back one day", () => {
    expect(policyOf(contentRedirect("/en/event/1/b"))).toEqual([301, "private, no-cache", null]);
    expect(policyOf(contentRedirect("/en/event/1/b", 302))[0]).toBe(302);
  });

  it("by the visitor's language is the visitor's alone, also for caches that know only Vary", () => {
    expect(policyOf(languageChoiceRedirect("/cz"))).toEqual([302, uncached, "Cookie, Accept-Language"]);
  });

  it("that says nothing is its visitor's alone", () => {
    for (const status of [301, 302, 303, 307, 308])
      expect(policyOf(redirect("/en/login", status))).toEqual([status, uncached, null]);
  });

  it("is not public in a preview, or with a cookie", () => {
    expect(policyOf(addressRedirect("/cz"), "/en?preview=abc")[1]).toBe(uncached);
    const response = addressRedirect("/cz");
    response.headers.append("Set-Cookie", "a=b");
    expect(policyOf(response)[1]).toBe(uncached);
  });

  it("is not what another response is", () => {
    expect(policyOf(new Response("a page"))).toEqual([200, null, null]);
  });
});
