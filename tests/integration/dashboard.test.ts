import { beforeAll, describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, logIn } from "../processes/site-process";

const site = sharedSite();
let cookie = "";
beforeAll(async () => {
  cookie = await logIn(site, "galerieharfa");
}, 60_000);

const asMember = (path: string) => ask(site, "galerieharfa", path, { headers: { Cookie: cookie } });

describe("the member area", () => {
  it("is where a log-in without a return path redirects", async () => {
    const body = new URLSearchParams({
      intent: "login",
      email: "demo@promenade.test",
      password: "promenade-demo",
    });
    const response = await ask(site, "galerieharfa", "/de/anmelden", { method: "POST", body });
    expect(response.headers.get("Location")).toBe("/de/mein-konto");
  });

  it("shows the card with both codes, and the member's name", async () => {
    const response = await asMember("/en/dashboard");
    const html = await response.text();
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(html.match(/role="img" aria-label="Barcode of your card"/g)).toHaveLength(2);
    expect(html.match(/role="img" aria-label="QR code of your card"/g)).toHaveLength(2);
    expect(
      /<nav aria-label="My account"[\s\S]*?<a aria-current="page"[^>]*href="\/en\/dashboard"/.test(html),
    ).toBe(true);
    expect(html.includes('action="/logout"')).toBe(true);
  });

  it("lists only existing screens in its navigation", async () => {
    const html = await (await asMember("/en/dashboard")).text();
    const paths = [...html.matchAll(/href="(\/en\/dashboard[^"?]*)"/g)].map(([, path = ""]) => path);
    for (const path of new Set(paths)) expect((await asMember(path)).status, path).toBe(200);
  });

  it("has no ledger pages past the end", async () => {
    for (const page of ["0", "x", "9999"]) {
      const response = await asMember(`/en/dashboard/my-points?page=${page}`);
      await response.text();
      expect(response.status, page).toBe(404);
    }
  });
});

describe("the ledger export", () => {
  it("is for its member only", async () => {
    const response = await ask(site, "galerieharfa", "/points.csv?language=sk");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/sk/prihlasenie?redirectTo=%2Fsk%2Fmoj-ucet%2Fmoje-body");
    expect((await asMember("/points.csv?language=xx")).status).toBe(404);
  });
});
