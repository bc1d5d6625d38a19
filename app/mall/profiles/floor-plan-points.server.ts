import type { floorPoint } from "@contract/floor-plan";
import { languages } from "@contract/languages";
import type { z } from "zod";
import { translatorOf } from "~/locale/i18n.server";
import type { Translate } from "~/locale/translate";
import type { Row } from "../reading/field-names.server";
import { defaultTextLocale } from "../reading/locales.server";

type PointInput = z.input<typeof floorPoint>;
type Described = Pick<PointInput, "kind" | "icon" | "translations">;

/** Categories that the contract has a kind for; all others are amenities. */
const kinds: readonly [category: RegExp, kind: PointInput["kind"]][] = [
  [/^elevator$/, "lift"],
  [/^escalator(?:-up|-down)?$/, "escalator"],
  [/^(?:stairs|steps)$/, "stairs"],
  [/^(?:toilets|restroom(?:-.+)?)$/, "wc"],
  [/^parking(?:-.+)?$/, "parking"],
  [/^transportation$/, "stop"],
];

/** Amenities that every mall has: their names in all languages, and an icon. */
const amenities: Readonly<Record<string, { icon: string; nameIn: (t: Translate) => string }>> = {
  information: { icon: "lucide:info", nameIn: (t) => t("floorplan:category.information") },
  firstaid: { icon: "lucide:briefcase-medical", nameIn: (t) => t("floorplan:category.firstAid") },
  bank: { icon: "lucide:landmark", nameIn: (t) => t("floorplan:category.bank") },
};

const maxTitle = 200;

/**
 * What a point is: by its category, an icon's English word such as `escalator-up` or `drinking-water`; named by its
 * `subtitle`, else by the category. Null without both.
 */
export function describedPoint({ category: givenCategory, subtitle }: Row): Described | null {
  const category = textOf(givenCategory);
  const title = textOf(subtitle);
  const own = title ? [{ locale: defaultTextLocale, name: title }] : [];
  const kind = kinds.find(([known]) => known.test(category))?.[1];
  if (kind) return { kind, translations: own };
  const known = Object.hasOwn(amenities, category) ? amenities[category] : undefined;
  if (title) return { kind: "amenity", icon: known?.icon ?? null, translations: own };
  if (known) {
    const translations = languages.map((locale) => ({ locale, name: known.nameIn(translatorOf(locale)) }));
    return { kind: "amenity", icon: known.icon, translations };
  }
  const words = category.replaceAll(/[-_]+/g, " ").trim();
  if (!words) return null;
  return {
    kind: "amenity",
    translations: [{ locale: "en", name: words[0]?.toUpperCase() + words.slice(1) }],
  };
}

const textOf = (given: unknown): string =>
  typeof given === "string" && given.length <= maxTitle ? given.trim() : "";
