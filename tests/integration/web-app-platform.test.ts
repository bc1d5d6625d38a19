import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RouteName, routeNames } from "../../app/locale/route-table";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";
import { hides, shows } from "../screens/page-words";
import { isForMembers, screenPath } from "../screens/screens";
import {
  nonStop,
  temporarilyClosed,
  withFloorInWords,
  withHoursAsText,
  withoutPoints,
  withPrivatePhoto,
  withPublicPhoto,
} from "../stand-ins/web-app-mall-api/companies";
import { type ConnectedSite, startConnectedSite, tenant } from "../stand-ins/web-app-mall-api/connected-site";

let on: ConnectedSite;
beforeAll(async () => {
  on = await startConnectedSite(sharedSite());
}, 60_000);
afterAll(() => on.stop());

/** The entity's own part of its page, before similar ones. */
const ownPart = ({ text }: { text: string }) =>
  text.split(/More (?:offers|events|news|rewards)|Coming up|(?:Similar|Popular|Other) shops/)[0] ?? "";

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
        const headers: Record<string, string> = who === "the member" ? { Cookie: on.cookie } : {};
        const { status, location, html, text } = await on.open(path, headers);
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
    const { html, text } = await on.shop(101);
    expect(html).toMatch(/<h1[^>]*>Kabátek &amp; syn<\/h1>/);
    expect(html).toMatch(/\/image\?src=[^"]*\/shop-101\.png/);
    expect(html).toMatch(/\/image\?src=[^"]*\/shop-wide-101\.png/);
    shows(text, "Fashion and shoes · Floor 1");
    shows(text, "+420 226 100 101 info@shop101.example.test");
    hides(text, "101-2");
    shows((await on.shop(101, "cz")).text, "Móda a obuv · 1. patro");
  });

  it("has the picture of a file, but none that isn't public", async () => {
    shows((await on.shop(withPublicPhoto)).html, `/gallery-${withPublicPhoto}.png`);
    hides((await on.shop(withPrivatePhoto)).html, `/gallery-${withPrivatePhoto}.png`);
  });

  it("has its hours, from a list or from text, and is closed on the days without any", async () => {
    const isOpen = /(?:Sunday|Today) 10:00–20:00/;
    expect((await on.shop(101)).text).toMatch(isOpen);
    expect((await on.shop(withHoursAsText)).text).toMatch(isOpen);
    expect((await on.shop(111)).text).toMatch(/(?:Sunday|Today) Closed/);
  });

  it("is open day and night, or closed for now, whatever its week says", async () => {
    const open = await on.shop(nonStop);
    shows(open.text, "Open now");
    shows(open.text, "Every day 0:00–24:00");
    const closed = await on.shop(temporarilyClosed);
    shows(closed.text, "Temporarily closed");
    hides(ownPart(closed), "Monday");
  });

  it("is on its floor, which may be in words alone", async () => {
    shows((await on.shop(withFloorInWords)).text, "Electronics · Floor 2");
  });

  it("has the numbers by which a receipt's code names it", async () => {
    const { data } = (await (await ask(on.site, tenant, "/api/proxy/companies?ids=101")).json()) as {
      data: { data: object[] };
    };
    expect(data.data).toMatchObject([{ receipt_issuers: ["CZ01011234", "01011234"] }]);
  });

  it("gives points where it takes part in the programme", async () => {
    shows((await on.shop(101)).text, "Earn points here");
    hides((await on.shop(withoutPoints)).text, "Earns points");
  });

  it("shows what is its own: offers, events, news and rewards", async () => {
    const { text } = await on.shop(104);
    for (const own of ["Román měsíce", "A reading: Stories from Letná", "CZK 200 book voucher"])
      shows(text, own);
    hides(text, "Zimní kabát");
    shows((await on.shop(106)).text, "Botanik has opened a larger shop");
  });

  it("states no number of followers, which nobody counts", async () => {
    const { text } = await on.shop(101);
    shows(text, "Follow");
    hides(text, "Follow 0");
    hides(text, "Followers");
  });

  it("is listed in its category and found by its name", async () => {
    const path = screenPath("shops-category", "en", { category: "fashion-and-shoes", page: "1" });
    const { text } = await on.open(path);
    for (const name of ["Kabátek & syn", "Švec Ondřej", "Zlatnictví Rubín"]) shows(text, name);
    hides(text, "Knihy Letná");
    hides((await on.open(screenPath("shops-services", "en", {}))).text, "Default");
    for (const q of ["knihy", "letna"])
      shows(ownPart(await on.open(`/en/search?q=${q}`)), "Knihy Letná Home and hobby");
  });
});

