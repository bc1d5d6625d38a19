import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tenantIds } from "@contract/tenant-folders.server";
import { afterEach, expect, it } from "vitest";
import { demoContent } from "../demo-content";
import { readDemoContent } from "./read-demo-content";

const source = join(import.meta.dirname, "../content");
const copies: string[] = [];
afterEach(() => {
  for (const folder of copies.splice(0)) rmSync(folder, { recursive: true });
});

/** What is refused in a copy of the content in which texts of files are replaced, each by its line. */
function faultsAfter(edits: [file: string, from: string, to: string][]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "promenade-content-"));
  copies.push(folder);
  cpSync(source, folder, { recursive: true });
  for (const [file, from, to] of edits) {
    const path = join(folder, file);
    const before = readFileSync(path, "utf8");
    const after = before.replace(from, () => to);
    expect(after, `${file} has ${from}`).not.toBe(before);
    writeFileSync(path, after);
  }
  try {
    readDemoContent(folder);
    return [];
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, "").split("\n").slice(1);
  }
}

it("refuses texts that are missing, empty or of another form than in English, and unknown keys", () => {
  const faults = faultsAfter([
    ["offers.yaml", "        cz: Dvě lněné košile\n", ""],
    ["offers.yaml", "de: Wollmäntel um ein Drittel günstiger", 'de: " "'],
    ["faq.yaml", "name:\n", "hint: Read this first\n  name:\n"],
    ["store-news.yaml", '"{name}: otevíráme"', '"{shop}: otevíráme"'],
    ["ways.yaml", '"{stop} station"', "The station"],
    ["legal-texts.yaml", "<h2>Co zpracováváme</h2>", "<p>Co zpracováváme</p>"],
    ["cinema.yaml", "cz: Poslední lampář", "cz: <em>Poslední lampář</em>"],
    ["conversations.yaml", "topic: parking", "topic: weather"],
    ["malls/beta.yaml", "city: Ostrava", "city: [Ostrava]"],
    ["menus.yaml", "permalink: job-offers", "permalink: jobs"],
    ["settings.yaml", "app_font_name", "app_font"],
    ["settings.yaml", "{storeLayout}", "{layout}"],
    ["settings.yaml", "parking_images.hero", "garage_images.hero"],
  ]);
  expect(faults).toEqual([
    "cinema.yaml films.0.title.cz: has mark-up",
    "cinema.yaml films.0.title.cz: has other elements than the English text",
    expect.stringMatching(/^conversations\.yaml conversations\.1\.topic: Invalid option/),
    'faq.yaml 0: Unrecognized key: "hint"',
    "legal-texts.yaml privacy_policy.cz: has other elements than the English text",
    "malls/beta.yaml address.city: Invalid input: expected string, received array",
    "menus.yaml footer.mall.2: Invalid input",
    "offers.yaml categories.fashion.0.title.de: is empty",
    "offers.yaml categories.fashion.1.title.cz: Invalid input: expected string, received undefined",
    "settings.yaml values.app_font: Invalid key in record",
    "settings.yaml values.store_detail_layout_name: the placeholder {layout} is unknown here",
    "settings.yaml pictures.garage_images.hero: Invalid key in record",
    "store-news.yaml 0.title.cz: the placeholder {shop} is unknown here",
    "ways.yaml 0.title.cz: has other placeholders than the English text",
    "ways.yaml 0.title.sk: has other placeholders than the English text",
    "ways.yaml 0.title.de: has other placeholders than the English text",
  ]);
});

