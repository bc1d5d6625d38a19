import { type Weekday, weekdays } from "@contract/opening-hours";
import dayNames from "./vocabulary/weekday-names.json";

/** Numbers are ISO's, and 0 for a Sunday that begins the week. */
const dayOfName = new Map(weekdays.flatMap((day) => [day, ...dayNames[day]].map((name) => [name, day])));

const groups: [RegExp, readonly Weekday[]][] = [
  [/^(?:daily|every ?day|all week|denn[eě]|každ[ýy] de[nň]|täglich)$/, weekdays],
  [/^(?:week ?days?|work(?:ing )?days|(?:pracovní|všední) dny|pracovné dni|werktags)$/, weekdays.slice(0, 5)],
  [/^(?:weekends?|víkendy?|vikend|wochenende)$/, weekdays.slice(5)],
];

const germanNames = /^(?:mo|di|mi|fr|sa|(?:mon|diens|donners|frei|sams)tags?|mittwochs?|sonnabend)$/;
const czechOrSlovakNames =
  /^(?:po|pon|ut|út|st|stř|ct|čt|št|pa|pá|pi|ne|pond.*|[uú]ter[yý]|utorok|st[rř]eda|[cč]tvrtek|[sš]tvrtok|p[aá]tek|piatok|ned.*)$/;

/**
 * Reads names of weekdays: one, several, a span of them, or all.
 * @param names the text or the keys that they stand in: German's "So" is Sunday, Czech's and Slovak's is Saturday
 */
export function weekdayReader(names: string): (named: unknown) => Weekday[] {
  const words = names.toLowerCase().split(/[^\p{L}]+/u);
  const isGerman = words.some((word) => germanNames.test(word));
  const isCzech = words.some((word) => czechOrSlovakNames.test(word));
  const ambiguous: Weekday | undefined = isGerman === isCzech ? undefined : isGerman ? "sunday" : "saturday";
  const dayOf = (name: string) => (name === "so" ? ambiguous : dayOfName.get(name));

  return function weekdaysOf(named: unknown): Weekday[] {
    if (Array.isArray(named)) return named.flatMap(weekdaysOf);
    const text = String(named ?? "")
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\/schema\.org\//, "")
      .replaceAll(".", "");
    const group = groups.find(([name]) => name.test(text));
    if (group) return [...group[1]];
    const one = dayOf(text);
    if (one) return [one];
    const parts = text.split(/,|\s(?:a|and|und|&)\s/);
    if (parts.length > 1) {
      const days = parts.map(weekdaysOf);
      return days.some(({ length }) => length === 0) ? [] : days.flat();
    }
    const [first, last, ...more] = text
      .split(/[-\u2010-\u2015\u2212]|_?to_?|_|\baž\b|\bbis\b/)
      .map((name) => dayOf(name.trim()));
    return first && last && more.length === 0 ? weekdaySpan(first, last) : [];
  };
}

export function weekdaySpan(first: Weekday, last: Weekday): Weekday[] {
  const from = weekdays.indexOf(first);
  const count = ((weekdays.indexOf(last) - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => weekdays[(from + index) % 7] ?? first);
}
