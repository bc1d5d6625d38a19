import { type LanguageText, text } from "../../domain/content/language-text";

export type RewardTemplate = {
  key: string;
  points: number;
  code: "qr" | "code128" | "text";
  motif: string;
  title: LanguageText;
  description: LanguageText;
};

const reward = (
  key: string,
  points: number,
  code: RewardTemplate["code"],
  motif: string,
  title: LanguageText,
  description: LanguageText,
): RewardTemplate => ({ key, points, code, motif, title, description });

/** Rewards of the mall; those in `shopRewards` are issued by a shop, `{name}`. */
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
  ),
];

export const shopRewards: RewardTemplate[] = [
  reward(
    "ten-percent",
    200,
    "code128",
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
  reward(
    "surprise",
    120,
    "qr",
    "reward",
    text(
      "{name}: a small surprise",
      "{name}: malé překvapení",
      "{name}: malé prekvapenie",
      "{name}: eine kleine Überraschung",
    ),
    text(
      "Wrapped, and different every month.",
      "Zabalené a každý měsíc jiné.",
      "Zabalené a každý mesiac iné.",
      "Verpackt und jeden Monat anders.",
    ),
  ),
  reward(
    "hundred",
    450,
    "code128",
    "gift-card",
    text("{name}: 100 Kč off", "{name}: sleva 100 Kč", "{name}: zľava 100 Kč", "{name}: 100 Kč Rabatt"),
    text(
      "On a purchase of 500 Kč or more.",
      "Při nákupu od 500 Kč.",
      "Pri nákupe od 500 Kč.",
      "Ab einem Einkauf von 500 Kč.",
    ),
  ),
];

export const rewardTerms = text(
  "Show the code before paying. One reward for one purchase.",
  "Kód ukažte před placením. Jedna odměna na jeden nákup.",
  "Kód ukážte pred platením. Jedna odmena na jeden nákup.",
  "Zeigen Sie den Code vor dem Bezahlen. Eine Prämie je Einkauf.",
);

export const tiers: {
  key: string;
  from: number;
  to: number | null;
  multiplier: number;
  color: string;
  name: LanguageText;
  benefits: LanguageText[];
}[] = [
  {
    key: "walker",
    from: 0,
    to: 499,
    multiplier: 1,
    color: "#9a8f83",
    name: text("Stroller", "Chodec", "Chodec", "Flaneur"),
    benefits: [
      text(
        "One point for every 10 Kč",
        "Jeden bod za každých 10 Kč",
        "Jeden bod za každých 10 Kč",
        "Ein Punkt je 10 Kč",
      ),
      text("Rewards from 50 points", "Odměny od 50 bodů", "Odmeny od 50 bodov", "Prämien ab 50 Punkten"),
    ],
  },
  {
    key: "friend",
    from: 500,
    to: 1999,
    multiplier: 1.2,
    color: "#4f7f73",
    name: text("Friend", "Přítel", "Priateľ", "Freund"),
    benefits: [
      text("A fifth more points", "O pětinu více bodů", "O pätinu viac bodov", "Ein Fünftel mehr Punkte"),
      text(
        "An extra hour of parking",
        "Hodina parkování navíc",
        "Hodina parkovania navyše",
        "Eine Stunde länger parken",
      ),
    ],
  },
  {
    key: "patron",
    from: 2000,
    to: 4999,
    multiplier: 1.5,
    color: "#b08a3c",
    name: text("Patron", "Patron", "Patrón", "Gönner"),
    benefits: [
      text(
        "Half as many points again",
        "O polovinu více bodů",
        "O polovicu viac bodov",
        "Anderthalbfache Punkte",
      ),
      text("Offers a day earlier", "Nabídky o den dřív", "Ponuky o deň skôr", "Angebote einen Tag früher"),
    ],
  },
  {
    key: "host",
    from: 5000,
    to: null,
    multiplier: 2,
    color: "#3b2f4a",
    name: text("Host", "Hostitel", "Hostiteľ", "Gastgeber"),
    benefits: [
      text("Twice the points", "Dvojnásobek bodů", "Dvojnásobok bodov", "Doppelte Punkte"),
      text(
        "The members' lounge at any time",
        "Členský salonek kdykoli",
        "Členský salónik kedykoľvek",
        "Die Mitglieder-Lounge jederzeit",
      ),
    ],
  },
];

export type AmenityTemplate = {
  key: string;
  icon: string;
  group: "comfort" | "family" | "access";
  service?: string;
  title: LanguageText;
  description: LanguageText;
};

const amenity = (
  key: string,
  icon: string,
  group: AmenityTemplate["group"],
  title: LanguageText,
  description: LanguageText,
  service?: string,
): AmenityTemplate => ({ key, icon, group, title, description, ...(service && { service }) });

export const amenityGroups = [
  { key: "comfort", icon: "lucide:armchair", name: text("Comfort", "Pohodlí", "Pohodlie", "Komfort") },
  { key: "family", icon: "lucide:baby", name: text("Families", "Rodiny", "Rodiny", "Familien") },
  {
    key: "access",
    icon: "lucide:accessibility",
    name: text("Access and transport", "Přístup a doprava", "Prístup a doprava", "Zugang und Verkehr"),
  },
] as const;

export const amenities: AmenityTemplate[] = [
  amenity(
    "information",
    "lucide:info",
    "comfort",
    text("Information desk", "Informace", "Informácie", "Information"),
    text(
      "Lost property, gift cards and good advice, every day until closing.",
      "Ztráty a nálezy, dárkové karty a dobrá rada, denně do zavírací doby.",
      "Straty a nálezy, darčekové karty a dobrá rada, denne do zatvorenia.",
      "Fundsachen, Geschenkkarten und guter Rat, täglich bis Ladenschluss.",
    ),
  ),
  amenity(
    "wifi",
    "lucide:wifi",
    "comfort",
    text("Free Wi-Fi", "Wi-Fi zdarma", "Wi-Fi zadarmo", "Kostenloses WLAN"),
    text(
      "Fast on all floors, without advertisements.",
      "Rychlé na všech podlažích, bez reklam.",
      "Rýchle na všetkých podlažiach, bez reklám.",
      "Schnell auf allen Etagen, ohne Werbung.",
    ),
  ),
  amenity(
    "lockers",
    "lucide:lock",
    "comfort",
    text("Luggage lockers", "Úschovné skříňky", "Úschovné skrinky", "Schließfächer"),
    text(
      "Three sizes, opened by a code on your phone.",
      "Tři velikosti, otevírají se kódem v telefonu.",
      "Tri veľkosti, otvárajú sa kódom v telefóne.",
      "Drei Größen, geöffnet mit einem Code auf dem Telefon.",
    ),
  ),
  amenity(
    "cash",
    "lucide:banknote",
    "comfort",
    text("Cash machines", "Bankomaty", "Bankomaty", "Geldautomaten"),
    text(
      "Four machines, one of them at wheelchair height.",
      "Čtyři bankomaty, jeden z nich ve výšce pro vozíčkáře.",
      "Štyri bankomaty, jeden z nich vo výške pre vozičkárov.",
      "Vier Automaten, einer davon in Rollstuhlhöhe.",
    ),
  ),
  amenity(
    "phone-charging",
    "lucide:battery-charging",
    "comfort",
    text(
      "Phone charging boxes",
      "Nabíjecí boxy na telefony",
      "Nabíjacie boxy na telefóny",
      "Ladeboxen fürs Telefon",
    ),
    text(
      "Lock the phone in and go shopping.",
      "Telefon zamkněte a jděte nakupovat.",
      "Telefón zamknite a choďte nakupovať.",
      "Telefon einschließen und einkaufen gehen.",
    ),
  ),
  amenity(
    "drinking-water",
    "lucide:glass-water",
    "comfort",
    text("Drinking fountains", "Pítka", "Pitné fontánky", "Trinkbrunnen"),
    text(
      "Cold, filtered, with a spout for bottles.",
      "Studená filtrovaná voda, i do lahve.",
      "Studená filtrovaná voda, aj do fľaše.",
      "Kalt, gefiltert und mit Auslauf für Flaschen.",
    ),
  ),
  amenity(
    "lounge",
    "lucide:armchair",
    "comfort",
    text(
      "Private shopping lounge",
      "Soukromý nákupní salonek",
      "Súkromný nákupný salónik",
      "Private Shopping-Lounge",
    ),
    text(
      "An hour with a stylist, who brings the shops to you.",
      "Hodina se stylistkou, která přinese obchody za vámi.",
      "Hodina so stylistkou, ktorá prinesie obchody za vami.",
      "Eine Stunde mit einer Stylistin, die die Shops zu Ihnen bringt.",
    ),
    "lounge",
  ),
  amenity(
    "cloakroom",
    "lucide:shirt",
    "comfort",
    text("Winter cloakroom", "Zimní šatna", "Zimná šatňa", "Wintergarderobe"),
    text(
      "Leave the coat by the entrance from November to March.",
      "Od listopadu do března nechte kabát u vchodu.",
      "Od novembra do marca nechajte kabát pri vchode.",
      "Von November bis März bleibt der Mantel am Eingang.",
    ),
  ),
  amenity(
    "baby-room",
    "lucide:baby",
    "family",
    text("Baby room", "Přebalovací místnost", "Prebaľovacia miestnosť", "Wickelraum"),
    text(
      "Changing tables, a microwave and an armchair for feeding.",
      "Přebalovací pulty, mikrovlnka a křeslo na kojení.",
      "Prebaľovacie pulty, mikrovlnka a kreslo na dojčenie.",
      "Wickeltische, Mikrowelle und ein Sessel zum Stillen.",
    ),
  ),
  amenity(
    "kids-corner",
    "lucide:blocks",
    "family",
    text("Supervised kids' corner", "Hlídaný dětský koutek", "Strážený detský kútik", "Betreute Kinderecke"),
    text(
      "Two hours of play for children from three to nine.",
      "Dvě hodiny her pro děti od tří do devíti let.",
      "Dve hodiny hier pre deti od troch do deviatich rokov.",
      "Zwei Stunden Spiel für Kinder von drei bis neun.",
    ),
    "kids-corner",
  ),
  amenity(
    "prams",
    "lucide:shopping-cart",
    "family",
    text("Prams to borrow", "Kočárky k zapůjčení", "Kočíky na požičanie", "Leihkinderwagen"),
    text(
      "Free of charge at the information desk.",
      "Zdarma na informacích.",
      "Zadarmo na informáciách.",
      "Kostenlos an der Information.",
    ),
  ),
  amenity(
    "playground",
    "lucide:trees",
    "family",
    text("Playground on the terrace", "Hřiště na terase", "Ihrisko na terase", "Spielplatz auf der Terrasse"),
    text(
      "Slides and sand, open while it is light.",
      "Skluzavky a písek, otevřeno za světla.",
      "Šmykľavky a piesok, otvorené za svetla.",
      "Rutschen und Sand, geöffnet bei Tageslicht.",
    ),
  ),
  amenity(
    "quiet-room",
    "lucide:moon",
    "family",
    text("Quiet room", "Tichá místnost", "Tichá miestnosť", "Ruheraum"),
    text(
      "Dim light and soft seats for everyone who needs a break.",
      "Tlumené světlo a měkká sedadla pro každého, kdo potřebuje pauzu.",
      "Tlmené svetlo a mäkké sedadlá pre každého, kto potrebuje pauzu.",
      "Gedämpftes Licht und weiche Sitze für alle, die eine Pause brauchen.",
    ),
  ),
  amenity(
    "toilets",
    "lucide:toilet",
    "access",
    text("Toilets", "Toalety", "Toalety", "Toiletten"),
    text(
      "On every floor, cleaned every half hour.",
      "Na každém podlaží, úklid každou půlhodinu.",
      "Na každom podlaží, upratovanie každú polhodinu.",
      "Auf jeder Etage, halbstündlich gereinigt.",
    ),
  ),
  amenity(
    "wheelchairs",
    "lucide:accessibility",
    "access",
    text("Wheelchairs to borrow", "Vozíky k zapůjčení", "Vozíky na požičanie", "Leihrollstühle"),
    text(
      "Two mechanical and one electric, with a helper if you wish.",
      "Dva mechanické a jeden elektrický, na přání s doprovodem.",
      "Dva mechanické a jeden elektrický, na želanie so sprievodom.",
      "Zwei mechanische und ein elektrischer, auf Wunsch mit Begleitung.",
    ),
  ),
  amenity(
    "charging",
    "lucide:plug-zap",
    "access",
    text("Car charging", "Nabíjení aut", "Nabíjanie áut", "Ladestationen"),
    text(
      "Forty points on parking level two.",
      "Čtyřicet míst na druhém parkovacím podlaží.",
      "Štyridsať miest na druhom parkovacom podlaží.",
      "Vierzig Ladepunkte auf Parkebene zwei.",
    ),
  ),
  amenity(
    "bikes",
    "lucide:bike",
    "access",
    text("Bicycle room", "Kolárna", "Bicyklovňa", "Fahrradraum"),
    text(
      "Hooks, a pump and a tap, behind a door with a code.",
      "Háky, pumpa a kohoutek za dveřmi na kód.",
      "Háky, pumpa a kohútik za dverami na kód.",
      "Haken, Pumpe und Wasserhahn hinter einer Tür mit Code.",
    ),
  ),
  amenity(
    "taxi",
    "lucide:car-taxi-front",
    "access",
    text("Taxi stand", "Stanoviště taxi", "Stanovište taxi", "Taxistand"),
    text(
      "By the main entrance, with a button that calls a car.",
      "U hlavního vchodu, s tlačítkem, které auto přivolá.",
      "Pri hlavnom vchode, s tlačidlom, ktoré auto privolá.",
      "Am Haupteingang, mit einem Knopf, der den Wagen ruft.",
    ),
  ),
  amenity(
    "defibrillator",
    "lucide:heart-pulse",
    "access",
    text(
      "First aid and defibrillator",
      "První pomoc a defibrilátor",
      "Prvá pomoc a defibrilátor",
      "Erste Hilfe und Defibrillator",
    ),
    text(
      "At the information desk and on every floor by the lifts.",
      "Na informacích a na každém podlaží u výtahů.",
      "Na informáciách a na každom podlaží pri výťahoch.",
      "An der Information und auf jeder Etage bei den Aufzügen.",
    ),
  ),
  amenity(
    "dog-parking",
    "lucide:dog",
    "access",
    text("Dog corner", "Psí koutek", "Psí kútik", "Hundeecke"),
    text(
      "Water, shade and a hook, in sight of the café tables.",
      "Voda, stín a úvaz na dohled od stolků kavárny.",
      "Voda, tieň a úväz na dohľad od stolíkov kaviarne.",
      "Wasser, Schatten und Haken, in Sicht der Cafétische.",
    ),
  ),
];

export const rewardKinds = [
  { key: "treats", icon: "lucide:coffee", name: text("Treats", "Pro radost", "Pre radosť", "Genuss") },
  {
    key: "savings",
    icon: "lucide:badge-percent",
    name: text("Savings", "Slevy a karty", "Zľavy a karty", "Ersparnis"),
  },
  { key: "services", icon: "lucide:armchair", name: text("Services", "Služby", "Služby", "Service") },
] as const;

export const postKinds = [
  {
    key: "house",
    icon: "lucide:building",
    name: text("From the mall", "Z centra", "Z centra", "Aus dem Center"),
  },
  { key: "people", icon: "lucide:users", name: text("People", "Lidé", "Ľudia", "Menschen") },
] as const;
