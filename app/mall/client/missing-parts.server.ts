import type { Language } from "@contract/languages";
import { translatorOf } from "~/locale/i18n.server";
import { rendering } from "~/process/request-context.server";
import type { ReadName } from "./reads-of-screens";

/** The texts that say what is missing, each with the reads that give it. Nobody looks for what the others give. */
const readsOfTexts: Record<string, readonly ReadName[]> = {
  shops: ["companies", "company", "featuredCompanies", "companiesWithEntities"],
  offers: ["products"],
  events: ["events", "upcomingEvents"],
  news: ["news"],
  rewards: ["rewards", "myRewards"],
  categories: ["categories"],
  amenities: ["amenities", "amenity"],
  page: ["privacyPolicy", "termsConditions", "websitePageByPermalink"],
  tiers: ["tiers"],
  parking: ["parkingOptions"],
  booking: ["bookingServices", "bookingOptions"],
  floorPlan: ["floorPlan"],
  programme: ["cinemaProgramme"],
  search: ["search"],
  favourites: ["likes", "likeIds", "follows", "myCompanies", "myEvents", "myNews", "myProducts"],
  points: ["points"],
  movements: ["pointsHistory"],
  tier: ["memberTier"],
  receipts: ["receipts", "receipt"],
  vouchers: ["customerRewards", "customerRewardLimits"],
  badges: ["badges"],
  bookings: ["bookingOrders"],
  paymentMethods: ["paymentMethods"],
  parkingCode: ["parkingCode"],
  plates: ["plates"],
  notifications: ["push"],
  messages: ["messagesOverview", "allMessages", "messages"],
  sessions: ["sessions"],
  secondFactor: ["secondFactor"],
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
  const texts = [...missing.keys()].flatMap(
    (read) => Object.keys(readsOfTexts).find((text) => readsOfTexts[text]?.includes(read as ReadName)) ?? [],
  );
  if (isShortened) texts.push("shortened");
  return [...new Set(texts)].map((text) => translatorOf(language)(`missing:${text}`));
}
