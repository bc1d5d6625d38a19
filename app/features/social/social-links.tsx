import { useTranslation } from "~/locale/use-translation";
import { Icon } from "~/ui/icon";

type SocialLink = { network: string; href: string };

export const SocialIcon = ({ network }: { network: string }) => (
  <Icon name={network === "twitter" ? "brand-x" : `brand-${network}`} />
);

/** List items with the name and the icon of each network. */
export function SocialLinks({ links, className }: { links: SocialLink[]; className: string }) {
  const { t } = useTranslation();
  return links.map(({ network, href }) => (
    <li key={network}>
      <a href={href} rel="noopener external" className={className}>
        <SocialIcon network={network} />
        <span className="capitalize">{network}</span>
        <span className="sr-only">{t("header.external")}</span>
      </a>
    </li>
  ));
}
