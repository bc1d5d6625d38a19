import { randomUUID } from "node:crypto";
import { fetch } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { sharedSite } from "../processes/shared-site";
import { type RunningSite, startSite } from "../processes/site-process";
import { anyAddress } from "../requests/any-address";
import { mailsTo as writtenTo } from "../requests/outbox";
import { pathOfLink, visitorsOf } from "../requests/visitor";
import { demoMember } from "../screens/screens";
import { json, startUpstream, success } from "../stand-ins/upstream";

const site = sharedSite();
let closed: RunningSite;
let settings: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  settings = await startUpstream(async (_, response) => {
    const answer = await fetch(`${site.mallApi}/galerieharfa/v1/settings-web-app/web`);
    const { data } = z.object({ data: z.record(z.string(), z.string()) }).parse(await answer.json());
    json(response, success({ ...data, authentication_enabled: "false" }));
  });
  closed = await startSite({ MALL_API_URL: `${site.mallApi}/{tenant}`, SETTINGS_CACHE_URL: settings.url });
}, 90_000);
afterAll(async () => {
  await closed.stop();
  await settings.stop();
});

const { send, open } = visitorsOf(() => site, "galerieharfa");
const mailsTo = (email: string) => writtenTo(site.mallApi, email);
const newEmail = () => `visitor-${randomUUID().slice(0, 8)}@example.test`;
const password = "a long sentence about pears";
const registration = (email: string) => ({
  intent: "register",
  first_name: "Žofie 🌻",
  last_name: "Ďuričková",
  email,
  password,
  terms: "on",
});
/** Creates an account with a verified address. */
async function joined(): Promise<string> {
  const email = newEmail();
  const registered = await send("/en/register", registration(email));
  const [mail] = await mailsTo(email);
  const headers = { Cookie: registered.cookie("browser") };
  await send("/en/register", { intent: "verify", email, code: mail?.code ?? "" }, { headers });
  return email;
}

