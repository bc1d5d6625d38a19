import { languageTag } from "@contract/languages";
import { collator } from "~/locale/formatters";
import { translatorOf } from "~/locale/i18n.server";
import { everyPage } from "~/mall/client/every-page.server";
import { sidePart } from "~/mall/client/side-part.server";
import { timeSlices } from "~/process/time-slices.server";
import type { Site } from "~/site/site.server";
import { amenityCards, floorText, shopHref, shopName } from "../cards/cards.server";
import { allCompanies } from "../cards/companies.server";
import { defaultFloorPlan } from "../floor-plan/floor-plan-links.server";
import { textWidth } from "../floor-plan/plan-labels.server";
import { everyFloor, type OfflineFloor } from "../offline/offline.server";
import { columnsFor, gridFor } from "./leaflet-fit.server";

/** The inside of the sheet, in millimetres: the plans have two panels, the directory the third. */
const spread = { width: 186, height: 196 };
const directory = { width: 85, height: 183 };
/** Three lines below the directory say where the complete list is: leaflet.css leaves them as much. */
const moreHeight = 11;
const caption = 6;
const gap = 3;
/** Between a shop's name and its number, in ems. */
const besideGap = 1.2;
/** The services below the plans: their title, and the columns of their names. */
const servicesTitle = 7;
const mostServices = 42;

/** Every floor's drawing, the services on it, and the shops with their numbers. */
export async function floorsView(site: Site, addresses: { shops: string; services: string }) {
  const t = translatorOf(site.language);
  const [plan, companies] = await Promise.all([defaultFloorPlan(site), allCompanies(site.api)]);
  const floors = plan ? await everyFloor(plan, site, timeSlices()) : [];
  const services = await servicesOf(floors, site);
  const list = columnsFor(
    services.map(({ name, floors }) => `${name} ${floors}`),
    { width: spread.width, height: mostServices, beside: 2.4 },
    serviceColumns,
  );
  // One more, for a name that takes two.
  const lines = Math.ceil(list.count / list.columns) + 1;
  const used = services.length > 0 ? servicesTitle + lines * list.size * 0.46 + gap : 0;
  const ratio = Math.max(...floors.map(({ drawing }) => drawing.height / drawing.width), 0.1);
  const withShops = floors
    .filter(({ shops }) => shops.length > 0)
    .toSorted((one, other) => other.shops.length - one.shops.length);
  const small = floors.filter(({ shops }) => shops.length === 0);
  const grid = gridFor(
    { shops: withShops.length, small: small.length },
    { ...spread, height: spread.height - used, ratio, caption, gap },
  );
  // The most crowded floor is the largest, the rest follow in the order of the plan.
  const [crowded] = withShops;
  const rest = floors.filter((floor) => floor !== crowded && floor.shops.length > 0);
  const widths = new Map([
    ...(crowded ? [[crowded, grid.first] as const] : []),
    ...small.map((floor) => [floor, grid.small] as const),
    ...rest.map((floor) => [floor, grid.others] as const),
  ]);
  const shops = directoryOf(floors, companies, site);
  const beside = Math.max(...shops.map(({ where }) => textWidth(where)), 0) + besideGap;
  const namesIn = (height: number) =>
    columnsFor(
      shops.map(({ name }) => name),
      { ...directory, height, beside },
    );
  const whole = namesIn(directory.height);
  const names = whole.count < shops.length ? namesIn(directory.height - moreHeight) : whole;
  return {
    floors: [...widths].map(([{ name, label, drawing, shops, amenities, arrivals }, width]) => ({
      level: drawing.level,
      name,
      label,
      drawing,
      listed: [...shops, ...amenities, ...arrivals],
      width,
      /** Units of the drawing in a millimetre of paper. */
      unitsPerMillimetre: drawing.width / width,
    })),
    icons: [...new Map(floors.flatMap(({ icons }) => icons).map((icon) => [icon.id, icon])).values()],
    services: {
      title: t("kiosk:views.services"),
      ...list,
      entries: services.slice(0, list.count),
      more: list.count < services.length ? t("leaflet:more", { address: addresses.services }) : null,
    },
    directory: {
      title: t("leaflet:directory"),
      ...names,
      entries: shops.slice(0, names.count),
      more: names.count < shops.length ? t("leaflet:more", { address: addresses.shops }) : null,
    },
  };
}

const serviceColumns = [
  [8, 4],
  [7.5, 4],
  [7.5, 5],
] as const;

/** The facilities with the icons of the plan, and what the mall lists besides. */
async function servicesOf(floors: readonly OfflineFloor[], site: Site) {
  const found = new Map<string, { name: string; icon: string | null; levels: string[] }>();
  for (const { drawing, amenities } of floors) {
    for (const { name, icon = null } of amenities) {
      const service = found.get(name) ?? { name, icon, levels: [] };
      service.levels.push(String(drawing.level));
      found.set(name, service);
    }
  }
  const reading = everyPage("amenities", (query) => site.api.amenities(query));
  const amenities = (await sidePart(reading, "The mall's services could not be read"))?.flat() ?? [];
  amenityCards(amenities, site).forEach(({ title }, at) => {
    const floor = amenities[at]?.floor ?? null;
    if (!found.has(title))
      found.set(title, { name: title, icon: null, levels: floor === null ? [] : [String(floor)] });
  });
  const { compare } = collator(languageTag(site.language));
  return [...found.values()]
    .map(({ levels, ...service }) => ({ ...service, floors: levels.join(", ") }))
    .sort((one, other) => compare(one.name, other.name));
}

/** Shops by name, each with its floor and number on the plan; without one, with its floor. */
function directoryOf(
  floors: readonly OfflineFloor[],
  companies: Awaited<ReturnType<typeof allCompanies>>,
  site: Site,
) {
  const places = new Map<string, string[]>();
  for (const { drawing, shops } of floors)
    shops.forEach(({ page, to }, at) => {
      const key = page ?? to;
      places.set(key, [...(places.get(key) ?? []), `${drawing.level}/${at + 1}`]);
    });
  const { compare } = collator(languageTag(site.language));
  // The drawings have the numbers of their floors on them.
  const floorOf = (floor: number | null) =>
    (floors.length > 0 && floor !== null ? String(floor) : floorText(floor, site)) ?? "";
  let letter = "";
  return companies
    .map((company) => ({
      name: shopName(company, site),
      where: places.get(shopHref(company, site))?.join(" ") ?? floorOf(company.floor ?? null),
    }))
    .sort((one, other) => compare(one.name, other.name))
    .map((shop) => {
      const initial = shop.name.charAt(0).toLocaleUpperCase(languageTag(site.language));
      const isFirst = initial !== letter;
      letter = initial;
      return { ...shop, letter: isFirst ? initial : null };
    });
}
