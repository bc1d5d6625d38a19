import { useTranslation } from "~/locale/use-translation";
import type { contactView } from "~/mall/views/pages/contact.server";
import { ButtonAnchor } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PhoneLink } from "~/ui/phone-link";
import { SocialLinks } from "../shell/social-links";

type HowToReachUsProps = ReturnType<typeof contactView> & {
  /** The title of the form on the page. */
  write: string | undefined;
};

/** The mall's address, the ways to write and call, and its social networks: a column. */
export function HowToReachUs({ address, mapHref, phone, email, status, social, write }: HowToReachUsProps) {
  const { t } = useTranslation("contact");
  const link = "inline-flex min-h-9 items-center gap-2 hover:underline underline-offset-4";
  return (
    <>
      <section className="border-t-2 border-ink pt-5">
        <h2 className="font-text text-small font-semibold tracking-normal text-ink-muted">{t("where")}</h2>
        <address className="mt-2 font-display text-heading not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {mapHref && (
          <a href={mapHref} rel="noopener external" className={`${link} mt-2 font-semibold text-accent`}>
            <Icon name="map-pin" />
            {t("map")}
            <span className="sr-only">{t("common:header.external")}</span>
          </a>
        )}
        {(write || phone) && (
          <p className="mt-6 flex flex-wrap gap-3">
            {write && (
              <ButtonAnchor href="#write" size="large">
                {write}
              </ButtonAnchor>
            )}
            {phone && (
              <PhoneLink
                phone={phone}
                className="inline-flex min-h-14 items-center gap-2 px-2 text-card font-semibold hover:underline underline-offset-4"
              >
                <Icon name="phone" className="text-accent" />
              </PhoneLink>
            )}
          </p>
        )}
        <ul className="mt-4 flex flex-wrap gap-x-8">
          {email && (
            <li>
              <a href={`mailto:${email}`} className={`${link} wrap-anywhere`}>
                <Icon name="mail" className="text-accent" />
                {email}
              </a>
            </li>
          )}
          {status && (
            <li className="inline-flex min-h-9 items-center gap-2">
              <Icon name="clock" className="text-accent" />
              {status.text}
            </li>
          )}
        </ul>
      </section>
      {social.length > 0 && (
        <section>
          <h2 className="sr-only">{t("social")}</h2>
          <ul className="flex flex-wrap gap-x-4 text-small sm:gap-x-6">
            <SocialLinks links={social} className={link} />
          </ul>
        </section>
      )}
    </>
  );
}
