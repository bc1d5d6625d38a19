import type { Company } from "@contract/company";
import type { FloorPlan } from "@contract/floor-plan";
import { languageTag } from "@contract/languages";
import { shownPhone } from "@contract/typed/phone-number.server";
import { collator } from "~/locale/formatters";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { OtherTurns } from "~/process/time-slices.server";
import type { Site } from "~/site/site.server";
import { dot } from "~/ui/dot";
import { floorText, shopHref, shopName } from "../cards/cards.server";
import { allCompanies } from "../cards/companies.server";
import { floorPlanView } from "../floor-plan/floor-plan.server";
import { defaultFloorPlan, planHref } from "../floor-plan/floor-plan-links.server";
import { firstFloor, planPlaces } from "../floor-plan/floor-plan-places.server";
import { type WayText, waysToShops } from "../floor-plan/ways-to-shops.server";
import { hoursInWords } from "../opening/opening-table.server";
import { addressLine, shellName } from "../shell/shell.server";
import { translated } from "../translation";
import { openingHoursView, regularHours, regularWeek } from "../visit/opening-hours.server";

export type OfflineView = Awaited<ReturnType<typeof offlineView>>;
export type OfflineShop = OfflineView["shops"][number];
export type OfflineFloor = OfflineView["floors"][number];

/**
 * What of a mall is of use without a connection, in one language: nothing that is true only now. Between its parts others
 * have their turns.
 */
export async function offlineView(site: Site, otherTurns: OtherTurns) {
  const { language, mall } = site;
  const t = translatorOf(language);
  const [companies, plan] = await Promise.all([allCompanies(site.api), defaultFloorPlan(site)]);
  const ways = plan && (await waysToShops(plan, await planPlaces(plan, site), site, otherTurns));
  const floors = plan ? await everyFloor(plan, site, otherTurns) : [];
  const shops = [];
  for (const company of companies) {
    await otherTurns();
    shops.push(shopView(company, ways?.get(company.id) ?? [], site));
  }
  await otherTurns();
  const { exceptions } = openingHoursView(site);
  const { compare } = collator(languageTag(language));
  const link = (name: "shops-services" | "opening-hours", title: string) => ({
    title,
    to: href(name, null, language),
  });
  return {
    name: shellName(site),
    address: mall?.address ? addressLine(mall.address) : null,
    phone: shownPhone(mall?.phone),
    shops: shops.sort((one, other) => compare(one.name, other.name)),
    zones: regularHours(site),
    exceptions,
    floors,
    links: {
      home: href("index", null, language),
      shops: link("shops-services", t("common:bar.shops")),
      hours: link("opening-hours", t("hours:title")),
      plan: plan && { title: t("floorplan:title"), to: planHref(plan.id, site) },
    },
    texts: {
      title: t("offline:title"),
      stored: t("offline:stored"),
      again: t("common:error.again"),
      hours: t("hours:title"),
      exceptions: t("hours:exceptions"),
      ways: t("floorplan:form.title"),
      stepFree: t("offline:stepFree"),
      skip: t("common:header.skip"),
      menu: t("common:header.navigation"),
    },
  };
}

function shopView(company: Company, ways: WayText[], site: Site) {
  const zone = company.opening_hours.find(({ zone }) => zone === "default");
  return {
    id: company.id,
    name: shopName(company, site),
    to: shopHref(company, site),
    about: [
      translated(company.translations, "company_category", site.language),
      floorText(company.floor, site),
    ]
      .filter(Boolean)
      .join(dot),
    phone: shownPhone(company.phone),
    week: zone ? regularWeek(zone, site) : [],
    hoursText: zone ? hoursInWords(zone, site) : null,
    ways,
  };
}

/** Every floor of a plan with its list, whose shops link to their own pages. */
export async function everyFloor(plan: FloorPlan, site: Site, otherTurns: OtherTurns) {
  const floors = [];
  for (const { level } of plan.floors) {
    await otherTurns();
    floors.push(...(await floorView(plan, level, site)));
  }
  return floors;
}

/** A floor, whose shops link to their own pages. */
async function floorView(plan: FloorPlan, level: number, site: Site) {
  const query = { floor: level, lit: "", q: "", from: "", to: "", bay: "", isStepFree: false };
  const { floor, icons, texts } = await floorPlanView(plan, query, site);
  if (!floor) return [];
  const shops = floor.shops.map((shop) => ({ ...shop, to: shop.page ?? shop.to }));
  // The floor that the plan opens with has the plan's own path.
  const isFirst = firstFloor(plan)?.level === level;
  const to = planHref(plan.id, site, isFirst ? {} : { floor: level });
  const title = translatorOf(site.language)("floorplan:title");
  return [{ ...floor, title, shops, icons, planTexts: texts, to }];
}
