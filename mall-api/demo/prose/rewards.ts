import { type LanguageText, text } from "../../domain/content/language-text";
import type { Fit } from "./trades/fit";

type RewardBase = {
  key: string;
  kind: "treats" | "savings" | "services";
  points: number;
  code: "qr" | "code128" | "text";
  motif: string;
  title: LanguageText;
  description: LanguageText;
};
/** A reward of the mall has a second paragraph; a shop's ends with what the shop is. */
export type RewardTemplate = RewardBase & { more: LanguageText };
export type ShopRewardTemplate = RewardBase & Fit;

const reward = (
  key: string,
  points: number,
  code: RewardTemplate["code"],
  motif: string,
  title: LanguageText,
  description: LanguageText,
  more: LanguageText,
): RewardTemplate => ({ key, kind: kinds[key] ?? "treats", points, code, motif, title, description, more });

const kinds: Record<string, RewardTemplate["kind"]> = {
  parking: "services",
  lounge: "services",
  "gift-card": "savings",
};

const ofShop = (
  key: string,
  kind: RewardTemplate["kind"],
  points: number,
  fit: Fit,
  motif: string,
  title: LanguageText,
  description: LanguageText,
): ShopRewardTemplate => ({
  key,
  kind,
  points,
  code: kind === "savings" ? "code128" : "qr",
  ...fit,
  motif,
  title,
  description,
});

/** Rewards of the mall itself. */
export const mallRewards: RewardTemplate[] = [
  reward(
    "parking",
    50,
    "qr",
    "parking",
    text(
      "Two extra hours of parking",
      "Dvě hodiny parkování navíc",
      "Dve hodiny parkovania navyše",
      "Zwei Stunden länger parken",
    ),
    text(
      "Added to your free hours, on any day.",
      "Přičtou se k bezplatným hodinám, kterýkoli den.",
      "Pripočítajú sa k bezplatným hodinám, v ktorýkoľvek deň.",
      "Zusätzlich zu den kostenlosen Stunden, an jedem Tag.",
    ),
    text(
      "Show the code at the machine before you pay, or enter your number plate here and the barrier knows. It can be combined with the hours of your tier.",
      "Kód ukažte v automatu před placením, nebo si tu uložte registrační značku a závora bude vědět. Sčítá se s hodinami za vaši úroveň.",
      "Kód ukážte v automate pred platením alebo si tu uložte evidenčné číslo a závora bude vedieť. Sčíta sa s hodinami za vašu úroveň.",
      "Zeigen Sie den Code vor dem Bezahlen am Automaten oder hinterlegen Sie hier Ihr Kennzeichen. Die Stunden Ihrer Stufe kommen dazu.",
    ),
  ),
  reward(
    "coffee",
    80,
    "qr",
    "cafe",
    text("A coffee of your choice", "Káva podle výběru", "Káva podľa výberu", "Ein Kaffee Ihrer Wahl"),
    text(
      "In any café of the mall, from espresso to flat white.",
      "V kterékoli kavárně centra, od espressa po flat white.",
      "V ktorejkoľvek kaviarni centra, od espressa po flat white.",
      "In jedem Café des Centers, vom Espresso bis zum Flat White.",
    ),
    text(
      "With cow’s milk or oats, here or to take away. A second one for a friend can be had on the same day.",
      "S kravským i ovesným mlékem, na místě i s sebou. Druhou pro přítele si můžete vzít týž den.",
      "S kravským aj ovseným mliekom, na mieste aj so sebou. Druhú pre priateľa si môžete vziať v ten istý deň.",
      "Mit Kuh- oder Hafermilch, hier oder zum Mitnehmen. Ein zweiter für eine Begleitung ist am selben Tag möglich.",
    ),
  ),
  reward(
    "gift-card",
    900,
    "code128",
    "gift-card",
    text(
      "Gift card for 200 Kč",
      "Dárková karta na 200 Kč",
      "Darčeková karta na 200 Kč",
      "Geschenkkarte über 200 Kč",
    ),
    text(
      "Accepted wherever you see the ribbon on the door.",
      "Platí všude, kde je na dveřích stužka.",
      "Platí všade, kde je na dverách stužka.",
      "Gültig überall, wo die Schleife an der Tür klebt.",
    ),
    text(
      "It is valid for two years and spent bit by bit. You can have it printed at the information desk, with an envelope.",
      "Platí dva roky a utrácí se postupně. Na informacích vám ji vytisknou a dají do obálky.",
      "Platí dva roky a míňa sa postupne. Na informáciách vám ju vytlačia a dajú do obálky.",
      "Sie gilt zwei Jahre und wird nach und nach ausgegeben. Die Information druckt sie aus, mit Umschlag.",
    ),
  ),
  reward(
    "cinema",
    320,
    "qr",
    "cinema",
    text("A cinema ticket", "Lístek do kina", "Lístok do kina", "Eine Kinokarte"),
    text(
      "For any film and any seat, from Monday to Thursday.",
      "Na jakýkoli film a jakékoli místo, od pondělí do čtvrtka.",
      "Na akýkoľvek film a akékoľvek miesto, od pondelka do štvrtka.",
      "Für jeden Film und jeden Platz, von Montag bis Donnerstag.",
    ),
    text(
      "Choose the film and the seat at the box office, up to the last minute. It is good for premieres too.",
      "Film i místo si vyberete v pokladně, třeba na poslední chvíli. Platí i na premiéry.",
      "Film aj miesto si vyberiete v pokladnici, hoci v poslednej chvíli. Platí aj na premiéry.",
      "Film und Platz wählen Sie an der Kinokasse, bis zur letzten Minute. Auch für Premieren.",
    ),
  ),
  reward(
    "tote",
    150,
    "text",
    "accessories",
    text(
      "A canvas bag with this year's design",
      "Plátěná taška s letošní kresbou",
      "Plátená taška s tohtoročnou kresbou",
      "Stofftasche mit der Zeichnung dieses Jahres",
    ),
    text(
      "Printed by hand in four hundred pieces.",
      "Ručně tištěná ve čtyřech stech kusech.",
      "Ručne tlačená v štyristo kusoch.",
      "Von Hand gedruckt, in vierhundert Stück.",
    ),
    text(
      "Unbleached cotton that carries ten kilograms. Each year another artist of the town draws it, and the bag is never sold.",
      "Nebělená bavlna, která unese deset kilogramů. Každý rok ji kreslí jiný výtvarník z města a koupit se nedá.",
      "Nebielená bavlna, ktorá unesie desať kilogramov. Každý rok ju kreslí iný výtvarník z mesta a kúpiť sa nedá.",
      "Ungebleichte Baumwolle, die zehn Kilo trägt. Jedes Jahr zeichnet jemand anderes aus der Stadt, zu kaufen gibt es sie nicht.",
    ),
  ),
  reward(
    "lounge",
    1500,
    "qr",
    "mall-interior",
    text(
      "An afternoon in the members' lounge",
      "Odpoledne v členském salonku",
      "Popoludnie v členskom salóniku",
      "Ein Nachmittag in der Mitglieder-Lounge",
    ),
    text(
      "Tea, cake and somebody who carries the bags.",
      "Čaj, dort a někdo, kdo odnese tašky.",
      "Čaj, torta a niekto, kto odnesie tašky.",
      "Tee, Kuchen und jemand, der die Taschen trägt.",
    ),
    text(
      "From two until six, for you and one guest. The windows look over the roofs, and there are newspapers and a quiet corner to work.",
      "Od dvou do šesti, pro vás a jednoho hosta. Okna vedou nad střechy, jsou tu noviny i tichý kout na práci.",
      "Od druhej do šiestej, pre vás a jedného hosťa. Okná vedú nad strechy, sú tu noviny aj tichý kút na prácu.",
      "Von zwei bis sechs, für Sie und einen Gast. Die Fenster gehen über die Dächer, es gibt Zeitungen und eine ruhige Ecke zum Arbeiten.",
    ),
  ),
];

