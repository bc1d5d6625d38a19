import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { signInProject, startTokenIssuer, type TokenIssuer } from "../stand-ins/token-issuer";

let issuer: TokenIssuer;
let site: RunningSite;

beforeAll(async () => {
  issuer = await startTokenIssuer();
  site = await startSite({
    ...issuer.environment,
    FIREBASE_PROJECTS: JSON.stringify({ promenade: signInProject, europasc: signInProject }),
  });
}, 60_000);
afterAll(async () => {
  await site.stop();
  issuer.close();
});

async function post(
  idToken: string,
  { tenant = "promenade", path = "/en/login", redirectTo = "", headers = {} } = {},
) {
  return ask(site, tenant, path, {
    method: "POST",
    body: new URLSearchParams({ intent: "sso", id_token: idToken, redirectTo }).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });
}

const cookieOf = (response: { headers: Headers }, name: string): string | undefined =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(";")[0];

/** The message of the error summary above the forms. */
const problemOf = (html: string): string | undefined =>
  /role="alert"[^>]*>.*?<\/svg>([^<]+)/s.exec(html)?.[1]?.replaceAll("&#x27;", "'");

describe("single sign-on", () => {
  it("creates an account the first time, offers to add a password, and continues to the return path", async () => {
    const token = await issuer.token({ sub: "new-1", email: "new-1@post.test" });
    const response = await post(token, { redirectTo: "/en/offers" });
    expect(response.status).toBe(303);
    const place = response.headers.get("Location") ?? "";
    expect(place).toBe("/en/set-new-password?redirectTo=%2Fen%2Foffers");
    const cookie = cookieOf(response, "token") ?? "";
    expect(cookie).toMatch(/^token=.{20,}/);

    const screen = await (await ask(site, "promenade", place, { headers: { Cookie: cookie } })).text();
    expect(screen).toContain("Add a password");
    expect(screen).toMatch(/<a[^>]*href="\/en\/offers"[^>]*>Not now, continue</);

    const saved = await ask(site, "promenade", place, {
      method: "POST",
      body: new URLSearchParams({
        intent: "add",
        redirectTo: "/en/offers",
        password: "seven green umbrellas",
        password_confirmation: "seven green umbrellas",
      }).toString(),
      headers: { Cookie: cookie, "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/en/offers"]);

    const again = await post(await issuer.token({ sub: "new-1", email: "new-1@post.test" }), {
      redirectTo: "/en/offers",
    });
    expect([again.status, again.headers.get("Location")]).toEqual([303, "/en/offers"]);
  });

  it("needs the second step of a member who has a second factor", async () => {
    const token = () => issuer.token({ sub: "careful", email: "careful@post.test" });
    const cookie = cookieOf(await post(await token()), "token") ?? "";
    const path = "/en/dashboard/two-step-verification";
    const change = (fields: Record<string, string>) =>
      ask(site, "promenade", path, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: { Cookie: cookie, "Content-Type": "application/x-www-form-urlencoded" },
      });
    await change({ intent: "app-start" });
    const setup = await (await ask(site, "promenade", path, { headers: { Cookie: cookie } })).text();
    const key = /font-mono[^>]*>([A-Z2-7 ]+)</.exec(setup)?.[1] ?? "";
    const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
    expect((await change({ intent: "app-confirm", code: app.generate() })).status).toBe(200);

    const again = await post(await token(), { redirectTo: "/en/offers" });
    expect([again.status, again.headers.get("Location")]).toEqual([303, "/en/login/second-step"]);
    expect(cookieOf(again, "token")).toBeUndefined();
    const browser = ["second-step", "browser"].map((name) => cookieOf(again, name)).join("; ");
    const code = app.generate({ timestamp: Date.now() + 30_000 });
    const done = await ask(site, "promenade", "/en/login/second-step", {
      method: "POST",
      body: new URLSearchParams({ intent: "code", code }).toString(),
      headers: { Cookie: browser, "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(done.headers.get("Location")).toBe("/en/set-new-password?redirectTo=%2Fen%2Foffers");
    expect(cookieOf(done, "token")).toMatch(/^token=.{20,}/);
  });

  it("redirects only within the site", async () => {
    const token = await issuer.token({ sub: "new-2", email: "new-2@post.test" });
    const response = await post(token, { redirectTo: "https://evil.example/" });
    expect(response.headers.get("Location")).toBe("/en/set-new-password");
  });

  it("never accepts a form of another site", async () => {
    const response = await post(await issuer.token(), { headers: { Origin: "https://evil.example" } });
    expect(response.status).toBe(403);
    expect(cookieOf(response, "token")).toBeUndefined();
  });

  it.each([
    ["expired", { expiresIn: -5 }],
    ["for somebody else's project", { audience: "other-mall" }],
    ["of another issuer", { issuer: "https://securetoken.google.com/other-mall" }],
    ["signed by an unknown key", { isForged: true }],
  ])("rejects a token that is %s, with a clear message", async (_, claims) => {
    const token = await issuer.token({ sub: "refused", email: "refused@post.test", ...claims });
    const response = await post(token);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(problemOf(html)).toBe("This log-in could not be confirmed. Please try once more.");
    expect(cookieOf(response, "token")).toBeUndefined();
    expect(html).not.toContain(token);
  });

  it.each([
    ["en", "/en/login", "This log-in could not be confirmed. Please try once more."],
    ["cz", "/cz/prihlaseni", "Toto přihlášení se nepodařilo ověřit. Zkuste to prosím ještě jednou."],
    ["sk", "/sk/prihlasenie", "Toto prihlásenie sa nepodarilo overiť. Skúste to, prosím, ešte raz."],
    ["de", "/de/anmelden", "Diese Anmeldung ließ sich nicht bestätigen. Bitte versuchen Sie es noch einmal."],
  ])("rejects an invalid token with a message in %s", async (_, path, sentence) => {
    const response = await post("no.token.at-all", { path });
    expect(response.status).toBe(422);
    expect(problemOf(await response.text())).toBe(sentence);
  });

  it("requires an address, verified by the provider", async () => {
    const unverified = await post(await issuer.token({ sub: "u", email_verified: false }));
    expect(problemOf(await unverified.text())).toContain("has not confirmed your e-mail address");
    const nameless = await post(await issuer.token({ sub: "n", email: null }));
    expect(problemOf(await nameless.text())).toContain("did not tell us your e-mail address");
  });

  it("links an address only to the first provider that it was used with", async () => {
    await post(await issuer.token({ sub: "first", email: "shared@post.test" }));
    const other = await post(await issuer.token({ sub: "second", email: "shared@post.test" }));
    expect(other.status).toBe(422);
    expect(problemOf(await other.text())).toContain("already belongs to another way of logging in");
  });

  it("recognises members in their own mall only", async () => {
    const token = await issuer.token({ sub: "both", email: "both@post.test" });
    const [here, there] = [await post(token), await post(token, { tenant: "europasc" })];
    expect(cookieOf(here, "token")).not.toBe(cookieOf(there, "token"));
    const headers = { Cookie: cookieOf(here, "token") ?? "" };
    const dashboard = await ask(site, "europasc", "/en/dashboard", { headers });
    expect([dashboard.status, dashboard.headers.get("Location")]).toEqual([
      302,
      "/en/login?redirectTo=%2Fen%2Fdashboard",
    ]);
    const password = await ask(site, "europasc", "/en/set-new-password", { headers });
    expect(await password.text()).not.toContain('type="password"');
  });
});

describe("the screens with single sign-on", () => {
  const policyOf = async (tenant: string, path: string) =>
    (await ask(site, tenant, path)).headers.get("Content-Security-Policy") ?? "";

  it.each(["/en/login", "/cz/registrace"])("allow the provider's hosts on %s alone", async (path) => {
    const response = await ask(site, "promenade", path);
    const policy = response.headers.get("Content-Security-Policy");
    expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/apis\.google\.com/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/identitytoolkit\.googleapis\.com[ ;]/);
    expect(policy).toMatch(/frame-src https:\/\/test-mall\.firebaseapp\.com[ ;]/);
    expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups");
    const cached = await ask(site, "promenade", path);
    expect(cached.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups");
  });

  it("leave every other document's policy as strict as before", async () => {
    const signIn = /apis\.google|identitytoolkit|firebaseapp|frame-src/;
    for (const path of ["/en", "/en/forgot-password", "/en/register?mailed=1"]) {
      expect(await policyOf("promenade", path)).not.toMatch(signIn);
    }
    expect(await policyOf("novoplaza", "/en/login")).not.toMatch(signIn);
    const response = await ask(site, "promenade", "/en");
    expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  });

  it("offer nothing if the mall has no project", async () => {
    const html = await (await ask(site, "novoplaza", "/en/login")).text();
    expect(html).not.toContain("Continue with");
    expect(html).not.toContain('value="sso"');
  });

  it("say without scripts what it needs", async () => {
    const html = await (await ask(site, "promenade", "/cz/prihlaseni")).text();
    const sentence = "Přihlášení přes Google, Apple nebo Facebook potřebuje JavaScript.";
    expect(html).toContain(sentence);
    const headers = { "Save-Data": "on" };
    const light = await (await ask(site, "promenade", "/cz/prihlaseni", { headers })).text();
    expect(light).toContain(sentence);
    expect(light).not.toContain("Pokračovat přes");
  });

  it("reload as a document if visitors navigate to them within the page", async () => {
    const response = await ask(site, "promenade", "/en/login.data?redirectTo=%2Fen%2Foffers", {
      headers: { "Sec-Fetch-Dest": "empty" },
    });
    const text = await response.text();
    expect(response.status).toBe(202);
    expect(text).toContain("/en/login?redirectTo=%2Fen%2Foffers");
    expect(text).toContain("reload");
  });
});
