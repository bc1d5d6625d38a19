import type { DeviceSession } from "@contract/device-session";
import type { Language } from "@contract/languages";
import Bowser from "bowser";
import { dateText } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import { relativeTime } from "~/locale/relative-time";
import type { Site } from "~/site/site.server";

export type DeviceView = ReturnType<typeof deviceView>;

/** The devices that a member is logged in with. */
export const devicesView = (sessions: readonly DeviceSession[], site: Site): DeviceView[] =>
  sessions.map((session) => deviceView(session, site));

function deviceView({ id, user_agent, created_at, last_used_at, is_current }: DeviceSession, site: Site) {
  const { language } = site;
  const t = translatorOf(language);
  const date = created_at && dateText(created_at, site);
  const lastUsed = last_used_at ? new Date(last_used_at) : null;
  return {
    id,
    ...deviceName(user_agent, language),
    // Whoever is using it knows which it is.
    ...(is_current && !browserName(user_agent) && { name: t("profile:devices.current") }),
    isCurrent: is_current,
    loggedIn: date ? t("profile:devices.loggedIn", { date }) : null,
    lastUsed: lastUsed && !is_current ? lastUsedText(lastUsed, site) : null,
  };
}

/** A browser and its system by name, and an icon of the device. */
export function deviceName(userAgent: string | null, language: Language) {
  const { platform } = parsed(userAgent);
  const isHandheld = platform.type === "mobile" || platform.type === "tablet";
  return {
    name: browserName(userAgent) || translatorOf(language)("profile:devices.unknown"),
    icon: isHandheld ? ("smartphone" as const) : ("monitor" as const),
  };
}

/** Empty where nothing is known of it. */
function browserName(userAgent: string | null): string {
  const { browser, os } = parsed(userAgent);
  return [browser.name, os.name].filter(Boolean).join(", ");
}

const parsed = (userAgent: string | null) => (userAgent ? Bowser.parse(userAgent) : nothingKnown);

/** The mall API is accurate to the hour. */
function lastUsedText(at: Date, { language, now }: Site): string {
  const t = translatorOf(language);
  if (now.getTime() - at.getTime() < 60 * 60_000) return t("profile:devices.usedNow");
  return t("profile:devices.lastUsed", { when: relativeTime(now, at, language) });
}

const nothingKnown: Pick<Bowser.Parser.ParsedResult, "browser" | "os" | "platform"> = {
  browser: {},
  os: {},
  platform: {},
};
