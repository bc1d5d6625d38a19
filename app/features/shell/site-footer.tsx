import { useLocation } from "@remix-run/react";
import { DocumentAnchor } from "~/features/pages/document-list";
import { isExternal } from "~/features/shell/menu-link";
import { SocialIcon, socialName } from "~/features/shell/social-links";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { DocumentLink } from "~/mall/views/documents.server";
import type { LinkView } from "~/mall/views/links.server";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PhoneLink } from "~/ui/phone-link";
import { type ImageView, Picture } from "~/ui/picture";
import { NewsletterSignup } from "../newsletter/newsletter-signup";

type SiteFooterProps = {
  name: string;
  logo: ImageView | null;
  sections: { section: string; title: string; links: LinkView[] }[];
  social: { network: string; href: string }[];
  address: string | null;
  phone: string | null;
  email: string | null;
  documents: DocumentLink[];
  billing: string | null;
  newsletter: { consentHref: string; isOnHome: boolean };
};

/** Pages that visitors come to with one task, and those below them: their footer has its last column alone. */
const withShortFooter = ["login", "register", "forgot-password", "set-new-password", "dashboard"] as const;

export function SiteFooter({
  name,
  logo,
  sections,
  social,
  address,
  phone,
  email,
  documents,
  billing,
  newsletter,
}: SiteFooterProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  // Pages with the form itself.
  const withNewsletter = [
    href("newsletter", null, language),
    ...(newsletter.isOnHome ? ["/", href("index", null, language)] : []),
  ];
  const isShort = [
    ...withShortFooter.map((name) => href(name, null, language)),
    // All of them, whatever their id.
    href("my-reward", { id: "-" }, language).slice(0, -"/-".length),
  ].some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <footer className="site-footer no-print bg-footer text-footer-ink">
      <div className="page grid gap-x-10 gap-y-8 py-8 md:grid-cols-12 md:py-12">
        <div className="flex flex-col gap-3 md:col-span-4">
          {logo ? (
            <p className="flex min-h-11 items-center">
              <Picture
                image={logo}
                alt={name}
                sizes="13rem"
                fit="contain"
                className="w-52 max-w-full bg-footer forced-color-adjust-none"
              />
            </p>
          ) : (
            <p className="font-display text-heading">{name}</p>
          )}
          {address && <p className="max-w-60">{address}</p>}
          <ul className="flex flex-col gap-1">
            {phone && (
              <li>
                <PhoneLink
                  phone={phone}
                  className="inline-flex min-h-6 items-center hover:underline underline-offset-4"
                />
              </li>
            )}
            {email && (
              <li>
                <a
                  className="inline-flex min-h-6 items-center hover:underline underline-offset-4"
                  href={`mailto:${email}`}
                >
                  {email}
                </a>
              </li>
            )}
          </ul>
          {social.length > 0 && (
            <ul aria-label={t("footer.social")} className="-ml-3 flex cramped:ml-0 flex-wrap">
              {social.map(({ network, href }) => (
                <li key={network}>
                  <a
                    href={href}
                    rel="noopener external"
                    aria-label={socialName(network)}
                    className="flex size-11 items-center justify-center rounded-full hover:opacity-70"
                  >
                    <SocialIcon network={network} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav
          aria-label={t("footer.navigation")}
          className={
            isShort
              ? "md:col-span-8 [&_ul]:flex [&_ul]:flex-wrap [&_ul]:gap-x-8"
              : "grid gap-x-8 gap-y-4 not-cramped:grid-cols-2 md:col-span-8 lg:grid-cols-4"
          }
        >
          {(isShort ? sections.slice(-1) : sections).map(({ section, title: heading, links }) => (
            <div key={section}>
              <h2 className="flex min-h-11 items-center font-text text-small font-semibold tracking-normal opacity-80">
                {heading}
              </h2>
              <ul>
                {links.map(({ href, title }) => (
                  <li key={href}>
                    {isExternal(href) ? (
                      <a
                        href={href}
                        rel="noopener external"
                        className="inline-flex min-h-8 items-center gap-1 text-small hover:underline underline-offset-4"
                      >
                        {title}
                        <Icon name="arrow-up-right" className="size-4" />
                        <span className="sr-only">{t("header.external")}</span>
                      </a>
                    ) : (
                      <Link
                        to={href}
                        className="inline-flex min-h-8 items-center text-small hover:underline underline-offset-4"
                      >
                        {title}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      {!isShort && !withNewsletter.includes(pathname) && (
        <div className="page">
          <div className="grid gap-x-10 gap-y-5 border-t border-current/30 py-6 md:grid-cols-12">
            <div className="md:col-span-4">
              <h2 className="font-text text-body font-semibold tracking-normal">{t("newsletter.title")}</h2>
              <p className="mt-1 max-w-72 text-small opacity-80">{t("newsletter.text")}</p>
            </div>
            <div className="md:col-span-8">
              <NewsletterSignup ground="footer" />
            </div>
          </div>
        </div>
      )}
      {(billing || (documents.length > 0 && !isShort)) && (
        <div className="page text-tiny">
          <div className="grid gap-x-10 gap-y-4 border-t border-current/30 py-5 md:grid-cols-12">
            {billing && <p className="whitespace-pre-line opacity-80 md:col-span-4">{billing}</p>}
            {/* The screens that the short footer links hold them. */}
            {documents.length > 0 && !isShort && (
              <nav aria-label={t("footer.documents")} className="md:col-span-8 md:col-start-5">
                <ul className="flex flex-wrap gap-x-6 gap-y-1">
                  {documents.map((document) => (
                    <li key={document.href}>
                      <DocumentAnchor
                        {...document}
                        className="inline-flex min-h-6 items-center hover:underline underline-offset-4"
                      />
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
        </div>
      )}
    </footer>
  );
}