it("refuses names of what doesn't exist", () => {
  const faults = faultsAfter([
    ["offers.yaml", "  fashion:", "  hats:"],
    ["trades/food.yaml", "shops: [Kůrka, ", "shops: [Nobody, "],
    ["shop-categories.yaml", "motif: fashion", "motif: nothing"],
    ["events.yaml", "place: atrium", "place: cellar"],
    ["events.yaml", "categories: [fashion, shoes, jewellery]", "categories: [hats]"],
    ["store-news.yaml", "categories: [fashion, shoes, kids, sport]", "trades: [hatter]"],
    ["rewards.yaml", "category: services", "category: gifts"],
    ["settings.yaml", "motif: stalls", "motif: booths"],
    ["amenities.yaml", "group: comfort", "group: luxury"],
    ["amenities.yaml", "service: lounge", "service: sauna"],
    ["events.yaml", "season: advent", "season: lent"],
    ["news.yaml", "season: christmas", "season: lent"],
    ["news.yaml", "category: stories", "category: gossip"],
    ["website-pages.yaml", "next: [loyalty-program, ", "next: [nowhere, "],
    ["malls/beta.yaml", "weekly: [reading]", "weekly: [reading, dancing]"],
    ["malls/promenade.yaml", "pages: [sustainability]", "pages: [about]"],
    ["malls/beta.yaml", "ways: [tram, ", "ways: [boat, "],
    ["malls/beta.yaml", "near: [tram, bus]", "near: [ferry]"],
    ["malls/beta.yaml", "{shops} shops", "{hats} shops"],
    ["malls/beta.yaml", "{shops} obchodů", "{hats} obchodů"],
    ["malls/beta.yaml", "{shops} obchodov", "{hats} obchodov"],
    ["malls/beta.yaml", "{shops} Shops", "{hats} Shops"],
  ]);
  expect(faults.toSorted()).toEqual([
    'amenities.yaml amenities.0.group: there is no group of amenities "luxury"',
    'amenities.yaml amenities.6.service: there is no booking service "sauna"',
    'events.yaml mall.0.place: there is no place "cellar"',
    'events.yaml seasonal.0.season: there is no season "lent"',
    'events.yaml shops.1.categories: there is no category "hats"',
    'malls/beta.yaml description: there is no number of shops "hats"',
    'malls/beta.yaml layout.passages.0.near: there is no means of transport "ferry"',
    'malls/beta.yaml ways: there is no means of transport "boat"',
    'malls/beta.yaml weekly: there is no weekly event "dancing"',
    'malls/promenade.yaml pages: there is no own page "about"',
    'news.yaml mall.0.category: there is no category of news "gossip"',
    'news.yaml mall.2.season: there is no season "lent"',
    'offers.yaml categories.hats: there is no category "hats"',
    'rewards.yaml mall.0.category: there is no category of rewards "gifts"',
    'settings.yaml pictures.christmas_stall_images.hero: there is no motif "booths"',
    'shop-categories.yaml 0: there is no motif "nothing"',
    'store-news.yaml 1.trades: there is no trade or category "hatter"',
    'trades/food.yaml 0.shops.0: there is no shop "Nobody"',
    'website-pages.yaml pages.3.next: there is no page "nowhere"',
  ]);
});

it("refuses a picture of an event that the mall doesn't hold each week", () => {
  expect(faultsAfter([["malls/beta.yaml", "event: reading", "event: strings"]])).toEqual([
    "malls/beta.yaml banners: has a picture of an event that it doesn't hold each week",
  ]);
});

it("refuses what is there twice", () => {
  expect(
    faultsAfter([
      ["amenities.yaml", "key: wifi", "key: information"],
      ["website-pages.yaml", "permalink: job-offers", "permalink: about"],
      ["offers.yaml", "en: A pair of linen shirts", "en: Wool coats a third off"],
    ]),
  ).toEqual([
    'amenities.yaml amenities.1: "information" is there twice',
    'offers.yaml categories.fashion.1: "Wool coats a third off" is there twice',
    'website-pages.yaml pages.7: "about" is there twice',
  ]);
  expect(
    faultsAfter([
      ["trades/food.yaml", "key: honey", "key: fashion"],
      ["trades/food.yaml", "shops: [Sýrárna Horní]", "shops: [Truhlík]"],
      ["shop-categories.yaml", "- Nordvik", "- Kůrka"],
    ]),
  ).toEqual([
    expect.stringMatching(/^shop-categories\.yaml \d\.names\.\d+: "Kůrka" is there twice/),
    'trades/living.yaml 0.shops.1: "Truhlík" is there twice',
    'trades/food.yaml 3: "fashion" is there twice',
  ]);
});

it("refuses files that are missing or unknown", () => {
  const folder = mkdtempSync(join(tmpdir(), "promenade-content-"));
  copies.push(folder);
  cpSync(source, folder, { recursive: true });
  renameSync(join(folder, "faq.yaml"), join(folder, "questions.yaml"));
  expect(() => readDemoContent(folder)).toThrow(
    `${folder}/faq.yaml: Invalid input: expected array, received undefined\n${folder}: Unrecognized key: "questions"`,
  );
});

it("names the file whose YAML can't be read, and the line", () => {
  const folder = mkdtempSync(join(tmpdir(), "promenade-content-"));
  copies.push(folder);
  writeFileSync(join(folder, "faq.yaml"), "- key: visit\n  key: again\n");
  expect(() => readDemoContent(folder)).toThrow(/faq\.yaml: Map keys must be unique at line 2/);
});

it("has a design only of malls that exist", () => {
  expect(tenantIds).toEqual(expect.arrayContaining(Object.keys(demoContent.malls)));
});
