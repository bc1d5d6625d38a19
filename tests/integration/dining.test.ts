import { expect, it } from "vitest";
import { z } from "zod";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";

const site = sharedSite();
const tenant = "galerieharfa";
const place = z.object({
  table_booking_url: z.string().nullish(),
  translations: z.array(z.object({ locale: z.string(), name: z.string() })),
});
const places = z.object({ data: z.object({ data: z.array(place) }) });

it("restaurants have a picture each, those that are open come first, and a table can be booked where the API says how", async () => {
  const companies = places.parse(
    await (await ask(site, tenant, "/api/proxy/companies?kind=dine&per_page=48")).json(),
  ).data.data;
  const html = await (await ask(site, tenant, "/en/shops-services?f=dine")).text();
  const cards = html.match(/<article[\s\S]*?<\/article>/g) ?? [];
  expect(cards).toHaveLength(companies.length);
  for (const card of cards) expect(card).toMatch(/<img[^>]* srcSet=/);
  for (const { table_booking_url: table, translations } of companies) {
    const name = translations.find(({ locale }) => locale === "en")?.name ?? "";
    const card = cards.find((each) => each.includes(`>${name.replace("&", "&amp;")}</a>`)) ?? "";
    expect(card, name).not.toBe("");
    expect(card.includes("Book a table"), name).toBe(Boolean(table));
  }
  const open = cards.map((card) => />Open /.test(card));
  expect(open).toEqual(open.toSorted((one, other) => Number(other) - Number(one)));
});

it("a few places have no fields to look for one by its name, unless the URL has a name", async () => {
  const asksForName = async (query: string) =>
    (await (await ask(site, "promenade", `/en/shops-services?f=dine${query}`)).text()).includes(
      "Name of a restaurant",
    );
  expect([await asksForName(""), await asksForName("&q=kava")]).toEqual([false, true]);
});

it("shops keep their tiles", async () => {
  const html = await (await ask(site, tenant, "/en/shops-services")).text();
  expect(html).not.toContain("Book a table");
});
