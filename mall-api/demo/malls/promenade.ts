import { text } from "../../domain/content/language-text";
import { type MallDesign, palette, usualMall, wholeStreet } from "./mall-design";

export const promenade: MallDesign = {
  ...usualMall,
  variety: 0,
  ways: "tram, bus, train, car, bike, foot",
  stops: { train: "Brno hlavní nádraží" },
  hasSustainabilityPage: true,
  name: "Promenade",
  company: "Promenade Centrum s.r.o.",
  address: { street: "Lipová 12", city: "Brno", zip_code: "602 00", country: "Česko" },
  geo: { lat: 49.1951, lng: 16.6068 },
  shopsPerCategory: 4,
  floors: 2,
  parkingSpaces: 420,
  opens: "09:00",
  closes: "21:00",
  description: text(
    "A street with a roof of glass and lime trees: {shops} shops, a garden on the terrace and time for a stroll.",
    "Ulice pod skleněnou střechou a lipami: {shops} obchodů, zahrada na terase a čas na procházku.",
    "Ulica pod sklenenou strechou a lipami: {shops} obchodov, záhrada na terase a čas na prechádzku.",
    "Eine Straße unter Glas und Linden: {shops} Shops, ein Garten auf der Terrasse und Zeit zum Flanieren.",
  ),
  colors: palette("#FBF7F0", "#FFFFFF", "#1E2A26", "#B4472A", "#FBF7F0", "#1E3A32"),
  font: "Fraunces",
  scenery: "arcade",
  heroRatio: "16/9",
  cardRatio: "4/3",
  headerLogo: "wide",
  homepage: "hero, today, quick_find, shops, offers, events, news, rewards, newsletter",
  storeLayout: "wideImage",
  heroEvents: "all",
  banners: [
    {
      motif: "garden",
      title: text(
        "Walk among the lime trees",
        "Projděte se mezi lipami",
        "Prejdite sa medzi lipami",
        "Spazieren unter Linden",
      ),
      text: text(
        "The garden on the terrace is open until dusk.",
        "Zahrada na terase je otevřená až do soumraku.",
        "Záhrada na terase je otvorená až do súmraku.",
        "Der Garten auf der Terrasse ist bis zur Dämmerung geöffnet.",
      ),
    },
    {
      motif: "fashion",
      title: text("Dressed in good cloth", "V dobré látce", "V dobrej látke", "In gutem Stoff"),
      text: text(
        "Shirts, knitwear and shoes from makers of the region.",
        "Košile, svetry a boty od výrobců z kraje.",
        "Košele, svetre a topánky od výrobcov z kraja.",
        "Hemden, Strick und Schuhe von Herstellern der Region.",
      ),
    },
    {
      motif: "event-market",
      title: text("Saturday is market day", "V sobotu je trh", "V sobotu je trh", "Samstag ist Markttag"),
      text: text(
        "Thirty growers under the glass roof.",
        "Třicet pěstitelů pod skleněnou střechou.",
        "Tridsať pestovateľov pod sklenenou strechou.",
        "Dreißig Erzeuger unter dem Glasdach.",
      ),
    },
  ],
  layout: {
    street: [{ length: 860, turn: 46 }],
    halfWidth: 26,
    depth: 118,
    squares: [
      { at: 0.5, by: 34, name: text("Lime Square", "Lipové náměstí", "Lipové námestie", "Lindenplatz") },
    ],
    passages: [
      {
        at: 0.26,
        side: 1,
        holds: ["wc", "stairs"],
        door: text("Garden entrance", "Vchod ze zahrady", "Vchod zo záhrady", "Garteneingang"),
        near: ["train"],
      },
      {
        at: 0.6,
        side: -1,
        holds: ["lift", "wc"],
        door: text("Main entrance", "Hlavní vchod", "Hlavný vchod", "Haupteingang"),
        near: ["tram", "bus"],
        isMain: true,
      },
      {
        at: 0.82,
        side: 1,
        holds: ["stairs"],
        door: text("Mill Race entrance", "Vchod od náhonu", "Vchod od náhonu", "Eingang Mühlgraben"),
      },
    ],
    levels: [wholeStreet, { from: 0.08, to: 0.94 }],
    ends: [
      text("West entrance", "Západní vchod", "Západný vchod", "Westeingang"),
      text("East entrance", "Východní vchod", "Východný vchod", "Osteingang"),
    ],
  },
  symbol: (ink, accent) =>
    [10, 40, 70]
      .map(
        (x, at) =>
          `<path d="M${x} 92V40a13 13 0 0 1 26 0V92H${x + 17}V40a4 4 0 0 0-8 0V92Z" fill="${at === 1 ? accent : ink}"/>`,
      )
      .join(""),
};
