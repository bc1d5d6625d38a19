import { languageShortName, languageTag } from "@contract/languages";
import type { ReactNode } from "react";
import { useTranslation } from "~/locale/use-translation";
import { type ImageView, logoHref } from "~/ui/picture";
import type { LanguageLink } from "../shell/use-language-links";

type WifiFrameProps = {
  name: string;
  logo: ImageView | null;
  darkLogo: ImageView | null;
  language: string;
  languages: LanguageLink[];
  children: ReactNode;
};

/** The layout of the Wi-Fi log-in: the mall's logo, the languages, and the form. */
export function WifiFrame({ name, logo, darkLogo, language, languages, children }: WifiFrameProps) {
  const { t } = useTranslation();
  return (
    <>
      <header>
        <div>
          {logo ? (
            <picture>
              {darkLogo && (
                <source media="(prefers-color-scheme: dark)" srcSet={logoHref(darkLogo.src, 320)} />
              )}
              <img
                src={logoHref(logo.src, 320)}
                alt={name}
                width={logo.width}
                height={logo.height}
                {...(logo.width < 2 * logo.height && { className: "tall" })}
              />
            </picture>
          ) : (
            <strong>{name}</strong>
          )}
          <nav aria-label={t("header.language")}>
            {languages.map(({ code, name: title, href }) => (
              <a
                key={code}
                href={href}
                lang={languageTag(code)}
                hrefLang={languageTag(code)}
                aria-label={title}
                aria-current={code === language ? "true" : undefined}
              >
                {languageShortName(code)}
              </a>
            ))}
          </nav>
        </div>
      </header>
      <main id="content">{children}</main>
    </>
  );
}
