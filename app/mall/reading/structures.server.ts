import { socialLinks, socialNetworks } from "@contract/company";
import { likeIds, likeTypes } from "@contract/favourites";
import { floor, floorPlan, floorUnit } from "@contract/floor-plan";
import { mall, propertyManagement } from "@contract/mall";
import { memberTier } from "@contract/member-tier";
import { messagesOverview } from "@contract/message";
import { openingHours } from "@contract/opening-hours";
import { availableLocales } from "@contract/options";
import { points } from "@contract/points";
import { searchAnswer, searchGroups } from "@contract/search";
import { settings } from "@contract/settings";
import { legalText } from "@contract/website-page";
import type { z } from "zod";
import { absolute } from "~/mall/content/written-link.server";
import { wordOf } from "./enum-words.server";
import { fieldIn, isRow, type Row } from "./field-names.server";
import { floorOf, planOf, unitOf } from "./floor-plan.server";
import { rowsIn } from "./lists.server";
import { defaultTextLocale, isLocaleKey, localeOf } from "./locales.server";
import { datePattern, timePattern } from "./mall-formats.server";
import { booleanOf } from "./numbers.server";
import { hoursOfPlace } from "./opening-hours.server";
import { Absent, InvalidValue, type ReadingContext } from "./reading-context";

/** Brings a value nearer to a schema before it is read. `parent` is the row that it stands in. */
type Prepare = (given: unknown, context: ReadingContext, parent: Row) => unknown;

/** The parts of the contract that APIs structure quite differently. */
export const structures = new Map<z.ZodType, Prepare>([
  [
    openingHours,
    (given, context, place) => (isNothing(given) ? undefined : hoursOfPlace(given, context, place)),
  ],
  [socialLinks, socialLinksOf],
  [settings, settingsOf],
  [legalText, legalTextOf],
  [availableLocales, localesOf],
  [mall.shape.supported_languages, (given) => (localesOf(given)?.length ? localesOf(given) : undefined)],
  [mall.shape.date_format, (given) => (typeof given === "string" && given ? datePattern(given) : undefined)],
  [mall.shape.time_format, (given) => (typeof given === "string" && given ? timePattern(given) : undefined)],
  [mall.shape.time_zone, (given, { reading }) => (isNothing(given) ? reading.timeZone : given)],
  [mall.shape.property_management, operatorOf],
  [mall.shape.geo, geoOf],
  [likeIds, likeIdsOf],
  [searchAnswer, searchOf],
  [messagesOverview, overviewOf],
  [points, (given) => (typeof given === "number" || typeof given === "string" ? { balance: given } : given)],
  [memberTier, memberTierOf],
  [floorPlan, planOf],
  [floor, floorOf],
  [floorUnit, unitOf],
]);

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === "";

/** Links by network, from a map, a list, or fields on the entity itself; "https://" is added where it is missing. */
function socialLinksOf(given: unknown, _place: ReadingContext, parent: Row): Row {
  const listed = Array.isArray(given)
    ? given.filter(isRow).map((entry) => [entry.type ?? entry.network ?? entry.name ?? entry.platform, entry])
    : Object.entries(isRow(given) ? given : {});
  const byNetwork = new Map<string, unknown>();
  for (const [key, value] of [...listed, ...Object.entries(parent)]) {
    const name = String(key)
      .toLowerCase()
      .replace(/_?(?:url|link|href)$/, "");
    const network = name === "x" ? "twitter" : name;
    if (!byNetwork.has(network) && !isNothing(value)) byNetwork.set(network, value);
  }
  return Object.fromEntries(
    socialNetworks.flatMap((network) => {
      const found = byNetwork.get(network);
      const address = isRow(found) ? (found.url ?? found.href ?? found.link ?? found.value) : found;
      if (address === undefined || address === 0 || address === false) return [];
      return [[network, typeof address === "string" ? secure(absolute(address.trim())) : address]];
    }),
  );
}

/** Social networks redirect to HTTPS. */
const secure = (address: string): string => address.replace(/^http:/i, "https:");

const groups = /^(?:colors|icons|documents|header_navbar_items|\w+_images)$/;

