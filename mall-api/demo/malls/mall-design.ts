import type { LanguageText } from "../../domain/content/language-text";
import type { SceneryName } from "../art/sceneries";
import type { MallLayout } from "../seed/floor-plan/mall-layout";

/** What distinguishes a demo mall from the others. */
export type MallDesign = {
  name: string;
  company: string;
  address: { street: string; city: string; zip_code: string; country: string };
  country: "cz" | "sk";
  geo: { lat: number; lng: number };
  shopsPerCategory: number;
  floors: number;
  parkingSpaces: number;
  opens: string;
  closes: string;
  description: LanguageText;
  colors: Record<string, string>;
  font: string;
  /** Icons other than the usual ones, by the name of a category or a screen. */
  icons: Record<string, string>;
  /** What stands behind the things in its pictures. */
  scenery: SceneryName;
  heroRatio: string;
  cardRatio: string;
  headerLogo: "base" | "inverted" | "wide" | "wide_inverted";
  homepage: string;
  storeLayout: "wideImage" | "logoFirst" | "split";
  offersLayout: "grid" | "list";
  heroEvents: "stores" | "mall" | "all";
  banners: { motif: string; title: LanguageText; text: LanguageText }[];
  /** The means of transport that its city has, as the settings list them. */
  ways: string;
  /** What stops and stations are called that don't have the mall's name, by means of transport. */
  stops?: Record<string, string>;
  /** Its menu is a list of names, without entries of its own. */
  hasPlainMenu: boolean;
  hasCinema: boolean;
  hasSustainabilityPage: boolean;
  /** How many of the available amenities it has. */
  amenities: number;
  dateFormat: string;
  timeFormat: string;
  /** Real malls' APIs send this object in either form. */
  writesBillingAsText: boolean;
  /** Varies the shops' names between malls. */
  variety: number;
  layout: MallLayout;
  /** The mall's symbol in a square of 100. */
  symbol: (ink: string, accent: string) => string;
};

export const usualMall = {
  country: "cz",
  offersLayout: "grid",
  hasPlainMenu: false,
  icons: {},
  hasCinema: true,
  hasSustainabilityPage: false,
  amenities: Number.POSITIVE_INFINITY,
  dateFormat: "D. M. YYYY",
  timeFormat: "H:mm",
  writesBillingAsText: false,
} as const satisfies Partial<MallDesign>;

export const palette = (
  surface: string,
  raised: string,
  ink: string,
  accent: string,
  header: string,
  footer: string,
) => ({ surface, surface_raised: raised, ink, accent, header, footer });

/** A level that is as long as the street. */
export const wholeStreet = { from: 0, to: 1 };
