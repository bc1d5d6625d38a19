import type { TenantId } from "@contract/tenant-ids";
import { type LanguageText, text } from "../../domain/content/language-text";

export type MallIdentity = {
  name: string;
  company: string;
  address: { street: string; city: string; zip_code: string; country: string };
  geo: { lat: number; lng: number };
  shopsPerCategory: number;
  floors: number;
  opens: string;
  closes: string;
  description: LanguageText;
  colors: Record<string, string>;
  font: string;
  heroRatio: string;
  cardRatio: string;
  headerLogo: "base" | "inverted" | "wide" | "wide_inverted";
  homepage: string;
  storeLayout: "wideImage" | "logoFirst" | "split";
  heroEvents: "stores" | "mall" | "all";
  banners: { motif: string; title: LanguageText; text: LanguageText }[];
};

const palette = (
  surface: string,
  raised: string,
  ink: string,
  accent: string,
  header: string,
  footer: string,
) => ({ surface, surface_raised: raised, ink, accent, header, footer });

export const mallIdentities: Record<TenantId, MallIdentity> = {
  promenade: {
    name: "Promenade",
    company: "Promenade Centrum s.r.o.",
    address: { street: "Lipová 12", city: "Brno", zip_code: "602 00", country: "Česko" },
    geo: { lat: 49.1951, lng: 16.6068 },
    shopsPerCategory: 4,
    floors: 2,
    opens: "09:00",
    closes: "21:00",
    description: text(
      "A street with a roof of glass and lime trees: forty-eight shops, a garden on the terrace and time for a stroll.",
      "Ulice pod skleněnou střechou a lipami: osmačtyřicet obchodů, zahrada na terase a čas na procházku.",
      "Ulica pod sklenenou strechou a lipami: štyridsaťosem obchodov, záhrada na terase a čas na prechádzku.",
      "Eine Straße unter Glas und Linden: achtundvierzig Geschäfte, ein Garten auf der Terrasse und Zeit zum Flanieren.",
    ),
    colors: palette("#FBF7F0", "#FFFFFF", "#1E2A26", "#B4472A", "#FBF7F0", "#1E3A32"),
    font: "Fraunces",
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
        title: text(
          "Autumn in good cloth",
          "Podzim v dobré látce",
          "Jeseň v dobrej látke",
          "Herbst in gutem Stoff",
        ),
        text: text(
          "Coats, knitwear and boots from makers of the region.",
          "Kabáty, svetry a boty od výrobců z kraje.",
          "Kabáty, svetre a topánky od výrobcov z kraja.",
          "Mäntel, Strick und Stiefel von Herstellern der Region.",
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
  },
  galerieharfa: {
    name: "Galerie Harfa",
    company: "Harfa Galerie a.s.",
    address: { street: "U Strun 4", city: "Praha 9", zip_code: "190 00", country: "Česko" },
    geo: { lat: 50.1042, lng: 14.4937 },
    shopsPerCategory: 8,
    floors: 3,
    opens: "09:00",
    closes: "21:00",
    description: text(
      "Where Prague's evening begins: ninety-six shops beside the concert hall, with music on the roof.",
      "Tady začíná pražský večer: šestadevadesát obchodů vedle koncertní haly a hudba na střeše.",
      "Tu sa začína pražský večer: deväťdesiatšesť obchodov vedľa koncertnej haly a hudba na streche.",
      "Hier beginnt der Prager Abend: sechsundneunzig Geschäfte neben der Konzerthalle und Musik auf dem Dach.",
    ),
    colors: palette("#FAF8FB", "#FFFFFF", "#24142E", "#C2185B", "#24142E", "#24142E"),
    font: "Bricolage Grotesque",
    heroRatio: "21/9",
    cardRatio: "4/5",
    headerLogo: "wide_inverted",
    homepage: "hero, quick_find, events, shops, offers, today, news, rewards, newsletter",
    storeLayout: "wideImage",
    heroEvents: "stores",
    banners: [
      {
        motif: "event-music",
        title: text("The evening has strings", "Večer má struny", "Večer má struny", "Der Abend hat Saiten"),
        text: text(
          "Concerts on the roof, every Friday from dusk.",
          "Koncerty na střeše, každý pátek od soumraku.",
          "Koncerty na streche, každý piatok od súmraku.",
          "Konzerte auf dem Dach, freitags ab Dämmerung.",
        ),
      },
      {
        motif: "jewellery",
        title: text("Something that shines", "Něco, co září", "Niečo, čo žiari", "Etwas, das leuchtet"),
        text: text(
          "Jewellery by eleven makers on one floor.",
          "Šperky jedenácti autorů na jednom patře.",
          "Šperky jedenástich autorov na jednom poschodí.",
          "Schmuck von elf Gestaltern auf einer Etage.",
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
          "Eight kitchens that know when the curtain rises.",
          "Osm kuchyní, které vědí, kdy jde opona nahoru.",
          "Osem kuchýň, ktoré vedia, kedy ide opona hore.",
          "Acht Küchen, die wissen, wann der Vorhang aufgeht.",
        ),
      },
    ],
  },
  novoplaza: {
    name: "Novo Plaza",
    company: "Novo Plaza Invest s.r.o.",
    address: { street: "Náměstí Míčů 1", city: "Praha 4", zip_code: "140 00", country: "Česko" },
    geo: { lat: 50.0203, lng: 14.4841 },
    shopsPerCategory: 8,
    floors: 3,
    opens: "09:00",
    closes: "20:00",
    description: text(
      "A day out for the whole family: playgrounds on each floor, ninety-six shops and the biggest ball pool in town.",
      "Výlet pro celou rodinu: hřiště na každém patře, šestadevadesát obchodů a největší bazén s míčky ve městě.",
      "Výlet pre celú rodinu: ihriská na každom poschodí, deväťdesiatšesť obchodov a najväčší bazén s loptičkami v meste.",
      "Ein Ausflug für die ganze Familie: Spielplätze auf jeder Etage, sechsundneunzig Geschäfte und das größte Bällebad der Stadt.",
    ),
    colors: { ...palette("#F6FAF7", "#FFFFFF", "#0F2A43", "#0B7A5B", "#FFFFFF", "#0F2A43"), sun: "#FFB703" },
    font: "Outfit",
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
        motif: "food",
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
  },
  europasc: {
    name: "Europa SC",
    company: "Europa SC Banská Bystrica, s.r.o.",
    address: { street: "Na Troskách 25", city: "Banská Bystrica", zip_code: "974 01", country: "Slovensko" },
    geo: { lat: 48.7326, lng: 19.1475 },
    shopsPerCategory: 8,
    floors: 3,
    opens: "09:00",
    closes: "21:00",
    description: text(
      "The calm centre under the mountains: ninety-six shops, a winter garden and a view of the ridges.",
      "Klidné centrum pod horami: šestadevadesát obchodů, zimní zahrada a výhled na hřebeny.",
      "Pokojné centrum pod horami: deväťdesiatšesť obchodov, zimná záhrada a výhľad na hrebene.",
      "Das ruhige Center am Fuß der Berge: sechsundneunzig Geschäfte, ein Wintergarten und der Blick auf die Kämme.",
    ),
    colors: palette("#F5F6F8", "#FFFFFF", "#14213D", "#1D4ED8", "#14213D", "#14213D"),
    font: "DM Serif Display",
    heroRatio: "2/1",
    cardRatio: "3/2",
    headerLogo: "wide_inverted",
    homepage: "hero, shops, today, offers, news, events, quick_find, rewards, newsletter",
    storeLayout: "logoFirst",
    heroEvents: "all",
    banners: [
      {
        motif: "sport",
        title: text(
          "Before you go up",
          "Než vyrazíte nahoru",
          "Skôr než vyrazíte hore",
          "Bevor es hinaufgeht",
        ),
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
  },
  presentation: {
    name: "Promenade Presentation",
    company: "Promenade Centrum s.r.o.",
    address: { street: "Bílá 3", city: "Praha 6", zip_code: "160 00", country: "Česko" },
    geo: { lat: 50.1005, lng: 14.3905 },
    shopsPerCategory: 3,
    floors: 2,
    opens: "10:00",
    closes: "20:00",
    description: text(
      "A gallery of shops, reduced to what matters. See what a mall's site can be.",
      "Galerie obchodů zbavená všeho zbytečného. Podívejte se, jaký může být web centra.",
      "Galéria obchodov zbavená všetkého zbytočného. Pozrite sa, aký môže byť web centra.",
      "Eine Galerie von Geschäften, auf das Wesentliche reduziert. Sehen Sie, was eine Centerseite sein kann.",
    ),
    colors: palette("#FFFFFF", "#FAFAFA", "#111111", "#5B21B6", "#FFFFFF", "#111111"),
    font: "Instrument Serif",
    heroRatio: "16/9",
    cardRatio: "4/3",
    headerLogo: "base",
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
          "Eine Auswahl der Saison aus jedem Geschäft.",
        ),
      },
      {
        motif: "event-season",
        title: text("A winter in white", "Zima v bílé", "Zima v bielej", "Ein Winter in Weiß"),
        text: text(
          "Light, paper and eleven thousand folded stars.",
          "Světlo, papír a jedenáct tisíc složených hvězd.",
          "Svetlo, papier a jedenásťtisíc zložených hviezd.",
          "Licht, Papier und elftausend gefaltete Sterne.",
        ),
      },
    ],
  },
  beta: {
    name: "Promenade Beta",
    company: "Promenade Centrum s.r.o.",
    address: { street: "Zkušební 7", city: "Ostrava", zip_code: "702 00", country: "Česko" },
    geo: { lat: 49.8346, lng: 18.282 },
    shopsPerCategory: 2,
    floors: 1,
    opens: "09:00",
    closes: "20:00",
    description: text(
      "A small neighbourhood centre where new ideas are tried first: twenty-four shops on one floor.",
      "Malé sousedské centrum, kde se nové nápady zkoušejí nejdřív: čtyřiadvacet obchodů na jednom podlaží.",
      "Malé susedské centrum, kde sa nové nápady skúšajú najskôr: dvadsaťštyri obchodov na jednom podlaží.",
      "Ein kleines Nachbarschaftscenter, in dem neue Ideen zuerst ausprobiert werden: vierundzwanzig Geschäfte auf einer Etage.",
    ),
    colors: palette("#F8FAFC", "#FFFFFF", "#0F172A", "#0F766E", "#F8FAFC", "#0F172A"),
    font: "Space Grotesk",
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
  },
};

/** Czech and Slovak public holidays with a fixed day on which the malls are closed or open shorter. */
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