/** The flat map, from a list of keys and values or from nested maps. */
function settingsOf(given: unknown): unknown {
  if (Array.isArray(given))
    return Object.fromEntries(
      given.filter(isRow).flatMap((entry) => {
        const key = entry.key ?? entry.name ?? entry.code;
        return typeof key === "string" ? [[key, entry.value]] : [];
      }),
    );
  if (!isRow(given)) return given;
  const [only, ...others] = Object.entries(given);
  if (only && others.length === 0 && /^(?:settings|data|items|web)$/.test(only[0]))
    return settingsOf(only[1]);
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) =>
      groups.test(key) && isRow(value)
        ? Object.entries(value).map(([name, inner]) => [`${key}.${name}`, inner])
        : [[key, isSettingsEntry(value) ? value.value : value]],
    ),
  );
}

/** A setting's value, with what else is known of it. */
const isSettingsEntry = (value: unknown): value is Row =>
  isRow(value) && "value" in value && Object.keys(value).every((name) => settingFields.has(name));
const settingFields = new Set(["value", "id", "key", "type", "created_at", "updated_at"]);

/** A legal text from text alone, translations alone, or texts by language. */
function legalTextOf(given: unknown): unknown {
  const inner =
    Array.isArray(given) && given.length === 1 && isRow(given[0]) && "translations" in given[0]
      ? given[0]
      : given;
  if (typeof inner === "string") return { translations: [{ locale: defaultTextLocale, article: inner }] };
  if (Array.isArray(inner)) return { translations: inner };
  if (!isRow(inner)) return inner;
  if (Object.keys(inner).length > 0 && Object.keys(inner).every(isLocaleKey)) {
    const texts = Object.entries(inner).map(([locale, texts]) => ({
      locale,
      ...(isRow(texts) ? texts : { article: texts }),
    }));
    return { translations: texts };
  }
  const text = ["privacy_policy", "terms_and_conditions", "terms_conditions", "terms", "policy"]
    .map((name) => inner[name])
    .find((value) => !isNothing(value));
  return text === undefined ? inner : legalTextOf(text);
}

/** The site's codes, from a list or one text of codes, or from entries that hold one. */
function localesOf(given: unknown): string[] | undefined {
  if (isNothing(given)) return undefined;
  const codes =
    typeof given === "string"
      ? given.split(/[\s,;|]+/)
      : (rowsIn(given) ?? Object.keys(isRow(given) ? given : {}));
  return [...new Set(codes.flatMap((code) => (isSwitchedOff(code) ? [] : (localeOf(code) ?? []))))];
}

const isSwitchedOff = (entry: unknown): boolean =>
  isRow(entry) &&
  [entry.active, entry.is_active, entry.enabled].some((is) => !isNothing(is) && booleanOf(is) === false);

const coordinates =
  /^([NS]?)\s*(-?\d{1,2}(?:\.\d+)?)\s*°?\s*([NS]?)\s*[,;\s]\s*([EW]?)\s*(-?\d{1,3}(?:\.\d+)?)\s*°?\s*([EW]?)$/i;

/** Latitude and longitude from text, a pair, GeoJSON or the mall's own fields. */
function geoOf(given: unknown, _place: ReadingContext, parent: Row): unknown {
  if (given === undefined) return parent;
  if (typeof given === "string") {
    const [, n1, lat, n2, e1, lng, e2] = coordinates.exec(given.trim()) ?? [];
    const sign = (hemisphere: string) => (/[SW]/i.test(hemisphere) ? -1 : 1);
    return lat && lng
      ? { lat: Number(lat) * sign(`${n1}${n2}`), lng: Number(lng) * sign(`${e1}${e2}`) }
      : new InvalidValue("is no position");
  }
  if (Array.isArray(given) && given.length === 2) return { lat: given[0], lng: given[1] };
  if (isRow(given) && Array.isArray(given.coordinates))
    return { lat: given.coordinates[1], lng: given.coordinates[0] };
  return given;
}

