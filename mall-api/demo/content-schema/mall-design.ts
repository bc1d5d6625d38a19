import { z } from "zod";
import { type SceneryName, sceneries } from "../art/sceneries";
import { color, count, icon, key, listOf, name, openText, plainText, time } from "./texts";

export const ratio = z.string().regex(/^\d+\/\d+$/, "must be a ratio such as 16/9");
/** `{shops}` is the number of the mall's shops, and the key of a category that of its shops. */
const countingText = openText();
/** A mall's symbol in a square of 100, as SVG; `{ink}` and `{accent}` are the colours. */
const symbol = z
  .string()
  .regex(/^<(?:[^{}]|\{ink\}|\{accent\})+>$/, "must be SVG with {ink} and {accent} alone");
const share = z.number().min(0).max(1);

/** Four units of length are a metre. */
const layout = z.strictObject({
  /** The pieces of the street: how long each is, and by how many degrees it turns to the right along it. */
  street: z.array(z.strictObject({ length: z.number().positive(), turn: z.number() })).min(1),
  /** Half of the street's width, and the maximum depth of the units beside it. */
  halfWidth: z.number().positive(),
  depth: z.number().positive(),
  /** Where the street widens to a square with escalators; positions along the street are from 0 to 1. */
  squares: z.array(z.strictObject({ at: share, by: z.number().positive(), name: plainText() })),
  /**
   * Side passages of the street between two units: with what stands along them, and a door at their end on the ground
   * floor.
   */
  passages: z.array(
    z.strictObject({
      at: share,
      /** To the left or to the right. */
      side: z.union([z.literal(-1), z.literal(1)]),
      holds: listOf(z.enum(["lift", "stairs", "wc"]), String),
      /** The means of transport whose stops are in front of the door. */
      near: listOf(key, String).optional(),
      isMain: z.boolean().default(false),
      door: plainText(),
    }),
  ),
  /** Which part of the street each level has; upper levels may end earlier, with a roof garden beyond. */
  levels: z.array(z.strictObject({ from: share, to: share })).min(1),
  /** The doors at the ends of the street, unless an anchor shop closes it. */
  ends: z.tuple([plainText(), plainText()]),
});
export type MallLayout = z.output<typeof layout>;

/** What distinguishes a demo mall from the others. */
const mallDesign = z
  .strictObject({
    name,
    company: name,
    address: z.strictObject({ street: name, city: name, zip_code: name, country: name }),
    country: z.enum(["cz", "sk"]).default("cz"),
    /** Their positions are in `management.yaml`. */
    managers: z.tuple([name, name, name]),
    geo: z.strictObject({ lat: z.number(), lng: z.number() }),
    description: countingText,
    banners: z
      .array(
        z.strictObject({
          motif: key,
          /** Of `heroButtons` in `menus.yaml`. */
          button: key,
          /** The weekly event that it promises. */
          event: key.optional(),
          title: plainText(),
          text: countingText,
        }),
      )
      .min(1),
    /** The events that take place there each week. */
    weekly: listOf(key, String).default([]),
    shopsPerCategory: z.int().min(1),
    floors: z.int().min(1),
    parkingSpaces: count,
    opens: time,
    closes: time,
    /** The means of transport that its city has. */
    ways: listOf(key, String),
    /** What stops and stations are called that don't have the mall's name, by means of transport. */
    stops: z.record(key, name).default({}),
    /** The pages that it has and others don't. */
    pages: z.array(z.string()).default([]),
    /** Varies the shops' names between malls. */
    variety: count,
    colors: z.record(z.string(), color),
    font: name,
    /** Icons other than the usual ones, by the name of a category or a screen; also pictures, by their path. */
    icons: z.record(key, icon.or(z.string().startsWith("/art/"))).default({}),
    /** What stands behind the things in its pictures. */
    scenery: z.enum(Object.keys(sceneries) as SceneryName[]),
    heroRatio: ratio,
    cardRatio: ratio,
    headerLogo: z.enum(["base", "inverted", "wide", "wide_inverted"]),
    homepage: listOf(z.string(), String),
    storeLayout: z.enum(["wideImage", "logoFirst", "split"]),
    offersLayout: z.enum(["grid", "list"]).default("grid"),
    heroEvents: z.enum(["stores", "mall", "all"]),
    /** Its menu is a list of names, without entries of its own. */
    hasPlainMenu: z.boolean().default(false),
    dateFormat: z.string().default("D. M. YYYY"),
    timeFormat: z.string().default("H:mm"),
    /** Real malls' APIs send this object in either form. */
    writesBillingAsText: z.boolean().default(false),
    symbol,
    layout,
  })
  .refine(
    ({ banners, weekly }) => banners.every(({ event }) => event === undefined || weekly.includes(event)),
    {
      message: "has a picture of an event that it doesn't hold each week",
      path: ["banners"],
    },
  );
export type MallDesign = z.output<typeof mallDesign>;

/** By the id of the tenant. */
export const malls = z.object({ presentation: mallDesign }).catchall(mallDesign);

/** What a mall without a design of its own has; the rest is as at `presentation`. */
export const plainMall = z.strictObject({
  description: plainText("name"),
  banner: plainText("name"),
  symbol,
});
