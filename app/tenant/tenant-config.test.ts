import { describe, expect, it } from "vitest";
import { tenantConfig } from "./tenant-config";

const metaTags = { title: "Mall", description: "A mall." };
const firebase = {
  apiKey: "key",
  authDomain: "mall.firebaseapp.com",
  projectId: "mall",
  providers: ["google"],
};
const right = {
  tenantId: "mall",
  tenantSecondLevelDomain: "mall",
  gtmId: "GTM-ABC1234",
  metaId: "123",
  serverErrorUrl: "https://status.mall.test/app-link",
  pagesMetaTags: { en: { index: metaTags } },
  redirectRule: null,
};

describe("a mall's configuration", () => {
  it("has defaults for optional values", () => {
    expect(tenantConfig.parse(right)).toMatchObject({
      timeZone: "Europe/Prague",
      robots: "index, follow",
      firebase: null,
      mapsKey: null,
    });
  });

  it.each<[string, object]>([
    ["a misspelt key", { timezone: "Europe/Prague" }],
    ["a page without TLS", { serverErrorUrl: "http://status.mall.test" }],
    ["an unknown time zone", { timeZone: "Europe/Atlantis" }],
    ["a tag manager's id with script in it", { gtmId: "');alert('" }],
    ["a pixel's id that is no number", { metaId: "12a" }],
    ["a folder's name in capitals", { tenantId: "Mall" }],
    ["a domain with a dot", { tenantSecondLevelDomain: "mall.cz" }],
    ["tags without those of the home page", { pagesMetaTags: { en: { faq: metaTags } } }],
    ["tags of an unknown screen", { pagesMetaTags: { en: { index: metaTags, ofers: metaTags } } }],
    ["tags of an unknown language", { pagesMetaTags: { fr: { index: metaTags } } }],
    ["an unknown redirect rule", { redirectRule: "some" }],
    ["a sign-in domain with a path", { firebase: { ...firebase, authDomain: "mall.test/x" } }],
    ["single sign-on without a provider", { firebase: { ...firebase, providers: [] } }],
  ])("is refused with %s", (_, changes) => {
    expect(tenantConfig.safeParse({ ...right, firebase, ...changes }).success).toBe(false);
    expect(tenantConfig.safeParse({ ...right, firebase }).success).toBe(true);
  });
});
