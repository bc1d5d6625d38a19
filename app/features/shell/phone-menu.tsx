import { useLocation } from "@remix-run/react";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { LinkView } from "~/mall/views/links.server";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { MemberLinks } from "./account-menu";
import { LanguageList } from "./language-list";
import { MenuLink } from "./menu-link";
import type { LanguageLink } from "./use-language-links";

/** The menu on phones: the main menu, and what wider screens have in their header and footer. */
export function PhoneMenu({
  items,
  more,
  languages,
  hasAccounts,
  isMember,
  unread,
}: {
  items: LinkView[];
  more: LinkView[];
  languages: LanguageLink[];
  hasAccounts: boolean;
  isMember: boolean;
  unread: number;
}) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const language = useLanguage();
  return (
    <details key={key} className="menu group lg:hidden">
      <summary
        aria-label={t("header.menu")}
        className="flex size-[min(2.75rem,14vw)] items-center justify-center"
      >
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="x" className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label={t("header.menu")}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] cramped:max-h-none overflow-y-auto bg-surface-raised text-ink shadow-lifted"
      >
        <ul className="page py-4">
          {items.map((item) => (
            <li key={item.href} className="border-b border-line last:border-0">
              <MenuLink {...item} className="flex min-h-14 items-center font-display text-heading" />
            </li>
          ))}
        </ul>
        {more.length > 0 && (
          <ul className="page flex flex-wrap gap-x-8 border-t border-line py-2">
            {more.map((item) => (
              <li key={item.href}>
                <MenuLink
                  {...item}
                  className="inline-flex min-h-11 items-center text-small font-medium underline-offset-8 hover:underline"
                />
              </li>
            ))}
          </ul>
        )}
        {hasAccounts && (
          <ul className="page border-t border-line py-2 sm:hidden">
            {isMember ? (
              <MemberLinks unread={unread} />
            ) : (
              <li>
                <Link
                  to={href("login", null, language)}
                  className="inline-flex min-h-11 items-center gap-2 text-small font-semibold underline-offset-8 hover:underline"
                >
                  <Icon name="user" />
                  {t("header.login")}
                </Link>
              </li>
            )}
          </ul>
        )}
        {languages.length > 1 && (
          <LanguageList
            languages={languages}
            className="page grid grid-cols-2 border-t border-line py-2 sm:hidden"
          />
        )}
      </nav>
    </details>
  );
}
