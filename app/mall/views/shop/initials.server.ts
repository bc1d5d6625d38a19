import { intlLocale, type Language } from "@contract/languages";
import { folded } from "~/locale/folded";
import { collator } from "~/locale/formatters";

const noLetter = "#";

/**
 * Things by the initials of their names, in the alphabet of a language: Č and CH are letters of their own in Czech and
 * Slovak, Ö belongs to O in German. What begins with no letter comes last, under `#`. The order within a letter stays.
 */
export function byInitial<Thing extends { name: string }>(
  things: readonly Thing[],
  language: Language,
): { letter: string; things: Thing[] }[] {
  const { compare } = collator(intlLocale(language), { sensitivity: "base" });
  const isChOwn = compare("ch", "cz") > 0;

  function initialOf(name: string): string {
    const first = name.trim().normalize("NFC").charAt(0).toUpperCase();
    const plain = folded(first).toUpperCase();
    if (!/^[A-Z]/.test(plain)) return noLetter;
    if (isChOwn && /^ch/i.test(name.trim())) return "CH";
    return compare(first, plain) === 0 ? plain.charAt(0) : first;
  }

  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const letter = initialOf(thing.name);
    groups.set(letter, [...(groups.get(letter) ?? []), thing]);
  }
  return [...groups]
    .map(([letter, things]) => ({ letter, things }))
    .sort(
      (one, other) =>
        Number(one.letter === noLetter) - Number(other.letter === noLetter) ||
        compare(one.letter, other.letter),
    );
}
