import type { Amenity, Category, Question, Week } from "./model";
import { week } from "./shops";
import { paragraph, type Words, words } from "./words";

/** The operators' malls by tenant; any other tenant is the mall by the river. */
export function mallName(tenant: string | undefined): string {
  const names: Record<string, string> = {
    galerieharfa: "Galerie Harfa",
    novoplaza: "Novo Plaza",
    europasc: "Europa SC",
    presentation: "Ukázkové centrum",
  };
  return names[tenant ?? ""] ?? "Centrum Vltava";
}

export const mall = {
  id: 1,
  street: "Nábřežní 1250/7",
  address2: "vchod B",
  city: "Praha",
  state: "Hlavní město Praha",
  country: "CZ",
  zip: "150 00",
  latitude: 50.0712,
  longitude: 14.4021,
  phone: "+420 226 100 100",
  email: "info@mall.example.test",
  legalName: "Vltava Retail s.r.o.",
  purchaseOrder: "PO-2291",
  billingEmail: "faktury@mall.example.test",
  registration: "04512375",
  vat: "CZ04512375",
  text: words(
    "Sto obchodů u řeky.",
    "A hundred shops by the river.",
    "Sto obchodov pri rieke.",
    "Hundert Geschäfte am Fluss.",
  ),
  hoursText: paragraph(
    words("O státních svátcích podle zákona zavřeno.", "Closed on public holidays by law."),
  ),
  parkingText: paragraph(words("První tři hodiny zdarma.", "The first three hours are free.")),
  socials: {
    instagram: "https://www.instagram.com/centrum.example",
    facebook: "https://www.facebook.com/centrum.example",
    youtube: "https://www.youtube.com/@centrum.example",
    tiktok: "https://www.tiktok.com/@centrum.example",
  },
  management: [
    {
      name: "Ing. Petra Řeháčková",
      role: "ředitelka centra",
      email: "reditelka@mall.example.test",
      phone: "+420 226 100 101",
    },
    {
      name: "Tomáš Ďuriš",
      role: "marketing",
      email: "marketing@mall.example.test",
      phone: "+420 226 100 102",
    },
    {
      name: "Jana Kvapilová",
      role: "technická správa",
      email: "sprava@mall.example.test",
      phone: "+420 226 100 103",
    },
  ],
  propertyManagement: {
    name: "Říční správa a.s.",
    email: "podatelna@sprava.example.test",
    phone: "+420 226 100 200",
    web: "https://sprava.example.test",
  },
};

export interface Zone {
  name: string;
  open: boolean;
  week: Week;
}

export const zones: Zone[] = [
  { name: "default", open: true, week: week([["09:00", "21:00"]], [["10:00", "20:00"]]) },
  { name: "restaurants", open: true, week: week([["10:00", "23:00"]], [["11:00", "22:00"]]) },
  {
    name: "post",
    open: true,
    week: week(
      [
        ["08:00", "12:00"],
        ["13:00", "18:00"],
      ],
      [],
    ),
  },
];

export const amenityCategories: Category[] = [
  { id: 31, kind: "amenities", name: words("Pro rodiny", "For families", "Pre rodiny", "Für Familien") },
  { id: 32, kind: "amenities", name: words("Vybavení", "Facilities") },
];

function amenity(id: number, category: number, floor: number, name: Words, text: Words): Amenity {
  return { id, category, floor, name, text: paragraph(text), picture: `amenity-${id}.png` };
}

export const amenities: Amenity[] = [
  amenity(
    601,
    31,
    1,
    words("Dětský koutek Vydra", "Otter children's corner", "Detský kútik Vydra", "Kinderecke Otter"),
    words("Pro děti od tří do deseti let.", "For children from three to ten."),
  ),
  amenity(
    602,
    31,
    0,
    words("Přebalovací pult", "Baby changing table"),
    words("Vedle toalet v přízemí.", "Beside the toilets on the ground floor."),
  ),
  amenity(
    603,
    32,
    0,
    words("Bankomaty", "Cash machines", "Bankomaty", "Geldautomaten"),
    words("Tři banky u hlavního vchodu.", "Three banks at the main entrance."),
  ),
  amenity(
    604,
    32,
    0,
    words("Úschovna zavazadel", "Luggage lockers", undefined, "Schließfächer"),
    words("Na minci nebo kartu.", "By coin or card."),
  ),
  amenity(
    605,
    32,
    2,
    words("Klidová místnost", "Quiet room"),
    words("Místo k odpočinku bez hudby.", "A place to rest without music."),
  ),
  amenity(
    606,
    32,
    0,
    words("Zapůjčení vozíku", "Wheelchair hire", "Zapožičanie vozíka"),
    words("Na infostánku proti podpisu.", "At the information desk, for a signature."),
  ),
];

function question(id: number, ask: Words, answer: Words): Question {
  return { id, name: ask, answer: paragraph(answer) };
}

export const questions: Question[] = [
  question(
    701,
    words(
      "Kolik stojí parkování?",
      "What does parking cost?",
      "Koľko stojí parkovanie?",
      "Was kostet das Parken?",
    ),
    words("Tři hodiny jsou zdarma.", "Three hours are free."),
  ),
  question(
    702,
    words("Smím přijít se psem?", "May I bring my dog?", "Môžem prísť so psom?"),
    words("Ano, na vodítku.", "Yes, on a lead."),
  ),
  question(
    703,
    words("Kde jsou ztráty a nálezy?", "Where is lost property?"),
    words("Na infostánku v přízemí.", "At the information desk on the ground floor."),
  ),
  question(
    704,
    words("Jak získám body?", "How do I get points?", undefined, "Wie sammle ich Punkte?"),
    words("Nahrajte účtenku ve svém účtu.", "Upload a receipt in your account."),
  ),
];
