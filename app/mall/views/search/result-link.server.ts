import { hrefOf } from "~/locale/href";
import type { Site } from "~/site/site.server";
import { titleOf } from "../entity-title.server";
import { defaultHref, detailScreens, isRouteName, linkView } from "../links.server";
import { slugOf } from "../translation";
import type { Result, ResultType } from "./result";

/** The screens of results; those without one have no link. */
const screens: Partial<Record<ResultType, string>> = { ...detailScreens, faq: "faq" };

/** A result's URL; null if the site has no screen for it. */
export function resultHref(result: Result, type: ResultType, { language, settings }: Site): string | null {
  if (result.to) return result.to;
  if (type === "page") {
    const title = titleOf(result.translations, language);
    const item = { permalink: result.permalink ?? undefined, translations: [{ locale: language, title }] };
    return result.permalink ? (linkView(item, language, settings)?.href ?? null) : null;
  }
  const screen = screens[type];
  if (!isRouteName(screen)) return null;
  if (type === "faq") {
    const list = defaultHref(screen, language, settings);
    return list && `${list}#${result.id.replaceAll(/[^\w-]+/g, "-")}`;
  }
  return hrefOf(screen, { id: result.id, title: slugOf(result.translations, language) }, language);
}
