import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RouteName, routeNames } from "../../app/locale/route-table";
import { sharedSite } from "../processes/shared-site";
import { ask, logIn, type RunningSite, startSite } from "../processes/site-process";
import { photo, sendForm } from "../requests/member";
import { hides, shows } from "../screens/page-words";
import { isForMembers, screenPath } from "../screens/screens";
import { visitor } from "../stand-ins/other-mall-api/content/loyalty";
import {
  nonStop,
  temporarilyClosed,
  withFloorInWords,
  withHoursAsText,
  withoutPoints,
  withPrivatePhoto,
  withPublicPhoto,
} from "../stand-ins/web-app-mall-api/companies";
import { startWebAppMallApi } from "../stand-ins/web-app-mall-api/start";

/** The platform that malls use, connected by its address, its profile and the header that chooses the mall. */
const tenant = "galerieharfa";
const demo = sharedSite();
let platform: Awaited<ReturnType<typeof startWebAppMallApi>>;
let site: RunningSite;
let cookie = "";

beforeAll(async () => {
  const tokens = new Map<string, Promise<string>>();
  platform = await startWebAppMallApi({
    contractApi: demo.mallApi,
    tenants: [tenant, "promenade"],
    contractToken: (of) => {
      const token =
        tokens.get(of) ?? logIn(demo, of).then((set) => decodeURIComponent(set.replace("token=", "")));
      tokens.set(of, token);
      return token;
    },
  });
  site = await startSite({
    MALL_API_URL: platform.url,
    MALL_API_PROFILE: "web-app",
    MALL_API_HEADERS: "Origin: https://{tenant}.platform.example",
    ...platform.environment,
  });
  cookie = await sessionOf(visitor.password);
}, 60_000);
afterAll(async () => {
  await site.stop();
  await platform.stop();
});

const logInWith = (password: string) =>
  sendForm(site, tenant, "/en/login", {
    cookie: "",
    fields: { intent: "login", email: visitor.email, password },
  });

async function sessionOf(password: string): Promise<string> {
  const body = new URLSearchParams({ intent: "login", email: visitor.email, password });
  const response = await ask(site, tenant, "/en/login", { method: "POST", body });
  await response.text();
  return (
    response.headers
      .getSetCookie()
      .find((set) => set.startsWith("token="))
      ?.split(";")[0] ?? ""
  );
}

/** A screen as a visitor or the member reads it, after redirects to its own address. */
async function open(path: string, headers: Record<string, string> = {}, of = tenant) {
  let at = path;
  for (let hops = 0; hops < 3; hops++) {
    const response = await ask(site, of, at, { headers });
    const html = await response.text();
    const location = response.headers.get("Location");
    if (response.status !== 301)
      return { status: response.status, location, html: mainOf(html), text: textOf(mainOf(html)) };
    at = new URL(location ?? "", site.of(of)).pathname;
  }
  return { status: 310, location: at, html: "", text: "" };
}

