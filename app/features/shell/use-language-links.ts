import { type Language, languageName } from "@contract/languages";
import { useLocation, useMatches } from "@remix-run/react";
import type { PageHead } from "~/seo/page-head";

export type LanguageLink = {
  code: Language;
  name: string;
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
export function useLanguageLinks(languages: Language[]): LanguageLink[] {
  const { search } = useLocation();
  const head = usePageHead();
  return languages.map((code) => {
    const language = { code, name: languageName(code) };
    const path = head?.alternates[code];
    if (!path) return { ...language, href: `/${code}`, form: null };
    return { ...language, href: path.replace(/\?.*/, "") + search, form: head?.form ?? null };
  });
}
