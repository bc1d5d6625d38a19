import { useTranslation } from "~/locale/use-translation";

/** What a subscriber agrees to, with a link to the full text. */
export function NewsletterConsent({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <span>
      {t("newsletter.consent")}{" "}
      <a href={href} target="_blank" rel="noopener" className="underline underline-offset-4">
        {t("newsletter.consentLink")}
      </a>
    </span>
  );
}
