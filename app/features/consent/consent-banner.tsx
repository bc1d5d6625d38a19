import { useFetcher } from "@remix-run/react";
import { type MouseEvent, useEffect, useState } from "react";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { keepFocus } from "~/navigation/page-focus";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { ConsentPlace } from "./consent-place";

/**
 * Asks once for consent. It is the last element of the page and sticks to the window's lower edge until then, so that
 * it moves nothing and hides nothing that can't be scrolled to. The details open in a dialog, or on the cookies page.
 */
export function ConsentBanner() {
  const { t } = useTranslation();
  const language = useLanguage();
  const fetcher = useFetcher();
  const [Dialog, setDialog] = useState<typeof import("./consent-dialog").ConsentDialog | null>(null);
  const isPending = fetcher.state !== "idle";
  // The banner goes with its button, which had the focus.
  useEffect(() => () => keepFocus(), []);
  function openDialog(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    import("./consent-dialog").then(
      ({ ConsentDialog }) => setDialog(() => ConsentDialog),
      () => location.assign(href),
    );
  }
  return (
    <section aria-label={t("consent.label")} className="consent no-print sticky">
      <fetcher.Form method="post" action="/cookie-consent" preventScrollReset className="page consent-row">
        <p>
          {t("consent.text")} <span className="max-sm:hidden">{t("consent.onlyThen")} </span>
          <Link
            to={href("privacy-policy", null, language)}
            className="inline-block min-h-6 underline underline-offset-4"
          >
            {t("consent.privacy")}
          </Link>
        </p>
        <ConsentPlace />
        <div className="consent-choice">
          <Button type="submit" name="choice" value="accept" kind="secondary" isPending={isPending}>
            {t("consent.accept")}
          </Button>
          <Button type="submit" name="choice" value="decline" kind="secondary" isPending={isPending}>
            {t("consent.decline")}
          </Button>
          <Link
            to={`${href("cookies", null, language)}#choice`}
            onClick={openDialog}
            className="button border border-current px-5 text-small hover:bg-surface-sunken"
          >
            {t("consent.choose")}
          </Link>
        </div>
      </fetcher.Form>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </section>
  );
}
