import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { usePageHead } from "./use-language-links";
import { useRootData } from "./use-root-data";

/** The entry of the menus that the page belongs to. A member's password is a matter of their account. */
export function useSection(): string | undefined {
  const language = useLanguage();
  const section = usePageHead()?.section;
  const isOfAccount = useRootData()?.isMember && section === href("login", null, language);
  return isOfAccount ? href("dashboard", null, language) : section;
}
