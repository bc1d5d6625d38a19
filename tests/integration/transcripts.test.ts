import { type Language, languages } from "@contract/languages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { href } from "../../app/locale/href";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { earn, photo, sendForm } from "../requests/member";
import { type NewMember, newMember } from "../requests/new-member";
import { type Fields, hidden, visitorsOf } from "../requests/visitor";
import { spoken } from "../screens/screen-reader";

const tenant = "galerieharfa";
/** Of its own: on one with others' bookings and purchases visitors hear something else. */
let site: RunningSite;
const { open, send } = visitorsOf(() => site, tenant);

/** Members with points for the cheapest reward, one for each language, and a facility that can be booked. */
const members = new Map<Language, NewMember>();
let reward = "";
let bookable = "";
beforeAll(async () => {
  site = await startSite({ MALL_API_OUTBOX: "open" });
  for (const language of languages) {
    const member = await newMember(site.mallApi, tenant, language);
    await earn(site, tenant, member.cookie, 1_900);
    members.set(language, member);
  }
  const read = async (resource: string) =>
    (await (await ask(site, tenant, `/api/proxy/${resource}?per_page=48`)).json()) as {
      data: { data: { id: string; points_price?: number; tier_id?: string | null; service_id?: string }[] };
    };
  const rewards = (await read("rewards")).data.data.filter(({ tier_id }) => !tier_id);
  reward =
    rewards.toSorted((one, other) => (one.points_price ?? 0) - (other.points_price ?? 0))[0]?.id ??
    expect.fail("no reward");
  bookable =
    (await read("amenities")).data.data.find(({ service_id }) => service_id)?.id ?? expect.fail("no service");
}, 60_000);
afterAll(() => site.stop());

/** The pages of a task, each with the elements that are read. */
type Heard = { html: string; parts: string[] };
type Task = (language: Language) => Promise<Heard[]>;

const cookieOf = (language: Language) => members.get(language)?.cookie ?? expect.fail("no member");

/** A page as the language's member sees it, at its canonical URL. */
async function asMember(path: string, language: Language) {
  const page = await open(path, { Cookie: cookieOf(language) });
  return page.location ? open(page.location, { Cookie: cookieOf(language) }) : page;
}

const heard = ({ html }: { html: string }, ...parts: string[]): Heard => ({
  html,
  parts: parts.length > 0 ? parts : ["main"],
});

