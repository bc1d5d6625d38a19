import type { Language } from "@contract/languages";
import type { Translate } from "./translate";

let provided: (language: Language) => Translate = () => (key) => key;

/** Called once at the start: the server has the texts of every language, a document those of its own. */
export function provideTranslators(translators: (language: Language) => Translate) {
  provided = translators;
}

/** Translates outside components, which ask the context; keys begin with their namespace. */
export const translatorIn = (language: Language): Translate => provided(language);
