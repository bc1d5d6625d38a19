import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";

const site = sharedSite();

async function page(path: string, tenant = "galerieharfa") {
  const response = await ask(site, tenant, path);
  return { status: response.status, html: await response.text() };
}

const headings = (html: string, level: 2 | 3) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, "g"))].map(([, inner = ""]) =>
    inner.replaceAll(/<[^>]+>/g, ""),
  );
const marks = (html: string) => [...html.matchAll(/<mark[^>]*>([^<]+)<\/mark>/g)].map(([, word]) => word);

describe("a search", () => {
  it.each([
    ["galerieharfa", "/cz/hledat?q=TRETI+kapitola", "Třetí kapitola"],
    ["galerieharfa", "/cz/hledat?q=treti+kaptola", "Třetí kapitola"],
    ["europasc", "/sk/hladat?q=parkovanei", "Parkovanie"],
    ["novoplaza", "/de/suche?q=karten", "Geschenkkarten"],
    ["promenade", "/en/search?q=gift+crads", "Gift cards"],
  ])("at %s, %s finds %s", async (tenant, path, title) => {
    const { status, html } = await page(path, tenant);
    expect(status).toBe(200);
    expect(headings(html, 3)).toContain(title);
  });

  it.each([
    ["/cz/hledat?q=do+kolika+mate+v+nedeli", "Otevírací doba", /[Nn]eděle [^<]*: \d/],
    ["/de/suche?q=%C3%96ffnungszeiten", "Öffnungszeiten", /, [A-Z]\w+ \d+[^<]*: \d/],
    ["/en/search?q=parking+price", "Parking", /free/],
    ["/sk/hladat?q=zabudnute+heslo", "Zabudnuté heslo", /e-mail/],
  ])("at %s, first finds the screen %s with what it answers", async (path, title, answer) => {
    const { html } = await page(path);
    expect(headings(html, 3)[0]).toBe(title);
    expect(/<p class="mt-1[^>]*>(.*?)<\/p>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, "")).toMatch(answer);
  });

  it("finds a category by its name, then its shops", async () => {
    const { html } = await page("/de/suche?q=Sch%C3%B6nheit+und+Gesundheit");
    expect(headings(html, 2).slice(0, 2)).toEqual(["Kategorien", "Shops und Services"]);
    expect(headings(html, 3)[0]).toBe("Schönheit und Gesundheit");
    expect(html).toMatch(/type=shops">[^<]*(?:<!-- -->)?\s*<span[^>]*>8</);
  });

  it("says that a brand is not here, and shows shops of its trade", async () => {
    const { html } = await page("/en/search?q=ikea");
    expect(html).toContain("“ikea” has no shop here");
    expect(headings(html, 2)[0]).toBe("Shops and services");
    expect(html).not.toContain("We found nothing");
  });

  it("keeps to a price", async () => {
    const { html } = await page("/cz/hledat?q=do+500+K%C4%8D&type=offers");
    const prices = [...html.matchAll(/<p class="mt-1[^>]*>([\d\s\u00a0]+)\u00a0Kč/g)].map(([, price = ""]) =>
      Number(price.replaceAll(/\D/g, "")),
    );
    expect(prices.length).toBeGreaterThan(5);
    expect(Math.max(...prices)).toBeLessThanOrEqual(500);
  });

  it("highlights matches in titles and summaries, regardless of accents", async () => {
    const { html } = await page("/cz/hledat?q=karta");
    expect(marks(html)).toContain("karta");
    expect(marks(html)).toContain("kartu");
    const summaries = [...html.matchAll(/<p class="mt-1[^>]*>(.*?)<\/p>/g)].map(([, text]) => text ?? "");
    expect(summaries.some((text) => text.includes("<mark"))).toBe(true);
  });

  it("shows shops as tiles with what they are, where, and whether they are open", async () => {
    const { html } = await page("/en/search?q=shoes&type=shops");
    expect(html).toMatch(/<p class="text-tiny text-ink-muted"><mark[^>]*>Shoes<\/mark>\s·\s[^<]*floor/i);
    expect(html).toMatch(/Open|Opens/);
  });

  it("links to a shop's page, and never to missing ones", async () => {
    const { html } = await page("/cz/hledat?q=karta");
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
    const links = [...main.matchAll(/<h3[^>]*><a[^>]*href="([^"#]+)/g)].map(([, to = ""]) => to);
    expect(links.length).toBeGreaterThan(5);
    for (const link of new Set(links)) expect((await page(link)).status, link).toBe(200);
  });

  it("says that a misspelling was corrected, with both words", async () => {
    const { html } = await page("/cz/hledat?q=kaptola");
    expect(html).toMatch(/Pro „kaptola“ jsme nic nenašli\.[^<]*„kapitola“/);
  });

  it("groups by type, each with its count and a link to all results", async () => {
    const { html } = await page("/en/search?q=a");
    const groups = headings(html, 2);
    expect(groups).toContain("Shops and services");
    expect(groups).toContain("Questions and answers");
    expect(html).toContain('href="/en/search?q=a&amp;type=shops"');
    const all = /Everything(?:<!-- -->)?\s*<span[^>]*>(\d+)/.exec(html)?.[1];
    const counts = [...html.matchAll(/<a[^>]*type=[^>]*>[^<]+(?:<!-- -->)?\s*<span[^>]*>(\d+)/g)].map(
      ([, n]) => Number(n),
    );
    expect(counts.length).toBeGreaterThan(4);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(all));
  });

  it("paginates a large group, and ends where it ends", async () => {
    const shops = async (number: number) => {
      const { status, html } = await page(`/en/search?q=a&type=shops&page=${number}`);
      return { status, names: headings(html, 3) };
    };
    const [first, second] = [await shops(1), await shops(2)];
    expect(first.names).toHaveLength(24);
    expect(second.names.length).toBeGreaterThan(0);
    expect(second.names.filter((name) => first.names.includes(name))).toEqual([]);
    expect((await shops(99)).status).toBe(404);
  });

  it("helps if nothing was found, and if nothing was typed", async () => {
    for (const path of ["/cz/hledat?q=xqzwvk", "/cz/hledat", "/cz/hledat?q=%20%00"]) {
      const { status, html } = await page(path);
      expect(status).toBe(200);
      expect(headings(html, 2)).toEqual(expect.arrayContaining(["Podle kategorií", "Oblíbené obchody"]));
    }
    expect((await page("/cz/hledat?q=xqzwvk")).html).toContain("Pro „xqzwvk“ jsme nic nenašli");
  });

  it("escapes the input, in the field too", async () => {
    const { html } = await page("/en/search?q=%3Cscript%3Ealert(1)%3C/script%3E%22");
    expect(html.includes("<script>alert")).toBe(false);
    expect(html).toContain('value="&lt;script&gt;alert(1)&lt;/script&gt;&quot;"');
  });

  it("limits the length of a query", async () => {
    const { status, html } = await page(`/en/search?q=${"a".repeat(5000)}`);
    expect(status).toBe(200);
    expect(html).toContain(`value="${"a".repeat(100)}"`);
  });

  it.each(["type=x", "type=company", "q=a&page=0", "q=a&page=x", "q=a&page=99999"])(
    "rejects %s with the mall's own screen",
    async (query) => {
      const { status, html } = await page(`/en/search?${query}`);
      expect(status).toBe(400);
      expect(html).toContain("Galerie Harfa");
    },
  );

  it("is excluded from search engines, and cached as a page", async () => {
    const response = await ask(site, "galerieharfa", "/en/search?q=coffee");
    expect(await response.text()).toContain('name="robots" content="noindex, follow"');
    expect(response.headers.get("Cache-Control")).toContain("public");
  });

  it("is linked from the header and the error screen", async () => {
    expect((await page("/de/gibt-es-nicht")).html).toMatch(/<form[^>]*action="\/de\/suche"/);
    expect((await page("/sk")).html).toMatch(/<a[^>]*href="\/sk\/hladat"/);
  });
});

describe("suggestions", () => {
  const answer = z.object({
    label: z.string(),
    status: z.string(),
    items: z.array(
      z.object({
        to: z.string(),
        title: z.array(z.string()),
        excerpt: z.array(z.string()).nullable(),
        day: z.string().nullable(),
        kind: z.string(),
        image: z.object({ src: z.string() }).nullable(),
      }),
    ),
    all: z.object({ to: z.string(), title: z.array(z.string()) }),
  });
  const suggest = async (q: string, language: string, tenant = "galerieharfa") => {
    const response = await ask(site, tenant, `/search-suggestions?${new URLSearchParams({ q, language })}`);
    expect(response.status).toBe(200);
    return { response, ...answer.parse(await response.json()) };
  };

  it("are a few results with a page, in the given language, and a link to all", async () => {
    const { items, all } = await suggest("parkov", "cz");
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(7);
    for (const { to } of items) expect(to).toMatch(/^\/cz\//);
    expect(all.to).toBe("/cz/hledat?q=parkov");
    expect((await suggest("parkov", "sk")).all.to).toBe("/sk/hladat?q=parkov");
  });

  it("say of each shop what it looks like, also if only its kind matches", async () => {
    const { response, ...found } = await suggest("Apotheke", "de");
    expect(response.status).toBe(200);
    expect(found.items[0]?.title.join("")).toBe("Lékárna U Lípy");
    expect(found.items[0]?.image?.src).toContain("/image?");
  });

  it("say why they were found and, of events, when", async () => {
    const found = await Promise.all(
      ["coffee", "parking", "workshop", "children"].map((q) => suggest(q, "en")),
    );
    const items = found.flatMap((each) => each.items);
    const unmarked = items.filter(({ title }) => title.length === 1);
    expect(unmarked.length).toBeGreaterThan(0);
    for (const { title, excerpt } of unmarked) expect(excerpt, title.join("")).not.toBeNull();
    const events = items.filter(({ kind }) => kind === "Event");
    expect(events.length).toBeGreaterThan(0);
    for (const { title, day } of events) expect(day, title.join("")).toMatch(/\d/);
  });

  it("are each mall's own, and cacheable", async () => {
    const { items, response } = await suggest("Třetí kapitola", "cz");
    expect(items.map(({ title }) => title.join(""))).toContain("Třetí kapitola");
    expect(
      (await suggest("Třetí kapitola", "cz", "beta")).items.map(({ title }) => title.join("")),
    ).not.toContain("Třetí kapitola");
    expect(response.headers.get("Cache-Control")).toContain("max-age=60");
  });

  it("are rate limited for requests faster than anybody types", async () => {
    const statuses = new Set<number>();
    for (let at = 0; at < 260; at++) {
      const response = await ask(site, "presentation", `/search-suggestions?q=word${at}&language=en`);
      await response.arrayBuffer();
      statuses.add(response.status);
      if (response.status === 429) expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
    expect([...statuses].sort()).toEqual([200, 429]);
    expect((await ask(site, "presentation", "/en")).status).toBe(200);
  }, 60_000);
});
