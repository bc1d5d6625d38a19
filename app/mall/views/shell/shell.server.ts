import { languageName, languageShortName } from "@contract/languages";
import type { Mall } from "@contract/mall";
import { hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { imageView } from "~/mall/views/image.server";
import { translated } from "~/mall/views/translation";
import { formatColor, luminance } from "~/tenant/color";
import type { LogoType } from "~/tenant/settings";
import type { Site } from "~/tenant/site.server";
import { themeCss, themeOf } from "~/tenant/theme";
import { displayFace, textFace } from "~/ui/fonts/faces";
import { type ImageView, imageHref, logoHref } from "~/ui/picture";
import { defaultHref, isRouteName, type LinkView, linkView } from "../links.server";
import { localTime, openingStatus } from "../opening/opening-status";
import { openingText } from "../opening/opening-text.server";

/** Header and footer of every page of a mall, in one language. */
export function shellView(site: Site, isMember: boolean) {
  const { settings, mall, language } = site;
  const name = shellName(site);
  const theme = themeOf(settings);
  const display = displayFace(settings.fontName);
  const icon = siteIcon(site);
  return {
    siteName: name,
    themeCss: themeCss(theme, { display: display.family, text: textFace.family }),
    themeColor: formatColor(theme.light.header),
    fonts: [...new Set([textFace.file, display.file])],
    icon: icon ? logoHref(icon.src, 96) : null,
    touchIcon: icon ? squareIconHref(icon.src, 180, "jpeg") : null,
    languages: site.languages.map((code) => ({
      code,
      name: languageName(code),
      short: languageShortName(code),
    })),
    header: {
      home: hrefOf("index", {}, language),
      name,
      logo: logoOf(site, settings.logoTypes.header),
      darkLogo:
        luminance(theme.dark.header) < 0.2 ? logoOf(site, invertedType(settings.logoTypes.header)) : null,
      items: menuOf(site),
      status: mallStatus(site),
      hasAccounts: settings.authenticationEnabled,
    },
    footer: {
      name,
      logo: logoOf(site, settings.logoTypes.footer),
      sections: settings.footerSections.flatMap((section) => {
        const links = (settings.footerItems[section] ?? []).flatMap(
          (item) => linkView(item, language, settings) ?? [],
        );
        return links.length > 0 ? [{ section, links }] : [];
      }),
      social: settings.footerSections.includes("social") ? socialLinks(site) : [],
      address: mall?.address ? addressLine(mall.address) : null,
      phone: mall?.phone ?? null,
      email: mall?.email ?? null,
      billing: billingLine(site),
      newsletter: newsletterView(site),
    },
    mobileBar: mobileBarOf(site, isMember),
  };
}

/** The site's picture in tabs and on home screens. */
export const siteIcon = (site: Site): ImageView | null => logoOf(site, site.settings.logoTypes.favicon);

/** A square icon of exactly this size; a JPEG has a white background. */
export const squareIconHref = (src: string, size: 48 | 180 | 192 | 512, format: "png" | "jpeg"): string =>
  `${imageHref(src, size)}&r=1/1&as=${format}`;

/** The site's display name. */
export function shellName({ settings, mall, language, tenant }: Site): string {
  return (
    settings.websiteName ||
    translated(
      mall?.translations ?? [],
      "name",
      language,
      tenant.pagesMetaTags[language]?.index.title ?? tenant.tenantId,
    )
  );
}

/** Whether the mall is open now, as text; null if its hours are unknown. */
export function mallStatus({ mall, language, now }: Site): { isOpen: boolean; text: string } | null {
  const zone = mall?.opening_hours.find((candidate) => candidate.zone === "default");
  if (!mall || !zone) return null;
  const status = openingStatus(zone, localTime(now, mall.time_zone));
  return { isOpen: status.isOpen, text: openingText(status, { mall, language }) };
}

/** The mall's social network profiles; invalid URLs are omitted. */
export function socialLinks({ mall }: Site): { network: string; href: string }[] {
  return Object.entries(mall?.social_links ?? {}).flatMap(([network, href]) =>
    /^https:\/\//.test(href) ? [{ network, href }] : [],
  );
}

/** A postal address in one line. */
export const addressLine = ({ street, zip_code, city }: NonNullable<Mall["address"]>): string =>
  [street, [zip_code, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");

/** The newsletter form in the footer; omitted on pages with the form itself. */
function newsletterView({ settings, language }: Site) {
  const home = hrefOf("index", {}, language);
  const isOnHome = settings.homepageItems.includes("newsletter");
  return {
    consentHref: /^https?:\/\//.test(settings.newsletterConsentLinkUrl)
      ? settings.newsletterConsentLinkUrl
      : hrefOf("privacy-policy", {}, language),
    absentOn: [hrefOf("newsletter", {}, language), ...(isOnHome ? ["/", home] : [])],
  };
}

/** The main menu: the mall's own entries, else the screens of its nav name list, else the usual ones. */
function menuOf({ language, settings }: Site): LinkView[] {
  const own = settings.headerNavbarItems.flatMap((item) => linkView(item, language, settings) ?? []);
  if (own.length > 0) return own;
  const t = translatorOf(language);
  const titles = {
    shops: t("common:bar.shops"),
    offers: t("lists:kinds.offers.title"),
    events: t("lists:kinds.events.title"),
    news: t("lists:kinds.news.title"),
    rewards: t("lists:kinds.rewards.title"),
  };
  const routes = {
    shops: "shops-services",
    offers: "offers",
    events: "events",
    news: "news",
    rewards: "rewards",
  } as const;
  const usual = ["shops", "offers", "events", "news", "rewards"] as const;
  const isNamed = (name: (typeof usual)[number]) =>
    settings.navbarItems.includes(name) || settings.navbarItems.includes(routes[name]);
  const named = usual.filter(isNamed);
  return (named.length > 0 ? named : usual).flatMap((name) => {
    const href = defaultHref(routes[name], language, settings);
    return href ? [{ title: titles[name], href, isExternal: false }] : [];
  });
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

function billingLine({ mall, language }: Site): string | null {
  const billing = mall?.billing;
  if (!billing?.legal_name) return null;
  const t = translatorOf(language);
  return [
    billing.legal_name,
    billing.registration_number && `${t("common:footer.registrationNumber")} ${billing.registration_number}`,
    billing.vat_registration_number && `${t("common:footer.vatNumber")} ${billing.vat_registration_number}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The same logo for a dark background. */
const invertedType = (type: LogoType): LogoType =>
  type === "wide" || type === "wide_inverted" ? "wide_inverted" : type === "icon" ? "icon" : "inverted";

function logoOf({ mall, tenant }: Site, type: LogoType): ImageView | null {
  const images = {
    base: mall?.image,
    inverted: mall?.image_inverted,
    wide: mall?.image_wide,
    wide_inverted: mall?.image_wide_inverted,
    icon: mall?.image_icon,
  };
  return imageView(images[type] ?? mall?.image, tenant.tenantId);
}
