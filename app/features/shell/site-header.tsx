import { languageShortName } from "@contract/languages";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { LinkView } from "~/mall/views/links.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { ImageView } from "~/ui/picture";
import { useClosingMenus } from "~/ui/use-closing-menus";
import { AccountMenu } from "./account-menu";
import { HeaderLogo, menuLooks, StatusChip } from "./header-parts";
import { LanguageList } from "./language-list";
import { MenuLink } from "./menu-link";
import { PhoneMenu } from "./phone-menu";
import type { LanguageLink } from "./use-language-links";

type SiteHeaderProps = {
  home: string;
  name: string;
  logo: ImageView | null;
  /** The logo for the dark scheme. */
  darkLogo: ImageView | null;
  items: LinkView[];
  /** What the menu on phones holds besides. */
  more: LinkView[];
  status: { isOpen: boolean; text: string } | null;
  languages: LanguageLink[];
  /** Whether the mall has accounts. */
  hasAccounts: boolean;
  isMember: boolean;
  /** The member's unread count. */
  unread: number;
};

export function SiteHeader(props: SiteHeaderProps) {
  const { home, name, logo, darkLogo, items, status, languages } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  useClosingMenus();
  const looks = menuLooks(items);
  return (
    <header
      className={classNames(
        "no-print sticky top-0 z-40 bg-header text-header-ink",
        // On phones the chip is a line of its own, which scrolls away.
        status && "max-sm:-top-6",
      )}
    >
      <div className="page flex flex-wrap items-center gap-x-3 sm:flex-nowrap lg:min-h-20 lg:gap-5 xl:gap-8">
        <HeaderLogo {...{ home, name, logo, darkLogo }} label={t("header.home", { name })} />
        <nav aria-label={t("header.navigation")} className="hidden flex-1 lg:block">
          <ul className={looks.list}>
            {items.map((item) => (
              <li key={item.href}>
                <MenuLink {...item} className={looks.link} />
              </li>
            ))}
          </ul>
        </nav>
        {status && <StatusChip {...status} />}
        <div
          className={classNames("ml-auto flex shrink-0 items-center xs:gap-2 sm:gap-4", status && "sm:ml-0")}
        >
          <Link
            to={href("search", null, language)}
            aria-label={t("search.submit")}
            className="flex size-[min(2.75rem,14vw)] items-center justify-center"
          >
            <Icon name="search" />
          </Link>
          {props.hasAccounts && (
            <div className="hidden sm:block">
              <AccountMenu isMember={props.isMember} unread={props.unread} />
            </div>
          )}
          <LanguageMenu languages={languages} />
          <PhoneMenu {...props} />
        </div>
      </div>
    </header>
  );
}

function LanguageMenu({ languages }: { languages: LanguageLink[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <details className="menu group relative hidden sm:block">
      <summary className="flex min-h-11 items-center gap-1 text-small font-semibold">
        <span className="sr-only">{t("header.language")}: </span>
        {languageShortName(language)}
        <Icon name="chevron-down" className="size-4 eased group-open:rotate-180" />
      </summary>
      <LanguageList
        languages={languages}
        className="absolute right-0 mt-1 min-w-44 rounded-soft bg-surface-raised py-2 text-ink shadow-lifted"
      />
    </details>
  );
}
