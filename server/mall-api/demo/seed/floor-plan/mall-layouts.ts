import type { TenantId } from "@contract/tenant-ids";
import { type LanguageText, text } from "../../../domain/content/language-text";
import type { Stretch } from "./street";

/** A way out of the street between two units: with what stands along it, and a door at its end on the ground floor. */
export type Passage = {
  /** Where along the street, from 0 to 1. */
  at: number;
  side: -1 | 1;
  holds: ("lift" | "stairs" | "wc")[];
  door: LanguageText;
  isMain?: boolean;
};

export type MallLayout = {
  /** The street's shape; four units of length are a metre. */
  street: Stretch[];
  /** Half of the street's width, and how deep the units beside it are at most. */
  halfWidth: number;
  depth: number;
  /** Where the street widens to a square with escalators. */
  squares: { at: number; by: number; name: LanguageText }[];
  passages: Passage[];
  /** Which part of the street each level has; upper levels may end earlier, with a roof garden beyond. */
  levels: { from: number; to: number }[];
  /** The doors at the ends of the street, where no anchor shop closes it. */
  ends: [LanguageText, LanguageText];
};

const whole = { from: 0, to: 1 };

export const mallLayouts: Record<TenantId, MallLayout> = {
  promenade: {
    street: [{ length: 860, turn: 46 }],
    halfWidth: 26,
    depth: 118,
    squares: [
      { at: 0.5, by: 34, name: text("Lime Square", "Lipové náměstí", "Lipové námestie", "Lindenplatz") },
    ],
    passages: [
      {
        at: 0.26,
        side: 1,
        holds: ["wc", "stairs"],
        door: text("Garden entrance", "Vchod ze zahrady", "Vchod zo záhrady", "Garteneingang"),
      },
      {
        at: 0.6,
        side: -1,
        holds: ["lift", "wc"],
        door: text("Main entrance", "Hlavní vchod", "Hlavný vchod", "Haupteingang"),
        isMain: true,
      },
      {
        at: 0.82,
        side: 1,
        holds: ["stairs"],
        door: text("Mill Race entrance", "Vchod od náhonu", "Vchod od náhonu", "Eingang Mühlgraben"),
      },
    ],
    levels: [whole, { from: 0.08, to: 0.94 }],
    ends: [
      text("West entrance", "Západní vchod", "Západný vchod", "Westeingang"),
      text("East entrance", "Východní vchod", "Východný vchod", "Osteingang"),
    ],
  },
  galerieharfa: {
    street: [
      { length: 560, turn: 58 },
      { length: 120, turn: 0 },
      { length: 340, turn: 12 },
    ],
    halfWidth: 25,
    depth: 122,
    squares: [
      { at: 0.3, by: 32, name: text("String Square", "Strunné náměstí", "Strunové námestie", "Saitenplatz") },
      {
        at: 0.74,
        by: 26,
        name: text("Stage Square", "Náměstí u pódia", "Námestie pri pódiu", "Bühnenplatz"),
      },
    ],
    passages: [
      {
        at: 0.17,
        side: -1,
        holds: ["stairs", "wc"],
        door: text("Tram entrance", "Vchod od tramvaje", "Vchod od električky", "Eingang Straßenbahn"),
      },
      {
        at: 0.43,
        side: 1,
        holds: ["lift", "wc"],
        door: text("Arena entrance", "Vchod od arény", "Vchod od arény", "Eingang Arena"),
      },
      {
        at: 0.62,
        side: -1,
        holds: ["lift", "stairs"],
        door: text("Main entrance", "Hlavní vchod", "Hlavný vchod", "Haupteingang"),
        isMain: true,
      },
      {
        at: 0.86,
        side: 1,
        holds: ["stairs", "wc"],
        door: text("Metro entrance", "Vchod od metra", "Vchod od metra", "Eingang U-Bahn"),
      },
    ],
    levels: [whole, whole, { from: 0.04, to: 0.96 }],
    ends: [
      text("North entrance", "Severní vchod", "Severný vchod", "Nordeingang"),
      text("South entrance", "Jižní vchod", "Južný vchod", "Südeingang"),
    ],
  },
  novoplaza: {
    street: [
      { length: 340, turn: 0 },
      { length: 280, turn: 62 },
      { length: 360, turn: 0 },
    ],
    halfWidth: 27,
    depth: 124,
    squares: [{ at: 0.48, by: 46, name: text("The Plaza", "Plaza", "Plaza", "Die Plaza") }],
    passages: [
      {
        at: 0.15,
        side: 1,
        holds: ["wc", "stairs"],
        door: text("Playground entrance", "Vchod od hřiště", "Vchod od ihriska", "Eingang Spielplatz"),
      },
      {
        at: 0.38,
        side: -1,
        holds: ["lift", "wc"],
        door: text("Main entrance", "Hlavní vchod", "Hlavný vchod", "Haupteingang"),
        isMain: true,
      },
      {
        at: 0.64,
        side: -1,
        holds: ["lift", "stairs"],
        door: text("Bus entrance", "Vchod od autobusu", "Vchod od autobusu", "Eingang Busbahnhof"),
      },
      {
        at: 0.87,
        side: -1,
        holds: ["wc", "stairs"],
        door: text("Park entrance", "Vchod z parku", "Vchod z parku", "Parkeingang"),
      },
    ],
    levels: [whole, whole, { from: 0.06, to: 0.95 }],
    ends: [
      text("West entrance", "Západní vchod", "Západný vchod", "Westeingang"),
      text("East entrance", "Východní vchod", "Východný vchod", "Osteingang"),
    ],
  },
  europasc: {
    street: [
      { length: 490, turn: 42 },
      { length: 90, turn: 0 },
      { length: 420, turn: -38 },
    ],
    halfWidth: 25,
    depth: 120,
    squares: [
      { at: 0.26, by: 28, name: text("Spruce Hall", "Smrková hala", "Smreková hala", "Fichtenhalle") },
      { at: 0.7, by: 34, name: text("Winter Garden", "Zimní zahrada", "Zimná záhrada", "Wintergarten") },
    ],
    passages: [
      {
        at: 0.14,
        side: -1,
        holds: ["stairs", "wc"],
        door: text("Station entrance", "Vchod od nádraží", "Vchod od stanice", "Eingang Bahnhof"),
      },
      {
        at: 0.4,
        side: 1,
        holds: ["lift", "wc"],
        door: text("Main entrance", "Hlavní vchod", "Hlavný vchod", "Haupteingang"),
        isMain: true,
      },
      {
        at: 0.57,
        side: -1,
        holds: ["lift", "stairs"],
        door: text("River entrance", "Vchod od řeky", "Vchod od rieky", "Eingang Flussufer"),
      },
      {
        at: 0.85,
        side: 1,
        holds: ["wc", "stairs"],
        door: text("Castle entrance", "Vchod od hradu", "Vchod od hradu", "Eingang Burg"),
      },
    ],
    levels: [whole, whole, { from: 0.05, to: 0.93 }],
    ends: [
      text("West entrance", "Západní vchod", "Západný vchod", "Westeingang"),
      text("East entrance", "Východní vchod", "Východný vchod", "Osteingang"),
    ],
  },
  presentation: {
    street: [
      { length: 300, turn: 0 },
      { length: 220, turn: 48 },
      { length: 220, turn: 0 },
    ],
    halfWidth: 28,
    depth: 112,
    squares: [{ at: 0.52, by: 30, name: text("White Hall", "Bílá hala", "Biela hala", "Weiße Halle") }],
    passages: [
      {
        at: 0.3,
        side: -1,
        holds: ["lift", "wc"],
        door: text("Main entrance", "Hlavní vchod", "Hlavný vchod", "Haupteingang"),
        isMain: true,
      },
      {
        at: 0.76,
        side: -1,
        holds: ["stairs", "wc"],
        door: text("Studio entrance", "Vchod od ateliérů", "Vchod od ateliérov", "Eingang Ateliers"),
      },
    ],
    levels: [whole, { from: 0.05, to: 0.92 }],
    ends: [
      text("West entrance", "Západní vchod", "Západný vchod", "Westeingang"),
      text("East entrance", "Východní vchod", "Východný vchod", "Osteingang"),
    ],
  },
  beta: {
    street: [
      { length: 260, turn: 8 },
      { length: 380, turn: -30 },
    ],
    halfWidth: 24,
    depth: 108,
    squares: [{ at: 0.42, by: 28, name: text("The Yard", "Dvůr", "Dvor", "Der Hof") }],
    passages: [
      {
        at: 0.28,
        side: 1,
        holds: ["wc"],
        door: text("Main entrance", "Hlavní vchod", "Hlavný vchod", "Haupteingang"),
        isMain: true,
      },
      {
        at: 0.74,
        side: -1,
        holds: ["wc"],
        door: text("Yard entrance", "Vchod ze dvora", "Vchod zo dvora", "Hofeingang"),
      },
    ],
    levels: [whole],
    ends: [
      text("West entrance", "Západní vchod", "Západný vchod", "Westeingang"),
      text("East entrance", "Východní vchod", "Východný vchod", "Osteingang"),
    ],
  },
};
