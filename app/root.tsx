import { fallbackLanguage, languageTag } from "@contract/languages";
import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { Links, Meta, Outlet, type ShouldRevalidateFunction, useMatches } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useContext, useMemo } from "react";
import { useTranslation } from "~/locale/use-translation";
import { ConsentBanner } from "./features/consent/consent-banner";
import { useReloadOnWithdrawal } from "./features/consent/use-reload-on-withdrawal";
import { Live } from "./features/member/live/live";
import { errorMeta } from "./features/shell/error-meta";
import { MissingParts } from "./features/shell/missing-parts";
import { MobileBar } from "./features/shell/mobile-bar";
import { NewBuildOffer } from "./features/shell/new-build-offer";
import { PrintedHead } from "./features/shell/printed-head";
import { loadRootData } from "./features/shell/root-data.server";
import { RouteError, useIsLeftToServer } from "./features/shell/route-error";
import { SiteFooter } from "./features/shell/site-footer";
import { SiteHeader } from "./features/shell/site-header";
import { TokenHandover } from "./features/shell/token-handover";
import { useLanguageLinks } from "./features/shell/use-language-links";
import { useRootData } from "./features/shell/use-root-data";
import { useUnreadMessages } from "./features/shell/use-unread-messages";
import { WifiFrame } from "./features/wifi/wifi-frame";
import { languageOfPath } from "./locale/language-choice";
import type { RouteEntry } from "./locale/route-entry";
import { parseRouteId, routeTable } from "./locale/route-table";
import { OfflineMark } from "./navigation/offline-mark";
import { PageFocus } from "./navigation/page-focus";
import { PageScripts } from "./navigation/page-scripts";
import { deserialized } from "./navigation/serialized";
import { CspNonce } from "./ui/csp-nonce";
import type { ImageView } from "./ui/picture";
import { SaveData } from "./ui/save-data";
import { SkipLink } from "./ui/skip-link";
import { stylesheets } from "./ui/stylesheets";
import { ToastRegion } from "./ui/toast-region";

/** Loaded on demand, because most visitors load no tags, and none before they agreed. */
const ConsentedTags = lazy(() =>
  import("./features/consent/consented-tags")
    .then(({ ConsentedTags }) => ({ default: ConsentedTags }))
    .catch(() => ({ default: () => null })),
);

export const meta = errorMeta;

export const handle = { i18n: ["common"] };

export const links: LinksFunction = () => stylesheets;

export async function loader({ request }: LoaderFunctionArgs) {
  const { root, headers } = await loadRootData(request);
  return data(root, { headers });
}

/**
 * The root's data is the same on every page of a language: it is revalidated only after a form, a change of language, or
 * when an editor leaves unpublished content.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) =>
  languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname) ||
  currentUrl.searchParams.get("preview") !== nextUrl.searchParams.get("preview") ||
  (formMethod !== undefined && formMethod !== "GET" && defaultShouldRevalidate);

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const ownStyle = useWifi()?.wifiStyle ?? null;
  const mark = useContext(CspNonce);
  const worksOffline = useContext(OfflineMark);
  return (
    <html lang={languageTag(root?.language ?? fallbackLanguage)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {ownStyle === null && (
          <>
            {root?.fonts.map((font) => (
              <link
                key={font}
                rel="preload"
                as="font"
                type="font/woff2"
                href={font}
                crossOrigin="anonymous"
              />
            ))}
            <Links />
          </>
        )}
        {root && (
          <>
            {root.icon && <link rel="icon" href={root.icon} />}
            {root.touchIcon && <link rel="apple-touch-icon" href={root.touchIcon} />}
            <link
              rel="manifest"
              href={`/site.webmanifest?language=${root.language}${worksOffline ? "&offline" : ""}`}
              suppressHydrationWarning
            />
            {root.feeds.map(({ title, href }) => (
              <link key={href} rel="alternate" type="application/rss+xml" title={title} href={href} />
            ))}
            <meta name="theme-color" content={root.themeColor} />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours and our own font names */}
            <style nonce={mark} dangerouslySetInnerHTML={{ __html: root.themeCss + (ownStyle ?? "") }} />
          </>
        )}
      </head>
      <body>
        {children}
        {!root?.saveData && ownStyle === null && <PageScripts />}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  // What failed may be the frame.
  if (useIsLeftToServer()) return null;
  return (
    <Shell>
      <RouteError />
    </Shell>
  );
}

/** Header and footer are rendered whenever the mall's settings could be loaded, also around an error. */
function Shell({ children }: { children: ReactNode }) {
  const root = useRootData();
  const frame = useMemo(() => (root ? deserialized(root.frame) : null), [root]);
  const languageLinks = useLanguageLinks(root?.languages ?? []);
  const unread = useUnreadMessages();
  const { t } = useTranslation();
  const wifi = useWifi();
  useReloadOnWithdrawal(root?.consent.enabled ?? "");
  if (wifi && root && frame) {
    const { logo, darkLogo } = wifi;
    return (
      <WifiFrame
        {...{ name: frame.header.name, logo, darkLogo }}
        language={root.language}
        languages={languageLinks}
      >
        {children}
      </WifiFrame>
    );
  }
  return (
    <SaveData.Provider value={root?.saveData ?? false}>
      {root?.realtime && <Live settings={root.realtime} />}
      <PageFocus hasMessage={Boolean(root?.toasts)} />
      <TokenHandover isMember={root?.isMember ?? false} />
      <SkipLink>{t("header.skip")}</SkipLink>
      <ToastRegion toasts={root?.toasts ?? null} label={t("messages")} closeLabel={t("close")} />
      {root?.preview && (
        <p className="no-print bg-accent px-4 py-2 text-center text-small text-accent-ink">{root.preview}</p>
      )}
      {root?.isStale && (
        <p className="no-print bg-surface-sunken py-2 text-center text-small">{t("stale")}</p>
      )}
      {frame && <PrintedHead name={frame.header.name} />}
      {root && frame && (
        <SiteHeader {...frame.header} isMember={root.isMember} unread={unread} languages={languageLinks} />
      )}
      <main id="content" tabIndex={-1}>
        <MissingParts />
        {children}
      </main>
      {frame && <SiteFooter {...frame.footer} />}
      {root?.consent.isUndecided && <ConsentBanner />}
      {root?.consent.tags && (
        <Suspense>
          <ConsentedTags tags={root.consent.tags} />
        </Suspense>
      )}
      {frame && <MobileBar items={frame.mobileBar} unread={unread} />}
      <NewBuildOffer />
    </SaveData.Provider>
  );
}

/** What a screen in the layout `wifi` has of its own, without style sheet and scripts; null for all other screens. */
function useWifi(): Wifi | null {
  const screen = useMatches().at(-1);
  const { layout }: Partial<RouteEntry> = routeTable[parseRouteId(screen?.id ?? "")?.name ?? "index"];
  const data = (screen?.data ?? {}) as Partial<Wifi>;
  return layout === "wifi" && data.wifiStyle
    ? { logo: null, darkLogo: null, ...data, wifiStyle: data.wifiStyle }
    : null;
}

/** The look of the Wi-Fi log-in, and the mall's logo for log-in screens. */
type Wifi = { wifiStyle: string; logo: ImageView | null; darkLogo: ImageView | null };
