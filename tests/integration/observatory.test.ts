import { expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { rawRequest } from "../requests/raw-request";
import { scanned } from "../screens/observatory";

const { port } = sharedSite();
/** Its policy allows the hosts of a tag manager and a pixel. */
const host = "www.galerieharfa.cz";
const tls = { Host: host, "X-Forwarded-Proto": "https" };

it("gets an A+ with full marks from Mozilla's Observatory", { timeout: 120_000 }, async () => {
  expect((await rawRequest(port, "/cz", tls)).headers["content-security-policy"]).toContain(
    "googletagmanager",
  );
  const paths = ["/", "/cz", "/en/login", "/en/shops-services", "/en/faq"];
  for (const [at, { scan, tests }] of (await scanned(port, host, paths)).entries()) {
    const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
    expect(failed, paths[at]).toEqual([]);
    expect(tests["content-security-policy"]?.result).toBe("csp-implemented-with-no-unsafe-default-src-none");
    expect([scan.grade, scan.score], paths[at]).toEqual(["A+", 130]);
  }
});

it("has the same headers where there is no page to scan", async () => {
  for (const [path, isPage] of [
    ["/en/nothing", true],
    ["/nothing.png", false],
    ["/robots.txt", false],
    ["/en/faq.data", false],
  ] as const) {
    const { headers } = await rawRequest(port, path, tls);
    if (isPage) expect(headers["content-security-policy"], path).toMatch(/^default-src 'none'; /);
    expect(headers, path).toMatchObject({
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": "max-age=63072000",
    });
  }
});
