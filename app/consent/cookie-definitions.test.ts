import { languages } from "@contract/languages";
import { parse } from "cookie";
import { describe, expect, it } from "vitest";
import { localeCookie } from "~/locale/remember-language";
import { draftCookie } from "~/session/draft.server";
import { resetCookie } from "~/session/reset-cookie.server";
import { toastCookie } from "~/session/toast.server";
import { tokenCookieName } from "~/session/token-cookie";
import { cookieDefinitions } from "./cookie-definitions";
import { consentCookieName } from "./cookie-names";
import { definitionView } from "./cookies-view.server";

const ids = (tenant: Parameters<typeof cookieDefinitions>[0]) =>
  cookieDefinitions(tenant).flatMap(({ id, group }) => (group === "optional" ? [id] : []));
const bare = { gtmId: null, metaId: null, mapsKey: null };
const whole = { gtmId: "GTM-TEST", metaId: "123", mapsKey: "key" };
/** The name of the cookie that a Set-Cookie header sets. */
const nameOf = (header: string) => Object.keys(parse(header))[0] ?? "";

describe("cookie definitions", () => {
  it("name every cookie that the site itself sets", () => {
    const request = new Request("http://localhost");
    const named = cookieDefinitions(bare).flatMap(({ targetCookieIds }) => targetCookieIds);
    expect(named).toContain(nameOf(localeCookie("en", { isSecure: false })));
    expect(named).toContain(nameOf(toastCookie({ kind: "success", text: "Saved" }, request)));
    expect(named).toContain(nameOf(draftCookie("/en/contact", {}, request)));
    expect(named).toContain(nameOf(resetCookie(null, request)));
    expect(named).toContain(tokenCookieName);
    expect(named).toContain(consentCookieName);
  });

  it("are offered only for services that the mall uses", () => {
    expect(ids(bare)).toEqual([]);
    expect(ids({ ...bare, gtmId: "GTM-TEST" })).toEqual(["STAT"]);
    expect(ids({ ...bare, metaId: "123" })).toEqual(["STAT"]);
    expect(ids({ ...bare, mapsKey: "key" })).toEqual(["MAPS"]);
    expect(ids(whole)).toEqual(["STAT", "MAPS"]);
  });

  it("name for statistics only the companies that the mall uses", () => {
    const statistics = (tenant: Parameters<typeof cookieDefinitions>[0]) =>
      cookieDefinitions(tenant).find(({ id }) => id === "STAT");
    expect(statistics({ ...bare, metaId: "123" })).toMatchObject({
      provider: "Meta",
      targetCookieIds: ["_fbp", "_fbc"],
      src: ["https://connect.facebook.net/en_US/fbevents.js"],
    });
    expect(statistics({ ...bare, gtmId: "GTM-TEST" })?.src).toEqual([
      "https://www.googletagmanager.com/gtm.js?id=GTM-TEST",
    ]);
    expect(statistics(whole)?.provider).toBe("Google, Meta");
  });

  it("never preselect an option", () => {
    for (const { group, isPreselected } of cookieDefinitions(whole)) {
      expect(isPreselected).toBe(group === "necessary");
    }
  });

  it.each(languages)("are translated to %s", (language) => {
    const views = cookieDefinitions(whole).map((definition) => definitionView(definition, language));
    for (const { id, name, description, lifetime } of views) {
      expect(name, id).not.toContain("definition.");
      expect(description.length, id).toBeGreaterThan(40);
      expect(lifetime, id).toMatch(/\S/);
    }
    expect(new Set(views.map(({ name }) => name)).size).toBe(views.length);
  });
});
