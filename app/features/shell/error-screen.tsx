import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { ButtonLink } from "~/ui/button";
import { DefaultPicture } from "~/ui/default-picture";
import { SiteSearch } from "../search/site-search";

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
  const texts: Record<number, [title: string, help: string]> = {
    400: [t("error.badRequest"), t("error.badRequestHelp")],
    403: [t("error.forbidden"), t("error.forbiddenHelp")],
    404: [t("error.notFound"), t("error.notFoundHelp")],
    413: [t("error.tooLarge"), t("error.tooLargeHelp")],
    429: [t("error.tooMany"), t("error.tooManyHelp")],
    503: [t("error.outage"), t("error.outageHelp")],
  };
  const [title, help] = texts[status] ?? [t("error.title"), t("error.help")];
  return (
    <div className="page section max-w-3xl">
      <title>{title}</title>
      {status === 404 && <DefaultPicture kind="not-found" className="mb-6 w-60" />}
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
      <div className="mt-6">
        <ButtonLink to={href("index", null, language)} kind="secondary">
          {t("error.home")}
        </ButtonLink>
      </div>
    </div>
  );
}
