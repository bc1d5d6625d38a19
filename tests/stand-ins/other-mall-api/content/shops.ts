import type { Category, Intervals, Shop, Week } from "./model";
import { sameName, type Words, words } from "./words";

export const shopCategories: Category[] = [
  {
    id: 1,
    kind: "companies",
    name: words("Móda a obuv", "Fashion and shoes", "Móda a obuv", "Mode und Schuhe"),
  },
  { id: 2, kind: "companies", name: words("Domácnost a hobby", "Home and hobby", "Domácnosť a hobby") },
  { id: 3, kind: "companies", name: words("Elektronika", "Electronics", "Elektronika", "Elektronik") },
  { id: 4, kind: "companies", name: words("Zdraví a krása", "Health and beauty") },
  {
    id: 5,
    kind: "companies",
    name: words("Restaurace a kavárny", "Restaurants and cafés", "Reštaurácie", "Gastronomie"),
  },
  { id: 6, kind: "companies", name: words("Služby", "Services", "Služby", "Dienstleistungen") },
];

/** The same hours from Monday to Saturday, others on Sunday. */
export function week(weekdays: Intervals, sunday: Intervals): Week {
  return {
    monday: weekdays,
    tuesday: weekdays,
    wednesday: weekdays,
    thursday: weekdays,
    friday: weekdays,
    saturday: weekdays,
    sunday,
  };
}

const storeHours = week([["09:00", "21:00"]], [["10:00", "20:00"]]);
const restaurantHours = week([["10:00", "23:00"]], [["11:00", "22:00"]]);
const serviceHours = week(
  [
    ["08:00", "12:00"],
    ["13:00", "19:00"],
  ],
  [],
);

let unit = 0;

function shop(id: number, kind: Shop["kind"], category: number, name: string, text: Words): Shop {
  unit += 1;
  const host = `shop${id}.example.test`;
  return {
    id,
    kind,
    category,
    name: sameName(name),
    text,
    picture: `shop-${id}.png`,
    floor: unit % 3,
    unit: `${unit % 3}.${String(unit).padStart(2, "0")}`,
    phone: `+420 226 100 ${id}`,
    email: `info@${host}`,
    web: `https://${host}`,
    featured: unit % 4 === 1,
    hours: { store: storeHours, restaurant: restaurantHours, service: serviceHours }[kind],
  };
}

export const shops: Shop[] = [
  shop(
    101,
    "store",
    1,
    "Kabátek & syn",
    words(
      "Kabáty a obleky šité v Prostějově.",
      "Coats and suits sewn in Prostějov.",
      "Kabáty a obleky šité v Prostějove.",
      "Mäntel und Anzüge aus Prostějov.",
    ),
  ),
  shop(
    102,
    "store",
    1,
    "Švec Ondřej",
    words(
      "Ručně šitá obuv a její opravy.",
      "Shoes sewn by hand, and their repair.",
      "Ručne šitá obuv a jej opravy.",
    ),
  ),
  shop(
    103,
    "store",
    1,
    "Zlatnictví Rubín",
    words("Snubní prsteny a české granáty.", "Wedding rings and Czech garnets."),
  ),
  shop(
    104,
    "store",
    2,
    "Knihy Letná",
    words(
      "Knihkupectví se čtyřiceti tisíci tituly.",
      "A bookshop of forty thousand titles.",
      undefined,
      "Eine Buchhandlung mit vierzigtausend Titeln.",
    ),
  ),
  shop(
    105,
    "store",
    2,
    "Hračky Zvonek",
    words("Dřevěné hračky a stavebnice.", "Wooden toys and building sets.", "Drevené hračky a stavebnice."),
  ),
  shop(
    106,
    "store",
    2,
    "Botanik",
    words("Pokojové rostliny a rady k nim.", "House plants and advice on them."),
  ),
  shop(
    107,
    "store",
    2,
    "Grüne Straße",
    words(
      "Zahradní nábytek z Bavorska.",
      "Garden furniture from Bavaria.",
      undefined,
      "Gartenmöbel aus Bayern.",
    ),
  ),
  shop(
    108,
    "store",
    3,
    "Elektro Vlna",
    words(
      "Sluchátka, reproduktory a gramofony.",
      "Headphones, speakers and turntables.",
      "Slúchadlá a gramofóny.",
      "Kopfhörer und Plattenspieler.",
    ),
  ),
  shop(
    109,
    "store",
    3,
    "Mobil Point 24",
    words("Telefony a servis na počkání.", "Phones, repaired while you wait."),
  ),
  shop(
    110,
    "store",
    4,
    "Drogerie Pěna",
    words("Mýdla, krémy a vše do koupelny.", "Soaps, creams and all for the bathroom."),
  ),
  shop(
    111,
    "service",
    4,
    "Optika Jasno",
    words(
      "Měření zraku a brýle do druhého dne.",
      "Eye tests, and glasses the next day.",
      "Meranie zraku a okuliare.",
      "Sehtest und Brillen am nächsten Tag.",
    ),
  ),
  shop(
    112,
    "restaurant",
    5,
    "Trattoria Oliva",
    words(
      "Pizza z pece na dřevo.",
      "Pizza from a wood-fired oven.",
      "Pizza z pece na drevo.",
      "Pizza aus dem Holzofen.",
    ),
  ),
  shop(
    113,
    "restaurant",
    5,
    "Phở Lan",
    words("Vietnamská polévka od rána do večera.", "Vietnamese soup from morning to night."),
  ),
  shop(
    114,
    "restaurant",
    5,
    "Kavárna Parní stroj",
    words(
      "Vlastní pražírna a domácí koláče.",
      "Its own roastery and home-made cakes.",
      undefined,
      "Eigene Rösterei und hausgemachte Kuchen.",
    ),
  ),
  shop(
    115,
    "service",
    6,
    "Lékárna Pod Věží",
    words(
      "Léky na předpis i bez něj.",
      "Medicines with or without a prescription.",
      "Lieky na predpis aj bez neho.",
      "Arzneimittel mit und ohne Rezept.",
    ),
  ),
  shop(
    116,
    "service",
    6,
    "Čistírna Bílá",
    words("Čištění oděvů do čtyř hodin.", "Clothes cleaned within four hours."),
  ),
  shop(
    117,
    "service",
    6,
    "Kadeřnictví Nůžky",
    words("Střih bez objednání.", "A haircut without an appointment.", "Strih bez objednania."),
  ),
];
