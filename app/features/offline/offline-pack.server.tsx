import { createHash } from "node:crypto";
import { intlLocale } from "@contract/languages";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { contentSecurityPolicy } from "~/document/content-security-policy.server";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { TranslationsContext } from "~/locale/use-translation";
import { everyPage } from "~/mall/client/every-page.server";
import { allCompanies } from "~/mall/views/cards/companies.server";
import { defaultFloorPlan } from "~/mall/views/floor-plan/floor-plan-links.server";
import { offlineView } from "~/mall/views/offline/offline.server";
import { shellView } from "~/mall/views/shell/shell.server";
import { memoryCache } from "~/process/memory-cache.server";
import { timeSlices } from "~/process/time-slices.server";
import type { Pack } from "~/service-worker/pack";
import type { Site } from "~/site/site.server";
import { iconHref } from "~/ui/icon";
import { frameStyles, OfflineFrame } from "./offline-frame";
import {
  OfflineDirectory,
  OfflineFloorPage,
  OfflineHome,
  OfflineHours,
  OfflineShopPage,
} from "./offline-pages";

/** Packs as JSON, with what each was made of: a pack is the same on every host, and takes long to make. */
const packs = memoryCache<{ madeOf: readonly unknown[]; json: Promise<Buffer<ArrayBuffer>> }>(
  "offline packs",
);
/** A pack of a hundred shops: how large one will be isn't known when it is begun. */
const usualBytes = 2 * 1024 * 1024;

/**
 * What is stored for a mall's visitors in one language, as JSON: made once until its content changes, whoever asks.
 * `isSecure`: the site is served over TLS.
 */
export async function offlinePack(site: Site, isSecure: boolean): Promise<Buffer<ArrayBuffer>> {
  const { api, tenant, language, settings, mall, now } = site;
  const hour = now.toISOString().slice(0, "2026-11-25T07".length);
  const key = [tenant.tenantId, language, isSecure, hour].join(" ");
  const [companies, plan, amenities] = await Promise.all([
    allCompanies(api),
    defaultFloorPlan(site),
    everyPage("amenities", (query) => api.amenities(query)),
  ]);
  const madeOf = [settings, mall, companies, plan, ...amenities];
  const known = packs.get(key);
  const isSame =
    known?.madeOf.length === madeOf.length && known.madeOf.every((part, at) => part === madeOf[at]);
  if (isSame) return known.json;
  const json = newPack(site, isSecure).then((text) => Buffer.from(text));
  const pack = { madeOf, json };
  packs.set(key, pack, usualBytes);
  json.then(
    ({ byteLength }) => {
      if (packs.peek(key) === pack) packs.set(key, pack, byteLength);
    },
    () => packs.delete(key),
  );
  return json;
}

/** As JSON, of which each page is a piece: the whole would be another long one. */
async function newPack(site: Site, isSecure: boolean): Promise<string> {
  const { language } = site;
  const t = translatorOf(language);
  const otherTurns = timeSlices();
  const view = await offlineView(site, otherTurns);
  await otherTurns();
  const { links, shops, floors } = view;
  const { themeCss, themeColor, fonts } = shellView(site, false);
  const markup = (element: ReactNode) =>
    renderToStaticMarkup(
      <TranslationsContext.Provider value={{ t, load: () => null }}>{element}</TranslationsContext.Provider>,
    );
  const pages: string[] = [];
  const addPage = async (path: string, title: string, element: ReactNode) => {
    await otherTurns();
    const page: Pack["pages"][string] = { title: markup(title), content: markup(element) };
    pages.push(`${JSON.stringify(path)}:${JSON.stringify(page)}`);
  };
  const shopsPath = href("shop-detail", { id: "-", title: "-" }, language).slice(0, -"-/-".length);
  await addPage(links.home, view.texts.title, <OfflineHome view={view} />);
  await addPage(links.shops.to, links.shops.title, <OfflineDirectory view={view} />);
  await addPage(links.hours.to, links.hours.title, <OfflineHours view={view} />);
  for (const floor of floors) await addPage(floor.to, floor.name, <OfflineFloorPage floor={floor} />);
  for (const shop of shops)
    await addPage(
      shopsPath + encodeURIComponent(shop.id),
      shop.name,
      <OfflineShopPage shop={shop} texts={view.texts} />,
    );
  const hash = createHash("sha256").update(themeCss).digest("base64");
  const rest: Omit<Pack, "pages"> = {
    frame: `<!DOCTYPE html>${markup(<OfflineFrame {...{ view, language, themeCss, themeColor }} />)}`,
    policy: contentSecurityPolicy({ scripts: "", styles: `'sha256-${hash}'`, secure: isSecure }),
    files: [...frameStyles.map(({ href }) => href), ...fonts, iconHref("").slice(0, -1)],
    home: links.home,
    shops: shopsPath,
    locale: intlLocale(language),
    texts: { saved: t("offline:saved", { when: "{{when}}" }), missing: t("offline:missing") },
  };
  return `${JSON.stringify(rest).slice(0, -1)},"pages":{${pages.join()}}}`;
}
