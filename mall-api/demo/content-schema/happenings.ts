import { supportTopics } from "@contract/support";
import { z } from "zod";
import { fit } from "./shops";
import { count, icon, key, listOf, months, plainText, richText, time } from "./texts";

/** Categories of a kind of content. */
const categories = listOf(z.strictObject({ key, icon, name: plainText() }), (each) => each.key);

/** The texts of something of the mall, and of a shop, whose name is `{name}`. */
const ofMall = [] as const;
const ofShop = ["name"] as const;

/** What pictures show; that of a shop is what the shop sells, where nothing else is said. */
const motifOrWares = key.optional();

const event = (placeholders: readonly string[]) => ({
  /** 0 is Sunday. */
  weekday: z.int().min(0).max(6).optional(),
  months: months.optional(),
  hour: z.int().min(0).max(23),
  hours: z.int().min(1).max(24),
  /** In hundredths of CZK. */
  price: count,
  /** Where it needs as many floors. */
  leastFloors: z.int().min(1).default(1),
  title: plainText(...placeholders),
  article: richText(),
});
export const events = z.strictObject({
  places: z.record(key, plainText()),
  mall: listOf(z.strictObject({ ...event(ofMall), place: key, motif: key }), ({ title }) => title.en),
  /** By their keys, which malls have in `weekly`. */
  weekly: z.record(key, z.strictObject({ ...event(ofMall), place: key, motif: key })),
  /** On each of its weekdays in the season, or on the first of them alone. */
  seasonal: listOf(
    z.strictObject({
      ...event(ofMall),
      place: key,
      motif: key,
      season: key,
      isOnce: z.boolean().default(false),
    }),
    ({ title }) => title.en,
  ),
  shops: listOf(z.strictObject({ ...event(ofShop), motif: motifOrWares, ...fit }), ({ title }) => title.en),
});
export type EventTemplate = z.output<typeof events>["mall"][number];

const news = (placeholders: readonly string[]) => ({
  /** The season at whose beginning it is published, and that it lasts for. */
  season: key.optional(),
  /** That of the posts of the blog: an article without one is news alone. */
  category: key.optional(),
  title: plainText(...placeholders),
  perex: plainText(),
  article: richText(...placeholders),
});
export const mallNews = z.strictObject({
  categories,
  mall: listOf(
    z.strictObject({ ...news(ofMall), motif: key, also: z.array(key).length(2) }),
    ({ title }) => title.en,
  ),
});
/** `{day}` is the Saturday after it is published, `{hour}` when the mall opens. */
export const storeNews = listOf(
  z.strictObject({
    ...news([...ofShop, "day", "hour"]),
    motif: motifOrWares,
    ...fit,
    /** The opening of a new shop: each has one in one mall only. */
    isOpening: z.boolean().default(false),
  }),
  ({ title }) => title.en,
);

const reward = (placeholders: readonly string[]) => ({
  key,
  category: key,
  points: count,
  code: z.enum(["qr", "code128", "text"]),
  title: plainText(...placeholders),
  description: plainText(),
});
export const rewards = z.strictObject({
  categories,
  terms: plainText(),
  /** A reward of the mall has a second paragraph; a shop's ends with what the shop is. */
  mall: listOf(z.strictObject({ ...reward(ofMall), motif: key, more: plainText() }), (each) => each.key),
  shops: listOf(z.strictObject({ ...reward(ofShop), motif: motifOrWares, ...fit }), (each) => each.key),
});

/** By the service's id, which amenities refer to. */
export const bookingServices = z.record(
  key,
  z.strictObject({
    minutes: z.int().min(1),
    price: count,
    opens: time,
    closes: time,
    title: plainText(),
    description: plainText(),
  }),
);

export const amenities = z.strictObject({
  groups: categories,
  amenities: listOf(
    z.strictObject({
      key,
      icon,
      group: key,
      /** Its level: `top` is the highest, `upper` the first, `each` all of them. */
      floor: z.enum(["ground", "upper", "top", "each"]),
      /** Where it needs as many floors. */
      leastFloors: z.int().min(1).default(1),
      service: key.optional(),
      title: plainText(),
      description: plainText(),
      /** The second paragraph: what is good to know. */
      more: plainText(),
    }),
    (each) => each.key,
  ),
});

export const cinema = z.strictObject({
  films: listOf(
    z.strictObject({
      key,
      minutes: z.int().min(1),
      ageRating: z.string(),
      title: plainText(),
      genre: plainText(),
      description: plainText(),
    }),
    (each) => each.key,
  ),
});

/** What the demo member has asked, and what was answered. */
export const conversations = z.strictObject({
  desk: plainText(),
  conversations: listOf(
    z.strictObject({
      topic: z.enum(supportTopics),
      daysAgo: count,
      question: plainText(),
      answer: plainText(),
    }),
    ({ question }) => question.en,
  ),
});
