import type { TenantId } from "@contract/tenant-ids";
import { demoLanguages, type LanguageText, translationsOf } from "../../domain/content/language-text";
import { artImage } from "../art/art-image";
import type { OwnValues } from "../content-schema/settings";
import type { MenuItem } from "../content-schema/visit";
import { demoContent } from "../demo-content";
import { demoMall } from "../demo-malls";
import { shopCounts } from "./companies";
import { documentUrls } from "./documents";
import { seasonsOf } from "./seasons";
import { filled, filledIn } from "./text-forms";

const { menus, settings, "shop-categories": shopCategories } = demoContent;

/** A mall's settings map; all values are strings. */
export function settingsOf(tenant: TenantId, today: Date): Record<string, string> {
  const mall = demoMall(tenant);
  const own: OwnValues = {
    ...mall,
    id: tenant,
    homepage: mall.homepage.join(", "),
    ways: mall.ways.join(", "),
  };
  return {
    ...mapped(settings.values, (value) => filledIn(value, (name) => own[name as keyof OwnValues])),
    ...mapped(settings.pictures, (picture) => artImage({ tenant, ...picture }).url),
    hero_banner_items: JSON.stringify(bannersOf(tenant, today)),
    footer_items: JSON.stringify(mapped(menus.footer, (items) => items.map(itemOf))),
    ...prefixed(
      "header_navbar_items",
      mall.hasPlainMenu ? {} : numbered(menus.header.map((item) => JSON.stringify(itemOf(item)))),
    ),
    ...prefixed("colors", mall.colors),
    ...prefixed("icons", {
      ...Object.fromEntries(shopCategories.map(({ key, icon }) => [key, icon])),
      ...mall.icons,
    }),
    ...prefixed("documents", documentUrls(tenant)),
  };
}

/** As many as somebody turns to. */
const mostBanners = 4;

/** The pictures at the top of the homepage: those of the season first. */
function bannersOf(tenant: TenantId, today: Date) {
  const { banners, heroRatio } = demoMall(tenant);
  const ofSeasons = seasonsOf(today).flatMap(({ banner }) => banner ?? []);
  return [...ofSeasons, ...banners].slice(0, mostBanners).map(({ motif, button, title, text }) => {
    const image = artImage({ tenant, motif, ratio: heroRatio });
    const { link, label } = menus.heroButtons[button] ?? {};
    return {
      image: image.url,
      image_mobile: artImage({ tenant, motif, ratio: "4/3" }).url,
      color: image.color,
      link,
      translations: translationsOf({
        title,
        text: filled(text, shopCounts(tenant)),
        button: label ?? title,
      }),
    };
  });
}

const itemOf = ({ label, target }: MenuItem) => ({ ...target, translations: titles(menus.labels[label]) });

const titles = (label: LanguageText) => demoLanguages.map((locale) => ({ locale, title: label[locale] }));

const mapped = <From, To>(values: Record<string, From>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));

/** The settings of a group by their keys in the map. */
const prefixed = (group: string, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${group}.${key}`, value]));

/** Values by their numbers, from 1. */
const numbered = (values: string[]) => Object.fromEntries(values.map((value, at) => [at + 1, value]));
