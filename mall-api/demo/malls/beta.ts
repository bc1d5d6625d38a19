import { text } from "../../domain/content/language-text";
import { type MallDesign, palette, usualMall, wholeStreet } from "./mall-design";

export const beta: MallDesign = {
  ...usualMall,
  variety: 5,
  ways: "tram, bus, car, bike, foot",
  hasCinema: false,
  amenities: 10,
  writesBillingAsText: true,
  dateFormat: "DD.MM.YYYY",
  timeFormat: "HH:mm",
  name: "Promenade Beta",
  company: "Promenade Centrum s.r.o.",
  address: { street: "Zkušební 7", city: "Ostrava", zip_code: "702 00", country: "Česko" },
  geo: { lat: 49.8346, lng: 18.282 },
  shopsPerCategory: 2,
  floors: 1,
  parkingSpaces: 240,
  opens: "09:00",
  closes: "20:00",
  description: text(
    "A small neighbourhood centre where new ideas are tried first: {shops} shops on one floor.",
    "Malé sousedské centrum, kde se nové nápady zkoušejí nejdřív: {shops} obchodů na jednom podlaží.",
    "Malé susedské centrum, kde sa nové nápady skúšajú najskôr: {shops} obchodov na jednom podlaží.",
    "Ein kleines Nachbarschaftscenter, in dem neue Ideen zuerst ausprobiert werden: {shops} Shops auf einer Etage.",
  ),
  colors: palette("#F8FAFC", "#FFFFFF", "#0F172A", "#0F766E", "#F8FAFC", "#0F172A"),
  font: "Space Grotesk",
  scenery: "workshop",
  heroRatio: "16/9",
  cardRatio: "16/9",
  headerLogo: "wide",
  homepage: "hero, today, quick_find, shops, offers, events, news, rewards, newsletter",
  storeLayout: "wideImage",
  heroEvents: "all",
  banners: [
    {
      motif: "electronics",
      title: text("Try it first", "Vyzkoušejte to první", "Vyskúšajte to prví", "Zuerst ausprobieren"),
      text: text(
        "New things arrive here before anywhere else.",
        "Novinky sem přicházejí dřív než jinam.",
        "Novinky sem prichádzajú skôr než inam.",
        "Neues kommt hier zuerst an.",
      ),
    },
    {
      motif: "cafe",
      title: text(
        "Your corner for coffee",
        "Váš koutek na kávu",
        "Váš kútik na kávu",
        "Ihre Ecke für Kaffee",
      ),
      text: text(
        "Roasted next door, poured by people who know your name.",
        "Pražená hned vedle a nalévaná lidmi, kteří vás znají jménem.",
        "Pražená hneď vedľa a nalievaná ľuďmi, ktorí vás poznajú po mene.",
        "Nebenan geröstet, eingeschenkt von Menschen, die Ihren Namen kennen.",
      ),
    },
    {
      motif: "books",
      title: text("Evenings of reading", "Čtenářské večery", "Čitateľské večery", "Leseabende"),
      text: text(
        "Every Wednesday at six, with soup.",
        "Každou středu v šest, s polévkou.",
        "Každú stredu o šiestej, s polievkou.",
        "Jeden Mittwoch um sechs, mit Suppe.",
      ),
    },
  ],
  layout: {
    street: [
      { length: 260, turn: 8 },
      { length: 380, turn: -30 },
    ],
    halfWidth: 24,
    depth: 108,
    squares: [{ at: 0.42, by: 28, name: text("The Yard", "Dvůr", "Dvor", "Der Hof") }],
    passages: [
      {
        at: 0.28,
        side: 1,
        holds: ["wc"],
        door: text("Main entrance", "Hlavní vchod", "Hlavný vchod", "Haupteingang"),
        near: ["tram", "bus"],
        isMain: true,
      },
      {
        at: 0.74,
        side: -1,
        holds: ["wc"],
        door: text("Yard entrance", "Vchod ze dvora", "Vchod zo dvora", "Hofeingang"),
      },
    ],
    levels: [wholeStreet],
    ends: [
      text("West entrance", "Západní vchod", "Západný vchod", "Westeingang"),
      text("East entrance", "Východní vchod", "Východný vchod", "Osteingang"),
    ],
  },
  symbol: (ink, accent) =>
    `<path d="M24 92V30a20 20 0 0 1 40 0q0 14-14 18q24 4 24 22a20 20 0 0 1-38 8" fill="none" stroke="${ink}" stroke-width="10" stroke-linecap="round"/><circle cx="84" cy="16" r="8" fill="${accent}"/>`,
};
