import type { Category } from "@contract/category";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { categoryName } from "../cards/cards.server";
import type { FamilyName } from "./list-families.server";

/** What of a family is listed: the whole, a category, what is of the mall or of its shops, or what it was narrowed to. */
export type ListPart = {
  family: FamilyName;
  type: "mall" | "stores" | null;
  category: Category | undefined;
  show: string | null;
};

/** What a list says of itself on the screen and to those who read its address elsewhere. */
export function listWords(
  site: Site,
  { family, type, category, show }: ListPart,
  shown: {
    /** What it says of itself as a calendar. */
    calendarTitle: string | undefined;
    total: number;
    titles: string[];
  },
) {
  const t = translatorOf(site.language);
  const texts = `lists:kinds.${family}`;
  const whole = t(`${texts}.title`);
  const part = category
    ? categoryName(category, site)
    : type && t(type === "mall" ? `${texts}.titleOfMall` : `${texts}.titleOfStores`);
  const title = show ? (shown.calendarTitle ?? t(`lists:show.${show}.title`)) : (part ?? whole);
  const isCategory = category && !show;
  const lead = t(`${texts}.lead`);
  const count = t(`${texts}.count`, { count: shown.total });
  // A category's name doesn't say of what it is; a whole list's would be said twice: "Rewards, 10 rewards".
  const summary = part || show ? (isCategory ? `${title}, ${count}` : title) : count;
  const contents = `${summary}: ${shown.titles.join(", ")}.`;
  return {
    title,
    // The title of the document says what it is, the heading what one looks at.
    heading:
      show === "now"
        ? t("lists:show.now.heading")
        : isCategory && (family === "offers" || family === "rewards")
          ? t(`lists:kinds.${family}.headingOfCategory`, { category: title })
          : title,
    about: {
      // A category of offers or rewards may have the name of one of shops.
      title: isCategory ? `${whole}: ${title}` : title,
      texts: part || show ? [shown.total > 0 ? contents : `${title}: ${lead}`, lead] : [lead, contents],
    },
    /** What is said of the whole would be wrong of a part. */
    lead: show
      ? null
      : type
        ? t(type === "mall" ? `${texts}.leadOfMall` : `${texts}.leadOfStores`)
        : category && family === "offers"
          ? t("lists:kinds.offers.leadOfCategory")
          : lead,
    /** What the whole is called, where this is a part of it. */
    whole: part || show ? whole : null,
    count,
  };
}
