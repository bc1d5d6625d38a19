import { createHash } from "node:crypto";
import { languageTag } from "@contract/languages";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { contentSecurityPolicy } from "~/document/content-security-policy.server";
import { translatorOf } from "~/locale/i18n.server";
import { TranslationsContext } from "~/locale/use-translation";
import type { KioskView } from "~/mall/views/kiosk/kiosk.server";
import { shellView } from "~/mall/views/shell/shell.server";
import type { Site } from "~/site/site.server";
import styles from "~/ui/styles.css?url";
import planStyles from "../floor-plan/floor-plan.css?url";
import kioskStyles from "./kiosk.css?url";
import script from "./kiosk-browser.js?url";
import { KioskScreen } from "./kiosk-screen";

/** After how long without scripts a screen returns to its start: what they wait for, and their warning. */
const returnSeconds = 75;

/** A kiosk's document and its policy: a page without the site's scripts. */
export function kioskDocument(view: KioskView, site: Site, isSecure: boolean) {
  const { themeCss } = shellView(site, false);
  const markup = renderToStaticMarkup(
    <TranslationsContext.Provider value={{ t: translatorOf(site.language), load: () => null }}>
      <html lang={languageTag(site.language)} className="kiosk">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{`${view.title} | ${view.mall}`}</title>
          {[styles, planStyles, kioskStyles].map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours and our own font names */}
          <style dangerouslySetInnerHTML={{ __html: themeCss }} />
          <noscript>
            {!view.isStart && <meta httpEquiv="refresh" content={`${returnSeconds};url=${view.home}`} />}
          </noscript>
          <script src={script} defer />
        </head>
        <body>
          <KioskScreen view={view} />
        </body>
      </html>
    </TranslationsContext.Provider>,
  );
  const hash = createHash("sha256").update(themeCss).digest("base64");
  return {
    html: `<!DOCTYPE html>${markup}`,
    policy: contentSecurityPolicy({ scripts: "", styles: `'sha256-${hash}'`, secure: isSecure }),
  };
}
