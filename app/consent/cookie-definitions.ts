import { localeCookieName } from "~/locale/language-choice";
import type { ThirdParties } from "~/process/service-ids";
import { tokenCookieName } from "~/session/token-cookie";
import { consentCookieName } from "./cookie-names";

/**
 * A purpose that the site stores something in the browser for. `targetCookieIds` are the names, `*` for any ending.
 * `src` are the scripts that are loaded for it, `links` point to more information. What is necessary can't be declined.
 */
export type CookieDefinition = {
  id: string;
  group: "necessary" | "optional";
  /** Who sets it: the mall's own site, or another company. */
  provider: "site" | (string & {});
  targetCookieIds: readonly string[];
  /** The longest lifetime among them. */
  lifetime: { value: number; unit: "minute" | "day" | "year" } | "session" | "membership";
  src?: readonly string[];
  links: readonly string[];
  isPreselected: boolean;
};

/** What the site itself stores, by the ids of its definitions. */
const stored: Record<string, Pick<CookieDefinition, "targetCookieIds" | "lifetime">> = {
  LOCALE: { targetCookieIds: [localeCookieName], lifetime: { value: 1, unit: "year" } },
  SESSION: { targetCookieIds: [tokenCookieName], lifetime: { value: 1, unit: "year" } },
  BROWSER: { targetCookieIds: ["browser"], lifetime: { value: 1, unit: "year" } },
  CONSENT: { targetCookieIds: [consentCookieName], lifetime: { value: 180, unit: "day" } },
  MESSAGE: { targetCookieIds: ["toast"], lifetime: { value: 1, unit: "minute" } },
  FORM: { targetCookieIds: ["draft", "reaction", "reset"], lifetime: { value: 30, unit: "minute" } },
  // Remix's own name for it, in the tab's session storage.
  SCROLL: { targetCookieIds: ["positions"], lifetime: "session" },
  // In the tab's session storage.
  RELOAD: { targetCookieIds: ["reload"], lifetime: "session" },
  // In the browser's local storage.
  MEMBER_STORAGE: {
    targetCookieIds: ["SETUP_MODAL_APPEARED_DATE", "SETUP_VISIT", "TYPED", "UNSENT_MESSAGES_*", "API_TOKEN"],
    lifetime: "membership",
  },
  // The realtime client's own names, in the browser's local storage.
  REALTIME: {
    targetCookieIds: ["pusherTransportTLS", "pusherTransportNonTLS"],
    lifetime: { value: 30, unit: "minute" },
  },
};

const necessary = Object.entries(stored).map(
  ([id, storage]): CookieDefinition => ({
    id,
    group: "necessary",
    provider: "site",
    ...storage,
    links: [],
    isPreselected: true,
  }),
);

/** The definitions of one mall: an optional one only where the mall uses the service. */
export function cookieDefinitions({ gtmId, metaId, mapsKey }: ThirdParties): CookieDefinition[] {
  return [
    ...necessary,
    ...(gtmId || metaId ? [statistics({ gtmId, metaId })] : []),
    ...(mapsKey ? [maps] : []),
  ];
}

function statistics({ gtmId, metaId }: Pick<ThirdParties, "gtmId" | "metaId">): CookieDefinition {
  return {
    id: "STAT",
    group: "optional",
    provider: [gtmId && "Google", metaId && "Meta"].filter(Boolean).join(", "),
    targetCookieIds: [
      ...(gtmId ? ["_ga", "_ga_*", "_gid", "_gat*", "_gcl_au"] : []),
      ...(metaId ? ["_fbp", "_fbc"] : []),
    ],
    lifetime: { value: 2, unit: "year" },
    src: [
      ...(gtmId ? [`https://www.googletagmanager.com/gtm.js?id=${gtmId}`] : []),
      ...(metaId ? ["https://connect.facebook.net/en_US/fbevents.js"] : []),
    ],
    links: [
      ...(gtmId ? ["https://policies.google.com/privacy"] : []),
      ...(metaId ? ["https://www.facebook.com/privacy/policy"] : []),
    ],
    isPreselected: false,
  };
}

const maps: CookieDefinition = {
  id: "MAPS",
  group: "optional",
  provider: "Google",
  targetCookieIds: ["NID", "AEC"],
  lifetime: { value: 180, unit: "day" },
  src: ["https://maps.googleapis.com/maps/api/js"],
  links: ["https://policies.google.com/privacy"],
  isPreselected: false,
};
