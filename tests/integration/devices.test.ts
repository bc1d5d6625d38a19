import { fetch } from "undici";
import { describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { startSite } from "../processes/site-process";
import { newMember } from "../requests/new-member";
import { hidden, visitorsOf } from "../requests/visitor";
import { json, startUpstream } from "../stand-ins/upstream";

const tenant = "galerieharfa";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const profilePaths = {
  en: "dashboard/profile",
  cz: "muj-ucet/profil",
  sk: "moj-ucet/profil",
  de: "mein-konto/profil",
};
const headings = { en: "Devices", cz: "Zařízení", sk: "Zariadenia", de: "Geräte" };
const site = sharedSite();

const { send, open } = visitorsOf(() => site, tenant);
const newcomer = () => newMember(site.mallApi, tenant);
type Member = Awaited<ReturnType<typeof newcomer>>;
const logIn = async ({ email, password }: Member, userAgent: string) => {
  const headers = { "User-Agent": userAgent };
  return (await send("/en/login", { intent: "login", email, password }, { headers })).cookie("token");
};
const profile = (Cookie: string) => open("/en/dashboard/profile", { Cookie });
const change = (fields: Record<string, string>, Cookie: string) =>
  send("/en/dashboard/profile", fields, { headers: { Cookie } });
const isLoggedIn = async (Cookie: string) => (await open("/en/dashboard", { Cookie })).status === 200;

describe("the devices in a member's profile", () => {
  it.each(["en", "cz", "sk", "de"] as const)(
    "are listed by browser and system in %s, the one in use marked",
    async (language) => {
      const member = await newcomer();
      const here = await logIn(member, firefox);
      await logIn(member, iphone);
      const { text } = await open(`/${language}/${profilePaths[language]}`, { Cookie: here });
      expect(text).toContain(headings[language]);
      expect(text).toMatch(/Firefox, Linux[\s\S]*Safari, iOS/);
      expect(text.match(/value="session-end"/g)).toHaveLength(2);
    },
  );

  it("are logged out one by one, by a form that needs no script", async () => {
    const member = await newcomer();
    const [phone, here] = [await logIn(member, iphone), await logIn(member, firefox)];
    const { text } = await profile(here);
    const row = /Safari, iOS<\/span>[\s\S]*?<\/li>/.exec(text)?.[0] ?? "";
    const done = await change({ intent: "session-end", id: hidden(row, "id") }, here);
    expect([done.status, done.location]).toEqual([303, "/en/dashboard/profile#devices"]);
    expect([await isLoggedIn(phone), await isLoggedIn(here)]).toEqual([false, true]);
    expect((await profile(here)).text).not.toContain("Safari, iOS");
    const again = await change({ intent: "session-end", id: hidden(row, "id") }, here);
    expect(again.status, "what has gone already is what was wanted").toBe(303);
  });

  it("are all logged out but the one in use", async () => {
    const member = await newcomer();
    const [phone, here] = [await logIn(member, iphone), await logIn(member, firefox)];
    expect((await change({ intent: "sessions-end" }, here)).status).toBe(303);
    expect([await isLoggedIn(phone), await isLoggedIn(member.cookie), await isLoggedIn(here)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await profile(here)).text).not.toContain('value="sessions-end"');
  });

  it("say nothing that a browser makes up", async () => {
    const member = await newcomer();
    const hostile = "<script>alert(1)</script> \"onload=x' Firefox/140.0 (Linux)".repeat(20);
    const here = await logIn(member, hostile);
    const { status, html } = await profile(here);
    expect(status).toBe(200);
    expect(html).not.toContain("alert(1)");
  });

  it("are left to their member", async () => {
    const [member, other] = [await newcomer(), await newcomer()];
    const theirs = await logIn(other, iphone);
    const id = hidden((await profile(other.cookie)).text, "id");
    await change({ intent: "session-end", id }, member.cookie);
    expect(await isLoggedIn(theirs)).toBe(true);
  });
});

it("shows no devices if the mall API lists none", async () => {
  const member = await newcomer();
  const otherApi = await startUpstream(async ({ url = "", method = "GET", headers }, response) => {
    const notFound = { status: "error", httpStatus: "NotFound", message: "" };
    if (url.endsWith("/me/sessions") || method !== "GET") return json(response, notFound, 404);
    const { authorization = "" } = headers;
    const answer = await fetch(site.mallApi + url, { headers: authorization ? { authorization } : {} });
    json(response, await answer.json(), answer.status);
  });
  const other = await startSite({ MALL_API_URL: `${otherApi.url}/{tenant}` });
  const { status, text } = await visitorsOf(() => other, tenant).open("/en/dashboard/profile", {
    Cookie: member.cookie,
  });
  expect([status, text.includes("Password"), text.includes("Devices")]).toEqual([200, true, false]);
  await other.stop();
  await otherApi.stop();
}, 60_000);
