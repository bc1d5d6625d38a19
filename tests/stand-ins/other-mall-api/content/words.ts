/** One text in the languages that the mall's editors have written it in: always Czech and English. */
export interface Words {
  cz: string;
  en: string;
  sk?: string;
  de?: string;
}

export type Language = keyof Words;

export const languages: readonly Language[] = ["cz", "en", "sk", "de"];

export function words(cz: string, en: string, sk?: string, de?: string): Words {
  return { cz, en, ...(sk ? { sk } : {}), ...(de ? { de } : {}) };
}

/** A name that is the same in every language, such as a shop's. */
export const sameName = (name: string): Words => words(name, name, name, name);

/** Each language's text as one HTML paragraph. */
export function paragraph(text: Words): Words {
  return words(
    `<p>${text.cz}</p>`,
    `<p>${text.en}</p>`,
    text.sk && `<p>${text.sk}</p>`,
    text.de && `<p>${text.de}</p>`,
  );
}
