import { useTranslation } from "~/locale/use-translation";
import { NewsletterSignup } from "./newsletter-signup";

/** The newsletter section of the home page. */
export function NewsletterPart() {
  const { t } = useTranslation();
  return (
    <section className="page section">
      <div className="grid gap-x-10 gap-y-6 border-ink border-t-2 pt-6 md:pt-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 className="text-title">{t("newsletter.title")}</h2>
          <p className="mt-3 max-w-md text-ink-muted">{t("newsletter.text")}</p>
        </div>
        <div className="lg:col-span-6 lg:pt-3">
          <NewsletterSignup ground="page" />
        </div>
      </div>
    </section>
  );
}
