import { createHash } from "node:crypto";
import { languageTag } from "@contract/languages";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { PhoneLink } from "~/ui/phone-link";
import { contentSecurityPolicy, reportingEndpoints } from "../../document/content-security-policy.server";
import { translatorOf } from "../../locale/i18n.server";
import { deserialized } from "../../navigation/serialized";
import { Picture } from "../../ui/picture";
import { StateScreen } from "../../ui/state-screen";
import styles from "../../ui/styles.css?url";
import { OpenStatus } from "../visit/open-status";
import { isExternal } from "./menu-link";
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

const exit = "inline-flex min-h-11 items-center rounded-pill border px-5 text-small font-semibold";

type OutagePageProps = {
  root: RootData;
  requestId: string | null;
  /** Where the visitor wanted to go. */
  address: string;
};

function OutagePage({ root, requestId, address }: OutagePageProps) {
  const { header, footer } = deserialized(root.frame);
  const t = translatorOf(root.language);
  const title = t("error.outage");
  // The directory, and what comes next in the menu: most likely to have been opened before.
  const exits = header.items.filter((item) => !isExternal(item.href)).slice(0, 2);
  return (
    <html lang={languageTag(root.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${title} | ${root.siteName}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={styles} />
        {root.icon && <link rel="icon" href={root.icon} />}
        <meta name="theme-color" content={root.themeColor} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours and our own font names */}
        <style dangerouslySetInnerHTML={{ __html: root.themeCss }} />
      </head>
      <body>
        <header className="bg-header text-header-ink">
          <div className="page flex flex-col gap-x-8 gap-y-2 py-4 lg:min-h-20 lg:flex-row lg:items-center">
            <a href={header.home} className="shrink-0" aria-label={t("header.home", { name: header.name })}>
              {header.logo ? (
                <Picture
                  image={header.logo}
                  darkImage={header.darkLogo}
                  alt={header.name}
                  sizes="11rem"
                  fit="contain"
                  priority
                  className={header.logo.width > 2 * header.logo.height ? "w-36 lg:w-44" : "w-14 lg:w-18"}
                />
              ) : (
                <span className="font-display text-heading">{header.name}</span>
              )}
            </a>
            <nav aria-label={t("header.navigation")}>
              <ul className="bleed flex gap-x-5 overflow-x-auto lg:mx-0 lg:px-0">
                {header.items.map(({ href, title }) => (
                  <li key={href} className="shrink-0">
                    <a
                      href={href}
                      className="inline-flex min-h-12 items-center text-small font-medium underline-offset-8 hover:underline"
                    >
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </header>
        <main>
          <StateScreen picture="outage" title={title} text={t("error.outageHelp")}>
            <p>
              <a href={address} className={`${exit} border-transparent bg-accent text-accent-ink`}>
                {t("error.again")}
              </a>
            </p>
            <section aria-labelledby="works" className="border-t border-line pt-5">
              <h2 id="works" className="text-card">
                {t("error.works")}
              </h2>
              <p className="mt-2 text-small text-ink-muted">{t("error.stillWorks")}</p>
              <ul className="mt-4 flex flex-wrap gap-3">
                {exits.map(({ href, title }) => (
                  <li key={href}>
                    <a href={href} className={`${exit} border-current`}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="mall" className="border-t border-line pt-5">
              <h2 id="mall" className="text-card">
                {footer.name}
              </h2>
              {header.status && <OpenStatus {...header.status} className="mt-2" />}
              {footer.address && <p className="mt-2">{footer.address}</p>}
              <p className="flex flex-wrap gap-x-6">
                {footer.phone && (
                  <PhoneLink
                    phone={footer.phone}
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  />
                )}
                {footer.email && (
                  <a
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                    href={`mailto:${footer.email}`}
                  >
                    {footer.email}
                  </a>
                )}
              </p>
            </section>
            {requestId && (
              <p className="text-small text-ink-muted">
                {t("error.request")} <code className="inline-block break-all">{requestId}</code>
              </p>
            )}
          </StateScreen>
        </main>
      </body>
    </html>
  );
}
