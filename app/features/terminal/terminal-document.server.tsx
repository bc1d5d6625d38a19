import { createHash } from "node:crypto";
import { languageTag } from "@contract/languages";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { contentSecurityPolicy } from "~/document/content-security-policy.server";
import { translatorOf } from "~/locale/i18n.server";
import { TranslationsContext } from "~/locale/use-translation";
import { lightThemeCss } from "~/mall/views/shell/shell.server";
import type { Site } from "~/site/site.server";
import { stylesheets } from "~/ui/stylesheets";
import planStyles from "../floor-plan/floor-plan.css?url";

type Terminal = {
  className: string;
  title: string;
  style?: string;
  script?: string;
  /** How long a turn lasts, in milliseconds. */
  turn?: number;
  /** Without scripts: after how many seconds which address is next. */
  refresh?: { seconds: number; url: string } | null;
  /** Rules that depend on what is shown: the policy allows no style attributes. */
  rules?: string;
  body: ReactNode;
};

/** The document of a screen in the building, and its policy: a page without the site's scripts. */
export function terminalDocument(site: Site, isSecure: boolean, terminal: Terminal) {
  const { className, title, style, script, turn, refresh, rules = "", body } = terminal;
  const css = lightThemeCss(site) + rules;
  const markup = renderToStaticMarkup(
    <TranslationsContext.Provider value={{ t: translatorOf(site.language), load: () => null }}>
      <html lang={languageTag(site.language)} className={className} data-turn={turn}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{title}</title>
          {stylesheets.map((sheet) => (
            <link key={sheet.href} {...sheet} />
          ))}
          {[planStyles, ...(style ? [style] : [])].map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours, our own font names and numbers */}
          <style dangerouslySetInnerHTML={{ __html: css }} />
          <noscript>
            {refresh && <meta httpEquiv="refresh" content={`${refresh.seconds};url=${refresh.url}`} />}
          </noscript>
          {script && <script src={script} defer />}
        </head>
        <body>{body}</body>
      </html>
    </TranslationsContext.Provider>,
  );
  const hash = createHash("sha256").update(css).digest("base64");
  return {
    html: `<!DOCTYPE html>${markup}`,
    policy: contentSecurityPolicy({ scripts: "", styles: `'sha256-${hash}'`, secure: isSecure }),
  };
}
