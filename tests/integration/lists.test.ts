import { describe, expect, it } from "vitest";
import { addDays } from "../../app/mall/views/opening/opening-status";
import { sharedSite } from "../processes/shared-site";
import { logIn } from "../processes/site-process";
import { join } from "../requests/member";
import { visitorsOf } from "../requests/visitor";

const tenant = "galerieharfa";
const site = sharedSite();
const { open } = visitorsOf(() => site, tenant);

const idsOn = (text: string, kind: string) => [
  ...new Set([...text.matchAll(new RegExp(`href="/en/${kind}/([^/"]+)/[^"]*"`, "g"))].map(([, id]) => id)),
];
/** A list without what follows it when it is short or empty. */
const listIn = (text: string) => text.split(/<h2[^>]*>(?:More |Coming up)|Have a look at /)[0] ?? "";
const linkTo = (text: string, title: string) =>
  new RegExp(`href="([^"]+)"[^>]*>${title}<`).exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "";

async function entities<Entity>(resource: string): Promise<Entity[]> {
  const { html } = await open(`/api/proxy/${resource}?per_page=48`);
  return JSON.parse(html).data.data;
}
type Event = { id: string; starts_at: string; ends_at: string | null; type: string };

/** A day in the mall's time zone, `YYYY-MM-DD`. */
const dayOf = (instant: string | number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Prague" }).format(new Date(instant));

/** The ids of the coming events that are on days for which a condition holds. */
const onDays = (events: Event[], isIn: (day: string) => boolean) =>
  events
    .filter(({ starts_at, ends_at }) => {
      const end = Date.parse(ends_at ?? starts_at) - 1;
      if (end < Date.now()) return false;
      for (let at = Date.parse(starts_at); at <= end; at += 3_600_000) if (isIn(dayOf(at))) return true;
      return isIn(dayOf(end));
    })
    .map(({ id }) => id)
    .sort();

describe("events", () => {
  it("are shown by a link: today's, the weekend's, those for families", async () => {
    const events = await entities<Event>("events");
    const all = (await open("/en/events/1")).text;
    const today = dayOf(Date.now());
    const ofToday = await open(linkTo(all, "Today"));
    expect(ofToday.text).toMatch(/<h1[^>]*>Events today/);
    expect(idsOn(listIn(ofToday.text), "event").sort()).toEqual(onDays(events, (day) => day === today));
    const weekend = await open(`${linkTo(all, "This weekend")}&size=48`);
    const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => dayOf(Date.now() + ahead * 86_400_000));
    const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
    const last = days.find((day) => weekdayOf(day) === 0) ?? "";
    const ofWeekend = days.filter((day) => day <= last && [0, 6].includes(weekdayOf(day)));
    expect(idsOn(listIn(weekend.text), "event").sort()).toEqual(
      onDays(events, (day) => ofWeekend.includes(day)),
    );
    const family = await open(linkTo(all, "For families"));
    expect(idsOn(listIn(family.text), "event").length).toBeGreaterThan(0);
    expect(listIn(family.text)).not.toContain("evening-of-strings");
    expect(family.html).toContain(`<link rel="canonical" href="${site.of(tenant)}/en/events/1"`);
  });

  it("are shown by days, this month's and those of five weeks, and none of a week that has passed", async () => {
    const events = await entities<Event>("events");
    const calendar = linkTo((await open("/en/events-mall/1")).text, "Calendar");
    const month = await open(calendar);
    const today = dayOf(Date.now());
    const name = today.slice(0, 7);
    const monday = addDays(today, -((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7));
    const endOfMonth = addDays(`${addDays(`${name}-28`, 7).slice(0, 7)}-01`, -1);
    const [first, last] = [
      monday.startsWith(name) ? monday : `${name}-01`,
      [endOfMonth, addDays(monday, 34)].sort()[1] ?? "",
    ];
    const ids = onDays(
      events.filter(({ type }) => type === "mall"),
      (day) => day >= first && day <= last,
    );
    expect(idsOn(month.text, "event").sort()).toEqual(ids);
    expect(month.text).toMatch(new RegExp(`role="status"[^>]*>${ids.length} events?<`));
    const days = [...month.text.matchAll(/<time dateTime="(\d{4}-\d\d-\d\d)"/g)].map(([, day]) => day ?? "");
    expect([days[0], days.at(-1)]).toEqual([first, last]);
    const next = await open(`${calendar}&month=${addDays(`${name}-28`, 10).slice(0, 7)}`);
    expect(next.text.match(/<time dateTime="\d{4}-\d\d-\d\d"/g)?.length).toBeGreaterThanOrEqual(28);
    expect(month.text.match(/aria-current="date"/g)).toHaveLength(1);
    for (const wrong of ["2020-01", "x", "2099-01"]) {
      expect((await open(`/en/events/1?show=month&month=${wrong}`)).status, wrong).toBe(400);
    }
    expect((await open("/en/events/1?show=yesterday")).status).toBe(400);
  });

  it("say so where there are none, and lead to all", async () => {
    const { text } = await open(
      `/en/events/1?show=month&month=${dayOf(Date.now() + 330 * 86_400_000).slice(0, 7)}`,
    );
    expect(text).toContain("Nothing is planned for this month yet");
    expect(text).toContain('href="/en/events/1"');
  });
});

describe("a list", () => {
  const sorting = 'name="sort"';

  it("has a lead on its first page, unless it is sorted or narrowed", async () => {
    const hasLead = async (path: string) => (await open(path)).html.includes("See the offer");
    expect(await hasLead("/en/offers/1")).toBe(true);
    for (const path of ["/en/offers/2", "/en/offers/1?sort=cheapest"])
      expect(await hasLead(path), path).toBe(false);
  });

  it("of a few has nothing to sort, and goes on with others that it doesn't have", async () => {
    const all = (await open("/en/rewards/1")).html;
    expect(all).toContain(sorting);
    expect(all).not.toContain("More rewards");
    const { html, text } = await open("/en/rewards/savings/1");
    expect(html).not.toContain(sorting);
    expect(html).toContain("Join the programme");
    const [own = "", others = ""] = text.split("More rewards");
    expect(idsOn(others, "reward")).toHaveLength(6);
    expect(idsOn(own, "reward").filter((id) => idsOn(others, "reward").includes(id))).toEqual([]);
  });

  it("of a category's offers goes on with the shops of that category", async () => {
    const { text } = await open("/en/offers/fashion/1");
    expect(text).toMatch(/<h1[^>]*>Fashion on offer<\/h1>/);
    expect(idsOn(text.split("Shops of this kind")[1] ?? "", "shop").length).toBeGreaterThan(0);
    expect(text).toContain('href="/en/shops/fashion/1"');
  });

  it("of events shows one that is on several days once, with a link to each", async () => {
    const { text } = await open("/en/events/1?size=48");
    const main = text.slice(text.indexOf("<main"));
    const titles = [...main.matchAll(/<h2[^>]*><a[^>]*>([^<]+)/g)].map(([, title]) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const events = onDays(await entities<Event>("events"), () => true);
    expect(idsOn(main, "event").sort()).toEqual(events);
    expect(titles.length).toBeLessThan(events.length);
  });
});

describe("rewards that can be had now", () => {
  const path = "/en/rewards/1?show=now";

  it("are not offered to strangers", async () => {
    expect((await open("/en/rewards/1")).text).not.toContain("Enough points");
    const refused = await open(path);
    expect([refused.status, refused.location]).toEqual([
      302,
      `/en/login?redirectTo=${encodeURIComponent(path)}`,
    ]);
  });

  it("are those that a member has the points and the tier for", async () => {
    const rich = await logIn(site, tenant);
    const poor = await join(site, tenant);
    const list = await open("/en/rewards/1", { Cookie: rich });
    expect(linkTo(list.text, "Enough points")).toBe(path);
    const shownTo = async (cookie: string) => {
      const { text } = await open(`${path}&size=48`, { Cookie: cookie });
      expect(text).toMatch(/<h1[^>]*>Within reach/);
      return idsOn(text, "reward");
    };
    const rewards = await entities<{ id: string; points_price: number; tier_id: string | null }>("rewards");
    const priceOf = (id: string | undefined) => rewards.find((reward) => reward.id === id)?.points_price ?? 0;
    const wallet = (await open("/en/dashboard/rewards", { Cookie: rich })).text;
    const [, balance = ""] = /tabular">([\d,]+)<\/span>[^<]*<span[^>]*>points/.exec(wallet) ?? [];
    const own = await shownTo(rich);
    expect(own.length).toBeGreaterThan(0);
    const dearest = Math.max(...own.map(priceOf));
    expect(dearest).toBeLessThanOrEqual(Number(balance.replace(",", "")));
    expect(own.map(priceOf), "the most that the points are enough for is first").toEqual(
      own.map(priceOf).toSorted((one, other) => other - one),
    );
    const remaining = (Number(balance.replace(",", "")) - dearest).toLocaleString("en");
    expect((await open(path, { Cookie: rich })).text).toMatch(new RegExp(`Leaves you ${remaining}\\spoints`));
    // Two members in turn: none sees the other's page.
    const few = await shownTo(poor);
    expect(few.length).toBeLessThan(own.length);
    expect(Math.max(0, ...few.map(priceOf))).toBeLessThanOrEqual(150);
    expect(await shownTo(rich)).toEqual(own);
  });
});

describe("amenities that can be booked", () => {
  it("are a list of their own, where a member's empty bookings lead", async () => {
    const amenities = await entities<{ id: string; service_id: string | null }>("amenities");
    const member = await join(site, tenant);
    const link = linkTo(
      (await open("/en/dashboard/purchases", { Cookie: member })).text,
      "What can be booked",
    );
    expect(link).toBe("/en/amenities/1?show=bookable");
    const { text } = await open(link);
    expect(idsOn(listIn(text), "amenity").sort()).toEqual(
      amenities.flatMap(({ id, service_id }) => (service_id ? [id] : [])).sort(),
    );
  });
});

describe("the page of a part of a list, or of a thing in it,", () => {
  it.each([
    ["/en/shops/fashion/1", "/en/shops-services"],
    ["/en/offers/1", "/en/offers/1", "page"],
    ["/en/offers/fashion/1", "/en/offers/1"],
    ["/en/offer/o-fashion-1/x", "/en/offers/1"],
    ["/en/events-stores/1", "/en/events/1"],
    ["/en/news-mall/1", "/en/news/1"],
    ["/en/rewards/treats/1", "/en/rewards/1"],
    ["/en/reward/r-parking/x", "/en/rewards/1"],
  ])("%s marks %s in the menu", async (path, section, current = "true") => {
    // Whatever the thing's title is.
    const named = path.endsWith("/x") ? (await open(path)).location : null;
    const { html } = await open(named ?? path);
    const header = html.slice(html.indexOf("<header"), html.indexOf("<main"));
    expect(header).toMatch(new RegExp(`<a [^>]*aria-current="${current}"[^>]*href="${section}"`));
    expect(header.match(/aria-current="(?:true|page)"[^>]*href="\/en\/[^"?]+"/g)?.length).toBeLessThanOrEqual(
      2,
    );
  });

  it("doesn't say what is true of the whole list only", async () => {
    const lead = "Concerts, workshops and evenings in the mall and in its shops.";
    const [whole, part] = await Promise.all(
      ["/en/events/1", "/en/events-stores/1"].map((path) => open(path)),
    );
    const shown = ({ html }: { html: string }) => html.slice(html.indexOf("<h1"), html.indexOf("<footer"));
    expect(shown(whole ?? expect.fail())).toContain(lead);
    expect(shown(part ?? expect.fail())).not.toContain(lead);
  });
});