/** Who runs the mall; fields on the mall itself fill in what the operator's own data lacks. */
function operatorOf(given: unknown, _place: ReadingContext, parent: Row): unknown {
  const own = Object.fromEntries(
    Object.keys(propertyManagement.shape).flatMap((field) => {
      const value = parent[field];
      return typeof value === "string" || typeof value === "number" ? [[field, value]] : [];
    }),
  );
  if (typeof given === "string" && given.trim()) {
    try {
      const value: unknown = JSON.parse(given);
      return isRow(value) ? { ...own, ...filled(value) } : given;
    } catch {
      return own.legal_name ? own : given;
    }
  }
  if (isRow(given)) {
    // The mall's address is the building's: an operator that is named apart may have its seat elsewhere.
    const { address: _, ...shared } = own;
    return { ...shared, ...filled(given) };
  }
  return own.legal_name || own.registration_number ? own : undefined;
}

const filled = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => !isNothing(value)));

/** Liked ids by type; an id without a type counts for each. */
function likeIdsOf(given: unknown): unknown {
  const ids: Record<string, unknown[]> = {};
  const add = (type: unknown, id: unknown) => {
    const known = wordOf(likeTypes, singular(type));
    for (const each of known instanceof InvalidValue ? likeTypes : [String(known)])
      ids[each] = [...(ids[each] ?? []), id];
  };
  const listed = rowsIn(given);
  if (listed) {
    for (const entry of listed) {
      const type = isRow(entry) ? (entry.likeable_type ?? fieldIn(entry, "type")) : undefined;
      const id = isRow(entry) ? (entry.likeable_id ?? entry.entity_id ?? entry.target_id ?? entry.id) : entry;
      if (!isNothing(id)) add(type, id);
    }
    return ids;
  }
  if (!isRow(given)) return given;
  for (const [key, list] of Object.entries(given)) {
    if (wordOf(likeTypes, singular(key)) instanceof InvalidValue) continue;
    for (const id of rowsIn(list) ?? []) add(key, id);
  }
  return ids;
}

const singular = (type: unknown): unknown =>
  typeof type === "string" ? type.replace(/(?:_ids?|Ids?)$/, "") : type;

/** Hits by type, from a list of hits that name their type or from a list for each type. */
function searchOf(given: unknown): unknown {
  if (isRow(given) && (Array.isArray(given.groups) || "query" in given)) return given;
  const byType = new Map<string, { hits: unknown[]; total: number }>();
  const add = (type: unknown, hits: unknown[], total = 0) => {
    const known = wordOf(searchGroups, type);
    if (known instanceof InvalidValue || hits.length === 0) return;
    const before = byType.get(String(known))?.hits ?? [];
    byType.set(String(known), {
      hits: [...before, ...hits],
      total: Math.max(total, before.length + hits.length),
    });
  };
  const flat = rowsIn(given);
  if (flat) {
    for (const hit of flat.filter(isRow)) add(fieldIn(hit, "type"), [hit]);
  } else if (isRow(given)) {
    for (const [type, list] of Object.entries(given)) {
      const total = isRow(list) && typeof list.total === "number" ? list.total : 0;
      add(type, rowsIn(list) ?? [], total);
    }
  }
  return { query: "", groups: [...byType].map(([type, found]) => ({ type, ...found })) };
}

/** An empty tier is none: the member has not reached the first. */
function memberTierOf(given: unknown): unknown {
  if (!isRow(given)) return given;
  const current = ["tier", "current", "current_tier", "currentTier"].find((name) => name in given);
  const tier = current === undefined ? undefined : given[current];
  const isEmpty =
    isNothing(tier) || (typeof tier === "object" && tier !== null && Object.keys(tier).length === 0);
  return current !== undefined && isEmpty && !("name" in given) ? new Absent("has no tier") : given;
}

function overviewOf(given: unknown): unknown {
  if (isRow(given) && Array.isArray(given.conversations)) return given;
  const conversations = rowsIn(given);
  if (!conversations) return given;
  const unread = conversations.map((entry) => Number(isRow(entry) ? (fieldIn(entry, "unread") ?? 0) : 0));
  return { conversations, unread: unread.reduce((sum, count) => sum + (count || 0), 0) };
}