/** Rewards that a shop, `{name}`, gives: two that any may, and others of its trade. */
export const shopRewards: ShopRewardTemplate[] = [
  ofShop(
    "ten-percent",
    "savings",
    200,
    {},
    "reward",
    text(
      "{name}: ten per cent off everything",
      "{name}: deset procent na všechno",
      "{name}: desať percent na všetko",
      "{name}: zehn Prozent auf alles",
    ),
    text(
      "One purchase, as large as you like.",
      "Jeden nákup, jakkoli velký.",
      "Jeden nákup, akokoľvek veľký.",
      "Ein Einkauf, so groß Sie möchten.",
    ),
  ),
  ofShop(
    "hundred",
    "savings",
    450,
    {},
    "gift-card",
    text("{name}: 100 Kč off", "{name}: sleva 100 Kč", "{name}: zľava 100 Kč", "{name}: 100 Kč Rabatt"),
    text(
      "On a purchase of 500 Kč or more.",
      "Při nákupu od 500 Kč.",
      "Pri nákupe od 500 Kč.",
      "Ab einem Einkauf von 500 Kč.",
    ),
  ),
  ofShop(
    "dessert",
    "treats",
    150,
    { categories: ["dining"] },
    "cafe",
    text(
      "{name}: something sweet with your meal",
      "{name}: něco sladkého k jídlu",
      "{name}: niečo sladké k jedlu",
      "{name}: etwas Süßes zum Essen",
    ),
    text(
      "Ask what is fresh today; it is on the house.",
      "Zeptejte se, co je dnes čerstvé, zveme vás.",
      "Spýtajte sa, čo je dnes čerstvé, pozývame vás.",
      "Fragen Sie, was heute frisch ist; es geht aufs Haus.",
    ),
  ),
  ofShop(
    "tasting",
    "treats",
    120,
    { categories: ["food"] },
    "food",
    text(
      "{name}: a bag to taste",
      "{name}: taštička na ochutnání",
      "{name}: taštička na ochutnanie",
      "{name}: eine Tüte zum Probieren",
    ),
    text(
      "Four small things of the season, chosen at the counter.",
      "Čtyři malé věci podle sezony, vybrané u pultu.",
      "Štyri malé veci podľa sezóny, vybrané pri pulte.",
      "Vier Kleinigkeiten der Saison, an der Theke ausgesucht.",
    ),
  ),
  ofShop(
    "samples",
    "treats",
    110,
    { trades: ["beauty", "perfumery", "pharmacy"] },
    "beauty",
    text(
      "{name}: samples chosen for you",
      "{name}: vzorky vybrané pro vás",
      "{name}: vzorky vybrané pre vás",
      "{name}: Proben, für Sie ausgesucht",
    ),
    text(
      "Five small packs, after a few questions.",
      "Pět malých balení po několika otázkách.",
      "Päť malých balení po niekoľkých otázkach.",
      "Fünf kleine Packungen nach ein paar Fragen.",
    ),
  ),
  ofShop(
    "care",
    "services",
    130,
    { categories: ["shoes", "jewellery"] },
    "accessories",
    text(
      "{name}: care for your favourite piece",
      "{name}: péče o váš oblíbený kousek",
      "{name}: starostlivosť o váš obľúbený kúsok",
      "{name}: Pflege für Ihr Lieblingsstück",
    ),
    text(
      "Cleaned and polished by hand while you wait.",
      "Na počkání ručně vyčistíme a vyleštíme.",
      "Na počkanie ručne vyčistíme a vyleštíme.",
      "Von Hand gereinigt und poliert, Sie warten darauf.",
    ),
  ),
  ofShop(
    "hem",
    "services",
    140,
    { categories: ["fashion"] },
    "tailor",
    text(
      "{name}: one alteration free of charge",
      "{name}: jedna úprava zdarma",
      "{name}: jedna úprava zadarmo",
      "{name}: eine Änderung kostenlos",
    ),
    text(
      "A hem, a button or a sleeve, within two days.",
      "Lem, knoflík nebo rukáv, do dvou dnů.",
      "Lem, gombík alebo rukáv, do dvoch dní.",
      "Saum, Knopf oder Ärmel, innerhalb von zwei Tagen.",
    ),
  ),
  ofShop(
    "wrapping",
    "treats",
    90,
    { categories: ["books", "kids", "home"] },
    "reward",
    text(
      "{name}: a gift, wrapped with ribbon",
      "{name}: zabalený dárek se stuhou",
      "{name}: zabalený darček so stuhou",
      "{name}: ein Geschenk mit Schleife",
    ),
    text(
      "A small surprise for the next birthday, another one every month.",
      "Malé překvapení k příštím narozeninám, každý měsíc jiné.",
      "Malé prekvapenie k najbližším narodeninám, každý mesiac iné.",
      "Eine kleine Überraschung zum nächsten Geburtstag, jeden Monat eine andere.",
    ),
  ),
  ofShop(
    "check",
    "services",
    160,
    { categories: ["electronics", "sport"] },
    "services",
    text(
      "{name}: a check of what you own",
      "{name}: kontrola toho, co už máte",
      "{name}: kontrola toho, čo už máte",
      "{name}: ein Check für das, was Sie haben",
    ),
    text(
      "Bring it in: we clean it, set it and tell you how it is.",
      "Přineste to: vyčistíme, seřídíme a řekneme, jak na tom je.",
      "Prineste to: vyčistíme, nastavíme a povieme, ako je na tom.",
      "Bringen Sie es mit: Wir reinigen, stellen ein und sagen, wie es darum steht.",
    ),
  ),
  ofShop(
    "first",
    "services",
    100,
    { categories: ["services"] },
    "amenity",
    text(
      "{name}: no waiting in line",
      "{name}: bez čekání ve frontě",
      "{name}: bez čakania v rade",
      "{name}: ohne Wartezeit",
    ),
    text(
      "Show the code and you are next.",
      "Ukažte kód a jste na řadě.",
      "Ukážte kód a ste na rade.",
      "Zeigen Sie den Code, und Sie sind dran.",
    ),
  ),
];

export const rewardTerms = text(
  "Show the code before paying. One reward for one purchase.",
  "Kód ukažte před placením. Jedna odměna na jeden nákup.",
  "Kód ukážte pred platením. Jedna odmena na jeden nákup.",
  "Zeigen Sie den Code vor dem Bezahlen. Eine Prämie je Einkauf.",
);
