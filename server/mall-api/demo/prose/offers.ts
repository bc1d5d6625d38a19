import { type LanguageText, text } from "../../domain/content/language-text";

type OfferTemplate = { title: LanguageText; description: LanguageText; discount: number };

const offer = (discount: number, title: LanguageText, description: LanguageText): OfferTemplate => ({
  discount,
  title,
  description,
});

/** Offers for any shop of a category; `{name}` is the shop, in the nominative. */
export const offersByCategory: Record<string, OfferTemplate[]> = {
  fashion: [
    offer(
      30,
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
    ),
    offer(
      20,
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
  ],
  shoes: [
    offer(
      25,
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
      40,
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
    ),
    offer(
      20,
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
  ],
  jewellery: [
    offer(
      15,
      text("Silver with moldavite", "Stříbro s vltavínem", "Striebro s vltavínom", "Silber mit Moldavit"),
      text(
        "Rings and earrings from our own workshop.",
        "Prsteny a náušnice z vlastní dílny.",
        "Prstene a náušnice z vlastnej dielne.",
        "Ringe und Ohrringe aus eigener Werkstatt.",
      ),
    ),
    offer(
      20,
      text(
        "Watch straps in twelve colours",
        "Řemínky ve dvanácti barvách",
        "Remienky v dvanástich farbách",
        "Uhrenbänder in zwölf Farben",
      ),
      text(
        "Fitted at once, a fifth off the price.",
        "Vyměníme na místě, o pětinu levněji.",
        "Vymeníme na mieste, o pätinu lacnejšie.",
        "Sofort gewechselt und ein Fünftel günstiger.",
      ),
    ),
    offer(
      10,
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
  ],
  beauty: [
    offer(
      25,
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
    ),
    offer(
      30,
      text(
        "Perfume refilled for less",
        "Parfém k doplnění za méně",
        "Parfum na doplnenie za menej",
        "Parfum nachgefüllt für weniger",
      ),
      text(
        "Bring your bottle and pay for the scent alone.",
        "Přineste flakon a zaplatíte jen vůni.",
        "Prineste flakón a zaplatíte len vôňu.",
        "Bringen Sie Ihren Flakon mit und zahlen Sie nur den Duft.",
      ),
    ),
    offer(
      20,
      text(
        "Glasses with a free eye test",
        "Brýle s měřením zraku zdarma",
        "Okuliare s meraním zraku zadarmo",
        "Brille mit kostenlosem Sehtest",
      ),
      text(
        "Frames of this year a fifth off.",
        "Letošní obruby o pětinu levněji.",
        "Tohtoročné rámy o pätinu lacnejšie.",
        "Fassungen dieses Jahres um ein Fünftel günstiger.",
      ),
    ),
  ],
  home: [
    offer(
      30,
      text(
        "Bedding of washed linen",
        "Povlečení z praného lnu",
        "Obliečky z praného ľanu",
        "Bettwäsche aus gewaschenem Leinen",
      ),
      text(
        "Six colours, two sizes, softer with every wash.",
        "Šest barev, dva rozměry, praním stále měkčí.",
        "Šesť farieb, dva rozmery, praním stále mäkšie.",
        "Sechs Farben, zwei Größen, mit jeder Wäsche weicher.",
      ),
    ),
    offer(
      20,
      text(
        "Table lamps for long evenings",
        "Stolní lampy na dlouhé večery",
        "Stolové lampy na dlhé večery",
        "Tischlampen für lange Abende",
      ),
      text(
        "Hand-blown shades, bulb included.",
        "Ručně foukaná stínidla, žárovka v ceně.",
        "Ručne fúkané tienidlá, žiarovka v cene.",
        "Mundgeblasene Schirme, Leuchtmittel inklusive.",
      ),
    ),
    offer(
      15,
      text(
        "A dinner set for six",
        "Jídelní souprava pro šest",
        "Jedálenská súprava pre šiestich",
        "Geschirr für sechs",
      ),
      text(
        "Stoneware from a family pottery.",
        "Kamenina z rodinné hrnčírny.",
        "Kamenina z rodinnej hrnčiarne.",
        "Steingut aus einer Familientöpferei.",
      ),
    ),
  ],
  electronics: [
    offer(
      25,
      text(
        "Headphones that hear nothing else",
        "Sluchátka, která neslyší nic jiného",
        "Slúchadlá, ktoré nepočujú nič iné",
        "Kopfhörer, die sonst nichts hören",
      ),
      text(
        "Noise cancelling, thirty hours on one charge.",
        "Potlačení hluku, třicet hodin na jedno nabití.",
        "Potlačenie hluku, tridsať hodín na jedno nabitie.",
        "Geräuschunterdrückung, dreißig Stunden mit einer Ladung.",
      ),
    ),
    offer(
      15,
      text(
        "A screen changed within the hour",
        "Displej do hodiny",
        "Displej do hodiny",
        "Displaywechsel in einer Stunde",
      ),
      text(
        "With a protective glass as a gift.",
        "S ochranným sklem jako dárkem.",
        "S ochranným sklom ako darčekom.",
        "Mit Schutzglas als Geschenk.",
      ),
    ),
    offer(
      35,
      text("Cameras from last year", "Loňské fotoaparáty", "Vlaňajšie fotoaparáty", "Kameras vom Vorjahr"),
      text(
        "Display pieces with full warranty.",
        "Vystavené kusy s plnou zárukou.",
        "Vystavené kusy s plnou zárukou.",
        "Ausstellungsstücke mit voller Garantie.",
      ),
    ),
  ],
  books: [
    offer(
      20,
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
      25,
      text("Diaries for the new year", "Diáře na nový rok", "Diáre na nový rok", "Kalender fürs neue Jahr"),
      text(
        "Bound in cloth, with room for thoughts.",
        "Vázané v plátně, s místem na myšlenky.",
        "Viazané v plátne, s miestom na myšlienky.",
        "In Leinen gebunden, mit Platz für Gedanken.",
      ),
    ),
    offer(
      30,
      text("Records by the kilogram", "Desky na kila", "Platne na kilá", "Schallplatten nach Gewicht"),
      text(
        "Second-hand vinyl, checked and cleaned.",
        "Vinyly z druhé ruky, poslechnuté a vyčištěné.",
        "Vinyly z druhej ruky, vypočuté a vyčistené.",
        "Vinyl aus zweiter Hand, geprüft und gereinigt.",
      ),
    ),
  ],
  kids: [
    offer(
      25,
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
      30,
      text(
        "Snowsuits for the smallest",
        "Kombinézy pro nejmenší",
        "Kombinézy pre najmenších",
        "Schneeanzüge für die Kleinsten",
      ),
      text(
        "Sizes 74 to 116, waterproof and warm.",
        "Velikosti 74 až 116, nepromokavé a teplé.",
        "Veľkosti 74 až 116, nepremokavé a teplé.",
        "Größen 74 bis 116, wasserdicht und warm.",
      ),
    ),
    offer(
      20,
      text(
        "Paints and brushes for a rainy week",
        "Barvy a štětce na deštivý týden",
        "Farby a štetce na daždivý týždeň",
        "Farben und Pinsel für eine Regenwoche",
      ),
      text(
        "A set for two painters.",
        "Sada pro dva malíře.",
        "Sada pre dvoch maliarov.",
        "Ein Set für zwei Maler.",
      ),
    ),
  ],
  sport: [
    offer(
      30,
      text(
        "Running shoes of the season",
        "Běžecké boty sezony",
        "Bežecké topánky sezóny",
        "Laufschuhe der Saison",
      ),
      text(
        "With a running analysis free of charge.",
        "S analýzou běhu zdarma.",
        "S analýzou behu zadarmo.",
        "Mit kostenloser Laufanalyse.",
      ),
    ),
    offer(
      20,
      text(
        "Skis serviced before the snow",
        "Servis lyží před sněhem",
        "Servis lyží pred snehom",
        "Skiservice vor dem Schnee",
      ),
      text(
        "Edges, wax and bindings in one night.",
        "Hrany, vosk a vázání za jednu noc.",
        "Hrany, vosk a viazanie za jednu noc.",
        "Kanten, Wachs und Bindung über Nacht.",
      ),
    ),
    offer(
      25,
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
  ],
  food: [
    offer(
      15,
      text(
        "Sourdough and a jar of honey",
        "Kváskový chleba a sklenice medu",
        "Kváskový chlieb a pohár medu",
        "Sauerteigbrot und ein Glas Honig",
      ),
      text(
        "A breakfast for the whole weekend.",
        "Snídaně na celý víkend.",
        "Raňajky na celý víkend.",
        "Ein Frühstück fürs ganze Wochenende.",
      ),
    ),
    offer(
      20,
      text(
        "Cheese plate for four",
        "Sýrový talíř pro čtyři",
        "Syrový tanier pre štyroch",
        "Käseplatte für vier",
      ),
      text(
        "Five kinds, grapes and nuts, cut to order.",
        "Pět druhů, hrozny a ořechy, krájíme na přání.",
        "Päť druhov, hrozno a orechy, krájame na želanie.",
        "Fünf Sorten, Trauben und Nüsse, frisch geschnitten.",
      ),
    ),
    offer(
      25,
      text(
        "Moravian wine by the case",
        "Moravské víno po kartonech",
        "Moravské víno po kartónoch",
        "Mährischer Wein im Karton",
      ),
      text(
        "Six bottles, the price of four and a half.",
        "Šest lahví za cenu čtyř a půl.",
        "Šesť fliaš za cenu štyroch a pol.",
        "Sechs Flaschen zum Preis von viereinhalb.",
      ),
    ),
  ],
  dining: [
    offer(
      20,
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
      50,
      text(
        "Second cake at half price",
        "Druhý dort za polovinu",
        "Druhá torta za polovicu",
        "Zweites Stück Kuchen zum halben Preis",
      ),
      text(
        "Every afternoon from three to five.",
        "Každé odpoledne od tří do pěti.",
        "Každé popoludnie od tretej do piatej.",
        "Jeden Nachmittag von drei bis fünf.",
      ),
    ),
    offer(
      15,
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
  services: [
    offer(
      20,
      text(
        "Coats cleaned before winter",
        "Čištění kabátů před zimou",
        "Čistenie kabátov pred zimou",
        "Mäntel vor dem Winter gereinigt",
      ),
      text(
        "Down and wool ready within a day.",
        "Peří i vlnu vyčistíme do druhého dne.",
        "Perie aj vlnu vyčistíme do druhého dňa.",
        "Daune und Wolle sind am nächsten Tag fertig.",
      ),
    ),
    offer(
      25,
      text(
        "Haircut and a head massage",
        "Střih s masáží hlavy",
        "Strih s masážou hlavy",
        "Haarschnitt mit Kopfmassage",
      ),
      text(
        "Forty-five minutes only for you.",
        "Čtyřicet pět minut jen pro vás.",
        "Štyridsaťpäť minút len pre vás.",
        "Fünfundvierzig Minuten nur für Sie.",
      ),
    ),
    offer(
      10,
      text(
        "Family portrait in the studio",
        "Rodinný portrét v ateliéru",
        "Rodinný portrét v ateliéri",
        "Familienporträt im Studio",
      ),
      text(
        "Five edited photographs and one framed print.",
        "Pět upravených fotografií a jedna zarámovaná.",
        "Päť upravených fotografií a jedna zarámovaná.",
        "Fünf bearbeitete Fotos und ein gerahmter Abzug.",
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
