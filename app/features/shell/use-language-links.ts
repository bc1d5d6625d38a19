import type { Language } from "@contract/languages";
import { useLocation, useMatches } from "@remix-run/react";
import type { PageHead } from "~/seo/page-head";

export type LanguageLink = {
  code: Language;
  name: string;
  short: string;
  href: string;
  /** The form whose input is sent along. */
  form: string | null;
};

/** The head of the page that is shown. */
export const usePageHead = () =>
  useMatches()
    .map(({ data }) => (data as { head?: PageHead } | null | undefined)?.head)
    .findLast(Boolean);

/** Links to this screen in each language, with the same query; to the home page if the screen has no other language. */
export function useLanguageLinks(languages: Pick<LanguageLink, "code" | "name" | "short">[]): LanguageLink[] {
  const { search } = useLocation();
  const head = usePageHead();
  return languages.map((language) => {
    const path = head?.alternates[language.code];
    if (!path) return { ...language, href: `/${language.code}`, form: null };
    return { ...language, href: path.replace(/\?.*/, "") + search, form: head?.form ?? null };
  });
}
