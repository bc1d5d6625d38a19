import { text } from "../../domain/content/language-text";
import { type MallDesign, palette, usualMall, wholeStreet } from "./mall-design";

export const presentation: MallDesign = {
  ...usualMall,
  variety: 4,
  ways: "metro, tram, bus, car, bike, foot",
  stops: { metro: "Dejvická", tram: "Vítězné náměstí", bus: "Vítězné náměstí" },
  hasCinema: false,
  hasPlainMenu: true,
  name: "Promenade Presentation",
  company: "Promenade Centrum s.r.o.",
  address: { street: "Bílá 3", city: "Praha 6", zip_code: "160 00", country: "Česko" },
  geo: { lat: 50.1005, lng: 14.3905 },
  shopsPerCategory: 3,
  floors: 2,
  parkingSpaces: 320,
  opens: "10:00",
  closes: "20:00",
  description: text(
    "A gallery of shops, reduced to what matters. See what a mall's site can be.",
    "Galerie obchodů zbavená všeho zbytečného. Podívejte se, jaký může být web centra.",
    "Galéria obchodov zbavená všetkého zbytočného. Pozrite sa, aký môže byť web centra.",
    "Eine Galerie von Shops, auf das Wesentliche reduziert. Sehen Sie, was eine Centerseite sein kann.",
  ),
  colors: palette("#FFFFFF", "#FAFAFA", "#111111", "#5B21B6", "#FFFFFF", "#111111"),
  font: "Instrument Serif",
  scenery: "outline",
  heroRatio: "16/9",
  cardRatio: "4/3",
  headerLogo: "wide",
  homepage: "hero, shops, offers, events, news, today, quick_find, rewards, newsletter",
  storeLayout: "split",
  heroEvents: "all",
  banners: [
    {
      motif: "mall-interior",
      title: text("Less, but better", "Méně, ale lépe", "Menej, ale lepšie", "Weniger, aber besser"),
      text: text(
        "A mall drawn with one line.",
        "Centrum nakreslené jednou čarou.",
        "Centrum nakreslené jednou čiarou.",
        "Ein Center, mit einer Linie gezeichnet.",
      ),
    },
    {
      motif: "accessories",
      title: text(
        "Objects worth keeping",
        "Věci, které stojí za to mít",
        "Veci, ktoré sa oplatí mať",
        "Dinge, die bleiben dürfen",
      ),
      text: text(
        "A choice of the season from every shop.",
        "Výběr sezony z každého obchodu.",
        "Výber sezóny z každého obchodu.",
        "Eine Auswahl der Saison aus jedem Shop.",
      ),
    },
    {
      motif: "folded-stars",
      title: text("A hall in white", "Hala v bílém", "Hala v bielom", "Eine Halle in Weiß"),
      text: text(
        "Light, paper and eleven thousand folded stars.",
        "Světlo, papír a jedenáct tisíc složených hvězd.",
        "Svetlo, papier a jedenásťtisíc zložených hviezd.",
        "Licht, Papier und elftausend gefaltete Sterne.",
      ),
    },
  ],
  layout: {
    street: [
      { length: 300, turn: 0 },
      { length: 220, turn: 48 },
      { length: 220, turn: 0 },
    ],
    halfWidth: 28,
    depth: 112,
    squares: [{ at: 0.52, by: 30, name: text("White Hall", "Bílá hala", "Biela hala", "Weiße Halle") }],
    passages: [
      {
        at: 0.3,
        side: -1,
        holds: ["lift", "wc"],
        door: text("Main entrance", "Hlavní vchod", "Hlavný vchod", "Haupteingang"),
        near: ["tram", "bus"],
        isMain: true,
      },
      {
        at: 0.76,
        side: -1,
        holds: ["stairs", "wc"],
        door: text("Studio entrance", "Vchod od ateliérů", "Vchod od ateliérov", "Eingang Ateliers"),
        near: ["metro"],
      },
    ],
    levels: [wholeStreet, { from: 0.05, to: 0.92 }],
    ends: [
      text("West entrance", "Západní vchod", "Západný vchod", "Westeingang"),
      text("East entrance", "Východní vchod", "Východný vchod", "Osteingang"),
    ],
  },
  symbol: (ink, accent) =>
    `<rect x="10" y="10" width="80" height="80" fill="none" stroke="${ink}" stroke-width="7"/><path d="M34 90V50a16 16 0 0 1 32 0V90" fill="none" stroke="${accent}" stroke-width="7"/>`,
};
