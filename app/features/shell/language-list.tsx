import { languageTag } from "@contract/languages";
import { carryDraft } from "~/forms/draft-across-languages";
import { formId, switchField } from "~/forms/form-answer";
import { localeCookie } from "~/locale/remember-language";
import { useLanguage } from "~/locale/use-language";
import { Icon } from "~/ui/icon";
import type { LanguageLink } from "./use-language-links";

/**
 * This page in each language. On a screen with a form, buttons send what is typed to the form in the other language;
 * with JavaScript the browser stores it instead.
 */
export function LanguageList({ languages, className }: { languages: LanguageLink[]; className: string }) {
  const language = useLanguage();
  const formOfScreen = languages.find(({ form }) => form)?.form;
  return (
    <ul className={className}>
      {formOfScreen && (
        <li hidden>
          {/* Enter in a field presses the form's first button on the page, which must not be a language. */}
          <button type="submit" form={formId(formOfScreen)} aria-label="–" />
        </li>
      )}
      {languages.map(({ code, name, href, form }) => {
        const isCurrent = code === language;
        const carry = () => {
          carryDraft(href);
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't everywhere
          document.cookie = localeCookie(code, { isSecure: location.protocol === "https:" });
        };
        const attributes = {
          lang: languageTag(code),
          "aria-current": isCurrent ? ("true" as const) : undefined,
          className:
            "flex min-h-11 w-full items-center justify-between px-4 text-small hover:bg-surface-sunken",
        };
        return (
          <li key={code}>
            {form && !isCurrent ? (
              <button
                type="submit"
                form={formId(form)}
                formAction={`${href}#${formId(form)}`}
                formNoValidate
                name={switchField}
                value={code}
                onClick={(event) => {
                  event.preventDefault();
                  carry();
                  location.assign(href);
                }}
                {...attributes}
              >
                {name}
              </button>
            ) : (
              <a href={href} hrefLang={languageTag(code)} onClick={carry} {...attributes}>
                {name}
                {isCurrent && <Icon name="check" className="size-4" />}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
