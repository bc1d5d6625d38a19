import { type LanguageText, text } from "../../domain/content/language-text";
import type { Occasion } from "../seed/calendar";
import type { Fit } from "./trades/fit";

export type EventTemplate = Occasion & {
  motif: string;
  hour: number;
  hours: number;
  price: number;
  /** It isn't repeated within weeks. */
  isOnce?: boolean;
  title: LanguageText;
  article: LanguageText;
  place: LanguageText;
};

const atrium = text("Atrium, ground floor", "Atrium, přízemí", "Átrium, prízemie", "Atrium, Erdgeschoss");
const terrace = text("Roof terrace", "Střešní terasa", "Strešná terasa", "Dachterrasse");
const stage = text(
  "Stage by the main entrance",
  "Pódium u hlavního vchodu",
  "Pódium pri hlavnom vchode",
  "Bühne am Haupteingang",
);

const inTheShop = text("In the shop", "V obchodě", "V obchode", "Im Shop");

/** Events of the mall itself. */
export const mallEvents: EventTemplate[] = [
  {
    weekday: 6,
    motif: "event-market",
    hour: 9,
    hours: 8,
    price: 0,
    place: atrium,
    title: text("Farmers' market", "Farmářský trh", "Farmársky trh", "Bauernmarkt"),
    article: text(
      "<p>Vegetables pulled this morning, goat's cheese, honey and flowers from thirty growers of the region.</p><p>Bring a basket; we have paper bags for everyone else.</p>",
      "<p>Ráno sklizená zelenina, kozí sýry, med a květiny od třiceti pěstitelů z kraje.</p><p>Vezměte si košík, pro ostatní máme papírové tašky.</p>",
      "<p>Ráno zozbieraná zelenina, kozie syry, med a kvety od tridsiatich pestovateľov z kraja.</p><p>Vezmite si košík, pre ostatných máme papierové tašky.</p>",
      "<p>Am Morgen geerntetes Gemüse, Ziegenkäse, Honig und Blumen von dreißig Erzeugern der Region.</p><p>Bringen Sie einen Korb mit, für alle anderen gibt es Papiertüten.</p>",
    ),
  },
  {
    weekday: 5,
    motif: "event-strings",
    hour: 19,
    hours: 2,
    price: 0,
    place: stage,
    title: text("An evening of strings", "Večer strun", "Večer strún", "Abend der Saiten"),
    article: text(
      "<p>Four young harpists and a double bass play from seven until nine.</p><p>Admission is free; come early if you want a seat.</p>",
      "<p>Čtyři mladé harfistky a kontrabas hrají od sedmi do devíti.</p><p>Vstup je volný, kdo chce sedět, ať přijde dřív.</p>",
      "<p>Štyri mladé harfistky a kontrabas hrajú od siedmej do deviatej.</p><p>Vstup je voľný, kto chce sedieť, nech príde skôr.</p>",
      "<p>Vier junge Harfenistinnen und ein Kontrabass spielen von sieben bis neun.</p><p>Der Eintritt ist frei, wer sitzen möchte, kommt besser früh.</p>",
    ),
  },
  {
    weekday: 0,
    motif: "event-inventors",
    hour: 10,
    hours: 5,
    price: 0,
    place: atrium,
    title: text(
      "Little inventors' workshop",
      "Dílna malých vynálezců",
      "Dielňa malých vynálezcov",
      "Werkstatt für kleine Erfinder",
    ),
    article: text(
      "<p>Children from five years build a crane of cardboard, string and one small motor.</p><p>Every hour a new group starts, with room for sixteen.</p>",
      "<p>Děti od pěti let postaví jeřáb z kartonu, provázku a malého motorku.</p><p>Každou hodinu začíná nová skupina pro šestnáct dětí.</p>",
      "<p>Deti od piatich rokov postavia žeriav z kartónu, špagátu a malého motorčeka.</p><p>Každú hodinu sa začína nová skupina pre šestnásť detí.</p>",
      "<p>Kinder ab fünf bauen einen Kran aus Pappe, Schnur und einem kleinen Motor.</p><p>Jede Stunde beginnt eine neue Gruppe mit Platz für sechzehn.</p>",
    ),
  },
  {
    weekday: 0,
    months: [12],
    isOnce: true,
    motif: "event-season",
    hour: 17,
    hours: 3,
    price: 0,
    place: stage,
    title: text(
      "Lighting the Christmas tree",
      "Rozsvícení vánočního stromu",
      "Rozsvietenie vianočného stromčeka",
      "Der Weihnachtsbaum erstrahlt",
    ),
    article: text(
      "<p>Carols, hot punch and eleven thousand small lights.</p><p>At six o'clock the youngest visitor presses the switch.</p>",
      "<p>Koledy, horký punč a jedenáct tisíc světýlek.</p><p>V šest hodin stiskne vypínač nejmladší návštěvník.</p>",
      "<p>Koledy, horúci punč a jedenásťtisíc svetielok.</p><p>O šiestej stlačí vypínač najmladší návštevník.</p>",
      "<p>Lieder, heißer Punsch und elftausend kleine Lichter.</p><p>Um sechs drückt der jüngste Gast den Schalter.</p>",
    ),
  },
  {
    weekday: 0,
    motif: "event-sport",
    hour: 9,
    hours: 3,
    price: 0,
    place: stage,
    title: text(
      "Sunday run around the mall",
      "Nedělní běh kolem centra",
      "Nedeľný beh okolo centra",
      "Sonntagslauf rund ums Center",
    ),
    article: text(
      "<p>Three, five or ten kilometres on closed paths, with a breakfast for all who finish.</p><p>Numbers are handed out from eight.</p>",
      "<p>Tři, pět nebo deset kilometrů po uzavřených cestách a snídaně pro všechny, kdo doběhnou.</p><p>Čísla vydáváme od osmi.</p>",
      "<p>Tri, päť alebo desať kilometrov po uzavretých cestách a raňajky pre všetkých, čo dobehnú.</p><p>Čísla vydávame od ôsmej.</p>",
      "<p>Drei, fünf oder zehn Kilometer auf gesperrten Wegen und ein Frühstück für alle, die ankommen.</p><p>Startnummern gibt es ab acht.</p>",
    ),
  },
  {
    months: [6, 7, 8],
    motif: "event-cinema",
    hour: 20,
    hours: 2,
    price: 15000,
    place: terrace,
    title: text("Cinema under the stars", "Kino pod hvězdami", "Kino pod hviezdami", "Kino unter Sternen"),
    article: text(
      "<p>A big screen, deckchairs and a film that is chosen by your votes.</p><p>In the rain we move under the glass roof.</p>",
      "<p>Velké plátno, lehátka a film, o kterém rozhodnou vaše hlasy.</p><p>Za deště se přesouváme pod skleněnou střechu.</p>",
      "<p>Veľké plátno, lehátka a film, o ktorom rozhodnú vaše hlasy.</p><p>V daždi sa presúvame pod sklenenú strechu.</p>",
      "<p>Große Leinwand, Liegestühle und ein Film, über den Sie abstimmen.</p><p>Bei Regen ziehen wir unter das Glasdach um.</p>",
    ),
  },
  {
    weekday: 6,
    motif: "event-orchids",
    hour: 10,
    hours: 9,
    price: 0,
    place: atrium,
    title: text("Orchid weekend", "Víkend orchidejí", "Víkend orchideí", "Orchideenwochenende"),
    article: text(
      "<p>Three hundred plants from private collections, most of them in flower.</p><p>A gardener repots what you bring.</p>",
      "<p>Tři sta rostlin ze soukromých sbírek, většina z nich kvete.</p><p>Zahradnice přesadí, co přinesete.</p>",
      "<p>Tristo rastlín zo súkromných zbierok, väčšina z nich kvitne.</p><p>Záhradníčka presadí, čo prinesiete.</p>",
      "<p>Dreihundert Pflanzen aus privaten Sammlungen, die meisten in Blüte.</p><p>Eine Gärtnerin topft um, was Sie mitbringen.</p>",
    ),
  },
  {
    weekday: 6,
    motif: "event-swap",
    hour: 10,
    hours: 8,
    price: 0,
    place: stage,
    title: text(
      "Clothes and stories swap",
      "Swap oblečení a příběhů",
      "Swap oblečenia a príbehov",
      "Kleidertausch mit Geschichten",
    ),
    article: text(
      "<p>Bring five pieces that you no longer wear and take five that you will.</p><p>What is left goes to the neighbourhood shelter.</p>",
      "<p>Přineste pět kousků, které už nenosíte, a odneste si pět, které budete.</p><p>Co zbude, putuje do azylového domu v sousedství.</p>",
      "<p>Prineste päť kúskov, ktoré už nenosíte, a odneste si päť, ktoré budete.</p><p>Čo zostane, putuje do útulku v susedstve.</p>",
      "<p>Bringen Sie fünf Stücke mit, die Sie nicht mehr tragen, und nehmen Sie fünf neue Lieblinge mit.</p><p>Was bleibt, geht an die Notunterkunft nebenan.</p>",
    ),
  },
  {
    weekday: 4,
    motif: "games",
    hour: 17,
    hours: 4,
    price: 0,
    place: atrium,
    title: text("Board game evening", "Večer deskových her", "Večer spoločenských hier", "Spieleabend"),
    article: text(
      "<p>Forty games on long tables, and three people who explain the rules in five minutes.</p><p>Come alone or in a group; the last round starts at eight.</p>",
      "<p>Čtyřicet her na dlouhých stolech a tři lidé, kteří pravidla vysvětlí za pět minut.</p><p>Přijďte sami i v partě, poslední hra začíná v osm.</p>",
      "<p>Štyridsať hier na dlhých stoloch a traja ľudia, ktorí pravidlá vysvetlia za päť minút.</p><p>Príďte sami aj v partii, posledná hra sa začína o ôsmej.</p>",
      "<p>Vierzig Spiele auf langen Tischen und drei Leute, die die Regeln in fünf Minuten erklären.</p><p>Kommen Sie allein oder in der Gruppe, die letzte Runde beginnt um acht.</p>",
    ),
  },
  {
    weekday: 6,
    motif: "event-repair",
    hour: 13,
    hours: 5,
    price: 0,
    place: stage,
    title: text("Repair café", "Opravárna pro všechny", "Opravovňa pre všetkých", "Repair-Café"),
    article: text(
      "<p>Bring a lamp, a toaster or a torn jacket, and mend it together with someone who knows how.</p><p>Tools and thread are there; you pay only for spare parts.</p>",
      "<p>Přineste lampu, topinkovač nebo roztrženou bundu a opravte je s někým, kdo to umí.</p><p>Nářadí i nitě jsou na místě, platíte jen náhradní díly.</p>",
      "<p>Prineste lampu, hriankovač alebo roztrhnutú bundu a opravte ich s niekým, kto to vie.</p><p>Náradie aj nite sú na mieste, platíte len náhradné diely.</p>",
      "<p>Bringen Sie eine Lampe, einen Toaster oder eine zerrissene Jacke mit und reparieren Sie sie mit jemandem, der es kann.</p><p>Werkzeug und Garn sind da, Sie zahlen nur die Ersatzteile.</p>",
    ),
  },
];

