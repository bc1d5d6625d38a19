import { weekdays } from "@contract/opening-hours";
import { z } from "zod";
import { color, count, key, listOf, name, plainText, richText, time } from "./texts";

const note = z.strictObject({ kind: key, title: plainText(), text: richText() });
export const accessibility = z.strictObject({
  quietHours: richText(),
  /** When they are: how many hours, from the opening on. */
  quietTime: z.strictObject({ days: listOf(z.enum(weekdays), String), hours: z.int().min(1) }),
  notes: listOf(note, ({ kind }) => kind),
  statementException: plainText(),
});

export const faq = listOf(
  z.strictObject({
    key,
    name: plainText(),
    questions: listOf(
      z.strictObject({ question: plainText(), answer: plainText() }),
      ({ question }) => question.en,
    ),
  }),
  (group) => group.key,
);

/** What points of the floor plan are called. */
export const floorPlan = z.strictObject({
  lift: plainText(),
  stairs: plainText(),
  wc: plainText(),
  escalator: plainText(),
  corridor: plainText(),
  parking: plainText("area"),
  /** Where something is: on the ground floor, on another `{level}`, on each. */
  where: z.strictObject({ ground: plainText(), upper: plainText("level"), each: plainText() }),
});

export const legalTexts = z.strictObject({
  privacy_policy: richText("mall", "company"),
  terms_and_conditions: richText("mall", "company"),
  cookies: richText("mall", "company"),
  operating_rules: richText("mall", "company"),
  opening_hours_description: richText(),
  parking_description: richText(),
});

export const management = listOf(
  z.strictObject({ motif: key, mailbox: z.strictObject({ cz: key, sk: key }), position: plainText() }),
  ({ position }) => position.en,
);

/** What menus call by name: mostly the screens and website pages that they lead to. */
const labelled = z.enum([
  "shops-services",
  "offers",
  "events",
  "news",
  "rewards",
  "cinema",
  "opening-hours",
  "how-to-get-here",
  "parking",
  "amenities",
  "gift-cards",
  "faq",
  "about",
  "contact",
  "privacy-policy",
  "terms-and-conditions",
  "operating-rules",
  "cookies",
  "job-offers",
  "space-lease",
  "loyalty-program",
  "dining",
  "press",
]);
/** An entry of a menu: what it is called, and where it leads in the words of the settings. */
const menuItem = z.union([
  labelled.transform((name) => ({ label: name, target: { name } })),
  z
    .strictObject({ permalink: labelled })
    .transform(({ permalink }) => ({ label: permalink, target: { permalink } })),
  z
    .strictObject({ label: labelled, url: name, name: labelled.optional() })
    .transform(({ label, ...target }) => ({ label, target })),
]);
export type MenuItem = z.output<typeof menuItem>;
export const menus = z.strictObject({
  labels: z.record(labelled, plainText()),
  header: z.array(menuItem).min(1),
  footer: z.record(key, z.array(menuItem).min(1)),
  heroButtons: z.record(key, z.strictObject({ link: name, label: plainText() })),
});

const opening = z.union([z.enum(["usual", "closed"]), z.strictObject({ from: time, to: time })]);
const holiday = z.strictObject({
  /** A date `MM-DD`, or a number of days after Easter Sunday. */
  on: z.union([z.string().regex(/^\d\d-\d\d$/, "must be a date, MM-DD"), z.int()]),
  cz: opening.optional(),
  sk: opening.optional(),
  name: plainText(),
});
export const openingHours = z.strictObject({
  zones: z.strictObject({
    hypermarket: plainText(),
    restaurants: plainText(),
    cinema: plainText(),
    parking: plainText(),
  }),
  holidays: listOf(holiday, ({ on }) => String(on)),
});

const tariff = z.strictObject({
  from: count,
  to: count.nullable(),
  /** In hundredths of CZK, for each of `perMinutes` if they are given. */
  price: count,
  perMinutes: z.int().min(1).optional(),
  isExtra: z.boolean().optional(),
  name: plainText(),
});
export const parking = z.strictObject({
  title: plainText(),
  opens: time,
  closes: time,
  /** Where the cars are: below the mall, or beside it if it has no other level. */
  where: z.strictObject({ below: plainText(), outside: plainText() }),
  tariffs: listOf(tariff, (each) => each.name.en),
});

const tier = z.strictObject({
  key,
  from: count,
  to: count.nullable(),
  multiplier: z.number().min(1),
  color,
  name: plainText(),
  benefits: z.array(plainText()).min(1),
});
export const programme = z.strictObject({ tiers: listOf(tier, (each) => each.key) });

export const ways = listOf(
  z.strictObject({
    way: key,
    /** Degrees from north over east, and minutes on foot from there. */
    bearing: z.int().min(0).max(359),
    minutes: count.nullable(),
    /** The stop or car park; `{stop}` is its name. */
    title: plainText("stop"),
    text: plainText(),
  }),
  ({ way }) => way,
);

const block = z.enum([
  "gallery",
  "faq",
  "contact",
  "cards",
  "newsletter",
  "support",
  "ways",
  "space-lease",
  "vacancies",
]);
const page = z.strictObject({
  permalink: z.string().regex(/^[\w-]+$/, "is no permalink"),
  motif: key,
  blocks: listOf(block, String).optional(),
  /** The pages that its cards lead to; those that the mall doesn't have are left out. */
  next: z.array(z.string()).default([]),
  /** Where it needs as many floors. */
  leastFloors: z.int().min(1).default(1),
  /** Only the malls have it that name it. */
  isOwn: z.boolean().default(false),
  title: plainText(),
  perex: plainText(),
  article: richText("mall"),
});
const vacancy = z.strictObject({ category: key, title: plainText(), text: plainText("name") });
export type PageTemplate = z.output<typeof page>;
export const websitePages = z.strictObject({
  headings: z.record(block, plainText()),
  vacancies: listOf(vacancy, ({ category }) => category),
  pages: listOf(page, ({ permalink }) => permalink),
});
