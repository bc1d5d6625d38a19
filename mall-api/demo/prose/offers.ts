import { type LanguageText, text } from "../../domain/content/language-text";
import { type OfferTemplate, offer } from "./trades/trade";

/** Offers of shops whose trade is their category's. */
export const offersByCategory: Record<string, OfferTemplate[]> = {
  fashion: [
    offer(
      33,
      [3990, 7990],
      text(
        "Wool coats a third off",
        "Vlněné kabáty o třetinu levněji",
        "Vlnené kabáty o tretinu lacnejšie",
        "Wollmäntel um ein Drittel günstiger",
      ),
      text(
        "The last pieces of the winter line, sizes 34 to 46.",
        "Poslední kusy zimní řady, velikosti 34 až 46.",
        "Posledné kusy zimného radu, veľkosti 34 až 46.",
        "Die letzten Stücke der Winterlinie, Größen 34 bis 46.",
      ),
      [10, 11, 12, 1, 2],
    ),
    offer(
      20,
      [1790, 2990],
      text(
        "Linen shirts for two",
        "Lněné košile pro dva",
        "Ľanové košele pre dvoch",
        "Leinenhemden für zwei",
      ),
      text(
        "Buy two shirts and the second costs a fifth less.",
        "Kupte dvě košile a druhá bude o pětinu levnější.",
        "Kúpte dve košele a druhá bude o pätinu lacnejšia.",
        "Beim Kauf von zwei Hemden kostet das zweite ein Fünftel weniger.",
      ),
    ),
    offer(
      15,
      [2490, 4990],
      text(
        "A dress, and the alteration is free",
        "Šaty s úpravou zdarma",
        "Šaty s úpravou zadarmo",
        "Kleid mit kostenloser Änderung",
      ),
      text(
        "We take in, let out and shorten every dress at no charge.",
        "Každé šaty zdarma zúžíme, povolíme i zkrátíme.",
        "Každé šaty zadarmo zúžime, povolíme aj skrátime.",
        "Jedes Kleid machen wir kostenlos enger, weiter oder kürzer.",
      ),
    ),
    offer(
      25,
      [1290, 2490],
      text("Merino jumpers", "Svetry z merina", "Svetre z merina", "Pullover aus Merinowolle"),
      text(
        "Fine knit in nine colours, for men and women.",
        "Jemný úplet v devíti barvách, dámské i pánské.",
        "Jemný úplet v deviatich farbách, dámske aj pánske.",
        "Feinstrick in neun Farben, für Damen und Herren.",
      ),
    ),
    offer(
      20,
      [990, 1990],
      text(
        "Trousers that keep their crease",
        "Kalhoty, které drží puky",
        "Nohavice, ktoré držia puky",
        "Hosen, die ihre Falte behalten",
      ),
      text(
        "Shortened free of charge while you wait.",
        "Na počkání je zdarma zkrátíme.",
        "Na počkanie ich zadarmo skrátime.",
        "Kürzen inklusive, Sie können darauf warten.",
      ),
    ),
    offer(
      30,
      [390, 790],
      text("Scarves and hats", "Šály a čepice", "Šály a čiapky", "Schals und Mützen"),
      text(
        "Wool, silk and linen for any weather.",
        "Vlna, hedvábí a len do každého počasí.",
        "Vlna, hodváb a ľan do každého počasia.",
        "Wolle, Seide und Leinen für jedes Wetter.",
      ),
    ),
  ],
  shoes: [
    offer(
      25,
      [2490, 4490],
      text(
        "Ankle boots for wet days",
        "Kotníkové boty do nečasu",
        "Členkové topánky do nečasu",
        "Stiefeletten für nasse Tage",
      ),
      text(
        "Waxed leather, sewn soles and a quarter off the price.",
        "Voskovaná kůže, šitá podrážka a čtvrtina z ceny dolů.",
        "Voskovaná koža, šitá podrážka a štvrtina z ceny dole.",
        "Gewachstes Leder, genähte Sohle und ein Viertel Preisnachlass.",
      ),
    ),
    offer(
      20,
      [390, 790],
      text(
        "New soles for old favourites",
        "Nové podrážky pro staré lásky",
        "Nové podrážky pre staré lásky",
        "Neue Sohlen für alte Lieblinge",
      ),
      text(
        "Repairs a fifth cheaper until the end of the month.",
        "Opravy o pětinu levněji do konce měsíce.",
        "Opravy o pätinu lacnejšie do konca mesiaca.",
        "Reparaturen bis Monatsende um ein Fünftel günstiger.",
      ),
    ),
    offer(
      20,
      [1990, 3490],
      text("Trainers for the town", "Tenisky do města", "Tenisky do mesta", "Turnschuhe für die Stadt"),
      text(
        "Leather uppers, soft soles, half sizes too.",
        "Kožený svršek, měkká podešev, i půlčísla.",
        "Kožený zvršok, mäkká podošva, aj polčísla.",
        "Obermaterial Leder, weiche Sohle, auch halbe Größen.",
      ),
    ),
    offer(
      40,
      [990, 1990],
      text(
        "Summer sandals, final sizes",
        "Letní sandály, poslední velikosti",
        "Letné sandále, posledné veľkosti",
        "Sommersandalen, letzte Größen",
      ),
      text(
        "What is left of the season leaves at almost half.",
        "Co zbylo ze sezony, odchází skoro za polovinu.",
        "Čo zostalo zo sezóny, odchádza takmer za polovicu.",
        "Was von der Saison übrig ist, geht fast zum halben Preis.",
      ),
      [7, 8, 9],
    ),
  ],
  jewellery: [
    offer(
      15,
      [1990, 4990],
      text("Silver with moldavite", "Stříbro s vltavínem", "Striebro s vltavínom", "Silber mit Moldavit"),
      text(
        "Rings and earrings from our own workshop.",
        "Prsteny a náušnice z vlastní dílny.",
        "Prstene a náušnice z vlastnej dielne.",
        "Ringe und Ohrringe aus eigener Werkstatt.",
      ),
    ),
    offer(
      10,
      [14990, 29990],
      text(
        "Engagement rings with engraving",
        "Zásnubní prsteny s rytinou",
        "Zásnubné prstene s rytinou",
        "Verlobungsringe mit Gravur",
      ),
      text(
        "The engraving is our gift to both of you.",
        "Rytina je náš dárek pro vás oba.",
        "Rytina je náš darček pre vás oboch.",
        "Die Gravur schenken wir Ihnen beiden.",
      ),
    ),
    offer(
      15,
      [890, 1990],
      text(
        "Freshwater pearl earrings",
        "Náušnice z říčních perel",
        "Náušnice z riečnych perál",
        "Ohrringe mit Süßwasserperlen",
      ),
      text(
        "Studs or drops, set in silver.",
        "Pecky i visací, zasazené ve stříbře.",
        "Napichovacie aj visiace, zasadené v striebre.",
        "Stecker oder Hänger, in Silber gefasst.",
      ),
    ),
  ],
  beauty: [
    offer(
      20,
      [190, 490],
      text(
        "Soaps and oils refilled",
        "Stáčená mýdla a oleje",
        "Stáčané mydlá a oleje",
        "Seifen und Öle zum Nachfüllen",
      ),
      text(
        "Bring your bottle and pay for the contents alone.",
        "Přineste si láhev a zaplatíte jen obsah.",
        "Prineste si fľašu a zaplatíte len obsah.",
        "Bringen Sie Ihre Flasche mit, Sie zahlen nur den Inhalt.",
      ),
    ),
    offer(
      25,
      [490, 990],
      text(
        "Facial care in three steps",
        "Pleťová péče ve třech krocích",
        "Starostlivosť o pleť v troch krokoch",
        "Gesichtspflege in drei Schritten",
      ),
      text(
        "Cleansing, serum and cream, chosen with you.",
        "Čištění, sérum a krém, které vybereme s vámi.",
        "Čistenie, sérum a krém, ktoré vyberieme s vami.",
        "Reinigung, Serum und Creme, mit Ihnen ausgesucht.",
      ),
    ),
    offer(
      20,
      [290, 690],
      text(
        "Lipsticks in new shades",
        "Rtěnky v nových odstínech",
        "Rúže v nových odtieňoch",
        "Lippenstifte in neuen Tönen",
      ),
      text(
        "Two of your choice in one bag.",
        "Dvě podle výběru v jedné taštičce.",
        "Dva podľa výberu v jednej taštičke.",
        "Zwei Ihrer Wahl in einem Täschchen.",
      ),
    ),
    offer(
      25,
      [590, 1190],
      text(
        "Winter care for dry skin",
        "Zimní péče o suchou pleť",
        "Zimná starostlivosť o suchú pleť",
        "Winterpflege für trockene Haut",
      ),
      text(
        "Cream, oil and balm in one set.",
        "Krém, olej a balzám v jedné sadě.",
        "Krém, olej a balzam v jednej sade.",
        "Creme, Öl und Balsam in einem Set.",
      ),
      [10, 11, 12, 1, 2],
    ),
  ],
  books: [
    offer(
      20,
      [690, 990],
      text(
        "Three novels, one price",
        "Tři romány za jednu cenu",
        "Tri romány za jednu cenu",
        "Drei Romane, ein Preis",
      ),
      text(
        "Choose from the table by the entrance.",
        "Vybírejte ze stolu u vchodu.",
        "Vyberajte zo stola pri vchode.",
        "Wählen Sie vom Tisch am Eingang.",
      ),
    ),
    offer(
      15,
      [290, 590],
      text(
        "Picture books to read aloud",
        "Obrázkové knihy na čtení nahlas",
        "Obrázkové knihy na čítanie nahlas",
        "Bilderbücher zum Vorlesen",
      ),
      text(
        "Wrapped as a gift free of charge.",
        "Zdarma je zabalíme jako dárek.",
        "Zadarmo ich zabalíme ako darček.",
        "Wir verpacken sie kostenlos als Geschenk.",
      ),
    ),
    offer(
      25,
      [290, 490],
      text("Cookbooks from home", "Kuchařky z domova", "Kuchárky z domova", "Kochbücher aus der Heimat"),
      text(
        "With a recipe card for tonight.",
        "S kartičkou receptu na dnešní večer.",
        "S kartičkou receptu na dnešný večer.",
        "Mit einer Rezeptkarte für heute Abend.",
      ),
    ),
    offer(
      20,
      [250, 450],
      text(
        "Crime for a long journey",
        "Detektivky na dlouhou cestu",
        "Detektívky na dlhú cestu",
        "Krimis für eine lange Fahrt",
      ),
      text(
        "Paperbacks, two in one bag.",
        "Brožované, dvě v jedné tašce.",
        "Brožované, dve v jednej taške.",
        "Taschenbücher, zwei in einer Tüte.",
      ),
    ),
  ],
  kids: [
    offer(
      25,
      [1290, 2490],
      text(
        "Wooden trains and bridges",
        "Dřevěné vláčky a mosty",
        "Drevené vláčiky a mosty",
        "Holzeisenbahnen und Brücken",
      ),
      text(
        "The big set a quarter off.",
        "Velká souprava o čtvrtinu levněji.",
        "Veľká súprava o štvrtinu lacnejšie.",
        "Das große Set ein Viertel günstiger.",
      ),
    ),
    offer(
      20,
      [390, 990],
      text("Building blocks in a sack", "Stavebnice v pytli", "Stavebnica vo vreci", "Bausteine im Sack"),
      text(
        "A hundred pieces of beech, smooth on all sides.",
        "Sto kusů z buku, hladkých ze všech stran.",
        "Sto kusov z buka, hladkých zo všetkých strán.",
        "Hundert Stück aus Buche, auf allen Seiten glatt.",
      ),
    ),
    offer(
      15,
      [490, 990],
      text(
        "Teddy bears that can be mended",
        "Medvídci, které jde opravit",
        "Medvedíky, ktoré sa dajú opraviť",
        "Teddys, die man reparieren kann",
      ),
      text(
        "With a passport and a needle case.",
        "S pasem a jehelníčkem.",
        "S pasom a ihelníčkom.",
        "Mit Pass und Nähetui.",
      ),
    ),
    offer(
      25,
      [290, 690],
      text(
        "Puzzles for the whole family",
        "Puzzle pro celou rodinu",
        "Puzzle pre celú rodinu",
        "Puzzles für die ganze Familie",
      ),
      text(
        "From 24 to 1,000 pieces.",
        "Od 24 do 1000 dílků.",
        "Od 24 do 1 000 dielikov.",
        "Von 24 bis 1000 Teile.",
      ),
    ),
  ],
  sport: [
    offer(
      25,
      [3990, 7990],
      text(
        "Tents for two and a dog",
        "Stan pro dva a psa",
        "Stan pre dvoch a psa",
        "Zelt für zwei und einen Hund",
      ),
      text(
        "Two kilograms, pitched in four minutes.",
        "Dva kilogramy, postavený za čtyři minuty.",
        "Dva kilogramy, postavený za štyri minúty.",
        "Zwei Kilo, in vier Minuten aufgebaut.",
      ),
    ),
    offer(
      20,
      [2990, 4990],
      text("Hiking boots", "Turistické boty", "Turistické topánky", "Wanderschuhe"),
      text(
        "Fitted on the wooden ramp in the shop.",
        "Vyzkoušíte je na dřevěné rampě v obchodě.",
        "Vyskúšate ich na drevenej rampe v obchode.",
        "Probegehen auf der Holzrampe im Laden.",
      ),
    ),
  ],
  dining: [
    offer(
      20,
      [169, 219],
      text(
        "Lunch menu with coffee",
        "Polední menu s kávou",
        "Obedové menu s kávou",
        "Mittagsmenü mit Kaffee",
      ),
      text(
        "Soup, main course and an espresso, on weekdays until two.",
        "Polévka, hlavní jídlo a espresso, ve všední dny do dvou.",
        "Polievka, hlavné jedlo a espresso, cez týždeň do druhej.",
        "Suppe, Hauptgericht und Espresso, werktags bis zwei.",
      ),
    ),
    offer(
      15,
      [990, 1490],
      text(
        "Tasting evening in five courses",
        "Degustační večer o pěti chodech",
        "Degustačný večer s piatimi chodmi",
        "Verkostungsabend in fünf Gängen",
      ),
      text(
        "Every Thursday, by reservation.",
        "Každý čtvrtek, s rezervací.",
        "Každý štvrtok, s rezerváciou.",
        "Jeden Donnerstag, mit Reservierung.",
      ),
    ),
  ],
  home: [
    offer(
      25,
      [1490, 3990],
      text(
        "Rugs of wool and cotton",
        "Koberce z vlny a bavlny",
        "Koberce z vlny a bavlny",
        "Teppiche aus Wolle und Baumwolle",
      ),
      text(
        "Three sizes, woven in the mountains.",
        "Tři velikosti, utkané v podhůří.",
        "Tri veľkosti, utkané v podhorí.",
        "Drei Größen, gewebt im Vorgebirge.",
      ),
    ),
    offer(
      15,
      [2490, 5990],
      text(
        "An oak side table",
        "Odkládací stolek z dubu",
        "Odkladací stolík z duba",
        "Beistelltisch aus Eiche",
      ),
      text(
        "Oiled, not varnished; carried to your car.",
        "Olejovaný, ne lakovaný, doneseme ho k autu.",
        "Olejovaný, nie lakovaný, donesieme ho k autu.",
        "Geölt, nicht lackiert, wir tragen ihn zum Auto.",
      ),
    ),
    offer(
      20,
      [390, 890],
      text(
        "Beeswax candles for the table",
        "Svíčky z včelího vosku",
        "Sviečky z včelieho vosku",
        "Kerzen aus Bienenwachs",
      ),
      text(
        "Six candles and a brass holder.",
        "Šest svíček a mosazný svícen.",
        "Šesť sviečok a mosadzný svietnik.",
        "Sechs Kerzen und ein Messinghalter.",
      ),
    ),
  ],
  electronics: [
    offer(
      15,
      [9990, 19990],
      text("Light laptops", "Lehké notebooky", "Ľahké notebooky", "Leichte Notebooks"),
      text(
        "Set up with you, old data included.",
        "Nastavíme je s vámi i se starými daty.",
        "Nastavíme ich s vami aj so starými dátami.",
        "Mit Ihnen eingerichtet, alte Daten inklusive.",
      ),
    ),
    offer(
      20,
      [1490, 2990],
      text(
        "Kettles and toasters that last",
        "Konvice a topinkovače, které vydrží",
        "Kanvice a hriankovače, ktoré vydržia",
        "Wasserkocher und Toaster, die halten",
      ),
      text(
        "Five years of warranty and spare parts.",
        "Pět let záruky a náhradní díly.",
        "Päť rokov záruky a náhradné diely.",
        "Fünf Jahre Garantie und Ersatzteile.",
      ),
    ),
    offer(
      25,
      [390, 990],
      text("Chargers and cables", "Nabíječky a kabely", "Nabíjačky a káble", "Ladegeräte und Kabel"),
      text(
        "One for all your devices.",
        "Jedna na všechny vaše přístroje.",
        "Jedna na všetky vaše prístroje.",
        "Eines für alle Ihre Geräte.",
      ),
    ),
  ],
  food: [
    offer(
      15,
      [490, 990],
      text("A basket for a picnic", "Koš na piknik", "Kôš na piknik", "Ein Picknickkorb"),
      text(
        "Ham, olives, crackers and two glasses.",
        "Šunka, olivy, krekry a dvě skleničky.",
        "Šunka, olivy, krekry a dva poháriky.",
        "Schinken, Oliven, Cracker und zwei Gläser.",
      ),
    ),
    offer(
      20,
      [190, 390],
      text(
        "Olive oil of the new harvest",
        "Olivový olej z nové sklizně",
        "Olivový olej z nového zberu",
        "Olivenöl der neuen Ernte",
      ),
      text(
        "Half a litre in a dark bottle.",
        "Půl litru v tmavé láhvi.",
        "Pol litra v tmavej fľaši.",
        "Ein halber Liter in dunkler Flasche.",
      ),
    ),
  ],
};

export const offerTerms: LanguageText = text(
  "Valid while stocks last and not combinable with other offers.",
  "Platí do vyprodání zásob a nelze kombinovat s jinými nabídkami.",
  "Platí do vypredania zásob a nedá sa kombinovať s inými ponukami.",
  "Gilt, solange der Vorrat reicht, und ist nicht mit anderen Angeboten kombinierbar.",
);
