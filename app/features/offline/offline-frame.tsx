import { languageTag } from "@contract/languages";
import type { OfflineView } from "~/mall/views/offline/offline.server";
import { contentMark, noticeMark, titleMark } from "~/service-worker/pack";
import { PhoneLink } from "~/ui/phone-link";
import { SkipLink } from "~/ui/skip-link";
import { stylesheets } from "~/ui/stylesheets";
import planStyles from "../floor-plan/floor-plan.css?url";

export const frameStyles = [...stylesheets, { rel: "stylesheet", href: planStyles }];

type OfflineFrameProps = {
  view: OfflineView;
  language: Parameters<typeof languageTag>[0];
  themeCss: string;
  themeColor: string;
};

/** The document around every stored page, in the mall's own design, with links to stored pages alone. */
export function OfflineFrame({ view, language, themeCss, themeColor }: OfflineFrameProps) {
  const { name, address, phone, links, texts } = view;
  return (
    <html lang={languageTag(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${titleMark} | ${name}`}</title>
        <meta name="theme-color" content={themeColor} />
        {frameStyles.map((sheet) => (
          <link key={sheet.href} {...sheet} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours and our own font names */}
        <style dangerouslySetInnerHTML={{ __html: themeCss }} />
      </head>
      <body>
        <SkipLink>{texts.skip}</SkipLink>
        <header className="bg-header text-header-ink">
          <div className="page flex flex-wrap items-center gap-x-8 gap-y-1 py-3">
            <a href={links.home} className="inline-flex min-h-11 items-center font-display text-heading">
              {name}
            </a>
            <nav aria-label={texts.menu}>
              <ul className="flex flex-wrap gap-x-5">
                {[links.shops, links.plan, links.hours].map(
                  (stored) =>
                    stored && (
                      <li key={stored.to}>
                        <a
                          href={stored.to}
                          className="inline-flex min-h-11 items-center font-medium text-small underline-offset-8 hover:underline"
                        >
                          {stored.title}
                        </a>
                      </li>
                    ),
                )}
              </ul>
            </nav>
          </div>
        </header>
        <p role="status" className="bg-accent text-accent-ink text-small">
          <span className="page block py-3">{noticeMark}</span>
        </p>
        <main id="content" tabIndex={-1}>
          {contentMark}
        </main>
        <footer className="page mt-16 border-line border-t py-8 text-small">
          <p className="font-semibold">{name}</p>
          {address && <p>{address}</p>}
          {phone && <PhoneLink phone={phone} className="inline-flex min-h-11 items-center underline" />}
        </footer>
      </body>
    </html>
  );
}
