import { createHash } from "node:crypto";
import { languageTag } from "@contract/languages";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { contentSecurityPolicy } from "~/document/content-security-policy.server";
import { translatorOf } from "~/locale/i18n.server";
import { TranslationsContext } from "~/locale/use-translation";
import { shellView } from "~/mall/views/shell/shell.server";
import type { SignageView } from "~/mall/views/signage/signage.server";
import type { Site } from "~/site/site.server";
import styles from "~/ui/styles.css?url";
import planStyles from "../floor-plan/floor-plan.css?url";
import signageStyles from "./signage.css?url";
import script from "./signage-browser.js?url";
import { SignageScreen } from "./signage-screen";

/** How long a slide is shown: read twice at a walk. */
const turnSeconds = 12;

/** A screen's document and its policy, with the slide that its URL names: without scripts each turn is another document. */
export function signageDocument(view: SignageView, site: Site, url: URL) {
  const { themeCss } = shellView(site, false);
  const count = Math.max(1, view.slides.length);
  const asked = Number(url.searchParams.get("slide") ?? 0);
  const shown = Number.isSafeInteger(asked) && asked > 0 ? asked % count : 0;
  const next = new URL(url);
  next.searchParams.set("slide", String((shown + 1) % count));
  const markup = renderToStaticMarkup(
    <TranslationsContext.Provider value={{ t: translatorOf(site.language), load: () => null }}>
      <html lang={languageTag(site.language)} className="signage" data-turn={turnSeconds * 1000}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{`${view.here} | ${view.mall}`}</title>
          {[styles, planStyles, signageStyles].map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours and our own font names */}
          <style dangerouslySetInnerHTML={{ __html: themeCss }} />
          <noscript>
            <meta httpEquiv="refresh" content={`${turnSeconds};url=${next.pathname}${next.search}`} />
          </noscript>
          <script src={script} defer />
        </head>
        <body>
          <SignageScreen view={view} shown={shown} />
        </body>
      </html>
    </TranslationsContext.Provider>,
  );
  const hash = createHash("sha256").update(themeCss).digest("base64");
  return {
    html: `<!DOCTYPE html>${markup}`,
    policy: contentSecurityPolicy({
      scripts: "",
      styles: `'sha256-${hash}'`,
      secure: url.protocol === "https:",
    }),
  };
}
