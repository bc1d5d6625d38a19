import { tenantIds } from "@contract/tenant-folders.server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { svgOf } from "../../tests/art-checks";
import { demoContent } from "../demo-content";
import { demoMall } from "../demo-malls";
import { generateTenantContent } from "../seed/generate-tenant-content";
import motifFile from "./motifs.json";

const today = new Date("2026-03-14T00:00:00Z");

describe("the picture of an offer", () => {
  const templates = [
    ...Object.values(demoContent.offers.categories).flat(),
    ...Object.values(demoContent.trades).flatMap((trades) => trades.flatMap(({ offers }) => offers)),
  ];

  /** What an offer says where it doesn't name its subject as the drawing is named. */
  const saidInstead: Record<string, string> = {
    bag: "handbag",
    banknotes: "currency",
    bed: "bedding",
    "book-upright": "dissertations",
    books: "novels",
    camera: "portrait",
    cloche: "five-course",
    cookbook: "cooking",
    dropper: "oil",
    fish: "trout",
    glass: "wines",
    "ice-cone": "scoops",
    jumper: "merino",
    "lens-case": "lenses",
    loaf: "sourdough",
    magnifier: "crime",
    notebooks: "diaries",
    paintbox: "paints",
    parasol: "sea",
    perfume: "scents",
    phone: "screen",
    pills: "vitamin",
    plates: "dinner",
    razor: "beard",
    scarf: "scarves",
    scissors: "haircut",
    shoe: "soles",
    stones: "back",
    sushi: "miso",
    teapot: "tea",
    trainer: "shoes",
    umbrella: "insurance",
    watch: "watches",
  };

  it.each(templates.map(({ title, description, motif }) => [title.en, description.en, motif]))(
    "%s shows what it says",
    (title = "", description = "", motif = "") => {
      const text = `${title} ${description}`.toLowerCase();
      const subject = motifFile[motif as keyof typeof motifFile].things[0] ?? "";
      const words = [saidInstead[subject], ...subject.split("-").map((word) => word.replace(/s$/, ""))];
      expect(
        words.filter((word) => word && text.includes(word)),
        subject,
      ).not.toEqual([]);
    },
  );

  it.each(tenantIds)("is of the offer and not of the shop: %s", (tenant) => {
    const byTitle = new Map(templates.map(({ title, motif }) => [title.en.toLowerCase(), motif]));
    for (const { image, translations = [] } of generateTenantContent(tenant, today).products) {
      const title = translations.find(({ locale }) => locale === "en")?.title ?? "";
      const motif =
        byTitle.get(title.toLowerCase()) ?? byTitle.get(title.replace(/^.*?: /, "").toLowerCase());
      expect(urlOf(image).split("/")[3], title).toBe(motif);
    }
  });
});

it.each(tenantIds)(
  "shows what happens and what is given, and a shop's wares only where it says so: %s",
  (tenant) => {
    const { events, news, rewards } = generateTenantContent(tenant, today);
    const { events: told, news: articles, "store-news": storeNews, rewards: given } = demoContent;
    const templates: { title: { en: string }; motif?: string | undefined }[] = [
      ...[told.mall, told.shops, told.seasonal, Object.values(told.weekly)].flat(),
      ...[articles.mall, storeNews, given.mall, given.shops].flat(),
    ];
    for (const { image, translations = [] } of [...events, ...news, ...rewards]) {
      const title = translations.find(({ locale }) => locale === "en")?.title ?? "";
      const template = templates.find(({ title: { en } }) => {
        const [before = "", after] = en.split("{name}");
        return after === undefined ? en === title : title.startsWith(before) && title.endsWith(after);
      });
      expect(template, title).toBeDefined();
      if (template?.motif) expect(urlOf(image).split("/")[3], title).toBe(template.motif);
    }
  },
);

describe.each(tenantIds)("the cards of %s", (tenant) => {
  it("look different on each list, whatever their colours", () => {
    for (const day of [today, new Date("2026-07-10T00:00:00Z"), new Date("2026-12-01T00:00:00Z")]) {
      const { companies, products, events, news, rewards, amenities, cinemaProgramme } =
        generateTenantContent(tenant, day);
      const lists = [companies, products, events, news, rewards, amenities, cinemaProgramme?.films ?? []];
      for (const list of lists) {
        const drawings = list.map(({ image }) => compositionOf(urlOf(image)));
        const twin = list.find((_, at) => drawings.indexOf(drawings[at] ?? "") < at);
        expect(twin && urlOf(twin.image)).toBeUndefined();
      }
    }
  });

  it("have a gallery of different pictures, of what one can have of nothing but the thing itself", () => {
    const { companies, products, events, news, rewards } = generateTenantContent(tenant, today);
    const things = [...products, ...events, ...rewards];
    for (const { id, image, images = [] } of [...companies, ...news, ...things]) {
      const drawings = [image, ...images].map((each) => compositionOf(urlOf(each)));
      expect(drawings.length, String(id)).toBeGreaterThanOrEqual(3);
      expect(new Set(drawings).size, String(id)).toBe(drawings.length);
    }
    for (const { id, image, images = [] } of things)
      expect(new Set([image, ...images].map((each) => motifOfUrl(urlOf(each)))).size, String(id)).toBe(1);
  });
});

it("shows each mall's pictures in a scenery of its own", () => {
  const sceneries = tenantIds.map((tenant) => demoMall(tenant).scenery);
  expect(new Set(sceneries).size).toBeGreaterThanOrEqual(6);
});

const picture = z.object({ url: z.string() });
/** What a picture shows: `/art/beta/coat/3-1600x1200.svg` a coat. */
const motifOfUrl = (url: string) => url.split("/")[3];
const urlOf = (image: unknown): string => picture.parse(image).url;

/** A picture without its colours and without shades of position: what is where, to a twentieth of the width. */
function compositionOf(url: string): string {
  const known = compositions.get(url);
  if (known) return known;
  const composition = svgOf(url)
    .replaceAll(/#[0-9a-f]{6}/g, "")
    .replaceAll(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number) / 50)));
  compositions.set(url, composition);
  return composition;
}
const compositions = new Map<string, string>();