describe("a registration", () => {
  it("submitted twice concurrently creates one account and one mail", async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2].map(() => send("/en/register", registration(email))));
    for (const { status } of answers) expect([303, 422]).toContain(status);
    expect(answers.some(({ status }) => status === 303)).toBe(true);
    expect(await mailsTo(email)).toHaveLength(1);
    const [mail] = await mailsTo(email);
    const done = await send("/en/register", { intent: "verify", email, code: mail?.code ?? "" });
    expect(done.status).toBe(303);
    expect(done.cookie("token")).not.toBe("token=");
  });

  it("with an unknown intent, or sent to a page without a form, is rejected on the mall's own screen", async () => {
    const unknown = await send("/en/register", { intent: "rob" });
    const nowhere = await send("/en/faq", { intent: "rob" });
    expect([unknown.status, nowhere.status]).toEqual([400, 405]);
    for (const { text } of [unknown, nowhere]) {
      expect(text).toContain('<html lang="en"');
      expect(text).toContain("<footer");
    }
  });

  it("is verified by its link, once", async () => {
    const email = newEmail();
    const registered = await send("/cz/registrace", registration(email));
    const [mail] = await mailsTo(email);
    const link = pathOfLink(mail?.link);
    expect(link).toBe(registered.location);
    const opened = await open(link);
    for (const name of ["email", "code"]) expect(opened.text).toMatch(new RegExp(`name="${name}"`));
    expect(opened.text).not.toContain(email);
    const own = await open(link, { Cookie: registered.cookie("mailed") });
    expect(own.text).toContain(`name="email" value="${email}"`);
    const verify = { intent: "verify", email, code: mail?.code ?? "" };
    expect((await send(link, verify)).status).toBe(303);
    const again = await send(link, verify);
    expect(again.status, "a code that was used is worth nothing").toBe(422);
    expect(again.cookies.filter((cookie) => cookie.startsWith("token="))).toEqual([]);
  });

  it("allows five wrong codes from one line, and then not even the right one", async () => {
    const email = newEmail();
    await send("/en/register", registration(email));
    const [mail] = await mailsTo(email);
    const right = mail?.code ?? "";
    const wrong = right === "000000" ? "111111" : "000000";
    const from = anyAddress();
    const verify = async (code: string) =>
      (await send("/en/register", { intent: "verify", email, code }, { from })).status;
    for (let time = 0; time < 5; time++) expect(await verify(wrong)).toBe(422);
    expect(await verify(right)).toBe(422);
  });

  it.each([
    ["a short password", { password: "short" }, "at least"],
    ["a well-known password", { password: "password123" }, "password"],
    ["a NUL in the name", { first_name: "Žo\0fie" }, "This does not look right."],
    ["no name", { first_name: " " }, "Enter your first name."],
    ["terms without agreement", { terms: "" }, "error"],
    ["a filled honeypot", { contact_note: "buy" }, "That was very quick."],
    ["a form filled in too fast", { started: "now" }, "That was very quick."],
  ])("with %s is rejected, and all input but the password restored", async (_, wrong, sentence) => {
    const email = newEmail();
    const answer = await send("/en/register", { ...registration(email), ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(sentence);
    expect(answer.text).toContain(`value="${email}"`);
    expect(answer.text).toContain('value="Ďuričková"');
    expect(answer.html).not.toContain(`value="${"password" in wrong ? wrong.password : password}"`);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe("a password's field", () => {
  it.each([
    ["/en/login", ["current-password"]],
    ["/en/register", ["new-password"]],
  ])("on %s is masked, and takes what managers fill in and people paste", async (path, purposes) => {
    const { text } = await open(path);
    const fields = (text.match(/<input[^>]*>/g) ?? []).filter((field) => /name="password/.test(field));
    expect(fields.map((field) => /autocomplete="([^"]*)"/i.exec(field)?.[1])).toEqual(purposes);
    for (const field of fields) expect(field).toContain('type="password"');
  });
});

describe("a log-in", () => {
  it.each([
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
    "/%0d%0aLocation:https://evil.example",
    "javascript:alert(1)",
    "/en/../..//evil.example",
  ])("never leads to %j", async (redirectTo) => {
    const drawn = await open(`/en/login?redirectTo=${encodeURIComponent(redirectTo)}`);
    expect(drawn.text.match(/name="redirectTo" value="[^"]*evil\.example/)?.[0] ?? "").not.toMatch(
      /value="(?:[a-z]+:|\/[\\/\t])/,
    );
    const answer = await send("/en/login", { intent: "login", ...demoMember, redirectTo });
    expect(answer.status).toBe(303);
    const target = new URL(answer.location ?? "", site.of("galerieharfa"));
    expect(target.origin).toBe(site.of("galerieharfa"));
  });

  it("is accepted from its own site only", async () => {
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: site.of("novoplaza") },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
    ];
    for (const headers of foreign) {
      const answer = await send("/en/login", { intent: "login", ...demoMember }, { headers });
      expect(answer.status).toBe(403);
      expect(answer.cookies).toEqual([]);
    }
  });

  it("returns 429 after five wrong passwords within minutes, on its own screen, with everything but the password filled in", async () => {
    const email = await joined();
    const from = anyAddress();
    const attempt = (typed: string) =>
      send("/en/login?redirectTo=%2Fen%2Ffaq", { intent: "login", email, password: typed }, { from });
    for (let time = 0; time < 5; time++) {
      const answer = await attempt("not it, never was");
      expect(answer.status).toBe(422);
      expect(answer.text).toContain("The e-mail or password is incorrect.");
    }
    const sixth = await attempt(password);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(sixth.text).toContain("That was too many attempts.");
    expect(sixth.text).toContain(`value="${email}"`);
    expect(sixth.text).toContain('value="/en/faq"');
    expect(sixth.html).not.toContain(password);
    expect(sixth.cookies).toEqual([]);
    const elsewhere = await send("/en/login", { intent: "login", email, password });
    expect(elsewhere.status, "another address is not kept out by it").toBe(303);
  });

  it("responds the same to existing and unknown accounts", async () => {
    const [known, unknown] = [await joined(), newEmail()];
    const wrong = { intent: "login", password: "not it, never was" };
    const answers = [
      await send("/en/login", { ...wrong, email: known }),
      await send("/en/login", { ...wrong, email: unknown }),
    ];
    const forms = answers.map(({ text }, at) =>
      /<form[\s\S]*<\/form>/.exec(text.replaceAll([known, unknown][at] ?? "", "")),
    );
    expect(forms[0]?.[0].replaceAll(/name="started"[^>]*/g, "")).toBe(
      forms[1]?.[0].replaceAll(/name="started"[^>]*/g, ""),
    );
    const asked = await Promise.all(
      [known, unknown].map((email) => send("/en/forgot-password", { intent: "request", email })),
    );
    expect(asked.map(({ status }) => status)).toEqual([303, 303]);
    expect(
      asked.map(({ location }, at) => location?.replace(encodeURIComponent([known, unknown][at] ?? ""), "")),
    ).toEqual(Array(2).fill(asked[1]?.location?.replace(encodeURIComponent(unknown), "")));
  });

  it("that is too large is rejected on the mall's own screen", async () => {
    const answer = await send("/en/login", { email: "x".repeat(10 * 1024 * 1024), password });
    expect(answer.status).toBe(413);
    expect(answer.text).toContain("Galerie Harfa");
  }, 30_000);

  it("sets an HttpOnly cookie for a year, Secure behind TLS", async () => {
    const plain = await send("/en/login", { intent: "login", ...demoMember });
    const [cookie] = plain.cookies.filter((text) => text.startsWith("token="));
    expect(cookie).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await send(
      "/en/login",
      { intent: "login", ...demoMember },
      {
        headers: {
          "X-Forwarded-Proto": "https",
          Origin: site.of("galerieharfa").replace("http:", "https:"),
        },
      },
    );
    expect(secure.cookies.find((text) => text.startsWith("token="))).toContain("; Secure");
  });

  it("has the mall's logo in the header alone", async () => {
    for (const path of ["/en/login", "/en/register", "/en/forgot-password"]) {
      const { text } = await open(path);
      const [header = "", main = ""] = text.split("<main");
      expect(header, path).toContain("fit=contain");
      expect(main.split("</main>")[0], path).not.toContain("fit=contain");
    }
  });

  it("behind TLS sets and reads cookies that no other host of the domain can plant", async () => {
    const tls = { "X-Forwarded-Proto": "https" };
    const headers = { ...tls, Origin: site.of("galerieharfa").replace("http:", "https:") };
    const { cookie, cookies } = await send("/en/login", { intent: "login", ...demoMember }, { headers });
    for (const each of cookies.filter((text) => !text.startsWith("token=")))
      expect(each).toMatch(/^__Host-[a-z]+=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const greeting = "Welcome back";
    const shown = await open("/en", { ...tls, Cookie: cookie("__Host-toast") });
    expect(shown.text).toContain(greeting);
    expect(shown.cookie("__Host-toast")).toBe("__Host-toast=");
    const planted = await open("/en", { ...tls, Cookie: cookie("__Host-toast").replace("__Host-", "") });
    expect(planted.text).not.toContain(greeting);
  });
});

describe("a new password", () => {
  it("whose code has expired says so, and mails another from the same page", async () => {
    const { status, text } = await open("/en/set-new-password");
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>The code has expired/);
    const form = /<form[^>]*action="([^"]+)"[^>]*>(?:(?!<\/form>).)*name="email"/s.exec(
      text.slice(text.indexOf("<main")),
    );
    expect(form?.[1]).toBe("/en/forgot-password");
  });
});