describe("offers, events, news and rewards", () => {
  it("have their pictures, also where these are files, or in the translations alone", async () => {
    const pictures = [
      [await on.detail("offer-detail", 201, "en"), "offer-201.png"],
      [await on.detail("event-detail", 402, "en"), "event-402.png"],
      [await on.detail("event-detail", 403, "en"), "event-403.png"],
      [await on.detail("news-detail", 501, "en"), "news-501.png"],
      [await on.detail("news-detail", 502, "en"), "news-502.png"],
      [await on.reward(301), "reward-301.png"],
      [await on.reward(304), "reward-304.png"],
    ] as const;
    for (const [{ html }, picture] of pictures)
      expect(html).toMatch(new RegExp(`/image\\?src=[^"]*/${picture}`));
    expect((await on.detail("news-detail", 501, "en")).html).toMatch(/attachment-501\.png/);
  });

  it("cost the reduced price", async () => {
    const { text } = await on.detail("offer-detail", 201, "en");
    shows(text, "New price 2,990 Kč Old price 4,990 Kč");
  });

  it("begin and end in the mall's time, or have no end", async () => {
    expect(ownPart(await on.detail("event-detail", 402, "en"))).toMatch(
      /When .+, 15:00–18:30|When .+, 15:00 – .*18:30/,
    );
    expect(ownPart(await on.detail("event-detail", 405, "en"))).toMatch(/When \w+ \d+ \w+, 10:00 Add/);
  });

  it("are upcoming until they end", async () => {
    shows((await on.open("/en")).text, "Neapolitan pizza week");
  });

  it("are the mall's without a company, else the shop's", async () => {
    const mall = ownPart(await on.open(screenPath("events-mall", "en", { page: "1" })));
    const stores = ownPart(await on.open(screenPath("events-stores", "en", { page: "1" })));
    shows(mall, "Farmers' market");
    hides(mall, "Neapolitan pizza week");
    shows(stores, "Neapolitan pizza week");
    hides(stores, "Farmers' market");
  });

  it("are counted without those that are not published", async () => {
    shows((await on.open(screenPath("events", "en", { page: "1" }))).text, "6 events");
    shows((await on.open(screenPath("news", "en", { page: "1" }))).text, "6 articles");
    shows((await on.asMember(screenPath("rewards", "en", { page: "1" }))).text, "6 rewards");
  });

  it("are in order of what visitors choose, though the platform sorts by other names", async () => {
    const offers = ownPart(await on.open(`${screenPath("offers", "en", { page: "1" })}?sort=cheapest`));
    const inOrder = ["Měření zraku", "Polední menu", "Monstera", "Román", "Stavebnice", "Druhý pár"];
    expect(inOrder.toSorted((one, other) => offers.indexOf(one) - offers.indexOf(other))).toEqual(inOrder);
    const { text } = await on.asMember(`${screenPath("rewards", "en", { page: "1" })}?sort=mostPoints`);
    const points = [...text.matchAll(/(\d+) points/g)].map(([, count]) => Number(count));
    // Below the list stands what the member has, and needs for the next tier.
    expect(points.slice(0, -2)).toEqual([900, 400, 300, 250, 150, 50]);
  });
});

describe("a reward", () => {
  it("has its price, the pieces left and the member's limit", async () => {
    const text = ownPart(await on.reward(301));
    for (const fact of ["150 points", "Left 46 pieces", "Limit 3 per member"]) shows(text, fact);
  });

  it("is sold out where nothing is left of it", async () => {
    shows(ownPart(await on.reward(302)), "None are left.");
    const { html } = await on.asMember("/en/dashboard/rewards");
    hides(html, "?activate=302");
    shows(html, "?activate=301");
  });

  it("is available where its amount is unlimited", async () => {
    const text = ownPart(await on.reward(303));
    hides(text, "Left");
    hides(text, "taken");
  });

  it("doesn't end where it has no term", async () => {
    const text = ownPart(await on.reward(306));
    shows(text, "50 points");
    hides(text, "Ends");
    hides(text, "–");
  });
});

describe("the mall", () => {
  it("is chosen by the header, for each mall of the deployment its own", async () => {
    const other = await ask(on.site, "promenade", "/en");
    const [one, another] = [await (await ask(on.site, tenant, "/en")).text(), await other.text()];
    shows(one, "<title>Galerie Harfa");
    shows(another, "Promenade");
    const refused = on.platform.calls.filter(({ tenant: of }) => of === null);
    const asked = new Set(refused.map(({ path }) => path));
    // At its start the site reads the settings of all its malls; the platform knows two of them.
    expect([...asked].filter((path) => !/settings|available-locales/.test(path))).toEqual([]);
  });

  it("is asked for nothing that it doesn't know: no filter, sort or method that it refuses", () => {
    const refused = on.platform.calls.filter(({ failure }) => failure === 400 || failure === 405);
    expect(refused).toEqual([]);
  });
});
