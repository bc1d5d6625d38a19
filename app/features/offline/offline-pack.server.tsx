import { createHash } from "node:crypto";
import { intlLocale } from "@contract/languages";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { contentSecurityPolicy } from "~/document/content-security-policy.server";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { TranslationsContext } from "~/locale/use-translation";
import { offlineView } from "~/mall/views/offline/offline.server";
import { shellView } from "~/mall/views/shell/shell.server";
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

/** What is stored for a mall's visitors in one language. `isSecure`: the site is served over TLS. */
export async function offlinePack(site: Site, isSecure: boolean): Promise<Pack> {
  const { language } = site;
  const t = translatorOf(language);
  const view = await offlineView(site);
  const { links, shops, floors } = view;
  const { themeCss, themeColor, fonts } = shellView(site, false);
  const markup = (element: ReactNode) =>
    renderToStaticMarkup(
      <TranslationsContext.Provider value={{ t, load: () => null }}>{element}</TranslationsContext.Provider>,
    );
  const page = (path: string, title: string, element: ReactNode) =>
    [path, { title: markup(title), content: markup(element) }] as const;
  const shopsPath = href("shop-detail", { id: "-", title: "-" }, language).slice(0, -"-/-".length);
  const hash = createHash("sha256").update(themeCss).digest("base64");
  return {
    frame: `<!DOCTYPE html>${markup(<OfflineFrame {...{ view, language, themeCss, themeColor }} />)}`,
    policy: contentSecurityPolicy({ scripts: "", styles: `'sha256-${hash}'`, secure: isSecure }),
    files: [...frameStyles, ...fonts, iconHref("").slice(0, -1)],
    pages: Object.fromEntries([
      page(links.home, view.texts.title, <OfflineHome view={view} />),
      page(links.shops.to, links.shops.title, <OfflineDirectory view={view} />),
      page(links.hours.to, links.hours.title, <OfflineHours view={view} />),
      ...floors.map((floor) => page(floor.to, floor.name, <OfflineFloorPage floor={floor} />)),
      ...shops.map((shop) =>
        page(
          shopsPath + encodeURIComponent(shop.id),
          shop.name,
          <OfflineShopPage shop={shop} texts={view.texts} />,
        ),
      ),
    ]),
    home: links.home,
    shops: shopsPath,
    locale: intlLocale(language),
    texts: { saved: t("offline:saved", { when: "{{when}}" }), missing: t("offline:missing") },
  };
}
