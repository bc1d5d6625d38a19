import type { Language } from "@contract/languages";
import { useLocation, useMatches } from "@remix-run/react";
import type { PageHead } from "~/seo/page-head";

export type LanguageLink = { code: Language; name: string; short: string; href: string };

/** Links to this screen in each language, with the same query; to the home page if the screen has no other language. */
export function useLanguageLinks(languages: Omit<LanguageLink, "href">[]): LanguageLink[] {
  const { search } = useLocation();
  const head = useMatches()
    .map(({ data }) => (data as { head?: PageHead } | null | undefined)?.head)
    .findLast(Boolean);
  return languages.map((language) => {
    const path = head?.alternates[language.code];
    return { ...language, href: path ? path.replace(/\?.*/, "") + search : `/${language.code}` };
  });
}
