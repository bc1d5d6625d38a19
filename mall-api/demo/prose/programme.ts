import { type LanguageText, text } from "../../domain/content/language-text";

export const tiers: {
  key: string;
  from: number;
  to: number | null;
  multiplier: number;
  color: string;
  name: LanguageText;
  benefits: LanguageText[];
}[] = [
  {
    key: "walker",
    from: 0,
    to: 499,
    multiplier: 1,
    color: "#9a8f83",
    name: text("Stroller", "Chodec", "Chodec", "Flaneur"),
    benefits: [
      text(
        "One point for every 10 Kč",
        "Jeden bod za každých 10 Kč",
        "Jeden bod za každých 10 Kč",
        "Ein Punkt je 10 Kč",
      ),
      text("Rewards from 50 points", "Odměny od 50 bodů", "Odmeny od 50 bodov", "Prämien ab 50 Punkten"),
    ],
  },
  {
    key: "friend",
    from: 500,
    to: 1999,
    multiplier: 1.2,
    color: "#4f7f73",
    name: text("Friend", "Přítel", "Priateľ", "Freund"),
    benefits: [
      text("A fifth more points", "O pětinu více bodů", "O pätinu viac bodov", "Ein Fünftel mehr Punkte"),
      text(
        "An extra hour of parking",
        "Hodina parkování navíc",
        "Hodina parkovania navyše",
        "Eine Stunde länger parken",
      ),
    ],
  },
  {
    key: "patron",
    from: 2000,
    to: 4999,
    multiplier: 1.5,
    color: "#b08a3c",
    name: text("Patron", "Patron", "Patrón", "Gönner"),
    benefits: [
      text(
        "Half as many points again",
        "O polovinu více bodů",
        "O polovicu viac bodov",
        "Anderthalbfache Punkte",
      ),
      text("Offers a day earlier", "Nabídky o den dřív", "Ponuky o deň skôr", "Angebote einen Tag früher"),
    ],
  },
  {
    key: "host",
    from: 5000,
    to: null,
    multiplier: 2,
    color: "#3b2f4a",
    name: text("Host", "Hostitel", "Hostiteľ", "Gastgeber"),
    benefits: [
      text("Twice the points", "Dvojnásobek bodů", "Dvojnásobok bodov", "Doppelte Punkte"),
      text(
        "The members' lounge at any time",
        "Členský salonek kdykoli",
        "Členský salónik kedykoľvek",
        "Die Mitglieder-Lounge jederzeit",
      ),
    ],
  },
];

export const rewardKinds = [
  { key: "treats", icon: "lucide:coffee", name: text("Treats", "Pro radost", "Pre radosť", "Genuss") },
  {
    key: "savings",
    icon: "lucide:badge-percent",
    name: text("Savings", "Slevy a karty", "Zľavy a karty", "Ersparnis"),
  },
  { key: "services", icon: "lucide:armchair", name: text("Services", "Služby", "Služby", "Service") },
] as const;

export const postKinds = [
  {
    key: "house",
    icon: "lucide:building",
    name: text("From the mall", "Z centra", "Z centra", "Aus dem Center"),
  },
  { key: "people", icon: "lucide:users", name: text("People", "Lidé", "Ľudia", "Menschen") },
] as const;