describe("a session", () => {
  it("redirects a member away from the log-in and registration screens", async () => {
    const { cookie } = await send("/en/login", { intent: "login", ...demoMember });
    for (const path of ["/en/login", "/cz/registrace", "/de/passwort-vergessen"]) {
      const answer = await open(path, { Cookie: cookie("token") });
      expect([answer.status, answer.location]).toEqual([302, path.slice(0, 3)]);
    }
  });

  it("ends by a form of its own site, and revokes its token", async () => {
    const { cookie } = await send("/en/login", { intent: "login", ...demoMember });
    const Cookie = cookie("token");
    const foreign = await send("/logout", {}, { headers: { Cookie, Origin: "https://evil.example" } });
    expect(foreign.status).toBe(403);
    expect((await open("/logout", { Cookie })).status, "no link logs out").not.toBe(303);
    expect((await open("/en/dashboard", { Cookie })).status).toBe(200);
    const done = await send("/logout", { language: "en" }, { headers: { Cookie } });
    expect([done.status, done.location]).toEqual([303, "/en"]);
    expect(done.cookie("token")).toBe("token=");
    expect((await open("/en/dashboard", { Cookie })).location).toBe("/en/login?redirectTo=%2Fen%2Fdashboard");
  });

  it("leaves no page in the browser for whoever comes next, however it ends", async () => {
    const forgets = (answer: Awaited<ReturnType<typeof send>>) => answer.headers.get("Clear-Site-Data");
    const login = { intent: "login", ...demoMember };
    const first = await send("/en/login", login);
    expect(forgets(first), "nobody was logged in").toBeNull();
    const Cookie = first.cookie("token");
    expect(forgets(await send("/en/login", login, { headers: { Cookie } })), "another logs in").toBe(
      '"cache"',
    );
    expect(forgets(await open("/en/dashboard", { Cookie: "token=ended-some-time-ago" })), "ended").toBe(
      '"cache"',
    );
    expect(forgets(await send("/logout", { language: "en" }, { headers: { Cookie } }))).toBe('"cache"');
  });

  it("that the mall no longer accepts is cleared on the redirect to the log-in", async () => {
    const answer = await open("/sk/moj-ucet/moje-body?page=2", { Cookie: "token=made-up-by-somebody" });
    expect(answer.location).toBe(
      `/sk/prihlasenie?redirectTo=${encodeURIComponent("/sk/moj-ucet/moje-body?page=2")}`,
    );
    expect(answer.cookie("token")).toBe("token=");
  });

  it("of the mall's previous site is accepted if the mall accepts it", async () => {
    const { cookie } = await send("/en/login", { intent: "login", ...demoMember });
    const token = decodeURIComponent(cookie("token").slice("token=".length));
    const taken = await send("/token-handover", { token });
    expect(taken.status).toBe(204);
    expect(decodeURIComponent(taken.cookie("token"))).toBe(`token=${token}`);
    for (const other of ["made-up-by-somebody", "", "x".repeat(5_000), "a b", "é".repeat(20)]) {
      const refused = await send("/token-handover", { token: other });
      expect([refused.status, refused.cookies]).toEqual([401, []]);
    }
  });
});

describe("a mall without accounts", () => {
  const visitor = visitorsOf(() => closed, "galerieharfa");

  it("redirects all their screens home, and links to none", async () => {
    for (const path of ["/en/login", "/cz/registrace", "/sk/zabudnute-heslo", "/de/wl"]) {
      const answer = await visitor.open(path);
      expect([answer.status, answer.location]).toEqual([302, path.slice(0, 3)]);
    }
    const home = await visitor.open("/en");
    expect(home.text).not.toContain('href="/en/login');
    expect(home.text).not.toContain('href="/en/dashboard');
  });
});
