import { createHash } from "node:crypto";
import { languageTag } from "@contract/languages";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { stylesheets } from "~/ui/stylesheets";
import { contentSecurityPolicy, reportingEndpoints } from "../../document/content-security-policy.server";
import { translatorOf } from "../../locale/i18n.server";
import { matchRoute } from "../../locale/match-route";
import { deserialized } from "../../navigation/serialized";
import { Icon } from "../../ui/icon";
import { StateScreen } from "../../ui/state-screen";
import { likelyPages } from "./likely-pages";
import { isExternal } from "./menu-link";
import { OutageBar, OutageFooter, OutageHeader } from "./outage-frame.server";
import type { RootData } from "./root-data.server";

/**
 * The screen of an outage in the mall's own design, with its menu, hours and contacts. It has no scripts, so it costs a
 * fraction of a page: during an outage it is most of what the process renders.
 */
export function outageResponse(
  request: Request,
  headers: Headers,
  { root, requestId }: { root: RootData; requestId: string | null },
): Response {
  const url = new URL(request.url);
  const html = renderToStaticMarkup(
    <OutagePage root={root} requestId={requestId} address={url.pathname + url.search} />,
  );
  const hash = createHash("sha256").update(root.themeCss).digest("base64");
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy({ scripts: "", styles: `'sha256-${hash}'`, secure: url.protocol === "https:" }),
  );
  headers.set("Reporting-Endpoints", reportingEndpoints);
  headers.set("Cache-Control", "private, no-store");
  return new Response(`<!DOCTYPE html>${html}`, { status: 503, statusText: "Service Unavailable", headers });
}

/** What a visitor can say they wanted to see. */
const kinds: Record<string, string> = {
  "shop-detail": "shop",
  "offer-detail": "offer",
  "event-detail": "event",
  "news-detail": "news",
  "reward-detail": "reward",
};

type OutagePageProps = {
  root: RootData;
  requestId: string | null;
  /** Where the visitor wanted to go. */
  address: string;
};

function OutagePage({ root, requestId, address }: OutagePageProps) {
  const { header } = deserialized(root.frame);
  const t = translatorOf(root.language);
  const route = matchRoute(new URL(address, "http://site").pathname)?.name ?? "";
  const kind = kinds[route];
  const title = kind ? t(`missing:screen.${kind}`) : t("error.outage");
  // What is like the page that failed, and what comes first in the menu: most likely to have been opened before.
  const exits = likelyPages(
    address,
    header.items.filter((item) => !isExternal(item.href)),
  );
  return (
    <html lang={languageTag(root.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${title} | ${root.siteName}`}</title>
        <meta name="robots" content="noindex" />
        {stylesheets.map((sheet) => (
          <link key={sheet.href} {...sheet} />
        ))}
        {root.icon && <link rel="icon" href={root.icon} />}
        <meta name="theme-color" content={root.themeColor} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours and our own font names */}
        <style dangerouslySetInnerHTML={{ __html: root.themeCss }} />
      </head>
      <body>
        <OutageHeader root={root} />
        <main className="lg:flex lg:min-h-[65vh] lg:items-center">
          <StateScreen
            picture={route.startsWith("event") ? "event-outage" : "outage"}
            title={title}
            text={t("error.outageHelp")}
          >
            <p>
              <a
                href={address}
                className="inline-flex min-h-12 items-center rounded-pill border border-transparent bg-accent px-6 font-semibold text-accent-ink"
              >
                {t("error.again")}
              </a>
            </p>
            <section aria-labelledby="works" className="mt-4 md:mt-6">
              <h2 id="works" className="text-card">
                {t("error.works")}
              </h2>
              <p className="mt-2 text-small text-ink-muted">{t("error.stillWorks")}</p>
              <ul className="mt-3 border-b border-line">
                {exits.map(({ href, title }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="flex min-h-14 items-center justify-between border-t border-line font-semibold underline-offset-4 hover:underline"
                    >
                      {title}
                      <Icon name="arrow-right" />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
            {requestId && (
              <p className="text-small text-ink-muted">
                {t("error.request")} <code className="inline-block break-all">{requestId}</code>
              </p>
            )}
          </StateScreen>
        </main>
        <OutageFooter root={root} />
        <OutageBar root={root} />
      </body>
    </html>
  );
}
