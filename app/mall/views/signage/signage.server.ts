import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import { dot } from "~/ui/dot";
import type { ImageView } from "~/ui/picture";
import { eventCards, offerCards, whenText } from "../cards/cards.server";
import { shopsById } from "../cards/companies.server";
import { inlinedIcons } from "../floor-plan/plan-icons.server";
import { wayView } from "../floor-plan/way.server";
import { quickestWays } from "../floor-plan/way-path.server";
import { metresInWords } from "../floor-plan/way-words.server";
import { timeOfData } from "../kiosk/data-time.server";
import { type Kiosk, kioskAt } from "../kiosk/kiosk-place.server";
import { comingEvents, isWithin, todayIn } from "../lists/event-days.server";
import { mallStatus, shellName } from "../shell/shell.server";
import { cinemaProgramme, programmeView } from "../visit/cinema.server";
import { openingHoursView } from "../visit/opening-hours.server";

export type SignageView = NonNullable<Awaited<ReturnType<typeof signageView>>>;
export type Slide = SignageView["slides"][number];

/** As many as are read in passing. */
const mostEvents = 4;
const mostOffers = 3;
const mostTimes = 5;
/** Offers are looked for among this many. */
const offersAtMost = 48;

type Row = { title: string; when: string | null; where: string | null };
type Shown = { title: string; image: ImageView | null; large: string | null; notes: string[] };

/**
 * What a screen at a place of the mall shows, one after another; null for an unknown place, and for nothing to show. What the mall doesn't have, or
 * can't be read, is no slide.
 */
export async function signageView(site: Site, place: string, url: URL) {
  const kiosk = await kioskAt(site, place, { search: url.searchParams, origin: url.origin });
  if (!kiosk) return null;
  const t = translatorOf(site.language);
  const slides = [
    await todaySlide(site),
    await offersSlide(kiosk),
    await filmSlide(site),
    toiletsSlide(kiosk),
  ].flatMap((slide) => slide ?? []);
  if (slides.length === 0) return null;
  const time = timeOfData(site);
  return {
    mall: shellName(site),
    status: mallStatus(site)?.text ?? null,
    here: kiosk.start.name,
    slides,
    icons: inlinedIcons([]),
    texts: {
      asOf: time && t("signage:asOf", { time }),
      old: time ? t("signage:old", { time }) : t("signage:oldUnknown"),
    },
  };
}

type Site = Kiosk["site"];

/** The mall's hours, what is on today, and what comes then. */
async function todaySlide(site: Site) {
  const t = translatorOf(site.language);
  const { mall } = openingHoursView(site);
  const today = todayIn(site);
  const coming = (await sidePart(comingEvents(site), "Events could not be read")) ?? [];
  const ofToday = coming.filter((event) => isWithin(event, { first: today, last: today }));
  const shown = [...new Set([...ofToday, ...coming])].slice(0, mostEvents);
  const cards = eventCards(
    shown.map(({ event }) => event),
    site,
  );
  const rows = cards.map(
    ({ title, startsAt, where }): Row => ({
      title,
      when: startsAt ? whenText(startsAt, site) : null,
      where: where ?? null,
    }),
  );
  const hours = mall?.hours ?? mall?.text ?? null;
  if (!hours && rows.length === 0) return null;
  const title = rows.length > 0 && ofToday.length === 0 ? t("signage:coming") : t("signage:today");
  return { kind: "today" as const, title, day: mall?.today ?? null, hours, rows };
}

/** The offers of the shops that are nearest to the place. */
async function offersSlide({ site, context, start, isStepFree }: Kiosk) {
  if (site.settings.offersOnlyWhenLoggedIn) return null;
  const list = await sidePart(
    site.api.products({ page: 1, per_page: offersAtMost }),
    "Offers could not be read",
  );
  const offers = list?.data ?? [];
  const shops = await shopsById(
    site,
    offers.map(({ company_id }) => company_id),
  );
  const wayTo = quickestWays(context.plan.edges, start.points, { isStepFree });
  const near = offers
    .flatMap((offer) => {
      const place = context.places.all.find(({ company }) => company && company.id === offer.company_id);
      const way = place && wayTo(place.points);
      return way ? [{ offer, way }] : [];
    })
    .toSorted((one, other) => one.way.metres - other.way.metres)
    .filter(({ offer }, at, all) => all.findIndex((one) => one.offer.company_id === offer.company_id) === at)
    .slice(0, mostOffers);
  if (near.length === 0) return null;
  const cards = offerCards(
    near.map(({ offer }) => offer),
    shops,
    site,
  );
  const items = cards.map(({ title, image, price, shop, discount }, at): Shown => {
    const { way } = near[at] ?? {};
    const distance = way && metresInWords(way.metres, site.language);
    return {
      title,
      image,
      large: price ?? discount ?? null,
      notes: [[shop, distance].filter(Boolean).join(dot)],
    };
  });
  return { kind: "offers" as const, title: translatorOf(site.language)("signage:offers"), items };
}

/** The film that begins next, on the programme's day. */
async function filmSlide(site: Site) {
  const programme = await cinemaProgramme(site);
  const day = programme && programmeView(programme, null, site);
  const [next] = (day?.films ?? [])
    .flatMap(({ showtimes, ...film }) => {
      const coming = showtimes.filter(({ isPast }) => !isPast);
      return coming[0] ? [{ film, coming, first: coming[0].startsAt }] : [];
    })
    .toSorted((one, other) => one.first.localeCompare(other.first));
  if (!next) return null;
  const { film, coming } = next;
  const dayShown = day?.days.find(({ isCurrent }) => isCurrent);
  return {
    kind: "film" as const,
    title: translatorOf(site.language)("signage:film"),
    film: {
      title: film.title,
      image: film.image,
      large: coming
        .slice(0, mostTimes)
        .map(({ time }) => time)
        .join(dot),
      notes: [dayShown?.title ?? "", film.facts.join(dot)].filter(Boolean),
    } satisfies Shown,
  };
}

/** The way to the nearest toilets; a plan without ways, or without toilets, has none. */
function toiletsSlide(kiosk: Kiosk) {
  const { context, start, isStepFree, site } = kiosk;
  const { plan, places } = context;
  const points = plan.floors.flatMap((floor) => floor.points.filter(({ kind }) => kind === "wc"));
  const toilets = [...new Set(points.flatMap(({ id }) => places.byPoint.get(id) ?? []))];
  const wayTo = quickestWays(plan.edges, start.points, { isStepFree });
  const [nearest] = toilets
    .flatMap((place) => {
      const way = wayTo(place.points);
      return way ? [{ place, metres: way.metres }] : [];
    })
    .toSorted((one, other) => one.metres - other.metres);
  if (!nearest || nearest.place === start) return null;
  const { legs, summary } = wayView(context, start, nearest.place, isStepFree, null);
  if (!summary || legs.length === 0) return null;
  return {
    kind: "toilets" as const,
    title: translatorOf(site.language)("signage:toilets"),
    length: [summary.metres, summary.minutes].join(", "),
    note: summary.note,
    legs,
  };
}
