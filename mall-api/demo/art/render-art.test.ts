import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { demoContent } from "../demo-content";
import { demoMall } from "../demo-malls";
import { randomOf } from "../random";
import { generateTenantContent, tenantContentBatches } from "../seed/generate-tenant-content";
import { artImage, mallLogo, wordmark } from "./art-image";
import { layoutsFor } from "./layouts";
import { drawMotif, motifHues, motifs, views } from "./motifs";
import motifFile from "./motifs.json";
import { renderArt } from "./render-art";
import type { Thing } from "./thing";
import { thingNamed, thingNames } from "./things";

const variants = ["base", "inverted", "wide", "wide_inverted", "icon"] as const;
const today = new Date("2026-03-14T00:00:00Z");
const huesOfCoat = (accent: string) => motifHues({ accent }, "coat", 0);

function svgOf(url: string): string {
  const art = renderArt(url);
  if (!art) throw new Error(`There is no picture at ${url}`);
  expect(art.contentType).toBe("image/svg+xml");
  return art.body;
}

/** Rasterizes a picture as the site does and counts its visible colours: one means an empty picture. */
async function drawn(svg: string, width: number) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width })
    .flatten({ background: "#808080" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels) colors.add(data.readUIntBE(at, 3));
  return { width: info.width, height: info.height, colors: colors.size };
}

/** An SVG has no NaN, and loads and runs nothing. */
function expectSound(svg: string, url: string) {
  expect(svg, url).not.toMatch(/NaN|undefined|null|Infinity|\de[+-]\d/);
  expect(svg, url).not.toMatch(/<script|<image|<foreignObject|\son\w+=|href=/i);
}

