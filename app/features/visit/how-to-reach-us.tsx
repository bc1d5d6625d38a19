import { useTranslation } from "~/locale/use-translation";
import type { contactView } from "~/mall/views/pages/contact.server";
import { ButtonAnchor } from "~/ui/button";
import { PhoneLink } from "~/ui/phone-link";

type HowToReachUsProps = Omit<ReturnType<typeof contactView>, "billing"> & {
  /** The title of the form on the page. */
  write: string | undefined;
};

/** Where the mall is, its telephone number in the same size, and the way to its form, or else its e-mail address. */
export function HowToReachUs({ address, mapHref, phone, email, write }: HowToReachUsProps) {
  const { t } = useTranslation("contact");
  const large = "font-display text-heading not-italic md:text-title md:leading-tight";
  return (
    <section className="flex flex-col gap-6">
      {address.length > 0 && (
        <div className="border-t-2 border-ink pt-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 className="font-text text-small font-semibold tracking-normal text-ink-muted">
              {t("where")}
            </h2>
            {mapHref && (
              <a href={mapHref} rel="noopener external" className="action-link min-h-11 text-small">
                {t("map")}
                <span className="sr-only">{t("common:header.external")}</span>
              </a>
            )}
          </div>
          <address className={large}>
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
      )}
      {phone && (
        <p className="border-t border-line pt-5">
          <PhoneLink phone={phone} className={`${large} inline-flex min-h-11 items-center hover:underline`} />
        </p>
      )}
      {write ? (
        <p>
          <ButtonAnchor href="#write" size="large">
            {write}
          </ButtonAnchor>
        </p>
      ) : (
        email && (
          <p>
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-11 items-center hover:underline wrap-anywhere"
            >
              {email}
            </a>
          </p>
        )
      )}
    </section>
  );
}
