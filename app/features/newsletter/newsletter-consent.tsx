import { useTranslation } from "~/locale/use-translation";

/** What a subscriber agrees with, and where it stands in full. */
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
