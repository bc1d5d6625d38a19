import { useLocation } from "@remix-run/react";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { deserialized } from "~/navigation/serialized";
import { ButtonLink } from "~/ui/button";
import { DefaultPicture } from "~/ui/default-picture";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
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
    <div className="page section max-w-3xl">
      {status === 404 && <DefaultPicture kind="not-found" className="mb-8 w-full max-w-md" />}
      <p className="font-display text-display text-accent">{status}</p>
      <h1 className="mt-2 text-title">{title}</h1>
      <p className="mt-4 max-w-prose text-ink-muted">{status === 404 ? help : (message ?? help)}</p>
      {requestId && (
        <p className="mt-4 text-small text-ink-muted">
          {t("error.request")} <code className="inline-block break-all">{requestId}</code>
        </p>
      )}
      <div className="mt-10">
        <SiteSearch />
      </div>
      {status === 404 && <LikelyPages />}
      <div className="mt-8">
        <ButtonLink to={href("index", null, language)} kind="secondary">
          {t("error.home")}
        </ButtonLink>
      </div>
    </div>
  );
}

function LikelyPages() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const root = useRootData();
  if (!root) return null;
  const { header, footer, mobileBar } = deserialized(root.frame);
  const inMenus = [...header.items, ...mobileBar.slice(1), ...footer.sections.flatMap(({ links }) => links)];
  const pages = likelyPages(pathname, inMenus);
  return (
    <nav aria-labelledby="likely-pages" className="mt-10">
      <h2 id="likely-pages" className="text-card">
        {t("error.likely")}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {pages.map(({ href: to, title }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center justify-between rounded-card bg-surface-raised px-5 font-semibold border border-line hover:underline underline-offset-4"
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
