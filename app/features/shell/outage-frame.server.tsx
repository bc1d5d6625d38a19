import { languageName, languageShortName, languageTag } from "@contract/languages";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { LinkView } from "~/mall/views/links.server";
import { deserialized } from "~/navigation/serialized";
import { Icon } from "~/ui/icon";
import { PhoneLink } from "~/ui/phone-link";
import { HeaderLogo, menuLooks, StatusChip } from "./header-parts";
import { barColumns } from "./mobile-bar";
import type { RootData } from "./root-data.server";

type FrameProps = { root: RootData };

const row = "flex min-h-11 items-center px-4 text-small hover:bg-surface-sunken";

/** The header of SiteHeader from the mall's last known data, of plain links: there is no router around it. */
export function OutageHeader({ root }: FrameProps) {
  const { header, mobileBar } = deserialized(root.frame);
  const t = translatorOf(root.language);
  const account = mobileBar.find(({ icon }) => icon === "user");
  const languages = root.languages.length > 1 && (
    <ul>
      {root.languages.map((code) => (
        <li key={code}>
          <a href={`/${code}`} hrefLang={languageTag(code)} lang={languageTag(code)} className={row}>
            {languageName(code)}
          </a>
        </li>
      ))}
    </ul>
  );
  const looks = menuLooks(header.items);
  return (
    <header className="bg-header text-header-ink">
      <div className="page relative flex flex-wrap items-center gap-x-3 sm:flex-nowrap lg:min-h-20 lg:gap-5 xl:gap-8">
        <HeaderLogo {...header} label={t("header.home", { name: header.name })} />
        <nav aria-label={t("header.navigation")} className="hidden flex-1 lg:block">
          <PlainLinks links={header.items} className={looks.list} linkClass={looks.link} />
        </nav>
        {header.status && <StatusChip {...header.status} />}
        <div className="ml-auto flex shrink-0 items-center xs:gap-2 sm:ml-0 sm:gap-4">
          <a
            href={href("search", null, root.language)}
            aria-label={t("search.submit")}
            className="flex size-[min(2.75rem,14vw)] items-center justify-center"
          >
            <Icon name="search" />
          </a>
          {account && (
            <a
              href={account.href}
              aria-label={account.title}
              className="hidden min-h-11 items-center sm:inline-flex"
            >
              <Icon name="user" />
            </a>
          )}
          {languages && (
            <details className="menu relative hidden sm:block">
              <summary className="flex min-h-11 items-center gap-1 text-small font-semibold">
                <span className="sr-only">{t("header.language")}: </span>
                {languageShortName(root.language)}
                <Icon name="chevron-down" className="size-4" />
              </summary>
              <div className="absolute right-0 z-1 mt-1 min-w-44 rounded-soft bg-surface-raised py-2 text-ink shadow-lifted">
                {languages}
              </div>
            </details>
          )}
          <details className="menu group lg:hidden">
            <summary
              aria-label={t("header.menu")}
              className="flex size-[min(2.75rem,14vw)] items-center justify-center"
            >
              <Icon name="menu" className="size-6 group-open:hidden" />
              <Icon name="x" className="hidden size-6 group-open:block" />
            </summary>
            <nav
              aria-label={t("header.menu")}
              className="absolute inset-x-0 top-full z-1 bg-surface-raised text-ink shadow-lifted"
            >
              <PlainLinks
                links={[...header.items, ...header.more]}
                className="page py-4"
                linkClass="flex min-h-12 items-center border-b border-line font-semibold"
              />
              {languages && <div className="border-t border-line py-2 sm:hidden">{languages}</div>}
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

/** Who the mall is and how to reach its people. */
export function OutageFooter({ root }: FrameProps) {
  const { footer } = deserialized(root.frame);
  const contact = "inline-flex min-h-11 items-center underline underline-offset-4";
  return (
    <footer className="site-footer md:mt-16 bg-footer text-footer-ink">
      <div className="page flex flex-col gap-x-10 gap-y-1 py-8 md:flex-row md:items-center">
        <p className="font-display text-card md:mr-auto">{footer.name}</p>
        {footer.address && <p>{footer.address}</p>}
        {footer.phone && <PhoneLink phone={footer.phone} className={contact} />}
        {footer.email && (
          <a className={contact} href={`mailto:${footer.email}`}>
            {footer.email}
          </a>
        )}
      </div>
    </footer>
  );
}

/** The bar at a phone's lower edge. */
export function OutageBar({ root }: FrameProps) {
  const { mobileBar } = deserialized(root.frame);
  const t = translatorOf(root.language);
  return (
    <nav
      aria-label={t("bar.label")}
      className="mobile-bar sticky bottom-0 border-t border-line bg-surface-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className={`grid ${barColumns[mobileBar.length]}`}>
        {mobileBar.map(({ href, icon, title }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-bar font-medium text-ink-muted"
            >
              <Icon name={icon} />
              <span className="cramped:sr-only">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PlainLinks({
  links,
  className,
  linkClass,
}: {
  links: LinkView[];
  className: string;
  linkClass: string;
}) {
  return (
    <ul className={className}>
      {links.map(({ href, title }) => (
        <li key={href}>
          <a href={href} className={linkClass}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
