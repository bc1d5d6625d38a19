import { describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";

const site = sharedSite();

/** The sections of a mall's home page, from one heading of the second level to the next. */
async function sectionsOf(tenant: string): Promise<string[]> {
  const html = await (await ask(site, tenant, "/en")).text();
  return html.split("<h2").slice(1);
}

/** A feature and the picture as wide as the window have a headline of the third level in the display face. */
const isFeatured = (section: string) => /<h3 class="text-title[ "]/.test(section);

describe("the home page", () => {
  it.each([
    ["galerieharfa", ["What’s on"]],
    ["europasc", ["Offers not to miss", "What’s on"]],
    ["novoplaza", ["What’s on"]],
  ])("of %s begins its first offers and its events with what is large", async (tenant, titles) => {
    const featured = (await sectionsOf(tenant)).filter(isFeatured);
    expect(featured.map((section) => />([^<]+)<\/h2>/.exec(section)?.[1])).toEqual(titles);
  });

  it("lists events by their days", async () => {
    const events = (await sectionsOf("europasc")).find((section) => section.includes(">What’s on</h2>"));
    expect(events?.match(/<time [^>]*><span[^>]*>\d+<\/span>/g)?.length).toBeGreaterThan(3);
  });

  it("differs in the corners that go with a mall's letters", async () => {
    const radius = async (tenant: string) =>
      /--radius-card:([^;]+)/.exec(await (await ask(site, tenant, "/en")).text())?.[1];
    expect(await Promise.all(["europasc", "novoplaza", "promenade"].map(radius))).toEqual([
      "0",
      "2rem",
      "2.5rem 2.5rem 0.5rem 0.5rem",
    ]);
  });
});
