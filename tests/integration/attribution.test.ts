import { describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, logIn } from "../processes/site-process";

const site = sharedSite();

describe("a malformed token cookie", () => {
  const invalid = ["%0Ax", "a%00b", "%C5%99", "a%20b", "a%22b", "=", "x".repeat(4_097)];

  it("never blocks the mall API for other visitors", async () => {
    for (const value of [...invalid, ...invalid]) {
      for (const path of ["/en/dashboard", "/en/contact", "/my-picture"]) {
        const response = await ask(site, "europasc", path, { headers: { Cookie: `token=${value}` } });
        await response.arrayBuffer();
        expect(response.status, `${path} with ${value.slice(0, 20)}`).toBeLessThan(500);
      }
    }
    expect(await logIn(site, "europasc")).toMatch(/^token=./);
    const search = await ask(site, "europasc", "/en/search?q=shoes");
    expect(search.status).toBe(200);
    await search.arrayBuffer();
  });

  it.each(invalid)("is cleared: %.20s", async (value) => {
    const page = await ask(site, "novoplaza", "/en/contact", { headers: { Cookie: `token=${value}` } });
    await page.arrayBuffer();
    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    const data = await ask(site, "novoplaza", "/en/contact.data", { headers: { Cookie: `token=${value}` } });
    await data.arrayBuffer();
    for (const { headers } of [page, data])
      expect(headers.getSetCookie().filter((cookie) => /^token=;.*Max-Age=0/.test(cookie))).toHaveLength(1);
  });

  it("redirects to the log-in from the member area, and doesn't break it", async () => {
    const dashboard = await ask(site, "novoplaza", "/en/dashboard", { headers: { Cookie: "token=%0Ax" } });
    expect(dashboard.status).toBe(302);
    expect(dashboard.headers.get("Location")).toMatch(/^\/en\/login/);
    expect((await ask(site, "novoplaza", "/en/login", { headers: { Cookie: "token=%0Ax" } })).status).toBe(
      200,
    );
  });
});
