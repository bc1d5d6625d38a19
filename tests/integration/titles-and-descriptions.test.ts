import { languages } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { describe, expect, it } from "vitest";
import { href } from "../../app/locale/href";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";
import { childrenOf, readXml, textOf } from "../screens/xml";

const site = sharedSite();

const unescaped = (text: string) =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** What a search engine shows of a page. */
async function shownOf(tenant: string, path: string) {
  const html = await (await ask(site, tenant, path)).text();
  const read = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? "");
  return {
    path,
    title: read(/<title>([^<]*)/),
    description: read(/<meta name="description" content="([^"]*)/),
    robots: read(/<meta name="robots" content="([^"]*)/),
    heading: read(/<h1[^>]*>([^<]*)/),
  };
}

/** Each mall has two of the languages, and each language three malls. */
const languagesOf = (tenant: string) => languages.filter((_, at) => at % 2 === tenantIds.indexOf(tenant) % 2);
const languageIn = (path: string) => path.split("/")[1];

/** The pages of a mall's sitemap in its languages. */
async function pagesOf(tenant: string) {
  const sitemap = readXml(await (await ask(site, tenant, "/sitemap.xml")).text());
  const paths = childrenOf(sitemap, "url")
    .map((url) => new URL(textOf(url, "loc") ?? "").pathname)
    .filter((path) => languagesOf(tenant).some((language) => language === languageIn(path)));
  const pages: Awaited<ReturnType<typeof shownOf>>[] = [];
  const waiting = paths.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const path of waiting) pages.push(await shownOf(tenant, path));
    }),
  );
  return pages;
}

/** Texts that several pages have, with those pages. */
function repeated(pages: { path: string; text: string }[]) {
  const paths = new Map<string, string[]>();
  for (const { path, text } of pages) paths.set(text, [...(paths.get(text) ?? []), path]);
  return [...paths].flatMap(([text, those]) => (those.length > 1 ? [`${text}: ${those.join(" ")}`] : []));
}

describe.each(tenantIds)("the pages of %s", (tenant) => {
  it("differ in their titles and say what is on them", async () => {
    const pages = await pagesOf(tenant);
    const wrong = languagesOf(tenant).flatMap((language) => {
      const ours = pages.filter(({ path }) => languageIn(path) === language);
      const sameDescription = repeated(ours.map(({ path, description: text }) => ({ path, text })));
      return [
        ...(ours.length > 100 ? [] : [`only ${ours.length} pages in ${language}`]),
        ...repeated(ours.map(({ path, title: text }) => ({ path, text }))),
        ...ours.flatMap(({ path, description }) =>
          description.length < 70 || description.length > 160 ? [`${path}: ${description}`] : [],
        ),
        // An offer, say, that a shop repeats.
        ...(sameDescription.length > ours.length / 100 ? sameDescription : []),
      ];
    });
    expect(wrong).toEqual([]);
  }, 240_000);
});

describe("what search engines show", () => {
  it.each([
    ["galerieharfa", "Galerie Harfa, Praha 9"],
    ["beta", "Promenade Beta, Ostrava"],
  ])("of the home page of %s is headed by the mall and its city", async (tenant, heading) => {
    for (const language of languages)
      expect((await shownOf(tenant, href("index", null, language))).heading).toBe(heading);
  });

  it("of parking names its price and the free hours", async () => {
    const { description } = await shownOf("galerieharfa", href("parking", null, "en"));
    expect(description).toMatch(/Free parking: 3 hours\. .*: 40\s?Kč/u);
  });

  it("of the restaurants counts them, and not the shops", async () => {
    const answer = await (
      await ask(site, "galerieharfa", "/api/proxy/companies?kind=dine&per_page=1")
    ).json();
    const { total } = (answer as { data: { total: number } }).data;
    const path = `${href("shops-services", null, "en")}?f=dine`;
    expect((await shownOf("galerieharfa", path)).description).toMatch(
      new RegExp(`^${total} places to eat and drink: `),
    );
  });

  it("has no log-in", async () => {
    expect((await shownOf("galerieharfa", href("login", null, "en"))).robots).toBe("noindex, follow");
  });
});
