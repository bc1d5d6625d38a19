import { describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";

const site = sharedSite();

async function opened(tenant: string, path: string): Promise<string> {
  const response = await ask(site, tenant, path);
  expect(response.status, path).toBe(200);
  return (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, "");
}

type Event = {
  id: string;
  starts_at: string;
  ends_at: string;
  translations: { locale: string; slug: string }[];
};
const events = async (): Promise<Event[]> => {
  const answer = (await (await ask(site, "promenade", "/api/proxy/events?per_page=48")).json()) as {
    data: { data: Event[] };
  };
  return answer.data.data;
};
const pathOf = ({ id, translations }: Event) =>
  `/en/event/${id}/${translations.find(({ locale }) => locale === "en")?.slug}`;

describe("an event", () => {
  it("that is over says so first, shows its pictures below its text, and leads on after them", async () => {
    const over = (await events()).find(({ ends_at }) => Date.parse(ends_at) < Date.now());
    const html = await opened("promenade", pathOf(over ?? expect.fail("no event is over")));
    const order = [/<article/, /Ended [^<]+ ago/, /<h1/, /More pictures/, /More events/].map((part) =>
      html.search(part),
    );
    expect(order.every((at) => at > 0)).toBe(true);
    expect(order.toSorted((one, other) => one - other)).toEqual(order);
    expect(html).not.toContain(".ics?");
  });

  it("that is to come doesn't", async () => {
    const next = (await events()).find(({ starts_at }) => Date.parse(starts_at) > Date.now());
    const html = await opened("promenade", pathOf(next ?? expect.fail("no event is to come")));
    expect(html).not.toMatch(/Ended|See what is coming up/);
    expect(html.indexOf("More pictures")).toBeLessThan(html.indexOf("More events"));
  });
});

it("an amenity is shown on the plan, with the mall's hours", async () => {
  const html = await opened("presentation", "/en/amenity/a-information/information-desk");
  expect(html).toContain('aria-label="Floor plan with Information desk marked"');
  expect(html).toContain('href="/en/floorplan/main?amenity=a-information"');
  expect(html).toMatch(/Mall today<\/dt><dd[^>]*>(?:\d+:\d\d–\d+:\d\d|Closed)/);
});

it("a shop's unit is named on the excerpt of the plan", async () => {
  const html = await opened("promenade", "/en/shop/fashion-nordvik/nordvik");
  expect(html).toMatch(/<text[^>]*>Nordvik<\/text>/);
});