const mainOf = (html: string): string =>
  (/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replaceAll(/<script\b[\s\S]*?<\/script>/g, "");

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")
    .trim();

const asMember = (path: string) => open(path, { Cookie: cookie });
const shopPage = (id: number, language: "cz" | "en" = "en") =>
  open(screenPath("shop-detail", language, { id: String(id), title: "x" }));
const rewardPage = (id: number) =>
  asMember(screenPath("reward-detail", "en", { id: String(id), title: "x" }));

const detailPage = (
  name: "offer-detail" | "event-detail" | "news-detail",
  id: number,
  language: "cz" | "en",
) => open(screenPath(name, language, { id: String(id), title: "x" }));
/** The entity's own part of its page, before similar ones. */
const ownPart = ({ text }: { text: string }) =>
  text.split(/More (?:offers|events|news|rewards)|Similar shops/)[0] ?? "";

describe("the mall", () => {
  it("is chosen by the header, for each mall of the deployment its own", async () => {
    const other = await ask(site, "promenade", "/en");
    const [one, another] = [await (await ask(site, tenant, "/en")).text(), await other.text()];
    shows(one, "<title>Galerie Harfa");
    shows(another, "Promenade");
    const refused = platform.calls.filter(({ tenant: of }) => of === null);
    const asked = new Set(refused.map(({ path }) => path));
    // At its start the site reads the settings of all its malls; the platform knows two of them.
    expect([...asked].filter((path) => !/settings|available-locales/.test(path))).toEqual([]);
  });

  it("is asked for nothing that it doesn't know: no filter, sort or method that it refuses", () => {
    const refused = platform.calls.filter(({ failure }) => failure === 400 || failure === 405);
    expect(refused).toEqual([]);
  });
});

describe.each(["cz", "en"] as const)("every screen in %s", (language) => {
  const parameters: Partial<Record<RouteName, Record<string, string>>> = {
    "shop-detail": { id: "101", title: "x" },
    "offer-detail": { id: "201", title: "x" },
    "event-detail": { id: "402", title: "x" },
    "news-detail": { id: "501", title: "x" },
    "reward-detail": { id: "301", title: "x" },
    "amenity-detail": { id: "601", title: "x" },
    "shops-category": { category: language === "cz" ? "moda-a-obuv" : "fashion-and-shoes", page: "1" },
    "my-reward": { id: "961" },
    floorplan: { id: "1" },
    a: { permaLink: "terrace" },
  };
  /** The platform divides shops alone: no categories of others have a page. */
  const withoutCategories = /^(?:offers|rewards|amenities)-category$/;

  it.each(["a visitor", "the member"])(
    "is shown to %s, and nothing on it that isn't published",
    async (who) => {
      const problems: string[] = [];
      for (const name of routeNames) {
        if (withoutCategories.test(name)) continue;
        const path = screenPath(name, language, parameters[name] ?? { page: "1" });
        const headers: Record<string, string> = who === "the member" ? { Cookie: cookie } : {};
        const { status, location, html, text } = await open(path, headers);
        if (who === "a visitor" && isForMembers(name)) {
          if (status !== 302 || !location?.includes("redirectTo"))
            problems.push(`${path} is ${status} ${location}`);
          continue;
        }
        // Of someone who is logged in, these redirect elsewhere.
        if (who === "the member" && status === 302) continue;
        if (status !== 200 || !/<h1\b/.test(html)) problems.push(`${path} is ${status}`);
        if (/Neveřejné|s\.r\.o\.|\[object|undefined|NaN|&quot;from/.test(text))
          problems.push(`${path} shows ${text}`);
      }
      expect(problems).toEqual([]);
    },
  );
});

describe("a shop", () => {
  it("has the name that visitors see, logo, picture, its first phone, and its category in each language", async () => {
    const { html, text } = await shopPage(101);
    expect(html).toMatch(/<h1[^>]*>Kabátek &amp; syn<\/h1>/);
    expect(html).toMatch(/\/image\?src=[^"]*\/shop-101\.png/);
    expect(html).toMatch(/\/image\?src=[^"]*\/shop-wide-101\.png/);
    shows(text, "Fashion and shoes · Floor 1");
    shows(text, "+420 226 100 101 info@shop101.example.test");
    hides(text, "101-2");
    shows((await shopPage(101, "cz")).text, "Móda a obuv · 1. patro");
  });

  it("has the picture of a file, but none that isn't public", async () => {
    shows((await shopPage(withPublicPhoto)).html, `/gallery-${withPublicPhoto}.png`);
    hides((await shopPage(withPrivatePhoto)).html, `/gallery-${withPrivatePhoto}.png`);
  });

  it("has its hours, from a list or from text, and is closed on the days without any", async () => {
    shows((await shopPage(101)).text, "Sunday 10:00–20:00");
    shows((await shopPage(withHoursAsText)).text, "Sunday 10:00–20:00");
    shows((await shopPage(111)).text, "Sunday Closed");
  });

  it("is open day and night, or closed for now, whatever its week says", async () => {
    const open = await shopPage(nonStop);
    shows(open.text, "Open now");
    shows(open.text, "Sunday 0:00–24:00");
    const closed = await shopPage(temporarilyClosed);
    shows(closed.text, "Temporarily closed");
    hides(closed.text, "Monday");
  });

  it("is on its floor, which may be in words alone", async () => {
    shows((await shopPage(withFloorInWords)).text, "Electronics · Floor 2");
  });

  it("has the numbers by which a receipt's code names it", async () => {
    const { data } = (await (await ask(site, tenant, "/api/proxy/companies?ids=101")).json()) as {
      data: { data: object[] };
    };
    expect(data.data).toMatchObject([{ receipt_issuers: ["CZ01011234", "01011234"] }]);
  });

  it("gives points where it takes part in the programme", async () => {
    shows((await shopPage(101)).text, "Earns points");
    hides((await shopPage(withoutPoints)).text, "Earns points");
  });

  it("shows what is its own: offers, events, news and rewards", async () => {
    const { text } = await shopPage(104);
    for (const own of ["Román měsíce", "A reading: Stories from Letná", "CZK 200 book voucher"])
      shows(text, own);
    hides(text, "Zimní kabát");
    shows((await shopPage(106)).text, "Botanik has opened a larger shop");
  });

  it("states no number of followers, which nobody counts", async () => {
    const { text } = await shopPage(101);
    shows(text, "Follow");
    hides(text, "Follow 0");
    hides(text, "Followers");
  });

  it("is listed in its category and found by its name", async () => {
    const path = screenPath("shops-category", "en", { category: "fashion-and-shoes", page: "1" });
    const { text } = await open(path);
    for (const name of ["Kabátek & syn", "Švec Ondřej", "Zlatnictví Rubín"]) shows(text, name);
    hides(text, "Knihy Letná");
    hides((await open(screenPath("shops-services", "en", {}))).text, "Default");
    shows((await open("/en/search?q=knihy")).text, "Knihy Letná");
  });
});

describe("offers, events, news and rewards", () => {
  it("have their pictures, also where these are files, or in the translations alone", async () => {
    const pictures = [
      [await detailPage("offer-detail", 201, "en"), "offer-201.png"],
      [await detailPage("event-detail", 402, "en"), "event-402.png"],
      [await detailPage("event-detail", 403, "en"), "event-403.png"],
      [await detailPage("news-detail", 501, "en"), "news-501.png"],
      [await detailPage("news-detail", 502, "en"), "news-502.png"],
      [await rewardPage(301), "reward-301.png"],
      [await rewardPage(304), "reward-304.png"],
    ] as const;
    for (const [{ html }, picture] of pictures)
      expect(html).toMatch(new RegExp(`/image\\?src=[^"]*/${picture}`));
    expect((await detailPage("news-detail", 501, "en")).html).toMatch(/attachment-501\.png/);
  });

  it("cost the reduced price", async () => {
    const { text } = await detailPage("offer-detail", 201, "en");
    shows(text, "New price 2,990 Kč Old price 4,990 Kč");
  });

  it("begin and end in the mall's time, or have no end", async () => {
    expect(ownPart(await detailPage("event-detail", 402, "en"))).toMatch(
      /When .+, 15:00–18:30|When .+, 15:00 – .*18:30/,
    );
    expect(ownPart(await detailPage("event-detail", 405, "en"))).toMatch(/When \w+ \d+ \w+, 10:00 Add/);
  });

  it("are upcoming until they end", async () => {
    shows((await open("/en")).text, "Neapolitan pizza week");
  });

  it("are the mall's without a company, else the shop's", async () => {
    const mall = (await open(screenPath("events-mall", "en", { page: "1" }))).text;
    const stores = (await open(screenPath("events-stores", "en", { page: "1" }))).text;
    shows(mall, "Farmers' market");
    hides(mall, "Neapolitan pizza week");
    shows(stores, "Neapolitan pizza week");
    hides(stores, "Farmers' market");
  });

  it("are counted without those that are not published", async () => {
    shows((await open(screenPath("events", "en", { page: "1" }))).text, "6 events");
    shows((await open(screenPath("news", "en", { page: "1" }))).text, "6 articles");
    shows((await asMember(screenPath("rewards", "en", { page: "1" }))).text, "6 rewards");
  });

  it("are in order of what visitors choose, though the platform sorts by other names", async () => {
    const offers = ownPart(await open(`${screenPath("offers", "en", { page: "1" })}?sort=cheapest`));
    const inOrder = ["Měření zraku", "Polední menu", "Monstera", "Román", "Stavebnice", "Druhý pár"];
    expect(inOrder.toSorted((one, other) => offers.indexOf(one) - offers.indexOf(other))).toEqual(inOrder);
    const { text } = await asMember(`${screenPath("rewards", "en", { page: "1" })}?sort=mostPoints`);
    const points = [...text.matchAll(/(\d+) points/g)].map(([, count]) => Number(count));
    expect(points).toEqual([900, 400, 300, 250, 150, 50]);
  });
});

describe("a reward", () => {
  it("has its price, the pieces left and the member's limit", async () => {
    const text = ownPart(await rewardPage(301));
    for (const fact of ["150 points", "Left 46 pieces", "Limit 3 per member"]) shows(text, fact);
  });

  it("is sold out where nothing is left of it", async () => {
    shows(ownPart(await rewardPage(302)), "All pieces are taken.");
    const { html } = await asMember("/en/dashboard/rewards");
    hides(html, "?activate=302");
    shows(html, "?activate=301");
  });

  it("is available where its amount is unlimited", async () => {
    const text = ownPart(await rewardPage(303));
    hides(text, "Left");
    hides(text, "taken");
  });

  it("doesn't end where it has no term", async () => {
    const text = ownPart(await rewardPage(306));
    shows(text, "50 points");
    hides(text, "Ends");
    hides(text, "–");
  });
});

describe("the member's area", () => {
  it("has states by number: what is used or cancelled can't be used again", async () => {
    const states = await Promise.all(
      [961, 962, 963].map(async (id) => (await asMember(`/en/my-reward/${id}`)).text),
    );
    shows(states[0] ?? "", "Ready to use");
    shows(states[1] ?? "", "Used");
    shows(states[2] ?? "", "Expired");
    for (const text of states.slice(1)) hides(text, "Ready to use");
    const { text } = await asMember("/en/dashboard/rewards");
    shows(text, "Ready to use 1 Used 1 Expired 1");
  });

  it("shows the code of a reward as the platform's picture", async () => {
    const { html, text } = await asMember("/en/my-reward/961");
    shows(html, '<img src="/my-reward-code/961"');
    shows(text, "The till reads it from your screen.");
    hides((await asMember("/en/my-reward/962")).html, "my-reward-code");
    const picture = await ask(site, tenant, "/my-reward-code/961", { headers: { Cookie: cookie } });
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  });

  it("shows receipts with their shop, number, total and state", async () => {
    const { html, text } = await asMember("/en/dashboard/receipts");
    expect(text).toMatch(/Knihy Letná [\w ]+ · 648.50 Kč Credited № 2201-77/);
    expect(text).toMatch(/Trattoria Oliva [\w ]+ · 412 Kč Being checked № 0098\/B/);
    expect(text).toMatch(/Elektro Vlna [\w ]+ · 3,490 Kč Rejected № 7711/);
    hides(text, "Zkontroluje obsluha");
    // The number of crowns per point, and how old a receipt may be, are no settings of a web site there.
    hides(text, "earns a point");
    hides(text, "days of the purchase");
    const options = /<select[^>]*name="company_id"[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
    shows(options, "Botanik");
    hides(options, "Phở Lan");
  });

  it("shows the points, the person and their language, and says nothing of what is unknown", async () => {
    shows((await asMember("/en/dashboard")).text, "1,250 points");
    const { html, text } = await asMember("/en/dashboard/profile");
    for (const value of [visitor.firstName, visitor.lastName, "1988-04-09", "+420 603 555 010"])
      shows(html, `value="${value}"`);
    shows(html, "/my-picture?v=");
    expect(html).toMatch(/<option value="cz" selected="">/);
    hides(text, "Your profile is complete");
    hides(text, "% complete");
  });

  it("sends a receipt in the platform's names and crowns, and shows its messages at their fields", async () => {
    const screen = "/en/dashboard/receipts";
    const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Prague" }).format(new Date());
    const fields = { intent: "receipt", company_id: "101", issued_at: day, total: "1 249,50" };
    const taken = await sendForm(site, tenant, screen, {
      cookie,
      fields: { ...fields, key: randomUUID(), file: await photo(), number: "TAKEN" },
    });
    expect(taken.status).toBe(422);
    expect(taken.html).toMatch(/aria-invalid="true"[^>]*name="number"|name="number"[^>]*aria-invalid="true"/);
    const sent = await sendForm(site, tenant, screen, {
      cookie,
      fields: { ...fields, key: randomUUID(), file: await photo(), number: "A-77" },
    });
    expect(sent.status).toBe(303);
    expect((await asMember(screen)).text).toMatch(/Kabátek & syn [\w ]+ · 1,249.50 Kč Being checked № A-77/);
  });

  it("changes the profile, and reads the change back", async () => {
    const screen = "/en/dashboard/profile";
    const fields = {
      intent: "profile",
      first_name: "Alžběta",
      last_name: "Nová",
      phone: "+420 603 555 011",
      birth_date: "1988-04-09",
      gender: "",
      street: "",
      city: "",
      zip_code: "",
      country: "",
      language: "sk",
    };
    expect((await sendForm(site, tenant, screen, { cookie, fields })).status).toBe(303);
    const { html } = await asMember(screen);
    shows(html, 'value="Nová"');
    expect(html).toMatch(/<option value="sk" selected="">/);
  });

  it("activates a reward", async () => {
    const { html } = await asMember("/en/dashboard/rewards?activate=301");
    const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const fields = { intent: "activate", reward_id: "301", key };
    const sent = await sendForm(site, tenant, "/en/dashboard/rewards?activate=301", { cookie, fields });
    expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/\/en\/my-reward\/\d+$/)]);
    shows((await asMember(sent.location ?? "")).text, "Ready to use");
    shows((await asMember("/en/dashboard/rewards")).text, "1,100 points");
  });

  it("likes and follows", async () => {
    for (const [reaction, type, id] of [
      ["like", "reward", "304"],
      ["follow", "company", "106"],
    ] as const) {
      const fields = { reaction, type, id, language: "en", redirectTo: "/en" };
      expect((await sendForm(site, tenant, "/reactions", { cookie, fields })).status).toBe(303);
    }
    const { text } = await asMember("/en/dashboard/favourites");
    shows(text, "Dinner for two");
    shows(text, "Botanik");
  });
});

describe("the session", () => {
  it("doesn't begin with a wrong password, which is shown as such", async () => {
    const { status, text } = await logInWith("wrong");
    expect(status).toBe(422);
    shows(text, "Špatný e-mail nebo heslo.");
  });

  it("ends where the platform says in an answer of 200 that it has ended", async () => {
    const { status, location } = await open("/en/dashboard", { Cookie: "token=forgotten" });
    expect([status, location]).toEqual([302, expect.stringContaining("/en/login?redirectTo=")]);
  });

  it("ends with a call by GET", async () => {
    const own = await sessionOf(visitor.password);
    const sent = await sendForm(site, tenant, "/logout", { cookie: own, fields: { language: "en" } });
    expect(sent.status).toBe(303);
    const ends = platform.calls.filter(({ path }) => path === "logout");
    expect(ends).toMatchObject([{ method: "GET", failure: null }]);
  });
});

describe("the floor plan", () => {
  it("opens with the ground floor, in the order of its levels, with shops by name and facilities by kind", async () => {
    const { html, text } = await open("/en/floorplan/1");
    shows(text, "Basement level 1 Ground floor Floor 1 Floor 2");
    expect(html).toMatch(/aria-current="page"[^>]*>Ground floor</);
    expect(html).toMatch(/<a[^>]*href="\/en\/shop\/106\/botanik"[^>]*><title>Botanik<\/title><path/);
    for (const facility of ["Lift", "Escalator", "Toilets", "First aid", "Infostánek", "Tramvaj Nábřežní"])
      shows(text, facility);
    hides(text, "Parkoviště P1");
    shows((await open("/en/floorplan/1?floor=-1")).text, "Parkoviště P1");
    shows((await open("/cz/plan-centra/1?floor=2")).text, "Drinking water");
    shows((await open("/cz/plan-centra/1")).text, "První pomoc");
  });

  it("shows where a shop is, and promises no way there", async () => {
    const plan = await open("/en/floorplan/1?shop=104");
    expect(plan.html).toMatch(/aria-current="page"[^>]*>Floor 1</);
    expect(plan.html).toMatch(/plan-lit[^>]*><title>Knihy Letná/);
    const shop = await shopPage(104);
    shows(shop.text, "Show on the floor plan");
    for (const { text } of [plan, shop])
      for (const way of ["Way from", "The way there", "Find your way", "Step-free"]) hides(text, way);
  });
});
