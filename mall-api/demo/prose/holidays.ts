import { type LanguageText, text } from "../../domain/content/language-text";

type Opening = "usual" | "closed" | { from: string; to: string };
type Holiday = {
  /** A date `MM-DD`, or a number of days after Easter Sunday. */
  on: string | number;
  name: LanguageText;
  /** Opening by country; a country that doesn't celebrate the day isn't there. */
  cz?: Opening;
  sk?: Opening;
};

const christmasEve = { from: "08:00", to: "12:00" };

/** All public holidays of Czechia and Slovakia. On some the law has large shops closed, by country. */
const holidays: Holiday[] = [
  {
    on: "01-01",
    cz: "closed",
    sk: "closed",
    name: text("New Year's Day", "Nový rok", "Nový rok", "Neujahr"),
  },
  { on: "01-06", sk: "closed", name: text("Epiphany", "Tři králové", "Traja králi", "Heilige Drei Könige") },
  {
    on: -2,
    cz: "usual",
    sk: "closed",
    name: text("Good Friday", "Velký pátek", "Veľký piatok", "Karfreitag"),
  },
  {
    on: 0,
    sk: "closed",
    name: text("Easter Sunday", "Velikonoční neděle", "Veľkonočná nedeľa", "Ostersonntag"),
  },
  {
    on: 1,
    cz: "closed",
    sk: "closed",
    name: text("Easter Monday", "Velikonoční pondělí", "Veľkonočný pondelok", "Ostermontag"),
  },
  {
    on: "05-01",
    cz: "usual",
    sk: "closed",
    name: text("Labour Day", "Svátek práce", "Sviatok práce", "Tag der Arbeit"),
  },
  {
    on: "05-08",
    cz: "closed",
    sk: "closed",
    name: text("Victory Day", "Den vítězství", "Deň víťazstva nad fašizmom", "Tag des Sieges"),
  },
  {
    on: "07-05",
    cz: "usual",
    sk: "closed",
    name: text(
      "Saints Cyril and Methodius",
      "Den Cyrila a Metoděje",
      "Sviatok svätého Cyrila a Metoda",
      "Kyrill und Method",
    ),
  },
  {
    on: "07-06",
    cz: "usual",
    name: text("Jan Hus Day", "Den upálení Jana Husa", "Deň upálenia Jana Husa", "Jan-Hus-Tag"),
  },
  {
    on: "08-29",
    sk: "closed",
    name: text(
      "Slovak National Uprising Day",
      "Výročí SNP",
      "Výročie SNP",
      "Tag des Slowakischen Nationalaufstands",
    ),
  },
  {
    on: "09-15",
    sk: "closed",
    name: text(
      "Our Lady of Sorrows",
      "Panna Maria Sedmibolestná",
      "Sedembolestná Panna Mária",
      "Sieben Schmerzen Mariens",
    ),
  },
  {
    on: "09-28",
    cz: "closed",
    name: text(
      "Czech Statehood Day",
      "Den české státnosti",
      "Deň českej štátnosti",
      "Tag der tschechischen Staatlichkeit",
    ),
  },
  {
    on: "10-28",
    cz: "closed",
    name: text(
      "Independence Day",
      "Den vzniku Československa",
      "Deň vzniku Československa",
      "Tag der Entstehung der Tschechoslowakei",
    ),
  },
  {
    on: "11-01",
    sk: "closed",
    name: text("All Saints' Day", "Svátek všech svatých", "Sviatok všetkých svätých", "Allerheiligen"),
  },
  {
    on: "11-17",
    cz: "usual",
    sk: "usual",
    name: text(
      "Freedom and Democracy Day",
      "Den boje za svobodu a demokracii",
      "Deň boja za slobodu a demokraciu",
      "Tag des Kampfes für Freiheit und Demokratie",
    ),
  },
  {
    on: "12-24",
    cz: christmasEve,
    sk: christmasEve,
    name: text("Christmas Eve", "Štědrý den", "Štedrý deň", "Heiligabend"),
  },
  {
    on: "12-25",
    cz: "closed",
    sk: "closed",
    name: text("Christmas Day", "1. svátek vánoční", "1. sviatok vianočný", "1. Weihnachtstag"),
  },
  {
    on: "12-26",
    cz: "closed",
    sk: "closed",
    name: text("St Stephen's Day", "2. svátek vánoční", "2. sviatok vianočný", "2. Weihnachtstag"),
  },
];

/** A year's public holidays in order, with what the malls of the country do on them. */
export function holidaysOf(country: "cz" | "sk", year: number) {
  return holidays
    .flatMap(({ on, name, ...openings }) => {
      const opening = openings[country];
      return opening ? [{ date: dateOf(on, year), opening, name }] : [];
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** Whether the law has the malls of the country closed, or closing at noon. */
export function isHoliday(country: "cz" | "sk", date: Date): boolean {
  const day = date.toISOString().slice(0, 10);
  return holidaysOf(country, date.getUTCFullYear()).some(
    (each) => each.date === day && each.opening !== "usual",
  );
}

function dateOf(on: string | number, year: number): string {
  if (typeof on === "string") return `${year}-${on}`;
  return new Date(easterSunday(year) + on * 86_400_000).toISOString().slice(0, 10);
}

/** Oudin's rule for the Gregorian calendar. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const full =
    moon -
    Math.floor(moon / 28) *
      (1 - Math.floor(moon / 28) * Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  const after = full - weekday;
  const month = 3 + Math.floor((after + 40) / 44);
  const day = after + 28 - 31 * Math.floor(month / 4);
  return Date.UTC(year, month - 1, day);
}
