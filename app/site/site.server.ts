import { setMaxListeners } from "node:events";
import { type Language, languages } from "@contract/languages";
import type { Mall, PropertyManagement } from "@contract/mall";
import { requestLanguage } from "~/locale/request-language.server";
import type { MallApi } from "~/mall/client/client.server";
import { isNotFound } from "~/mall/client/mall-api-error";
import { sidePart } from "~/mall/client/side-part.server";
import { readBilling } from "~/mall/content/billing";
import { clientAddressOf } from "~/process/client-address.server";
import { log } from "~/process/log.server";
import { firstInHour } from "~/process/log-once.server";
import { isConfirmedMember } from "~/session/confirmed-member.server";
import { hasSession } from "~/session/token.server";
import { gatedApi, type MembersOnly } from "~/site/members-only.server";
import { mallApi } from "~/tenant/mall-api.server";
import { parseSettings, type Settings } from "../tenant/settings";
import { tenantOf } from "../tenant/tenant.server";
import type { TenantConfig } from "../tenant/tenant-config";
import { notFound } from "./not-found.server";
import { previewOf } from "./preview.server";

/** The mall of a request, in the request's language: what every loader starts from. */
export type Site = {
  tenant: TenantConfig;
  language: Language;
  /** The languages that the mall offers. */
  languages: Language[];
  settings: Settings;
  /**
   * False if the settings could not be loaded and all have their defaults; in an outage offers and rewards are for members
   * only, because they may be.
   */
  hasSettings: boolean;
  /** Null if the mall could not be loaded: the site then uses its settings and translations alone. */
  mall: (Mall & { billing: PropertyManagement | null }) | null;
  /** What the visitor may read: what is for members only, if the mall API confirms that they are one. */
  api: MallApi;
  now: Date;
  /** Set for a link to unpublished content, `until` if it is valid. */
  preview: { until: Date | null } | null;
};

/** Determines the mall and the language of a request; a language that the mall does not offer is a 404. */
export async function loadSite(request: Request): Promise<Site> {
  const tenant = tenantOf(request);
  // All of a screen's reads end with its request; they are more than Node's default limit.
  setMaxListeners(64, request.signal);
  const clientAddress = clientAddressOf(request);
  const preview = previewOf(request);
  const api = mallApi({
    tenantId: tenant.tenantId,
    clientAddress,
    signal: request.signal,
    showsUnpublished: preview?.until != null,
  });
  let isUnknown = false;
  const reading = api.settings().catch((error) => {
    isUnknown = !isNotFound(error);
    throw error;
  });
  const [mall, map, availableLocales] = await Promise.all([
    firstMall(api),
    sidePart(reading, "mallSettings not loaded", "error"),
    sidePart(api.availableLocales(), "The languages on offer could not be read"),
  ]);
  const parsed = parsedSettings(tenant.tenantId, map ?? {});
  const settings = isUnknown ? { ...parsed, ...everythingForMembers } : parsed;
  const offered = [availableLocales, mall?.supported_languages].reduce(
    restrictedTo,
    languages.filter((language) => !settings.inactiveLocales.includes(language)),
  );
  const language = requestLanguage(request, offered);
  if (!offered.includes(language)) throw notFound(request);
  return {
    tenant,
    language,
    languages: offered,
    settings,
    hasSettings: map !== null,
    mall: mall && withBilling(tenant.tenantId, mall),
    api: gatedApi(
      api,
      settings,
      hasSession(request) ? () => isConfirmedMember(request, tenant.tenantId) : null,
    ),
    now: new Date(),
    preview,
  };
}

/** What an API whose settings can't be read may reserve for members. */
const everythingForMembers: MembersOnly = { offersOnlyWhenLoggedIn: true, rewardsOnlyWhenLoggedIn: true };

/** The languages that a list names too; a list that names none of them says nothing. */
function restrictedTo(offered: Language[], list: readonly string[] | null | undefined): Language[] {
  const named = offered.filter((language) => list?.includes(language));
  return named.length > 0 ? named : offered;
}

async function firstMall(api: MallApi): Promise<Mall | null> {
  const list = await sidePart(api.malls({ per_page: 1 }), "mall not loaded", "error");
  if (list?.data.length === 0) log.error("mall not loaded: the malls list is empty");
  return list?.data[0] ?? null;
}

/** What is wrong in settings stays so, while they are read each minute. */
const isNews = firstInHour();

const parsedByMap = new WeakMap<object, Settings>();

/** Parses each map once: the client returns the same cached object. */
function parsedSettings(tenantId: string, map: Record<string, string>): Settings {
  const known = parsedByMap.get(map);
  if (known) return known;
  const parsed = parseSettings(map, (message) => {
    if (isNews(`${tenantId} ${message}`)) log.warn({ tenant: tenantId }, message);
  });
  parsedByMap.set(map, parsed);
  return parsed;
}

const mallsByAnswer = new WeakMap<Mall, NonNullable<Site["mall"]>>();

/** Parsed once per response, so that problems are logged once, and what depends on the mall can be cached by it. */
function withBilling(tenantId: string, mall: Mall): NonNullable<Site["mall"]> {
  const known = mallsByAnswer.get(mall);
  if (known) return known;
  const warn = (message: string) => log.warn({ tenant: tenantId }, message);
  const parsed = { ...mall, billing: readBilling(mall.property_management, warn) };
  mallsByAnswer.set(mall, parsed);
  return parsed;
}