/** Events in a shop; `{name}` is the shop. */
export const storeEvents: (EventTemplate & Fit)[] = [
  {
    categories: ["food", "dining"],
    motif: "event-market",
    hour: 16,
    hours: 3,
    price: 0,
    place: inTheShop,
    title: text(
      "{name}: an afternoon of tasting",
      "{name}: odpolední ochutnávka",
      "{name}: popoludňajšia ochutnávka",
      "{name}: Verkostung am Nachmittag",
    ),
    article: text(
      "<p>Six small bites, six stories about where they come from.</p>",
      "<p>Šest malých soust a šest příběhů o tom, odkud pocházejí.</p>",
      "<p>Šesť malých súst a šesť príbehov o tom, odkiaľ pochádzajú.</p>",
      "<p>Sechs kleine Bissen und sechs Geschichten über ihre Herkunft.</p>",
    ),
  },
  {
    categories: ["fashion", "shoes", "jewellery"],
    trades: ["kids-clothes", "optician"],
    motif: "fashion",
    hour: 18,
    hours: 2,
    price: 0,
    place: inTheShop,
    title: text(
      "{name}: first look at the new collection",
      "{name}: první pohled na novou kolekci",
      "{name}: prvý pohľad na novú kolekciu",
      "{name}: erster Blick auf die neue Kollektion",
    ),
    article: text(
      "<p>The designers are here in person, and members try on first.</p>",
      "<p>Návrháři přijdou osobně a členové zkoušejí jako první.</p>",
      "<p>Dizajnéri prídu osobne a členovia skúšajú ako prví.</p>",
      "<p>Die Gestalter sind persönlich da, Mitglieder probieren zuerst an.</p>",
    ),
  },
  {
    trades: ["books", "antiquarian", "kids"],
    motif: "event-kids",
    hour: 15,
    hours: 2,
    price: 0,
    place: inTheShop,
    title: text(
      "{name}: stories read aloud",
      "{name}: čtení nahlas",
      "{name}: čítanie nahlas",
      "{name}: Vorlesestunde",
    ),
    article: text(
      "<p>Two hours of fairy tales, cushions and cocoa.</p>",
      "<p>Dvě hodiny pohádek, polštářů a kakaa.</p>",
      "<p>Dve hodiny rozprávok, vankúšov a kakaa.</p>",
      "<p>Zwei Stunden Märchen, Kissen und Kakao.</p>",
    ),
  },
  {
    trades: ["florist", "ceramics", "stationer", "art-supplies", "prints", "photography", "tailor"],
    motif: "services",
    hour: 17,
    hours: 2,
    price: 25000,
    place: inTheShop,
    title: text(
      "{name}: evening course for beginners",
      "{name}: večerní kurz pro začátečníky",
      "{name}: večerný kurz pre začiatočníkov",
      "{name}: Abendkurs für Anfänger",
    ),
    article: text(
      "<p>Material and refreshments are included, and you take your work home.</p>",
      "<p>Materiál i občerstvení jsou v ceně a svůj výtvor si odnesete.</p>",
      "<p>Materiál aj občerstvenie sú v cene a svoj výtvor si odnesiete.</p>",
      "<p>Material und Imbiss sind inbegriffen, Ihr Werk nehmen Sie mit nach Hause.</p>",
    ),
  },
  {
    categories: ["sport"],
    trades: ["maps", "travel-agency"],
    motif: "event-sport",
    hour: 18,
    hours: 2,
    price: 0,
    place: inTheShop,
    title: text(
      "{name}: an evening of travel pictures",
      "{name}: večer cestovatelských snímků",
      "{name}: večer cestovateľských snímok",
      "{name}: Reisebilder am Abend",
    ),
    article: text(
      "<p>Two hours of pictures from the mountains and from the road, and questions afterwards.</p>",
      "<p>Dvě hodiny snímků z hor i z cest a po nich otázky.</p>",
      "<p>Dve hodiny snímok z hôr aj z ciest a po nich otázky.</p>",
      "<p>Zwei Stunden Bilder aus den Bergen und von unterwegs, danach Fragen.</p>",
    ),
  },
  {
    trades: ["beauty", "perfumery", "pharmacy", "massage", "nails", "hairdresser"],
    motif: "beauty",
    hour: 17,
    hours: 2,
    price: 0,
    place: inTheShop,
    title: text(
      "{name}: an evening of advice",
      "{name}: večer dobrých rad",
      "{name}: večer dobrých rád",
      "{name}: Beratungsabend",
    ),
    article: text(
      "<p>Ask what you always wanted to ask; a specialist has fifteen minutes for everyone.</p>",
      "<p>Zeptejte se, na co jste se vždycky chtěli zeptat. Odbornice má na každého čtvrt hodiny.</p>",
      "<p>Spýtajte sa, na čo ste sa vždy chceli spýtať. Odborníčka má na každého štvrťhodinu.</p>",
      "<p>Fragen Sie, was Sie immer fragen wollten. Eine Fachfrau nimmt sich für alle eine Viertelstunde Zeit.</p>",
    ),
  },
  {
    categories: ["electronics"],
    trades: ["records", "games"],
    motif: "electronics",
    hour: 15,
    hours: 3,
    price: 0,
    place: inTheShop,
    title: text(
      "{name}: an afternoon to try things out",
      "{name}: odpoledne na zkoušku",
      "{name}: popoludnie na skúšku",
      "{name}: Nachmittag zum Ausprobieren",
    ),
    article: text(
      "<p>What is new lies unpacked on the tables. Touch it, listen, ask.</p>",
      "<p>Novinky leží vybalené na stolech. Osahejte si je, poslouchejte, ptejte se.</p>",
      "<p>Novinky ležia vybalené na stoloch. Ohmatajte si ich, počúvajte, pýtajte sa.</p>",
      "<p>Das Neue liegt ausgepackt auf den Tischen. Anfassen, anhören, fragen.</p>",
    ),
  },
  {
    trades: ["home", "bedding", "lighting"],
    motif: "home",
    hour: 17,
    hours: 2,
    price: 0,
    place: inTheShop,
    title: text(
      "{name}: ideas for a small flat",
      "{name}: nápady pro malý byt",
      "{name}: nápady pre malý byt",
      "{name}: Ideen für kleine Wohnungen",
    ),
    article: text(
      "<p>An interior designer draws over the plan that you bring, and has time for twelve of you.</p>",
      "<p>Bytová architektka kreslí přímo do plánku, který přinesete, a má čas na dvanáct z vás.</p>",
      "<p>Bytová architektka kreslí priamo do plánika, ktorý prinesiete, a má čas na dvanástich z vás.</p>",
      "<p>Eine Innenarchitektin zeichnet in den Plan, den Sie mitbringen, und hat Zeit für zwölf von Ihnen.</p>",
    ),
  },
];
