import { languageTag } from "@contract/languages";
import { carryTyped } from "~/forms/carry-typed";
import { localeCookie } from "~/locale/remember-language";
import { useLanguage } from "~/locale/use-language";
import { Icon } from "~/ui/icon";
import type { LanguageLink } from "./use-language-links";

/** This page in each language. */
export function LanguageList({ languages, className }: { languages: LanguageLink[]; className: string }) {
  const language = useLanguage();
  return (
    <ul className={className}>
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
  );
}
