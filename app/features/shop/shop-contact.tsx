import { useTranslation } from "~/locale/use-translation";
import { Icon } from "~/ui/icon";
import { PhoneLink } from "~/ui/phone-link";
import { SocialLinks } from "../shell/social-links";

type ShopContactProps = {
  phone: string | null;
  email: string | null;
  website: string | null;
  social: { network: string; href: string }[];
};

export function ShopContact({ phone, email, website, social }: ShopContactProps) {
  const { t } = useTranslation("shop");
  const row = "inline-flex min-h-11 items-center gap-3 hover:underline underline-offset-4";
  return (
    <section>
      <h2 className="mb-3 text-heading">{t("contact")}</h2>
      <ul className="flex flex-col">
        {phone && (
          <li>
            <PhoneLink phone={phone} className={row}>
              <Icon name="phone" />
            </PhoneLink>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={row}>
              <Icon name="mail" />
              {email}
            </a>
          </li>
        )}
        {website && (
          <li>
            <a href={website} rel="noopener external" className={row}>
              <Icon name="globe" />
              {t("website")}
              <span className="sr-only">{t("common:header.external")}</span>
            </a>
          </li>
        )}
        <SocialLinks links={social} className={row} />
      </ul>
    </section>
  );
}
