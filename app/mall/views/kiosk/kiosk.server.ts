import { type Language, languageName, languageTag } from "@contract/languages";
import { shownPhone } from "@contract/typed/phone-number.server";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { floorName, iconOf } from "../floor-plan/floor-plan-context.server";
import { drawFloor } from "../floor-plan/floor-plan-drawing.server";
import { firstFloor, pointName } from "../floor-plan/floor-plan-places.server";
import { inlinedIcons } from "../floor-plan/plan-icons.server";
import { mallStatus, shellName } from "../shell/shell.server";
import { timeOfData } from "./data-time.server";
import {
  codesOfPlace,
  type DetailScreen,
  entityScreen,
  isEntityView,
  shopScreen,
  wayScreen,
} from "./kiosk-details.server";
import {
  eventsScreen,
  type ListScreen,
  offersScreen,
  searchScreen,
  servicesScreen,
  shopsScreen,
} from "./kiosk-lists.server";
import { type Kiosk, kioskAt, kioskHref } from "./kiosk-place.server";

export type KioskView = NonNullable<Awaited<ReturnType<typeof kioskView>>>;

const areas = [
  ["shops", "store"],
  ["dining", "utensils"],
  ["offers", "tag"],
  ["events", "calendar"],
  ["services", "info"],
  ["search", "search"],
  ["plan", "map"],
] as const;

/** A kiosk's screen; null for an unknown place, or what is not there. */
export async function kioskView(site: Site, place: string, url: URL) {
  const { searchParams: search, origin } = url;
  const kiosk = await kioskAt(site, place, { search, origin });
  if (!kiosk) return null;
  const screen = await screenOf(kiosk, search);
  if (!screen) return null;
  const t = translatorOf(site.language);
  const { list, detail } = screen;
  const view = search.get("view");
  const title = detail?.title ?? list?.title ?? t("kiosk:title");
  const isPlan = !view || view === "plan";
  const phone = shownPhone(site.mall?.phone);
  const mall = shellName(site);
  const time = timeOfData(site);
  return {
    mall,
    title,
    status: mallStatus(site)?.text ?? null,
    here: t("kiosk:here", { place: kiosk.start.name }),
    isStart: !view,
    home: kioskHref(kiosk),
    languages: site.languages.map((code) => ({
      tag: languageTag(code),
      name: languageName(code),
      isCurrent: code === site.language,
      to: kioskHref({ ...kiosk, site: { ...site, language: code } }, Object.fromEntries(entriesOf(search))),
    })),
    areas: view
      ? []
      : areas
          .filter(([name]) => name !== "offers" || !site.settings.offersOnlyWhenLoggedIn)
          .map(([name, icon]) => ({
            title: t(`kiosk:views.${name}`),
            icon,
            to: kioskHref(kiosk, { view: name }),
          })),
    plan: isPlan ? floorView(kiosk, search) : null,
    list,
    detail,
    codes: view === "plan" ? await codesOfPlace(kiosk) : [],
    search: list?.q === undefined ? null : searchForm(kiosk, list.q),
    icons: inlinedIcons(kiosk.context.places.all.flatMap((each) => (each.company ? [] : iconOf(each)))),
    speech: speechOf(mall, title, kiosk, detail),
    texts: {
      start: t("kiosk:start"),
      languages: t("kiosk:languages"),
      speak: t("kiosk:speak"),
      help: phone ? t("kiosk:help", { phone }) : null,
      asOf: time && t("kiosk:asOf", { time }),
      offline: time ? t("kiosk:offline", { time }) : t("kiosk:offlineOld"),
      idle: t("kiosk:idle", { seconds: "{{seconds}}" }),
      stay: t("kiosk:stay"),
      erase: t("kiosk:erase"),
      space: t("kiosk:space"),
      floors: t("kiosk:floors"),
      keyboard: t("kiosk:keyboard"),
      find: t("kiosk:find"),
      steps: t("kiosk:steps"),
    },
  };
}

