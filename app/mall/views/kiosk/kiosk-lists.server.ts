import { translatorOf } from "~/locale/i18n.server";
import { everyPage } from "~/mall/client/every-page.server";
import { sidePart } from "~/mall/client/side-part.server";
import { dot } from "~/ui/dot";
import type { ImageView } from "~/ui/picture";
import { amenityCards, eventCards, offerCards, whenText } from "../cards/cards.server";
import { shopsById } from "../cards/companies.server";
import { comingEvents } from "../lists/event-days.server";
import { cleanQuery, searchView } from "../search/search.server";
import { directoryFilter, directoryView } from "../shop/directory.server";
import { type Kiosk, kioskHref, kioskLink } from "./kiosk-place.server";

/** What can be touched: its name, what it is, where it leads. */
export type Tile = {
  title: string;
  note: string | null;
  to: string;
  image: ImageView | null;
  isLogo: boolean;
  icon: string | null;
};

export type Chip = { title: string; to: string; isCurrent: boolean };
export type ListScreen = { title: string; chips: Chip[][]; tiles: Tile[]; q?: string };

/** More would be leafed through by nobody who stands. */
const most = 48;

type Card = { title: string; to: string; image: ImageView | null };

function tileOf(kiosk: Kiosk, { title, to, image }: Card, notes: (string | null | undefined)[]): Tile[] {
  const own = kioskLink(kiosk, to);
  const note = notes.filter(Boolean).join(dot) || null;
  return own ? [{ title, note, to: own, image, isLogo: false, icon: null }] : [];
}

/** The shops or restaurants, of a letter or a category if one was touched. */
export async function shopsScreen(
  kiosk: Kiosk,
  search: URLSearchParams,
  isDining: boolean,
): Promise<ListScreen> {
  const t = translatorOf(kiosk.site.language);
  const category = search.get("category") ?? "";
  const filter = { ...directoryFilter(new URLSearchParams({ category })), isDining };
  const { shops, categories, category: current } = await directoryView(kiosk.site, filter);
  const letter = search.get("letter");
  const view = isDining ? "dining" : "shops";
  const letters = [...new Set(shops.flatMap((shop) => shop.letter ?? []))];
  const shown = letter ? shops.filter((shop) => shop.letter === letter) : shops;
  const all = { title: t("kiosk:all"), to: kioskHref(kiosk, { view }), isCurrent: !letter && !current };
  return {
    title: t(`kiosk:views.${view}`),
    chips: [
      [
        ...(category ? [] : [all]),
        ...letters.map((each) => ({
          title: each,
          to: kioskHref(kiosk, { view, letter: each, category }),
          isCurrent: each === letter,
        })),
      ],
      [
        ...(category ? [all] : []),
        ...categories.map(({ slug, name }) => ({
          title: name,
          to: kioskHref(kiosk, { view, category: slug }),
          isCurrent: slug === current,
        })),
      ],
    ].filter((chips) => chips.length > 1),
    tiles: shown.flatMap(({ name, to, logo, about, status }) =>
      tileOf(kiosk, { title: name, to, image: logo }, [about, status?.text]).map((tile) => ({
        ...tile,
        isLogo: true,
      })),
    ),
  };
}

export async function offersScreen(kiosk: Kiosk): Promise<ListScreen> {
  const { site } = kiosk;
  const { data } = await site.api.products({ page: 1, per_page: most });
  const shops = await shopsById(
    site,
    data.map(({ company_id }) => company_id),
  );
  return {
    title: translatorOf(site.language)("kiosk:views.offers"),
    chips: [],
    tiles: offerCards(data, shops, site).flatMap((card) =>
      tileOf(kiosk, card, [card.shop, card.price, card.validity]),
    ),
  };
}

export async function eventsScreen(kiosk: Kiosk): Promise<ListScreen> {
  const { site } = kiosk;
  const coming = (await comingEvents(site)).slice(0, most);
  const cards = eventCards(
    coming.map(({ event }) => event),
    site,
  );
  return {
    title: translatorOf(site.language)("kiosk:views.events"),
    chips: [],
    tiles: cards.flatMap((card) =>
      tileOf(kiosk, card, [card.startsAt && whenText(card.startsAt, site), card.where]),
    ),
  };
}

export async function servicesScreen(kiosk: Kiosk): Promise<ListScreen> {
  const { site } = kiosk;
  const reading = everyPage("amenities", (query) => site.api.amenities(query));
  const amenities = (await sidePart(reading, "The mall's services could not be read"))?.flat() ?? [];
  return {
    title: translatorOf(site.language)("kiosk:views.services"),
    chips: [],
    tiles: amenityCards(amenities, site).flatMap((card) => tileOf(kiosk, card, [card.floor])),
  };
}

export async function searchScreen(kiosk: Kiosk, search: URLSearchParams): Promise<ListScreen> {
  const t = translatorOf(kiosk.site.language);
  const q = cleanQuery(search.get("q"));
  const title = t("kiosk:views.search");
  if (!q) return { title, chips: [], tiles: [], q };
  const { groups } = await searchView(kiosk.site, { q, group: null, page: 1 });
  const hits = groups.flatMap((group) => group.hits);
  const tiles = hits.flatMap((hit) =>
    tileOf(kiosk, { title: hit.title.join(""), to: hit.to ?? "", image: hit.image }, [
      hit.shop?.about.join(""),
      hit.day?.text,
    ]).map((tile) => ({ ...tile, isLogo: hit.isLogo })),
  );
  return { title: tiles.length > 0 ? title : t("kiosk:nothing", { q }), chips: [], tiles, q };
}
