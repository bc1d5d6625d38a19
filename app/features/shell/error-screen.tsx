import { useLocation } from "@remix-run/react";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { deserialized } from "~/navigation/serialized";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { StateScreen } from "~/ui/state-screen";
import { SiteSearch } from "../search/site-search";
import { errorTexts } from "./error-texts";
import { likelyPages } from "./likely-pages";
import { useRootData } from "./use-root-data";

/** An error in the mall's own design: the status, a message, a link home and a search field. */
export function ErrorScreen({
  status,
  message,
  requestId,
}: {
  status: number;
  /** The mall API's, instead of ours. */
  message: string | null;
  /** What a visitor can quote to the mall. */
  requestId: string | null;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { title, help } = errorTexts(status, t);
  return (
    <StateScreen
      picture={status === 404 ? "not-found" : "outage"}
      eyebrow={status}
      title={title}
      text={status === 404 ? help : (message ?? help)}
    >
      <SiteSearch />
      {status === 404 ? (
        <LikelyPages />
      ) : (
        <div>
          <ButtonLink to={href("index", null, language)} kind="secondary">
            {t("error.home")}
          </ButtonLink>
        </div>
      )}
      {requestId && (
        <p className="text-small text-ink-muted">
          {t("error.request")} <code className="inline-block break-all">{requestId}</code>
        </p>
      )}
    </StateScreen>
  );
}

/** The ways on, the last of which leads home. */
function LikelyPages() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const root = useRootData();
  if (!root) return null;
  const { header, footer, mobileBar } = deserialized(root.frame);
  const inMenus = [...header.items, ...mobileBar.slice(1), ...footer.sections.flatMap(({ links }) => links)];
  const home = { href: href("index", null, language), title: t("error.home") };
  const pages = [...likelyPages(pathname, inMenus), home];
  return (
    <nav aria-labelledby="likely-pages">
      <h2 id="likely-pages" className="text-card">
        {t("error.likely")}
      </h2>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {pages.map(({ href: to, title }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center justify-between border-t border-line font-semibold hover:underline underline-offset-4"
            >
              {title}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