const entriesOf = (search: URLSearchParams) =>
  [...search].filter(([name]) => name !== "step-free" && name !== "letter" && name !== "category");

type Screen = { list: ListScreen | null; detail: DetailScreen | null };

async function screenOf(kiosk: Kiosk, search: URLSearchParams): Promise<Screen | null> {
  const view = search.get("view") ?? "";
  const id = search.get("id") ?? "";
  const list = (screen: ListScreen) => ({ list: screen, detail: null });
  const detail = (screen: DetailScreen | null) => screen && { list: null, detail: screen };
  if (isEntityView(view)) return detail(await entityScreen(kiosk, view, id));
  switch (view) {
    case "":
      return { list: null, detail: null };
    case "plan":
      return list({ title: translatorOf(kiosk.site.language)("kiosk:views.plan"), chips: [], tiles: [] });
    case "shops":
    case "dining":
      return list(await shopsScreen(kiosk, search, view === "dining"));
    case "offers":
      return list(await offersScreen(kiosk));
    case "events":
      return list(await eventsScreen(kiosk));
    case "services":
      return list(await servicesScreen(kiosk));
    case "search":
      return list(await searchScreen(kiosk, search));
    case "shop":
      return detail(await shopScreen(kiosk, id));
    case "way":
      return detail(await wayScreen(kiosk, search.get("to") ?? ""));
    default:
      return null;
  }
}

/** A floor with the visitor on it, if the kiosk stands there, and the others to choose. */
function floorView(kiosk: Kiosk, search: URLSearchParams) {
  const { context, start, site } = kiosk;
  const { plan, places, lookOf } = context;
  const asked = /^-?\d{1,3}$/.test(search.get("floor") ?? "") ? Number(search.get("floor")) : start.levels[0];
  const floor = plan.floors.find(({ level }) => level === asked) ?? firstFloor(plan);
  if (!floor) return null;
  const t = translatorOf(site.language);
  const here = floor.points.filter(({ id }) => start.points.includes(id));
  return {
    label: t("floorplan:planOf", { floor: floorName(floor, site) }),
    drawing: drawFloor(floor, plan, places, {
      lookOf,
      nameOfPoint: (point) => pointName(point, site),
      lit: new Set(),
      found: new Set(),
    }),
    here: here.map(({ position: [x, y] }) => ({ kind: "start" as const, x, y, text: "" })),
    floors: plan.floors.map((each) => ({
      title: floorName(each, site),
      to: kioskHref(kiosk, { view: "plan", floor: each.level }),
      isCurrent: each === floor,
    })),
  };
}

const latinKeys = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm&-'"];
/** In the order of the keys of each language's own keyboard; others have the Latin letters. */
const keys: { readonly [Other in Language]?: readonly string[] } = {
  cz: ["1234567890", "ěščřžýáíéúů", "qwertzuiop", "asdfghjkl", "yxcvbnmďťňó"],
  sk: ["1234567890", "ľščťžýáíéúä", "qwertzuiopô", "asdfghjkl", "yxcvbnmďňóŕĺ"],
  de: ["1234567890", "qwertzuiopü", "asdfghjklöä", "yxcvbnmß&-"],
};

function searchForm(kiosk: Kiosk, q: string) {
  const { pathname, searchParams } = new URL(kioskHref(kiosk, { view: "search" }), kiosk.origin);
  return {
    q,
    action: pathname,
    hidden: [...searchParams],
    rows: (keys[kiosk.site.language] ?? latinKeys).map((row) => [...row]),
  };
}

/** What is read aloud of a screen. */
function speechOf(mall: string, title: string, { start, site }: Kiosk, detail: DetailScreen | null): string {
  const here = translatorOf(site.language)("kiosk:here", { place: start.name });
  const way = detail?.way?.legs.flatMap(({ name, steps }) => [name, ...steps.map(({ text }) => text)]) ?? [];
  return [...(detail ? [] : [mall, here]), title, ...(detail?.facts ?? []), ...way]
    .map((text) => text.replace(/\.$/, ""))
    .join(". ");
}
