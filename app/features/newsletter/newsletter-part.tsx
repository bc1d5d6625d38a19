import { useTranslation } from "~/locale/use-translation";
import { NewsletterSignup } from "./newsletter-signup";

/** The newsletter section of the home page. */
export function NewsletterPart() {
  const { t } = useTranslation();
  return (
    <section className="page section">
      <div className="grid items-center gap-x-16 gap-y-6 rounded-card bg-surface-sunken p-6 md:p-12 lg:grid-cols-2">
        <div>
          <h2 className="text-title">{t("newsletter.title")}</h2>
          <p className="mt-3 max-w-md text-ink-muted">{t("newsletter.text")}</p>
        </div>
        <NewsletterSignup ground="page" />
      </div>
    </section>
  );
}
