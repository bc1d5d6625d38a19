import { type Weekday, weekdays } from "@contract/opening-hours";

/** Numbers are ISO's, and 0 for a Sunday that begins the week. */
const dayNames: Record<Weekday, string> = {
  monday: "mon mo po pon pondělí pondeli pondelok montag 1",
  tuesday: "tue tu tues ut út uterý úterý utery utorok dienstag di 2",
  wednesday: "wed we st str stř středa streda mittwoch mi 3",
  thursday: "thu th thur thurs čt ct čtvrtek ctvrtek štvrtok stvrtok št donnerstag do 4",
  friday: "fri fr pá pa pátek patek piatok pi freitag 5",
  saturday: "sat sa so sobota samstag sonnabend 6",
  sunday: "sun su ne neděle nedele nedeľa nedela sonntag 7 0",
};
const dayOfName = new Map(
  weekdays.flatMap((day) => [day, ...dayNames[day].split(" ")].map((name) => [name, day])),
);

const groups: [RegExp, readonly Weekday[]][] = [
  [/^(?:daily|every ?day|all week|denn[eě]|každ[ýy] de[nň]|täglich)$/, weekdays],
  [/^(?:week ?days|work(?:ing )?days|(?:pracovní|všední) dny|pracovné dni|werktags)$/, weekdays.slice(0, 5)],
  [/^(?:weekends?|víkendy?|wochenende)$/, weekdays.slice(5)],
];

/** The weekdays that a text names: one, several, a span of them, or all. */
export function weekdaysOf(named: unknown): Weekday[] {
  if (Array.isArray(named)) return named.flatMap(weekdaysOf);
  const text = String(named ?? "")
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, "")
    .replaceAll(".", "");
  const group = groups.find(([name]) => name.test(text));
  if (group) return [...group[1]];
  const one = dayOfName.get(text);
  if (one) return [one];
  const parts = text.split(/,|\s(?:a|and|und|&)\s/);
  if (parts.length > 1) return parts.flatMap(weekdaysOf);
  const [first, last, ...more] = text
    .split(/[-–—]|_?to_?|\baž\b|\bbis\b/)
    .map((name) => dayOfName.get(name.trim()));
  if (!first || !last || more.length > 0) return [];
  const from = weekdays.indexOf(first);
  const count = ((weekdays.indexOf(last) - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => weekdays[(from + index) % 7] ?? first);
}
