import { text } from "../../domain/content/language-text";
import { type MallDesign, palette, usualMall, wholeStreet } from "./mall-design";

export const europasc: MallDesign = {
  ...usualMall,
  variety: 3,
  country: "sk",
  offersLayout: "list",
  ways: "car, bus, train, foot",
  stops: { train: "Banská Bystrica mesto" },
  hasSustainabilityPage: true,
  name: "Europa SC",
  company: "Europa SC Banská Bystrica, s.r.o.",
  address: { street: "Na Troskách 25", city: "Banská Bystrica", zip_code: "974 01", country: "Slovensko" },
  geo: { lat: 48.7326, lng: 19.1475 },
  shopsPerCategory: 8,
  floors: 3,
  parkingSpaces: 860,
  opens: "09:00",
  closes: "21:00",
  description: text(
    "The calm centre under the mountains: {shops} shops, a winter garden and a view of the ridges.",
    "Klidné centrum pod horami: {shops} obchodů, zimní zahrada a výhled na hřebeny.",
    "Pokojné centrum pod horami: {shops} obchodov, zimná záhrada a výhľad na hrebene.",
    "Das ruhige Center am Fuß der Berge: {shops} Shops, ein Wintergarten und der Blick auf die Kämme.",
  ),
  colors: palette("#F5F6F8", "#FFFFFF", "#14213D", "#1D4ED8", "#14213D", "#14213D"),
  font: "DM Serif Display",
  scenery: "ridge",
  heroRatio: "2/1",
  cardRatio: "3/2",
  headerLogo: "wide_inverted",
  homepage: "hero, shops, today, offers, news, events, quick_find, rewards, newsletter",
  storeLayout: "logoFirst",
  heroEvents: "all",
  banners: [
    {
      motif: "sport",
      title: text("Before you go up", "Než vyrazíte nahoru", "Skôr než vyrazíte hore", "Bevor es hinaufgeht"),
      text: text(
        "Boots, skis and advice from people who know the ridge.",
        "Boty, lyže a rada od lidí, kteří hřeben znají.",
        "Topánky, lyže a rada od ľudí, ktorí hrebeň poznajú.",
        "Stiefel, Ski und Rat von Leuten, die den Kamm kennen.",
      ),
    },
    {
      motif: "home",
      title: text(
        "A house that smells of wood",
        "Dům, který voní dřevem",
        "Dom, ktorý vonia drevom",
        "Ein Haus, das nach Holz duftet",
      ),
      text: text(
        "Furniture and linen from Slovak workshops.",
        "Nábytek a len ze slovenských dílen.",
        "Nábytok a ľan zo slovenských dielní.",
        "Möbel und Leinen aus slowakischen Werkstätten.",
      ),
    },
    {
      motif: "cafe",
      title: text(
        "An hour in the winter garden",
        "Hodina v zimní zahradě",
        "Hodina v zimnej záhrade",
        "Eine Stunde im Wintergarten",
      ),
      text: text(
        "Coffee, newspapers and palm trees, all year round.",
        "Káva, noviny a palmy, po celý rok.",
        "Káva, noviny a palmy, po celý rok.",
        "Kaffee, Zeitungen und Palmen, das ganze Jahr.",
      ),
    },
  ],
  layout: {
    street: [
      { length: 490, turn: 42 },
      { length: 90, turn: 0 },
      { length: 420, turn: -38 },
    ],
    halfWidth: 25,
    depth: 120,
    squares: [
      { at: 0.26, by: 28, name: text("Spruce Hall", "Smrková hala", "Smreková hala", "Fichtenhalle") },
      { at: 0.7, by: 34, name: text("Winter Garden", "Zimní zahrada", "Zimná záhrada", "Wintergarten") },
    ],
    passages: [
      {
        at: 0.14,
        side: -1,
        holds: ["stairs", "wc"],
        door: text("Station entrance", "Vchod od nádraží", "Vchod od stanice", "Eingang Bahnhof"),
        near: ["train", "bus"],
      },
      {
        at: 0.4,
        side: 1,
        holds: ["lift", "wc"],
        door: text("Main entrance", "Hlavní vchod", "Hlavný vchod", "Haupteingang"),
        isMain: true,
      },
      {
        at: 0.57,
        side: -1,
        holds: ["lift", "stairs"],
        door: text("River entrance", "Vchod od řeky", "Vchod od rieky", "Eingang Flussufer"),
      },
      {
        at: 0.85,
        side: 1,
        holds: ["wc", "stairs"],
        door: text("Castle entrance", "Vchod od hradu", "Vchod od hradu", "Eingang Burg"),
      },
    ],
    levels: [wholeStreet, wholeStreet, { from: 0.05, to: 0.93 }],
    ends: [
      text("West entrance", "Západní vchod", "Západný vchod", "Westeingang"),
      text("East entrance", "Východní vchod", "Východný vchod", "Osteingang"),
    ],
  },
  symbol: (ink, accent) =>
    `<path d="M4 88L38 24L56 58L68 38L96 88Z" fill="${ink}"/><path d="M38 24L50 46L38 58L26 46Z" fill="${accent}"/><circle cx="78" cy="20" r="9" fill="${accent}"/>`,
};
