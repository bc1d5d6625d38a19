import type { Language } from "@contract/languages";
import { translatorOf } from "~/locale/i18n.server";
import { rendering } from "~/process/request-context.server";
import type { ReadName } from "./reads-of-screens";

/** The text that says what is missing without a read. Nobody looks for what the others give. */
const textOf: Partial<Record<ReadName, string>> = {
  companies: "shops",
  company: "shops",
  featuredCompanies: "shops",
  companiesWithEntities: "shops",
  products: "offers",
  events: "events",
  upcomingEvents: "events",
  news: "news",
  rewards: "rewards",
  myRewards: "rewards",
  categories: "categories",
  amenities: "amenities",
  amenity: "amenities",
  privacyPolicy: "page",
  termsConditions: "page",
  websitePageByPermalink: "page",
  tiers: "tiers",
  parkingOptions: "parking",
  bookingServices: "booking",
  bookingOptions: "booking",
  floorPlan: "floorPlan",
  cinemaProgramme: "programme",
  search: "search",
  likes: "favourites",
  likeIds: "favourites",
  follows: "favourites",
  myCompanies: "favourites",
  myEvents: "favourites",
  myNews: "favourites",
  myProducts: "favourites",
  points: "points",
  pointsHistory: "movements",
  memberTier: "tier",
  receipts: "receipts",
  receipt: "receipts",
  customerRewards: "vouchers",
  customerRewardLimits: "vouchers",
  badges: "badges",
  bookingOrders: "bookings",
  paymentMethods: "paymentMethods",
  parkingCode: "parkingCode",
  plates: "plates",
  push: "notifications",
  messagesOverview: "messages",
  allMessages: "messages",
  messages: "messages",
  sessions: "sessions",
  secondFactor: "secondFactor",
};

/** Whether a side part of the page is missing because one of these reads failed, so that nothing is known of it. */
export const isMissing = (...reads: ReadName[]): boolean =>
  reads.some((read) => rendering().missing.has(read));

/** Throws the failure of a read: without it the page has nothing else to show. */
export function throwIfMissing(...reads: ReadName[]) {
  for (const read of reads) if (isMissing(read)) throw rendering().missing.get(read);
}

/** What the page lacks, because reads failed or a list is too long, each as a sentence. */
export function missingParts(language: Language): string[] {
  const { missing, isShortened } = rendering();
  const texts = [...missing.keys()].flatMap((read) => textOf[read as ReadName] ?? []);
  if (isShortened) texts.push("shortened");
  return [...new Set(texts)].map((text) => translatorOf(language)(`missing:${text}`));
}
