import { z } from "zod";
import { facts } from "./facts";
import {
  amenities,
  bookingServices,
  cinema,
  conversations,
  events,
  mallNews,
  rewards,
  storeNews,
} from "./happenings";
import { malls, plainMall } from "./mall-design";
import { seasons } from "./seasons";
import { settings } from "./settings";
import { offers, shopCategories, shopClosings, trades } from "./shops";
import {
  accessibility,
  faq,
  floorPlan,
  legalTexts,
  management,
  menus,
  openingHours,
  parking,
  programme,
  ways,
  websitePages,
} from "./visit";

/** The files and folders of `content/`, by their names. */
export const contentFiles = z.strictObject({
  accessibility,
  amenities,
  "booking-services": bookingServices,
  cinema,
  conversations,
  events,
  facts,
  faq,
  "floor-plan": floorPlan,
  "legal-texts": legalTexts,
  malls,
  management,
  menus,
  news: mallNews,
  offers,
  "opening-hours": openingHours,
  parking,
  "plain-mall": plainMall,
  programme,
  rewards,
  seasons,
  settings,
  "shop-categories": shopCategories,
  "shop-closings": shopClosings,
  "store-news": storeNews,
  trades,
  ways,
  "website-pages": websitePages,
});
export type DemoContent = z.output<typeof contentFiles>;
