import { useTranslation } from "~/locale/use-translation";
import { Icon } from "~/ui/icon";

type SocialLink = { network: string; href: string };

/** How the networks write their names. */
const names: Record<string, string> = {
  instagram: "Instagram",
  facebook: "Facebook",
  twitter: "X",
  telegram: "Telegram",
  whatsapp: "WhatsApp",
  viber: "Viber",
  youtube: "YouTube",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
  pinterest: "Pinterest",
};

export const socialName = (network: string): string => names[network] ?? network;

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
        {socialName(network)}
        <span className="sr-only">{t("header.external")}</span>
      </a>
    </li>
  ));
}
