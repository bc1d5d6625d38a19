import { languages } from "@contract/languages";
import { strFromU8, unzipSync } from "fflate";
import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { href } from "../../app/locale/href";
import { sharedSite } from "../processes/shared-site";
import { ask, startSite } from "../processes/site-process";
import { newMember } from "../requests/new-member";
import { newestMail } from "../requests/outbox";
import { visitorsOf } from "../requests/visitor";
import { json, startUpstream } from "../stand-ins/upstream";

const tenant = "galerieharfa";
const site = sharedSite();
const { send, open } = visitorsOf(() => site, tenant);
const screen = href("dashboard-two-step", null, "en");
const secondStep = href("second-step", null, "en");
const stepMs = 30_000;

type Member = Awaited<ReturnType<typeof newMember>>;
type Page = Awaited<ReturnType<typeof send>>;

/** The Cookie header of a browser after some answers. */
const cookiesOf = (...pages: Page[]) =>
  pages
    .flatMap(({ cookies }) => cookies)
    .map((cookie) => cookie.split(";")[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");

const keyIn = ({ text }: Page) => /font-mono[^>]*>([A-Z2-7 ]+)</.exec(text)?.[1]?.replaceAll(" ", "") ?? "";
const codesIn = ({ text }: Page): string[] => text.match(/\d{4} \d{4} \d{4}(?=<)/g) ?? [];

/** Switches an app on, as a browser without scripts does. Its next code counts from then on. */
async function withApp(member: Member, path = screen) {
  const { cookie: Cookie, password } = member;
  const change = (fields: Record<string, string>) => send(path, fields, { headers: { Cookie } });
  const started = await change({ intent: "app-start", password });
  expect([started.status, started.location]).toEqual([303, `${path}#app`]);
  const setup = await open(path, { Cookie });
  const app = new TOTP({ secret: Secret.fromBase32(keyIn(setup)) });
  const confirmed = await change({ intent: "app-confirm", code: app.generate() });
  expect(confirmed.status, confirmed.text).toBe(200);
  const next = () => app.generate({ timestamp: Date.now() + stepMs });
  return { setup, confirmed, change, app, next, recovery: codesIn(confirmed) };
}

const firstStep = ({ email, password }: Member, path = "/en/login", fields = {}) =>
  send(path, { intent: "login", email, password, ...fields });
const giveCode = (first: Page, code: string, path = secondStep) =>
  send(path, { intent: "code", code }, { headers: { Cookie: cookiesOf(first) } });

describe("two-step verification without JavaScript", () => {
  it.each(languages)("is set up, and logs in to where the member was going, in %s", async (language) => {
    const member = await newMember(site.mallApi, tenant, language);
    const path = href("dashboard-two-step", null, language);
    const profile = await open(href("dashboard-profile", null, language), { Cookie: member.cookie });
    expect(profile.text).toContain(`href="${path}"`);
    const { setup, recovery, next } = await withApp(member, path);
    expect(setup.text).toMatch(/<svg role="img" aria-label="[^"]*QR/);
    expect(recovery).toHaveLength(10);

    const wanted = href("dashboard-receipts", null, language);
    const first = await firstStep(member, href("login", null, language), { redirectTo: wanted });
    const place = href("second-step", null, language);
    expect([first.status, first.location]).toEqual([303, place]);
    expect(cookiesOf(first)).not.toContain("token=");
    const form = await open(place, { Cookie: cookiesOf(first) });
    expect(form.text).toMatch(/<input[^>]*name="code"/);
    for (const attribute of [/autoComplete="one-time-code"/i, /inputMode="numeric"/i])
      expect(form.text).toMatch(attribute);
    const second = await giveCode(first, next(), place);
    expect([second.status, second.location]).toEqual([303, wanted]);
    expect((await open(wanted, { Cookie: second.cookie("token") })).status).toBe(200);
    expect(second.cookies.join()).toContain("second-step=;");
  });

  it("refuses a code that is wrong or was used, beside the field, and accepts a recovery code there", async () => {
    const member = await newMember(site.mallApi, tenant);
    const { next, recovery } = await withApp(member);
    const code = next();
    expect((await giveCode(await firstStep(member), code)).status).toBe(303);
    const first = await firstStep(member);
    for (const wrong of [code, "000000"]) {
      const refused = await giveCode(first, wrong);
      expect(refused.status).toBe(422);
      expect(refused.text).toMatch(/id="code-code-error"[^>]*>This code is not right, or was used already/);
      expect(refused.text).not.toContain(wrong);
    }
    const done = await giveCode(first, recovery[0] ?? "");
    expect(done.location).toBe("/en/dashboard");
  });

  it("begins with the password in the browser that goes on", async () => {
    const member = await newMember(site.mallApi, tenant);
    const { recovery } = await withApp(member);
    const alone = await open(secondStep);
    expect([alone.status, alone.text.includes('name="code"')]).toEqual([200, false]);
    expect(alone.text).toMatch(/<h1[^>]*>Your log-in has expired/);
    expect(alone.text).toMatch(/<a[^>]*href="\/en\/login"[^>]*>Log in again</);
    expect(alone.text).toMatch(/<a[^>]*href="\/en\/contact"/);
    expect((await send(secondStep, { intent: "code", code: "000000" })).location).toBe("/en/login");
    const first = await firstStep(member);
    const elsewhere = { Cookie: first.cookie("second-step") };
    const refused = await send(
      secondStep,
      { intent: "code", code: recovery[0] ?? "" },
      { headers: elsewhere },
    );
    expect([refused.location, refused.cookies.some((each) => each.startsWith("token="))]).toEqual([
      "/en/login",
      false,
    ]);
    expect((await open(secondStep, elsewhere)).location).toBe("/en/login");
  });

  it("shows the key only until it is on, and the recovery codes once", async () => {
    const member = await newMember(site.mallApi, tenant);
    const { setup, confirmed, recovery } = await withApp(member);
    const key = keyIn(setup);
    expect(key.length).toBeGreaterThanOrEqual(32);
    for (const page of [setup, confirmed])
      expect(page.headers.get("Cache-Control")).toMatch(/private.*no-store|no-store.*private/);
    const later = await open(screen, { Cookie: member.cookie });
    for (const page of [confirmed, later]) {
      expect(page.html).not.toContain(key);
      expect(page.html).not.toContain("otpauth:");
    }
    expect(later.html).not.toContain(recovery[0]);
    expect(later.text).toContain("10 codes left");
  });

  it("asks for the password and a code before it ends", async () => {
    const member = await newMember(site.mallApi, tenant);
    const { change, recovery } = await withApp(member);
    const { password } = member;
    const code = recovery[0] ?? "";
    const wrongPassword = await change({ intent: "app-remove", password: "not my password", code });
    expect(wrongPassword.text).toMatch(/id="app-remove-password-error"[^>]*>This is not your password/);
    const wrongCode = await change({ intent: "app-remove", password, code: "000000" });
    expect(wrongCode.text).toMatch(/id="app-remove-code-error"[^>]*>This code is not right/);
    for (const { text } of [wrongPassword, wrongCode]) expect(text).not.toContain(code);
    const replaced = await change({ intent: "codes-replace", password, code });
    const [fresh = ""] = codesIn(replaced);
    expect([replaced.status, codesIn(replaced).length, recovery.includes(fresh)]).toEqual([200, 10, false]);
    expect((await change({ intent: "app-remove", password, code: fresh })).location).toBe(`${screen}#app`);
    expect((await firstStep(member)).cookie("token")).not.toBe("token=");
  });

  it("logs the member's other devices out when it is switched on", async () => {
    const member = await newMember(site.mallApi, tenant);
    const elsewhere = (await firstStep(member)).cookie("token");
    await withApp(member);
    const status = async (Cookie: string) => (await open("/en/dashboard", { Cookie })).status;
    expect([await status(elsewhere), await status(member.cookie)]).toEqual([302, 200]);
  });
});

describe("the second step", () => {
  it("stands before a new password for a forgotten one, and after it", async () => {
    const member = await newMember(site.mallApi, tenant);
    const { next, recovery } = await withApp(member);
    const { email } = member;
    const asked = await send("/en/forgot-password", { intent: "request", email });
    const { code } = await newestMail(site.mallApi, email);
    const mailed = await send(
      "/en/forgot-password",
      { intent: "code", email, code: code ?? "" },
      { headers: { Cookie: cookiesOf(asked) } },
    );
    expect(mailed.location).toBe(secondStep);
    expect(cookiesOf(mailed)).not.toMatch(/\b(?:token|reset)=/);
    const second = await giveCode(mailed, next());
    expect(second.location).toBe("/en/set-new-password");
    const password = "a sentence about plums";
    const saved = await send(
      "/en/set-new-password",
      { intent: "reset", password, password_confirmation: password },
      { headers: { Cookie: cookiesOf(second) } },
    );
    expect(saved.cookie("token")).not.toBe("token=");
    const again = await firstStep({ ...member, password });
    expect(again.location).toBe(secondStep);
    expect((await giveCode(again, recovery[0] ?? "")).status).toBe(303);
  });

  it("stands before the Wi-Fi, which then leads to where the visitor was going", async () => {
    const member = await newMember(site.mallApi, tenant);
    const { next } = await withApp(member);
    const { email, password } = member;
    const first = await send("/en/wl?url=https%3A%2F%2Fexample.test%2Fnews", { email, password });
    expect(first.location).toBe(secondStep);
    const second = await giveCode(first, next());
    expect(second.location).toBe("/en/wl?online=1&url=https%3A%2F%2Fexample.test%2Fnews");
    expect(second.cookie("token")).not.toBe("token=");
  });
});

it("is in the member's data, without secrets", async () => {
  const member = await newMember(site.mallApi, tenant);
  const Cookie = member.cookie;
  await send(screen, { intent: "app-start", password: member.password }, { headers: { Cookie } });
  const key = keyIn(await open(screen, { Cookie }));
  const answer = await ask(site, tenant, "/my-data.zip?language=en", { headers: { Cookie } });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const all = Object.values(files).map((file) => strFromU8(file, true));
  expect(JSON.parse(strFromU8(files["secondFactor.json"] ?? expect.fail("no file")))).toMatchObject([
    { app_since: null, passkeys: [], recovery_codes_left: 0 },
  ]);
  expect(all.some((text) => text.includes(key))).toBe(false);
});

it("is left out where the mall API has none", async () => {
  const upstream = await startUpstream(async (request, response) => {
    const { url = "", headers } = request;
    if (url.includes("/me/second-factor")) {
      json(response, { status: "error", httpStatus: "NotFound", message: "" }, 404);
      return;
    }
    const { authorization = "" } = headers;
    const answer = await fetch(`${site.mallApi}${url}`, { headers: { authorization } });
    json(response, await answer.json(), answer.status);
  });
  const other = await startSite({ MALL_API_URL: `${upstream.url}/{tenant}` });
  try {
    const headers = { Cookie: (await newMember(site.mallApi, tenant)).cookie };
    const profile = await (await ask(other, tenant, "/en/dashboard/profile", { headers })).text();
    expect(profile).toContain("Devices");
    expect(profile).not.toContain(`href="${screen}"`);
    expect((await ask(other, tenant, screen, { headers })).status).toBe(404);
  } finally {
    await other.stop();
    await upstream.stop();
  }
}, 60_000);
