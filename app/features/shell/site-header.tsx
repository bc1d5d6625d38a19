import { languageTag } from "@contract/languages";
import { useLocation } from "@remix-run/react";
import { carryTyped } from "~/forms/carry-typed";
import { href } from "~/locale/href";
import { localeCookie } from "~/locale/remember-language";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { LinkView } from "~/mall/views/links.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link, NavLink } from "~/ui/link";
import { type ImageView, Picture } from "~/ui/picture";
import { AccountMenu, MemberLinks } from "./account-menu";
import type { LanguageLink } from "./use-language-links";

type SiteHeaderProps = {
  home: string;
  name: string;
  logo: ImageView | null;
  /** The logo for the dark scheme. */
  darkLogo: ImageView | null;
  items: LinkView[];
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
  return (
    <header className="no-print sticky top-0 z-40 bg-header text-header-ink">
      <div className="page flex min-h-16 items-center gap-4 lg:min-h-20 lg:gap-8">
        <Link to={home} className="flex shrink-0 items-center" aria-label={t("header.home", { name })}>
          {logo ? (
            <Picture
              image={logo}
              darkImage={darkLogo}
              alt={name}
              sizes="11rem"
              fit="contain"
              priority
              className={logo.width > 2 * logo.height ? "w-36 lg:w-44" : "w-14 lg:w-18"}
            />
          ) : (
            <span className="font-display text-heading">{name}</span>
          )}
        </Link>
        <nav aria-label={t("header.navigation")} className="hidden flex-1 lg:block">
          <ul className="flex flex-wrap items-center gap-x-5 2xl:gap-x-6">
            {items.map((item) => (
              <li key={item.href}>
                <MenuLink
                  {...item}
                  className="inline-flex min-h-11 items-center text-small font-medium underline-offset-8 hover:underline"
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center xs:gap-2 sm:gap-4">
          {status && <StatusChip {...status} />}
          <Link
            to={href("search", null, language)}
            aria-label={t("search.submit")}
            className="flex size-11 items-center justify-center"
          >
            <Icon name="search" />
          </Link>
          {props.hasAccounts && (
            <div className="hidden sm:block">
              <AccountMenu isMember={props.isMember} unread={props.unread} />
            </div>
          )}
          <LanguageMenu languages={languages} />
          <PhoneMenu
            {...{ items, status }}
            unread={props.unread}
            isMember={props.hasAccounts && props.isMember}
          />
        </div>
      </div>
    </header>
  );
}

function MenuLink({ href, title, isExternal, className }: LinkView & { className: string }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  if (isExternal) {
    return (
      <a href={href} rel="noopener external" className={className}>
        {title}
        <Icon name="arrow-up-right" className="ml-1 size-4" />
        <span className="sr-only">{t("header.external")}</span>
      </a>
    );
  }
  const [path = "", query = ""] = href.split("?");
  const isOfQuery = query ? search.includes(query) : !search.includes("f=dine");
  return (
    <NavLink
      to={href}
      end={path.split("/").length <= 2}
      className={({ isActive }) => classNames(className, isActive && isOfQuery && "underline decoration-2")}
    >
      {title}
    </NavLink>
  );
}

function StatusChip({ isOpen, text }: { isOpen: boolean; text: string }) {
  return (
    <p className="hidden items-center gap-2 text-tiny font-medium whitespace-nowrap sm:flex">
      <span
        aria-hidden="true"
        className={classNames("size-2 rounded-full", isOpen ? "bg-[#3fae6b]" : "bg-current opacity-50")}
      />
      {text}
    </p>
  );
}

function LanguageMenu({ languages }: { languages: LanguageLink[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const current = languages.find(({ code }) => code === language);
  return (
    <details className="group relative">
      <summary className="flex min-h-11 items-center gap-1 text-small font-semibold">
        <span className="sr-only">{t("header.language")}: </span>
        {current?.short}
        <Icon
          name="chevron-down"
          className="size-4 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul className="absolute right-0 mt-1 min-w-44 rounded-soft bg-surface-raised py-2 text-ink shadow-lifted">
        {languages.map(({ code, name, href }) => (
          <li key={code}>
            <a
              href={href}
              lang={languageTag(code)}
              hrefLang={languageTag(code)}
              aria-current={code === language ? "true" : undefined}
              onClick={() => {
                carryTyped(href);
                // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't everywhere
                document.cookie = localeCookie(code, { isSecure: location.protocol === "https:" });
              }}
              className="flex min-h-11 items-center justify-between px-4 text-small hover:bg-surface-sunken"
            >
              {name}
              {code === language && <Icon name="check" className="size-4" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function PhoneMenu({
  items,
  status,
  isMember,
  unread,
}: Pick<SiteHeaderProps, "items" | "status" | "isMember" | "unread">) {
  const { t } = useTranslation();
  const { key } = useLocation();
  return (
    <details key={key} className="group lg:hidden">
      <summary aria-label={t("header.menu")} className="flex size-11 items-center justify-center">
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="x" className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label={t("header.navigation")}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto bg-surface-raised text-ink shadow-lifted"
      >
        {status && <p className="page pt-5 text-small font-medium sm:hidden">{status.text}</p>}
        <ul className="page py-4">
          {items.map((item) => (
            <li key={item.href} className="border-b border-line last:border-0">
              <MenuLink {...item} className="flex min-h-14 items-center font-display text-heading" />
            </li>
          ))}
        </ul>
        {isMember && (
          <ul className="page border-t border-line py-2 sm:hidden">
            <MemberLinks unread={unread} />
          </ul>
        )}
      </nav>
    </details>
  );
}
