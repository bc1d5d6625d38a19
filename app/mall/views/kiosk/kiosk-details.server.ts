import { translatorOf } from "~/locale/i18n.server";
import { plainText } from "~/mall/content/rich-text.server";
import { dot } from "~/ui/dot";
import type { ImageView } from "~/ui/picture";
import { detailHref, floorText, shopHref, shopName, shopStatus } from "../cards/cards.server";
import { companiesById } from "../cards/companies.server";
import { readDetail } from "../detail/details.server";
import { levelsInWords } from "../floor-plan/floor-plan-context.server";
import { planHref } from "../floor-plan/floor-plan-links.server";
import type { Place } from "../floor-plan/floor-plan-places.server";
import { wayView } from "../floor-plan/way.server";
import { imageView } from "../image.server";
import { type CodeView, qrCode } from "../member/wallet/codes.server";
import { translated } from "../translation";
import { type Kiosk, type KioskQuery, kioskHref, kioskLink } from "./kiosk-place.server";

export type KioskWay = Awaited<ReturnType<typeof wayOf>>;

/** A code that a phone's camera reads, and what it opens. */
export type TakenCode = { title: string; help: string; href: string; code: CodeView | null };

export type DetailScreen = {
  title: string;
  image: ImageView | null;
  isLogo: boolean;
  facts: string[];
  text: string;
  way: KioskWay;
  codes: TakenCode[];
  /** Of an offer or an event. */
  shop: { title: string; to: string } | null;
};

/** In characters: what is read standing. */
const longestText = 420;

/** A shop; null for an unknown one. */
export async function shopScreen(kiosk: Kiosk, id: string): Promise<DetailScreen | null> {
  const { site } = kiosk;
  const company = (await companiesById(site, [id])).get(id);
  if (!company) return null;
  const { language, tenant } = site;
  const place = kiosk.context.places.all.find((each) => each.company?.id === id) ?? null;
  const logo = imageView(company.logo, tenant.tenantId);
  return {
    title: shopName(company, site),
    image: logo ?? imageView(company.image, tenant.tenantId),
    isLogo: logo !== null,
    facts: facts([
      shopStatus(company, site)?.text,
      place ? levelsInWords(place, kiosk.context) : floorText(company.floor, site),
      translated(company.translations, "company_category", language),
    ]),
    text: plainText(translated(company.translations, "description", language), longestText),
    way: await wayOf(kiosk, place, { view: "shop", id }),
    codes: await codesFor(kiosk, shopHref(company, site), place),
    shop: null,
  };
}

const kinds = { offer: "offer-detail", event: "event-detail", service: "amenity-detail" } as const;
export type EntityView = keyof typeof kinds;
export const isEntityView = (view: string): view is EntityView => Object.hasOwn(kinds, view);

/** An offer, event or service. Throws what the mall API's client throws. */
export async function entityScreen(kiosk: Kiosk, view: EntityView, id: string): Promise<DetailScreen> {
  const { site, context } = kiosk;
  const detail = await readDetail(kinds[view], site, id);
  const entity = await detail.view({ reactor: null, member: () => null, search: new URLSearchParams() });
  const shop = entity.shop?.tile ?? null;
  const place =
    context.places.all.find(({ company, amenity }) =>
      view === "service"
        ? amenity?.id === id
        : shop !== null && company !== null && shopHref(company, site) === shop.to,
    ) ?? null;
  const shopLink = shop && kioskLink(kiosk, shop.to);
  return {
    title: entity.title,
    image: entity.image,
    isLogo: false,
    facts: facts([
      entity.eyebrow,
      entity.price && [entity.price.now, entity.price.discount].filter(Boolean).join(dot),
      entity.note,
      ...entity.facts.map(({ label, text }) => `${label}: ${text}`),
    ]),
    text: entity.lead ?? entity.about.summary,
    way: await wayOf(kiosk, place, { view, id }),
    codes: await codesFor(kiosk, detailHref(kinds[view], detail.entity, site), place),
    shop: shop && shopLink ? { title: shop.name, to: shopLink } : null,
  };
}

/** The way to a place that has no page: an entrance, a stop, toilets. */
export async function wayScreen(kiosk: Kiosk, ref: string): Promise<DetailScreen | null> {
  const place = kiosk.context.places.all.find((each) => each.ref === ref);
  if (!place) return null;
  return {
    title: place.name,
    image: null,
    isLogo: false,
    facts: facts([levelsInWords(place, kiosk.context)]),
    text: "",
    way: await wayOf(kiosk, place, { view: "way", to: ref }),
    codes: await codesFor(kiosk, null, place),
    shop: null,
  };
}

const facts = (all: (string | null | undefined)[]): string[] => [
  ...new Set(all.flatMap((fact) => fact || [])),
];

/** The way from the kiosk, and a link to the one with steps or without. */
async function wayOf(kiosk: Kiosk, to: Place | null, query: KioskQuery) {
  if (!to) return null;
  const { context, start, isStepFree, site } = kiosk;
  const t = translatorOf(site.language);
  const { legs, summary, notice } = wayView(context, start, to, isStepFree, null);
  const withSteps = { ...query, steps: isStepFree ? "1" : "0" };
  const quickest = isStepFree ? wayView(context, start, to, false, null) : { summary };
  const differs = quickest.summary?.note === null;
  return {
    legs,
    length: summary && [summary.metres, summary.minutes].join(", "),
    note: summary?.note ?? null,
    notice: notice?.title ?? null,
    other: differs
      ? { title: t(isStepFree ? "kiosk:withSteps" : "kiosk:stepFree"), to: kioskHref(kiosk, withSteps) }
      : null,
  };
}

/** The plan with the kiosk's place on it, to go on from with a phone. */
export const codesOfPlace = ({ context, start, site, origin }: Kiosk): Promise<TakenCode[]> => {
  const floor = start.levels[0] ?? 0;
  const path = planHref(context.plan.id, site, { floor, from: start.ref, here: "1" });
  return drawn([{ title: translatorOf(site.language)("kiosk:take.here"), path }], site, origin);
};

/** The page itself, and the way to it from here, to be continued on a phone. */
async function codesFor(kiosk: Kiosk, page: string | null, to: Place | null): Promise<TakenCode[]> {
  const { context, start, isStepFree, site, origin } = kiosk;
  const t = translatorOf(site.language);
  const way =
    to && to !== start
      ? planHref(context.plan.id, site, {
          from: start.ref,
          to: to.ref,
          "step-free": isStepFree ? "1" : null,
        })
      : null;
  const taken = [
    way && { title: t("kiosk:take.way"), path: way },
    page && { title: t("kiosk:take.page"), path: page },
  ].flatMap((each) => each || []);
  return drawn(taken, site, origin);
}

const drawn = (taken: { title: string; path: string }[], { language }: Kiosk["site"], origin: string) =>
  Promise.all(
    taken.map(async ({ title, path }) => ({
      title,
      help: translatorOf(language)("kiosk:take.help"),
      href: origin + path,
      code: await qrCode(origin + path),
    })),
  );
