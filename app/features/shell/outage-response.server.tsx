import { createHash } from "node:crypto";
import { languageTag } from "@contract/languages";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { PhoneLink } from "~/ui/phone-link";
import { contentSecurityPolicy, reportingEndpoints } from "../../document/content-security-policy.server";
import { translatorOf } from "../../locale/i18n.server";
import { deserialized } from "../../navigation/serialized";
import { Picture } from "../../ui/picture";
import styles from "../../ui/styles.css?url";
import { OpenStatus } from "../visit/open-status";
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
              <ul className="flex flex-wrap items-center gap-x-5">
                {header.items.map(({ href, title }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="inline-flex min-h-11 items-center text-small font-medium underline-offset-8 hover:underline"
                    >
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </header>
        <main className="page section max-w-3xl">
          <h1 className="text-title">{title}</h1>
          <p className="mt-4 max-w-prose text-ink-muted">{t("error.outageHelp")}</p>
          <p className="mt-2 max-w-prose text-ink-muted">{t("error.stillWorks")}</p>
          <p className="mt-8">
            <a
              href={address}
              className="inline-flex min-h-11 items-center rounded-pill border border-transparent bg-accent px-5 text-small font-semibold text-accent-ink"
            >
              {t("error.again")}
            </a>
          </p>
          <section
            aria-labelledby="mall"
            className="mt-12 rounded-card bg-surface-raised p-6 border border-line"
          >
            <h2 id="mall" className="text-heading">
              {footer.name}
            </h2>
            {header.status && <OpenStatus {...header.status} className="mt-3" />}
            {footer.address && <p className="mt-3">{footer.address}</p>}
            <p className="mt-3 flex flex-wrap gap-x-6">
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
            <p className="mt-8 text-small text-ink-muted">
              {t("error.request")} <code className="inline-block break-all">{requestId}</code>
            </p>
          )}
        </main>
      </body>
    </html>
  );
}
