import { type LanguageText, text } from "../../domain/content/language-text";

/** Czech and Slovak public holidays with a fixed date on which the malls are closed or open shorter. */
export const holidays: {
  monthDay: string;
  hours: null | [string, string];
  countries: string;
  name: LanguageText;
}[] = [
  {
    monthDay: "01-01",
    hours: null,
    countries: "cz sk",
    name: text("New Year's Day", "Nový rok", "Nový rok", "Neujahr"),
  },
  {
    monthDay: "05-08",
    hours: null,
    countries: "cz sk",
    name: text("Victory Day", "Den vítězství", "Deň víťazstva nad fašizmom", "Tag des Sieges"),
  },
  {
    monthDay: "09-28",
    hours: null,
    countries: "cz",
    name: text(
      "Czech Statehood Day",
      "Den české státnosti",
      "Deň českej štátnosti",
      "Tag der tschechischen Staatlichkeit",
    ),
  },
  {
    monthDay: "10-28",
    hours: null,
    countries: "cz",
    name: text(
      "Independence Day",
      "Den vzniku Československa",
      "Deň vzniku Československa",
      "Tag der Entstehung der Tschechoslowakei",
    ),
  },
  {
    monthDay: "08-29",
    hours: ["10:00", "18:00"],
    countries: "sk",
    name: text(
      "Slovak National Uprising Day",
      "Výročí SNP",
      "Výročie SNP",
      "Tag des Slowakischen Nationalaufstands",
    ),
  },
  {
    monthDay: "12-24",
    hours: ["08:00", "12:00"],
    countries: "cz sk",
    name: text("Christmas Eve", "Štědrý den", "Štedrý deň", "Heiligabend"),
  },
  {
    monthDay: "12-25",
    hours: null,
    countries: "cz sk",
    name: text("Christmas Day", "1. svátek vánoční", "1. sviatok vianočný", "1. Weihnachtstag"),
  },
  {
    monthDay: "12-26",
    hours: null,
    countries: "cz sk",
    name: text("St Stephen's Day", "2. svátek vánoční", "2. sviatok vianočný", "2. Weihnachtstag"),
  },
];
