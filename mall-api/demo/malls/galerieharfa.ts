import { text } from "../../domain/content/language-text";
import { type MallDesign, palette, usualMall, wholeStreet } from "./mall-design";

export const galerieharfa: MallDesign = {
  ...usualMall,
  variety: 1,
  ways: "metro, tram, bus, car, bike, foot",
  stops: { metro: "Českomoravská", tram: "Harfa", bus: "Českomoravská" },
  name: "Galerie Harfa",
  company: "Harfa Galerie a.s.",
  address: { street: "U Strun 4", city: "Praha 9", zip_code: "190 00", country: "Česko" },
  geo: { lat: 50.1042, lng: 14.4937 },
  shopsPerCategory: 8,
  floors: 3,
  parkingSpaces: 1600,
  opens: "09:00",
  closes: "21:00",
  description: text(
    "Where Prague's evening begins: {shops} shops beside the concert hall, with music every Friday.",
    "Tady začíná pražský večer: {shops} obchodů vedle koncertní haly a hudba každý pátek.",
    "Tu sa začína pražský večer: {shops} obchodov vedľa koncertnej haly a hudba každý piatok.",
    "Hier beginnt der Prager Abend: {shops} Shops neben der Konzerthalle und jeden Freitag Musik.",
  ),
  colors: palette("#FAF8FB", "#FFFFFF", "#24142E", "#C2185B", "#24142E", "#24142E"),
  font: "Bricolage Grotesque",
  scenery: "stage",
  heroRatio: "21/9",
  cardRatio: "4/5",
  headerLogo: "wide_inverted",
  homepage: "hero, quick_find, events, shops, offers, today, news, rewards, newsletter",
  storeLayout: "wideImage",
  heroEvents: "stores",
  banners: [
    {
      motif: "event-strings",
      title: text("The evening has strings", "Večer má struny", "Večer má struny", "Der Abend hat Saiten"),
      text: text(
        "Concerts by the stage, every Friday at seven.",
        "Koncerty u pódia, každý pátek v sedm.",
        "Koncerty pri pódiu, každý piatok o siedmej.",
        "Konzerte an der Bühne, freitags um sieben.",
      ),
    },
    {
      motif: "jewellery",
      title: text("Something that shines", "Něco, co září", "Niečo, čo žiari", "Etwas, das leuchtet"),
      text: text(
        "Jewellery and watches in {jewellery} shops.",
        "Šperky a hodinky v {jewellery} obchodech.",
        "Šperky a hodinky v {jewellery} obchodoch.",
        "Schmuck und Uhren in {jewellery} Shops.",
      ),
    },
    {
      motif: "restaurant",
      title: text(
        "Dinner before the concert",
        "Večeře před koncertem",
        "Večera pred koncertom",
        "Abendessen vor dem Konzert",
      ),
      text: text(
        "{dining} restaurants and cafés that know when the curtain rises.",
        "{dining} podniků, které vědí, kdy jde opona nahoru.",
        "{dining} podnikov, ktoré vedia, kedy ide opona hore.",
        "{dining} Lokale, die wissen, wann der Vorhang aufgeht.",
      ),
    },
  ],
  layout: {
    street: [
      { length: 560, turn: 58 },
      { length: 120, turn: 0 },
      { length: 340, turn: 12 },
    ],
    halfWidth: 25,
    depth: 122,
    squares: [
      { at: 0.3, by: 32, name: text("String Square", "Strunné náměstí", "Strunové námestie", "Saitenplatz") },
      {
        at: 0.74,
        by: 26,
        name: text("Stage Square", "Náměstí u pódia", "Námestie pri pódiu", "Bühnenplatz"),
      },
    ],
    passages: [
      {
        at: 0.17,
        side: -1,
        holds: ["stairs", "wc"],
        door: text("Tram entrance", "Vchod od tramvaje", "Vchod od električky", "Eingang Straßenbahn"),
        near: ["tram"],
      },
      {
        at: 0.43,
        side: 1,
        holds: ["lift", "wc"],
        door: text("Arena entrance", "Vchod od arény", "Vchod od arény", "Eingang Arena"),
      },
      {
        at: 0.62,
        side: -1,
        holds: ["lift", "stairs"],
        door: text("Main entrance", "Hlavní vchod", "Hlavný vchod", "Haupteingang"),
        isMain: true,
      },
      {
        at: 0.86,
        side: 1,
        holds: ["stairs", "wc"],
        door: text("Metro entrance", "Vchod od metra", "Vchod od metra", "Eingang U-Bahn"),
        near: ["metro", "bus"],
      },
    ],
    levels: [wholeStreet, wholeStreet, { from: 0.04, to: 0.96 }],
    ends: [
      text("North entrance", "Severní vchod", "Severný vchod", "Nordeingang"),
      text("South entrance", "Jižní vchod", "Južný vchod", "Südeingang"),
    ],
  },
  symbol: (ink, accent) =>
    `<path d="M16 92V14Q44 30 84 8Q94 58 34 92Z" fill="none" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>${[30, 43, 56, 69].map((x, at) => `<path d="M${x} ${25 - at * 3}V${84 - at * 14}" stroke="${accent}" stroke-width="4.5"/>`).join("")}`,
};
