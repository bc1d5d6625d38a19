import { languages, type Words } from "./content/words";
import type { Row } from "./shape";

/** `{locale, ...fields}` for each language in which at least one of the fields is written. */
export function translations(fields: Record<string, Words>): Row[] {
  return languages.flatMap((locale) => {
    const written = Object.entries(fields).flatMap(([field, words]) =>
      words[locale] === undefined ? [] : [[field, words[locale]]],
    );
    return written.length > 0 ? [{ locale, ...Object.fromEntries(written) }] : [];
  });
}

/** The text of HTML without its tags, for short descriptions. */
export function plainText(html: Words): Words {
  const bare = (text: string) => text.replace(/<[^>]+>/g, "");
  return {
    cz: bare(html.cz),
    en: bare(html.en),
    ...(html.sk ? { sk: bare(html.sk) } : {}),
    ...(html.de ? { de: bare(html.de) } : {}),
  };
}