/** A later day of an amenity on which no slot is taken. */
async function emptyDay(html: string, language: Language) {
  const days = [...html.matchAll(/href="([^"]*(?:[?&]|&amp;)day=[^"#]*)/g)];
  for (const [, day = ""] of days.slice(5)) {
    const page = await asMember(day.replaceAll("&amp;", "&"), language);
    const slots = page.html.match(/<input type="radio"[^>]*>/g) ?? [];
    if (slots.length === slotsOfDay && !slots.some((slot) => slot.includes("disabled"))) return page;
  }
  return expect.fail("no empty day");
}
const slotsOfDay = 10;

const tasks: Record<string, Task> = {
  "find a shop and its hours": async (language) => [
    heard(await open(href("shops-services", null, language, { q: "petrol" }))),
    heard(
      await open(href("shop-detail", { id: "fashion-petrol", title: "petrol" }, language)),
      "main h1",
      "main table",
    ),
  ],
  directions: async (language) => [
    heard(
      await open(
        href("floorplan", { id: "main" }, language, { bay: "C14", to: "dining-sushi-koi", "step-free": "1" }),
      ),
      "main h1",
      "main h1 ~ div > section, main div:has(> h1) ~ div > section",
      "main section:has(> ol[start]) > :is(h2, ol)",
    ),
  ],
  "log in": async (language) => {
    const path = href("login", null, language);
    return [
      heard(await open(path)),
      heard(await send(path, { intent: "login", email: "nobody@example.test", password: "wrong" })),
    ];
  },
  "send a receipt": async (language) => {
    const path = href("dashboard-receipts", null, language);
    const form = await asMember(path, language);
    const fields = { intent: "receipt", key: hidden(form.html, "key"), file: await photo(), total: "x" };
    const answer = await sendForm(site, tenant, path, { cookie: cookieOf(language), fields });
    return [heard(form, "main h1", "main form[enctype]"), heard(answer, "main form[enctype]")];
  },
  "activate a reward": async (language) => {
    const path = href("dashboard-rewards", null, language, { activate: reward });
    const page = await asMember(path, language);
    const fields = { intent: "activate", reward_id: reward, key: hidden(page.html, "key") };
    const { location } = await sendForm(site, tenant, path, { cookie: cookieOf(language), fields });
    return [
      heard(page, "main h1", "main section[aria-label]:has(form)"),
      heard(await asMember(location ?? "", language), "main"),
    ];
  },
  book: async (language) => {
    const amenity = await asMember(href("amenity-detail", { id: bookable, title: "x" }, language), language);
    const page = await emptyDay(amenity.html, language);
    const [, slot = ""] = [...page.html.matchAll(/<input type="radio"[^>]*value="([^"]+)"/g)].at(-1) ?? [];
    const names = ["service", "day", "redirectTo", "key"] as const;
    const fields = Object.fromEntries(names.map((name) => [name, hidden(page.html, name)]));
    const { location } = await sendForm(site, tenant, "/bookings", {
      cookie: cookieOf(language),
      fields: { ...fields, language, slot },
    });
    return [
      heard(page, "main h1", "#booking h2", "#booking form"),
      heard(
        await asMember(location?.replace(/#.*/, "") ?? "", language),
        "#booking h2",
        "#booking > :not(h2, nav, form)",
      ),
    ];
  },
  search: async (language) => [heard(await open(href("search", null, language, { q: "petrol" })))],
  "switch language": async (language) => [heard(await open(href("faq", null, language)), "header")],
  newsletter: async (language) => {
    const path = href("newsletter", null, language);
    const fields = { intent: "subscribe", email: `reader-${language}@example.test`, consent: "on" };
    const subscribed = await send(path, fields);
    return [
      heard(await open(path)),
      heard(await send(path, { intent: "subscribe", email: "nobody" }), "main form"),
      heard(await open(subscribed.location ?? "")),
    ];
  },
  "contact form error": async (language) => {
    const path = href("contact", null, language);
    const fields: Fields = { intent: "support", name: "", email: "nobody", topic: "", message: "" };
    return [heard(await send(path, fields), "#write"), heard(await open(`${path}?sent=1`), "#write")];
  },
  "cookie choice": async (language) => [
    heard(await open(href("faq", null, language)), "section.consent"),
    heard(await open(href("cookies", null, language)), "main h1", "#choice"),
  ],
  "gift-card balance": async (language) => {
    const path = href("gift-cards", null, language);
    const card = { intent: "balance", number: "6390000000000017" };
    return [
      heard(await open(path), "#balance"),
      heard(await send(path, { ...card, pin: "0000" }), "#balance"),
      heard(await send(path, { ...card, pin: "1234" }), "#balance"),
    ];
  },
};

/** A control or picture of which only the role is heard. */
const unnamed =
  /^(?:link|button|textbox|checkbox|radio|combobox|image|dialog|region|heading)(?:, (?:level \d|required|not checked))*$/;

describe.each(Object.entries(tasks))("with a screen reader a visitor hears: %s", (name, task) => {
  it.each(languages)("in %s", async (language) => {
    const pages = await task(language);
    const said: string[] = [];
    for (const { html, parts } of pages) said.push(await spoken(html, parts, language));
    for (const line of said.join("\n").split("\n")) expect(line, "has a name").not.toMatch(unnamed);
    await expect(`${said.join("\n\n")}\n`).toMatchFileSnapshot(
      `../transcripts/${name.replaceAll(" ", "-")}.${language}.txt`,
    );
  });
});
