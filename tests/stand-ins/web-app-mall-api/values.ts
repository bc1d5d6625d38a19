import type { Moment } from "../other-mall-api/content/model";
import type { Words } from "../other-mall-api/content/words";
import { momentAt, pragueText } from "../other-mall-api/dates";
import type { Row } from "./envelope";

/** The states of content. */
export const itemState = { archived: 0, published: 1, draft: 2, scheduled: 3 } as const;

/** How the platform writes values that depend on when and where it runs. */
export type Setting = { now: Date; picturesUrl: string };

/** The mall's local time without a zone: `2026-11-22 10:00:00`. */
export const at = ({ now }: Setting, days: number, time: string): string =>
  pragueText(momentAt(now, { days, time }));

export const momentOf = (setting: Setting, { days, time }: Moment): string => at(setting, days, time);

export const picture = ({ picturesUrl }: Setting, file: string): string => `${picturesUrl}/${file}`;

/** A file in the platform's storage. */
export const storedFile = (setting: Setting, id: number, name: string, isPublic = true): Row => ({
  id,
  bucket_title: "mall-files",
  file_name: name,
  file_size: 48_211,
  file_extension: name.split(".").at(-1),
  public_url: picture(setting, name),
  storage_file_path: `companies/${name}`,
  is_public: isPublic,
  created_at: at(setting, -90, "08:00"),
  updated_at: at(setting, -90, "08:00"),
});

/** Texts by language, of those that the platform has: Czech is the entity's own. */
export function translations(entity: string, id: number, fields: Record<string, Words>): Row[] {
  const languages = [
    ["cs", "cz"],
    ["sk", "sk"],
    ["en", "en"],
  ] as const;
  return languages.flatMap(([locale, code], number) => {
    const texts = Object.entries(fields).flatMap(([field, words]) =>
      words[code] ? [[field, words[code]]] : [],
    );
    return texts.length > 0
      ? [{ id: id * 10 + number, [`${entity}_id`]: id, locale, ...Object.fromEntries(texts) }]
      : [];
  });
}