/** Every picture URL in a mall's content. */
function* artIn(value: unknown): Generator<string> {
  if (typeof value === "string") {
    if (value.startsWith("/art/")) yield value;
    else if (/^[[{]/.test(value)) yield* artIn(JSON.parse(value));
  } else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) yield* artIn(inner);
}

describe.each(motifs.map((motif, at) => [motif, at] as const))("the motif %s", (motif, turn) => {
  it("renders in different malls' colours and shapes", async () => {
    for (const [at, tenant] of tenantIds.entries()) {
      // Each mall has every third motif.
      if ((at + turn) % 3 !== 0) continue;
      const { url, width, height, color } = artImage({
        tenant,
        motif,
        take: at,
        ratio: ["4/3", "21/9", "3/4", "1/1", "16/9", "4/5"][(at + turn) % 6] ?? "4/3",
      });
      // Small from the start: rasterizing is what takes time.
      const svg = svgOf(url.replace(`${width}x${height}`, `80x${Math.round((80 * height) / width)}`));
      expectSound(svg, url);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      const picture = await drawn(svg, 80);
      expect(picture.colors, url).toBeGreaterThan(60);
      expect(Math.abs(picture.height - (80 * height) / width), url).toBeLessThanOrEqual(1);
    }
  });

  it("has valid coordinates for any seed", () => {
    for (let seed = 0; seed < 28; seed++) {
      const url = `/art/promenade/${motif}/${seed.toString(36)}-${seed % 2 ? "400x900" : "900x400"}.svg`;
      expectSound(svgOf(url), url);
    }
  });
});

it("renders each motif differently, and each of its takes", () => {
  const hues = huesOfCoat("#b4472a");
  const drawn = (motif: string) =>
    // As many as what stands alone has, of the view that shows no place.
    Array.from({ length: layoutsFor(1, { stands: true }).length }, (_, take) =>
      drawMotif(motif, take * views + 1, "arcade", {
        hues,
        frame: { width: 1000, height: 750 },
        random: randomOf(`take ${take}`),
      }),
    );
  const drawings = motifs.map(drawn);
  expect(new Set(drawings.map(String)).size).toBe(motifs.length);
  // A portrait has one layout.
  for (const [at, takes] of drawings.entries())
    if (!("portrait" in (Object.values(motifFile)[at] ?? {})))
      expect(new Set(takes).size, motifs[at]).toBe(takes.length);
});

describe.each(layoutsFor(3).map((layout) => [layout.name, layout] as const))("the layout %s", (_, layout) => {
  /** A square that is red whatever the palette. */
  const square: Thing = {
    box: { x: -100, y: -200, width: 200, height: 200 },
    draw: () => `<rect x="-100" y="-200" width="200" height="200" fill="#ff0000"/>`,
  };
  const dot: Thing = {
    ...square,
    draw: () => `<rect x="-100" y="-200" width="200" height="200" fill="#0000ff"/>`,
  };
  const hues = huesOfCoat("#0f766e");

  it.each(["1/1", "4/5", "4/3", "3/2", "16/9", "21/9", "3/4"])("fills %s", async (ratio) => {
    const [across = 1, down = 1] = ratio.split("/").map(Number);
    const frame = { width: 1000, height: (1000 * down) / across };
    for (const seed of ["one", "two", "three"]) {
      const drawing = layout({
        things: [square, dot, dot],
        stands: false,
        hues,
        paints: hues.accents.slice(0, 4),
        frame,
        random: randomOf(seed),
      });
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="${Math.round((120 * down) / across)}" viewBox="${-500} ${-frame.height / 2} 1000 ${frame.height}">${drawing}</svg>`;
      // In the frame that it is composed for, and in those that are cut from its middle.
      for (const shown of [across / down, 1, 3 / 2]) {
        const { wide, high } = await redShare(svg, shown);
        expect(Math.max(wide, high), `${seed} in ${shown}`).toBeGreaterThan(0.45);
      }
    }
  });

  /** How much of a frame's width and height is between the outermost red spots. */
  async function redShare(svg: string, ratio: number) {
    const size =
      ratio > 1
        ? { width: 90, height: Math.round(90 / ratio) }
        : { width: Math.round(90 * ratio), height: 90 };
    const { data, info } = await sharp(Buffer.from(svg))
      .resize({ ...size, fit: "cover" })
      .flatten({ background: "#808080" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const spots = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
      (at) => (data[at * 3] ?? 0) > 240 && (data[at * 3 + 1] ?? 0) < 30 && (data[at * 3 + 2] ?? 0) < 30,
    );
    const span = (places: number[]) => Math.max(...places) - Math.min(...places) + 1;
    return {
      wide: span(spots.map((at) => at % info.width)) / info.width,
      high: span(spots.map((at) => Math.floor(at / info.width))) / info.height,
    };
  }
});

it.each([1, 2, 3])("shows none of %s things twice", (count) => {
  const things = Array.from({ length: count }, (_, at) => ({
    box: { x: 0, y: 0, width: 100, height: 200 },
    draw: () => `<!--${at}-->`,
  }));
  const frame = { width: 1000, height: 750 };
  for (const layout of layoutsFor(count)) {
    const drawing = layout({
      things,
      stands: false,
      hues: huesOfCoat("#0f766e"),
      paints: huesOfCoat("#0f766e").accents.slice(0, 4),
      frame,
      random: randomOf("one"),
    });
    // A thing with its shadow, if that has the same shape.
    for (const at of things.keys())
      expect(drawing.split(`<!--${at}-->`).length, `${layout.name}, ${at}`).toBeLessThanOrEqual(3);
    expect(drawing, layout.name).toContain("<!--0-->");
  }
});

it("shows different things in a picture", () => {
  for (const [name, { things }] of Object.entries(motifFile))
    expect(new Set(things).size, name).toBe(things.length);
});

it("has layouts enough for a page, half of them without a floor", () => {
  expect(layoutsFor(3).length).toBeGreaterThanOrEqual(12);
  expect(new Set(layoutsFor(3)).size).toBe(layoutsFor(3).length);
});

describe("the things", () => {
  it("are all shown by a motif, whose motifs are all shown by something", () => {
    const shown = new Set(Object.values(motifFile).flatMap(({ things }) => things));
    expect(thingNames.filter((name) => !shown.has(name))).toEqual([]);
    const named = new Set([
      ...namedIn(demoContent),
      ...Object.values(demoContent.trades).flatMap((trades) => trades.map(({ key }) => key)),
      ...demoContent.amenities.amenities.map(({ key }) => `amenity-${key}`),
      ...demoContent.cinema.films.map(({ key }) => `film-${key}`),
      // Of galleries.
      ...["shop-front", "mall-interior"],
    ]);
    expect(motifs.filter((motif) => !named.has(motif))).toEqual([]);
  });

  it("are where their box is", async () => {
    const hues = huesOfCoat("#b4472a");
    for (const name of thingNames) {
      const { box, draw } = thingNamed(name);
      const body = draw("#c8553d", hues, randomOf(name));
      const view = [box.x - box.width / 2, box.y - box.height / 2, box.width * 2, box.height * 2];
      const { data } = await sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="${view.join(" ")}" preserveAspectRatio="none">${body}</svg>`,
        ),
      )
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const solid = Array.from({ length: 160 * 160 }, (_, at) => at).filter(
        (at) => (data[at * 4 + 3] ?? 0) > 140,
      );
      const [columns, rows] = [solid.map((at) => at % 160), solid.map((at) => Math.floor(at / 160))];
      for (const [least, most] of [
        [Math.min(...columns), Math.max(...columns)],
        [Math.min(...rows), Math.max(...rows)],
      ] as const) {
        expect(Math.abs(least - 40), name).toBeLessThanOrEqual(8);
        expect(Math.abs(most - 119), name).toBeLessThanOrEqual(8);
      }
    }
  });
});

/** All that content says is shown. */
function* namedIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value))
    if (key === "motif" && typeof inner === "string") yield inner;
    else yield* namedIn(inner);
}

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

