import type { Image } from "@contract/primitives";
import type { MallApi } from "~/mall/client/client.server";
import type { LikeType } from "~/process/page-member";
import type { Site } from "~/site/site.server";
import type { OwnRelation, Reactor } from "../cards/reactions.server";
import type { PlanExcerpt } from "../floor-plan/plan-excerpt.server";
import type { Cards, FamilyName } from "../lists/list-families.server";
import type { BookingView } from "../visit/booking.server";
import type { ActivationPrompt } from "./activation-prompt.server";
import type { Fact } from "./detail-facts.server";
import type { RewardEligibilityView } from "./reward-eligibility.server";

/** What differs between the kinds of detail screens. */
type Own = {
  title: string;
  /** The line above the title: a shop, a day. */
  eyebrow: string | null;
  lead: string | null;
  body: string;
  terms: string | null;
  price: { now: string; before: string | null; discount: string | null } | null;
  points: string | null;
  /** The remaining time, as text. */
  note: string | null;
  facts: Fact[];
  companyId: string | null;
  thumbs: { up: number; down: number } | null;
  calendarHref: string | null;
  /** An event's beginning, short. */
  when: string | null;
  /** Its first day, to be read from afar. */
  day: { day: string; month: string; weekday: string } | null;
  /** It is over. */
  hasEnded: boolean;
  isForMembers: boolean;
  /** What tells it from others of its name, in search engines: an event's day, an amenity's floor. */
  mark: string | null;
  /** The place within the mall, if the entity names one. */
  where: string | null;
  related: () => Promise<Cards>;
  /** Where it is, drawn. */
  plan?: () => Promise<PlanExcerpt | null>;
};

export type Entity = {
  id: string;
  image: Image | null;
  images: Image[];
  translations: { locale: string; slug: string | null }[];
};

/** The visitor of a detail screen, and the query. */
export type Visit = { reactor: Reactor | null; member: () => MallApi | null; search: URLSearchParams };

/** A kind of detail screen: how its entity is read and described. */
export type Detail<Read extends Entity> = {
  family: FamilyName;
  /** Its type for likes. */
  type: LikeType;
  read: (site: Site, id: string) => Promise<Read>;
  own: (entity: Read, site: Site) => Own;
  /** A URL from the mall's settings that replaces the screen. */
  elsewhere?: (entity: Read, site: Site) => string | null;
  /** Whether the visitor can activate it. */
  eligibility?: (
    entity: Read,
    relation: OwnRelation | null,
    visit: Visit,
    site: Site,
  ) => Promise<(RewardEligibilityView & { activation: ActivationPrompt | null }) | null>;
  booking?: (entity: Read, visit: Visit, site: Site) => Promise<BookingView | null>;
  /** When it was published and changed. */
  times?: (entity: Read) => { published: string | null; updated: string | null };
};
