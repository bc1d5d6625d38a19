import type { Company } from "@contract/company";
import type { FloorPlan } from "@contract/floor-plan";
import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { walletPassesOf } from "~/tenant/wallet-passes.server";
import { dot } from "~/ui/dot";
import { offerCards } from "../cards/cards.server";
import { calloutSize } from "../floor-plan/callout-size";
import { looksOf } from "../floor-plan/floor-plan-context.server";
import { defaultFloorPlan } from "../floor-plan/floor-plan-links.server";
import { firstFloor, mainEntrance, planPlaces } from "../floor-plan/floor-plan-places.server";
import { floorExcerpt } from "../floor-plan/plan-excerpt.server";
import { atDrawingScale } from "../floor-plan/plan-scale.server";
import { type Surroundings, surroundingsOf } from "../floor-plan/plan-surroundings.server";
import { wayView } from "../floor-plan/way.server";
import { quickestWays } from "../floor-plan/way-path.server";
import { qrCode } from "../member/wallet/codes.server";
import { mallStatus, shellName } from "../shell/shell.server";

/** So many are on the phone that the page shows. */
const shownOffers = 2;
const shownSteps = 3;
/** A way of this length fills the phone's plan. */
const goodMetres = 90;

/** What the site does on a phone without an app: each only where the mall has what it takes. */
export async function mobileAppView(site: Site) {
  const { settings, tenant, now, language } = site;
  const t = translatorOf(language);
  const { apple, google } = walletPassesOf(tenant, now);
  const [plan, shops, offers] = await Promise.all([
    defaultFloorPlan(site),
    settings.defaultFloorplanId
      ? sidePart(site.api.companies({ page: 1, per_page: 48 }), "Shops could not be read")
      : null,
    // What is for members only is not shown to everyone.
    settings.offersOnlyWhenLoggedIn
      ? null
      : sidePart(
          site.api.products({ per_page: shownOffers, sort: "-updated_at" }),
          "Offers could not be read",
        ),
  ]);
  const hasPlan = plan !== null;
  const hasMembers = settings.authenticationEnabled;
  const withoutApp = [
    ...(hasMembers ? [{ key: "card", icon: "qr-code" }] : []),
    ...(hasMembers && (apple || google) ? [{ key: "wallet", icon: "wallet" }] : []),
    { key: "offline", icon: "download" },
    ...(hasMembers && settings.pushKey ? [{ key: "push", icon: "message-circle" }] : []),
    ...(hasPlan ? [{ key: "plan", icon: "map" }] : []),
  ];
  return {
    mall: shellName(site),
    status: mallStatus(site)?.text ?? null,
    /** What a card's code looks like: it says only which mall this is. */
    code: hasMembers ? await qrCode(site.tenant.tenantId) : null,
    offers: offerCards(offers?.data.slice(0, shownOffers) ?? [], new Map(), site).map(
      ({ id, title, price, image }) => ({ id, title, price, image }),
    ),
    plan: plan && (await wayOnPhone(plan, shops?.data ?? [], site)),
    stores: settings.appStores,
    withoutApp: withoutApp.map(({ key, icon }) => ({
      icon,
      title: t(`page:mobileApp.without.${key}.title`),
      text: t(`page:mobileApp.without.${key}.text`),
    })),
  };
}

/** The way from the main entrance to one of the shops on its floor, as the floor plan shows it; null for a plan without. */
async function wayOnPhone(found: FloorPlan, shops: readonly Company[], site: Site) {
  const plan = atDrawingScale(found);
  const entrance = mainEntrance(plan);
  const floor = firstFloor(plan);
  if (!entrance || !floor) return null;
  const places = await planPlaces(plan, site);
  const from = places.byPoint.get(entrance.id);
  const waysTo = quickestWays(plan.edges, [entrance.id], { isStepFree: false });
  const onFloor = new Set(floor.units.flatMap(({ company_id }) => company_id ?? []));
  const [nearest] = shops
    .flatMap(({ id }) => {
      const to = onFloor.has(id) && places.all.find(({ ref }) => ref === `shop.${id}`);
      const path = to && waysTo(to.points);
      return path ? [{ id, to, off: Math.abs(path.metres - goodMetres) }] : [];
    })
    .sort((one, other) => one.off - other.off);
  if (!nearest || !from) return null;
  const { id, to } = nearest;
  const { summary, legs } = wayView(
    { plan, places, site, lookOf: looksOf(plan, [], site) },
    from,
    to,
    false,
    null,
  );
  const [leg] = legs;
  if (!summary || !leg) return null;
  const isOwn = ({ company_id }: { company_id?: string | null | undefined }) => company_id === id;
  const excerpt = floorExcerpt(floor, isOwn);
  return {
    to: to.name,
    length: `${summary.metres}${dot}${summary.minutes}`,
    excerpt,
    surroundings: onPhone(
      surroundingsOf(floor, places, { isOwn, name: to.name }, site),
      leg.drawing.viewBox,
      excerpt.pins[0],
      to.name,
    ),
    way: { line: leg.route.line, start: leg.route.marks.find(({ kind }) => kind === "start") },
    steps: leg.steps.slice(-shownSteps),
  };
}

/** A part of a plan on a phone, with its names that are whole there, and none under the name of the place at `pin`. */
function onPhone(
  surroundings: Surroundings,
  viewBox: string,
  pin: { x: number; y: number } | undefined,
  name: string,
): Surroundings {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const across = Math.max(width, height / 0.8);
  const down = across * 0.8;
  const [start, fontSize] = [left - (across - width) / 2, Math.round(across * 0.036)];
  const isWhole = ({ x, lines }: Surroundings["labels"][number]) => {
    const half = Math.max(...lines.map(({ length }) => length)) * fontSize * 0.35;
    return start < x - half && x + half < start + across;
  };
  const letters = fontSize * calloutSize;
  const isClear = ({ x, y }: { x: number; y: number }) =>
    !pin ||
    Math.abs(x - pin.x) > (name.length * letters * 0.56) / 2 + 2 * letters ||
    y > pin.y + letters ||
    y < pin.y - 3.5 * letters;
  return {
    ...surroundings,
    viewBox: [start, top - (down - height) / 2, across, down].map(Math.round).join(" "),
    fontSize,
    labels: surroundings.labels.filter((label) => isWhole(label) && isClear(label)),
    signs: surroundings.signs.filter(isClear),
  };
}
