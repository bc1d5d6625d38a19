import { expect, test } from "vitest";
import { readMallApiEnvironment } from "./environment";
import { siteAddress } from "./site-address";

const hosts =
  "www.harfa.cz = galerieharfa, preferred; harfa.cz = galerieharfa; europasc.localhost = europasc";

test.each([
  [
    "the address that is set",
    { SITE_URL: "https://{tenant}.test", SITE_HOSTS: hosts },
    "https://galerieharfa.test",
  ],
  ["the mall's preferred host", { SITE_HOSTS: hosts }, "https://www.harfa.cz"],
  ["the mall's name on this machine", { PORT: "4000" }, "http://galerieharfa.localhost:4000"],
])("links in mails lead to %s", (_what, settings, address) => {
  expect(siteAddress(readMallApiEnvironment(settings), "galerieharfa")).toBe(address);
});

test("links in mails lead to this machine for a mall without a host, and one that is declared here", () => {
  const settings = readMallApiEnvironment({ SITE_HOSTS: hosts });
  expect(siteAddress(settings, "beta")).toBe("http://beta.localhost:3000");
  expect(siteAddress(settings, "europasc")).toBe("http://europasc.localhost:3000");
});

test("links in mails have the port of a host that is declared with one", () => {
  const declared = "harfa.cz:8443 = galerieharfa; europasc.localhost:8080 = europasc";
  const settings = readMallApiEnvironment({ SITE_HOSTS: declared });
  expect(siteAddress(settings, "galerieharfa")).toBe("https://harfa.cz:8443");
  expect(siteAddress(settings, "europasc")).toBe("http://europasc.localhost:8080");
});
