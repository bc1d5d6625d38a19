import type { Mall } from "@contract/mall";
import { shownPhone } from "@contract/typed/phone-number.server";
import { hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { memoizedByObject } from "~/mall/cache/memoize-by-object.server";
import { translated } from "~/mall/views/translation";
import type { Site } from "~/site/site.server";
import { formatColor } from "~/tenant/color";
import { themeCss, themeOf } from "~/tenant/theme";
import { dot } from "~/ui/dot";
import { displayFace, textFace } from "~/ui/fonts/faces";
import { logoHref } from "~/ui/picture";
import { documentLinks } from "../documents.server";
import { defaultHref, isRouteName } from "../links.server";
import { currentStatus } from "../opening/current-status.server";
import { logoOf, logosOn, siteIcon, squareIconHref } from "./logos.server";
import { footerSections, menuOf } from "./menus.server";

type Shell = ReturnType<typeof newShell>;

type Frame = Pick<Shell, "footer" | "mobileBar"> & {
  header: Shell["header"] & { status: ReturnType<typeof mallStatus> };
};

const shellOnce = memoizedByObject<Shell>();
const frameOnce = memoizedByObject<Frame>();
const noMall = {};

/** Header and footer of every page of a mall, in one language. */
export function shellView(site: Site, isMember: boolean) {
  const { settings, mall, tenant, language, languages } = site;
  const rest = [tenant.tenantId, language, isMember, ...languages].join(" ");
  const shell = shellOnce([settings, mall ?? noMall], rest, () => newShell(site, isMember));
  const { header, footer, mobileBar, ...page } = shell;
  const status = mallStatus(site);
  const frame = frameOnce([shell], JSON.stringify(status), () => ({
    header: { ...header, status },
    footer,
    mobileBar,
  }));
  return { ...page, frame };
}

const cssOf = (theme: Parameters<typeof themeCss>[0], { fontName }: Site["settings"]) => {
  const display = displayFace(fontName);
  return themeCss(theme, { display: display.family, text: textFace.family }, display.corners);
};

/** The mall's theme on screens of its own, which are light whatever their browser prefers. */
export const lightThemeCss = ({ settings }: Site): string =>
  cssOf({ ...themeOf(settings), dark: null }, settings);

function newShell(site: Site, isMember: boolean) {
  const { settings, mall, language } = site;
  const name = shellName(site);
  const theme = themeOf(settings);
  const display = displayFace(settings.fontName);
  const icon = siteIcon(site);
  return {
    siteName: name,
    themeCss: cssOf(theme, settings),
    themeColor: formatColor(theme.light.header),
    fonts: [...new Set([textFace.file, display.file])],
    icon: icon ? logoHref(icon.src, 96) : null,
    touchIcon: icon ? squareIconHref(icon.src, 180, "jpeg") : null,
    languages: site.languages,
    header: {
      home: hrefOf("index", {}, language),
      name,
      ...logosOn(theme.dark.header, settings.logoTypes.header, site),
      items: menuOf(site),
      more: moreLinks(site),
      hasAccounts: settings.authenticationEnabled,
    },
    footer: {
      name,
      logo: logoOf(site, settings.logoTypes.footer),
      sections: footerSections(site),
      social: socialLinks(site),
      address: mall?.address ? addressLine(mall.address) : null,
      phone: shownPhone(mall?.phone),
      email: mall?.email ?? null,
      documents: documentLinks(site),
      billing: billingLine(site),
      newsletter: newsletterView(site),
    },
    mobileBar: mobileBarOf(site, isMember),
  };
}

/** What phones find in the menu besides the mall's own entries. */
function moreLinks(site: Site) {
  const t = translatorOf(site.language);
  const own = menuOf(site).map(({ href }) => href);
  return (["parking", "contact"] as const)
    .map((name) => ({
      title: t(`common:header.${name}`),
      href: hrefOf(name, {}, site.language),
    }))
    .filter(({ href }) => !own.includes(href));
}

/** The site's display name. Without settings and mall, as at a start with the API down, the one that its texts inflect. */
export function shellName({ settings, mall, language, tenant }: Site): string {
  const inflected = (tenant.nameForms[language] ?? Object.values(tenant.nameForms)[0])?.mall;
  return (
    settings.websiteName ||
    translated(
      mall?.translations ?? [],
      "name",
      language,
      inflected ?? tenant.pagesMetaTags[language]?.index.title ?? tenant.tenantId,
    )
  );
}

/**
 * The mall's name for texts: itself, "of the mall" and "in the mall", as natives say it. A mall without these forms, or
 * that has another name by now, is named after the word for a mall, which is inflected in its stead.
 */
export function nameForms(site: Site): { mall: string; ofMall: string; inMall: string } {
  const mall = shellName(site);
  const own = site.tenant.nameForms[site.language];
  if (own?.mall === mall) return own;
  const t = translatorOf(site.language);
  return { mall, ofMall: t("placeholder:ofMall", { mall }), inMall: t("placeholder:inMall", { mall }) };
}

/** Whether the mall is open now, as text; null if its hours are unknown. */
export function mallStatus(site: Site): { isOpen: boolean; text: string } | null {
  const zone = site.mall?.opening_hours.find((candidate) => candidate.zone === "default");
  return zone ? currentStatus(zone, site) : null;
}

/** The mall's social network profiles; invalid URLs are omitted. */
export function socialLinks({ mall }: Site): { network: string; href: string }[] {
  return Object.entries(mall?.social_links ?? {}).flatMap(([network, href]) =>
    /^https:\/\//.test(href) ? [{ network, href }] : [],
  );
}

/** "Praha 4" is one word. */
export const unbrokenCity = (city: string): string => city.replace(/ (?=\d+$)/, "\u00a0");

/** A postal address in one line. */
export const addressLine = ({ street, zip_code, city }: NonNullable<Mall["address"]>): string =>
  [street, [zip_code, city && unbrokenCity(city)].filter(Boolean).join(" ")].filter(Boolean).join(", ");

/** The newsletter form in the footer. */
function newsletterView({ settings, language }: Site) {
  return {
    consentHref: /^https?:\/\//.test(settings.newsletterConsentLinkUrl)
      ? settings.newsletterConsentLinkUrl
      : hrefOf("privacy-policy", {}, language),
    isOnHome: settings.homepageItems.includes("newsletter"),
  };
}

function mobileBarOf({ language, settings }: Site, isMember: boolean) {
  const t = translatorOf(language);
  const entries = [
    { name: "index", icon: "house", title: t("common:bar.home") },
    { name: "shops-services", icon: "store", title: t("common:bar.shops") },
    { name: "offers", icon: "tag", title: t("common:bar.offers") },
    { name: "floorplan", icon: "map", title: t("common:bar.map") },
    ...(settings.authenticationEnabled
      ? [{ name: isMember ? "dashboard" : "login", icon: "user", title: t("common:bar.me") }]
      : []),
  ];
  return entries.flatMap(({ name, icon, title }) => {
    const href = isRouteName(name) ? defaultHref(name, language, settings) : null;
    return href ? [{ href, icon, title }] : [];
  });
}

/** Who runs the mall, and in a second line by which numbers. */
function billingLine({ mall, language }: Site): string | null {
  const billing = mall?.billing;
  if (!billing?.legal_name) return null;
  const t = translatorOf(language);
  const numbers = [
    billing.registration_number &&
      unbroken(`${t("common:footer.registrationNumber")} ${billing.registration_number}`),
    billing.vat_registration_number &&
      unbroken(`${t("common:footer.vatNumber")} ${billing.vat_registration_number}`),
  ].filter(Boolean);
  return [billing.legal_name, numbers.join(dot)].filter(Boolean).join("\n");
}

/** On one line, also at its hyphens. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0").replaceAll("-", "-\u2060");