describe.each(tenantIds)("the pictures of %s", (tenant) => {
  it.each(variants)("have a logo: %s", async (variant) => {
    const { url, width, height } = mallLogo({ tenant, variant });
    const svg = svgOf(url);
    expectSound(svg, url);
    const logo = await drawn(svg, width);
    expect(logo).toMatchObject({ width, height });
    expect(logo.colors).toBeGreaterThan(10);
  });

  it("all exist", () => {
    const addresses = new Set([...artIn([...tenantContentBatches(tenant, { today, scale: 1 })])]);
    expect(addresses.size).toBeGreaterThan(100);
    const [documents, pictures] = [true, false].map((isPdf) =>
      [...addresses].filter((address) => address.endsWith(".pdf") === isPdf),
    );
    for (const address of pictures ?? []) expectSound(svgOf(address), address);
    for (const address of documents ?? []) expect(renderArt(address), address).not.toBeNull();
  });
});

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

describe("a shop's logo", () => {
  const names = [
    "Ateliér Vlna",
    "Marlowe & Finch",
    "Ž",
    "Řeřicha & příliš žluťoučký kůň",
    "ﷺ漢字",
    "<b>\"'&",
    " ",
    "ǅ",
  ];
  it.each(names)("renders %j in every style", async (name) => {
    for (let style = 0; style < 24; style++) {
      const { url } = wordmark({ name, style: `style ${style}` });
      const svg = svgOf(url);
      expectSound(svg, url);
      expect(svg).not.toContain("<b>");
      expect(await drawn(svg, 120)).toMatchObject({ width: 120, height: 60 });
    }
  });

  it("is visible", async () => {
    for (const name of ["Ateliér Vlna", "Ž", "Nordvik"])
      for (let style = 0; style < 24; style++)
        expect(
          (await drawn(svgOf(wordmark({ name, style: String(style) }).url), 240)).colors,
        ).toBeGreaterThan(10);
  });
});

it("has the dot of a logo at the end of its last line, not of its longest", async () => {
  const logos = Array.from({ length: 40 }, (_, style) =>
    svgOf(wordmark({ name: "Hypermarket Koš", style: String(style) }).url),
  );
  const svg = logos.find((logo) => logo.match(/<circle/g)?.length === 1);
  const [, x, y] = /<circle cx="([\d.]+)" cy="([\d.]+)"/.exec(svg ?? "") ?? [];
  const { data, info } = await sharp(Buffer.from(svg ?? ""))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.round(Number(y)) * info.width;
  const dark = Array.from({ length: info.width }, (_, at) => at).filter(
    (at) => (data[(row + at) * info.channels + 3] ?? 0) > 128,
  );
  const before = dark.filter((at) => at < Number(x) - 10);
  expect(Number(x) - Math.max(...before)).toBeLessThan(30);
});

it("renders the same bytes for the same URL, and others for another seed", () => {
  for (const url of [
    "/art/beta/fashion/abc-800x600.svg",
    "/art/wordmark/abc/Nordvik.svg",
    mallLogo({ tenant: "beta", variant: "wide" }).url,
  ])
    expect(svgOf(url)).toBe(svgOf(url));
  expect(svgOf("/art/beta/fashion/abc-800x600.svg")).not.toBe(svgOf("/art/beta/fashion/abd-800x600.svg"));
  const colorsOf = (tenant: TenantId) => svgOf(`/art/${tenant}/fashion/abc-800x600.svg`);
  expect(colorsOf("beta")).not.toBe(colorsOf("promenade"));
});

it.each([
  "",
  "/",
  "/art/",
  "/art/../../etc/passwd",
  "/art/beta/../../etc/passwd/abc-800x600.svg",
  "/art/beta/fashion/abc-800x600.png",
  "/art/beta/fashion/abc-800x600.svg/x",
  "/art/beta/fashion/abc-800x600.svg\n",
  "/art/beta/fashion/abc-0x0.svg",
  "/art/beta/fashion/abc-00x00.svg",
  "/art/beta/fashion/abc-0000x800.svg",
  "/art/beta/fashion/abc-99999x600.svg",
  "/art/beta/fashion/abc-9999x600.svg",
  "/art/beta/fashion/abc--1x600.svg",
  "/art/beta/fashion/ABC-800x600.svg",
  "/art/beta/fashion/toolongseed-800x600.svg",
  "/art/beta/fashion/-800x600.svg",
  "/art/nowhere/fashion/abc-800x600.svg",
  "/art/constructor/fashion/abc-800x600.svg",
  "/art/beta/constructor/abc-800x600.svg",
  "/art/beta/to-string/abc-800x600.svg",
  "/art/beta/__proto__/abc-800x600.svg",
  "/art/beta/logo/toString.svg",
  "/art/beta/logo/__proto__.svg",
  "/art/beta/logo/base.svg.svg",
  "/art/nowhere/logo/base.svg",
  "/art/wordmark/abc/.svg",
  "/art/wordmark/abc/%.svg",
  "/art/wordmark/abc/%FF.svg",
  "/art/wordmark/abc/a/b.svg",
  `/art/wordmark/abc/${"a".repeat(33)}.svg`,
  `/art/wordmark/abc/${"%C3%A1".repeat(40)}.svg`,
  "/art/wordmark/%00/Nordvik.svg",
  "https://evil.test/art/beta/fashion/abc-800x600.svg",
  `/art/beta/${"a".repeat(10_000)}/abc-800x600.svg`,
])("has no picture for the hostile URL %j", (address) => {
  expect(renderArt(address)).toBeNull();
});
