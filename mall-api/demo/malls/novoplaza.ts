import { text } from "../../domain/content/language-text";
import { type MallDesign, palette, usualMall, wholeStreet } from "./mall-design";

export const novoplaza: MallDesign = {
  ...usualMall,
  icons: {
    fashion: "lucide:glasses",
    "gift-cards": "lucide:party-popper",
    contact: "/art/novoplaza/logo/icon.svg",
  },
  variety: 2,
  ways: "bus, car, bike, foot",
  writesBillingAsText: true,
  name: "Novo Plaza",
  company: "Novo Plaza Invest s.r.o.",
  address: { street: "Náměstí Míčů 1", city: "Praha 4", zip_code: "140 00", country: "Česko" },
  geo: { lat: 50.0203, lng: 14.4841 },
  shopsPerCategory: 8,
  floors: 3,
  parkingSpaces: 1200,
  opens: "09:00",
  closes: "20:00",
  description: text(
    "A day out for the whole family: playgrounds on each floor, {shops} shops and the biggest ball pool in town.",
    "Výlet pro celou rodinu: hřiště na každém patře, {shops} obchodů a největší bazének s míčky ve městě.",
    "Výlet pre celú rodinu: ihriská na každom poschodí, {shops} obchodov a najväčší bazén s loptičkami v meste.",
    "Ein Ausflug für die ganze Familie: Spielplätze auf jeder Etage, {shops} Shops und das größte Bällebad der Stadt.",
  ),
  colors: { ...palette("#F6FAF7", "#FFFFFF", "#0F2A43", "#0B7A5B", "#FFFFFF", "#0F2A43"), sun: "#FFB703" },
  font: "Outfit",
  scenery: "playroom",
  heroRatio: "16/9",
  cardRatio: "1/1",
  headerLogo: "wide",
  homepage: "hero, today, shops, events, quick_find, offers, rewards, news, newsletter",
  storeLayout: "split",
  heroEvents: "mall",
  banners: [
    {
      motif: "event-kids",
      title: text(
        "Build, climb, splash",
        "Stavět, lézt, skákat",
        "Stavať, liezť, skákať",
        "Bauen, klettern, hüpfen",
      ),
      text: text(
        "New playground for children from three to ten.",
        "Nové hřiště pro děti od tří do deseti let.",
        "Nové ihrisko pre deti od troch do desiatich rokov.",
        "Neuer Spielplatz für Kinder von drei bis zehn.",
      ),
    },
    {
      motif: "kids",
      title: text("Everything for school", "Všechno do školy", "Všetko do školy", "Alles für die Schule"),
      text: text(
        "Bags, shoes and pencils on one walk.",
        "Aktovky, boty a pastelky na jedné procházce.",
        "Aktovky, topánky a ceruzky na jednej prechádzke.",
        "Ranzen, Schuhe und Stifte auf einem Weg.",
      ),
    },
    {
      motif: "pancakes",
      title: text(
        "Sunday breakfast, served until noon",
        "Nedělní snídaně až do poledne",
        "Nedeľné raňajky až do obeda",
        "Sonntagsfrühstück bis mittags",
      ),
      text: text(
        "Pancakes for the small, coffee for the tired.",
        "Lívance pro malé, káva pro unavené.",
        "Lievance pre malých, káva pre unavených.",
        "Pfannkuchen für die Kleinen, Kaffee für die Müden.",
      ),
    },
  ],
  layout: {
    street: [
      { length: 340, turn: 0 },
      { length: 280, turn: 62 },
      { length: 360, turn: 0 },
    ],
    halfWidth: 27,
    depth: 124,
    squares: [{ at: 0.48, by: 46, name: text("The Plaza", "Plaza", "Plaza", "Die Plaza") }],
    passages: [
      {
        at: 0.15,
        side: 1,
        holds: ["wc", "stairs"],
        door: text("Playground entrance", "Vchod od hřiště", "Vchod od ihriska", "Eingang Spielplatz"),
      },
      {
        at: 0.38,
        side: -1,
        holds: ["lift", "wc"],
        door: text("Main entrance", "Hlavní vchod", "Hlavný vchod", "Haupteingang"),
        isMain: true,
      },
      {
        at: 0.64,
        side: -1,
        holds: ["lift", "stairs"],
        door: text("Bus entrance", "Vchod od autobusu", "Vchod od autobusu", "Eingang Busbahnhof"),
        near: ["bus"],
      },
      {
        at: 0.87,
        side: -1,
        holds: ["wc", "stairs"],
        door: text("Park entrance", "Vchod z parku", "Vchod z parku", "Parkeingang"),
      },
    ],
    levels: [wholeStreet, wholeStreet, { from: 0.06, to: 0.95 }],
    ends: [
      text("West entrance", "Západní vchod", "Západný vchod", "Westeingang"),
      text("East entrance", "Východní vchod", "Východný vchod", "Osteingang"),
    ],
  },
  symbol: (ink, accent) =>
    `<path d="M8 92V8H24L76 66V8H92V92H76L24 34V92Z" fill="${ink}"/><circle cx="50" cy="20" r="11" fill="${accent}"/>`,
};
