import { Form } from "@remix-run/react";
import { useId } from "react";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { classNames } from "~/ui/class-names";
import { HiddenFields } from "../forms/hidden-fields";
import { useRootData } from "../shell/use-root-data";
import { NewsletterConsent } from "./newsletter-consent";

/**
 * The newsletter form within other pages: small, without the form components. It submits to the newsletter's screen,
 * which shows its errors.
 */
export function NewsletterSignup({ ground }: { ground: "page" | "footer" }) {
  const root = useRootData();
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  if (!root) return null;
  return (
    <Form
      method="post"
      action={href("newsletter", null, language)}
      className="flex w-full max-w-xl flex-col gap-4"
    >
      <HiddenFields intent="subscribe" isPublic />
      <div className="flex flex-col gap-3 xs:flex-row">
        <label htmlFor={id} className="sr-only">
          {t("newsletter.email")}
        </label>
        <input
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
          placeholder={t("newsletter.email")}
          className="min-h-12 w-full min-w-0 rounded-pill bg-surface-raised px-5 text-ink border border-ink-muted placeholder:text-ink-muted"
        />
        <button
          type="submit"
          className={classNames(
            "min-h-12 shrink-0 rounded-pill border border-transparent px-6 font-semibold eased hover:opacity-90",
            ground === "footer" ? "bg-footer-ink text-footer" : "bg-accent text-accent-ink",
          )}
        >
          {t("newsletter.submit")}
        </button>
      </div>
      <label className="flex items-start gap-3 text-small">
        <input type="checkbox" name="consent" required className="mt-0.5 size-5 shrink-0 accent-accent" />
        <NewsletterConsent href={root.newsletterConsentHref} />
      </label>
    </Form>
  );
}
