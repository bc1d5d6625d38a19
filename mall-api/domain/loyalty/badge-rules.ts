import { type LanguageText, text } from "../content/language-text";

/** The counts that badges depend on. */
export type BadgeFacts = {
  receipts: number;
  shops: number;
  restaurants: number;
  pointsEarned: number;
  rewards: number;
  follows: number;
  thumbs: number;
  bookings: number;
  profilePercent: number;
};

export type BadgeRule = {
  id: string;
  icon: string;
  counts: keyof BadgeFacts;
  need: number;
  name: LanguageText;
  description: LanguageText;
};

export const badgeRules: readonly BadgeRule[] = [
  {
    id: "first-receipt",
    icon: "lucide:receipt-text",
    counts: "receipts",
    need: 1,
    name: text("First steps", "První kroky", "Prvé kroky", "Erste Schritte"),
    description: text(
      "One approved receipt.",
      "Jedna schválená účtenka.",
      "Jeden schválený bloček.",
      "Ein anerkannter Beleg.",
    ),
  },
  {
    id: "regular",
    icon: "lucide:calendar-heart",
    counts: "receipts",
    need: 10,
    name: text("Regular", "Štamgast", "Štamgast", "Stammgast"),
    description: text(
      "Ten approved receipts.",
      "Deset schválených účtenek.",
      "Desať schválených bločkov.",
      "Zehn anerkannte Belege.",
    ),
  },
  {
    id: "explorer",
    icon: "lucide:compass",
    counts: "shops",
    need: 5,
    name: text("Explorer", "Objevitel", "Objaviteľ", "Entdecker"),
    description: text(
      "Receipts of five different shops.",
      "Účtenky z\u00a0pěti různých obchodů.",
      "Bločky z\u00a0piatich rôznych obchodov.",
      "Belege aus fünf verschiedenen Shops.",
    ),
  },
  {
    id: "gourmet",
    icon: "lucide:utensils",
    counts: "restaurants",
    need: 3,
    name: text("Gourmet", "Gurmán", "Gurmán", "Feinschmecker"),
    description: text(
      "Meals in three restaurants or cafés.",
      "Jídlo ve třech restauracích nebo kavárnách.",
      "Jedlo v\u00a0troch reštauráciách alebo kaviarňach.",
      "Essen in drei Restaurants oder Cafés.",
    ),
  },
  {
    id: "thousand",
    icon: "lucide:gem",
    counts: "pointsEarned",
    need: 1000,
    name: text("A thousand", "Tisícovka", "Tisícka", "Tausend"),
    description: text(
      "A thousand points earned since the beginning.",
      "Tisíc bodů od začátku členství.",
      "Tisíc bodov od začiatku členstva.",
      "Tausend Punkte seit dem Beitritt.",
    ),
  },
  {
    id: "first-reward",
    icon: "lucide:gift",
    counts: "rewards",
    need: 1,
    name: text("Well deserved", "Zasloužená odměna", "Zaslúžená odmena", "Wohlverdient"),
    description: text(
      "The first reward activated.",
      "První aktivovaná odměna.",
      "Prvá aktivovaná odmena.",
      "Die erste Prämie aktiviert.",
    ),
  },
  {
    id: "five-rewards",
    icon: "lucide:trophy",
    counts: "rewards",
    need: 5,
    name: text("Collector", "Sběratel", "Zberateľ", "Sammler"),
    description: text(
      "Five rewards activated.",
      "Pět aktivovaných odměn.",
      "Päť aktivovaných odmien.",
      "Fünf Prämien aktiviert.",
    ),
  },
  {
    id: "fan",
    icon: "lucide:heart",
    counts: "follows",
    need: 5,
    name: text("Fan", "Fanoušek", "Fanúšik", "Fan"),
    description: text(
      "Five shops followed.",
      "Pět sledovaných obchodů.",
      "Päť sledovaných obchodov.",
      "Fünf Shops gefolgt.",
    ),
  },
  {
    id: "voice",
    icon: "lucide:thumbs-up",
    counts: "thumbs",
    need: 10,
    name: text("A say in it", "Slyšitelný hlas", "Počuteľný hlas", "Stimme mit Gewicht"),
    description: text(
      "Ten offers, events or pieces of news rated.",
      "Deset ohodnocených nabídek, akcí nebo novinek.",
      "Desať ohodnotených ponúk, podujatí alebo noviniek.",
      "Zehn Angebote, Veranstaltungen oder Neuigkeiten bewertet.",
    ),
  },
  {
    id: "guest",
    icon: "lucide:calendar-check",
    counts: "bookings",
    need: 1,
    name: text("Guest of honour", "Čestný host", "Čestný hosť", "Ehrengast"),
    description: text(
      "A service of the mall booked.",
      "Rezervovaná služba centra.",
      "Rezervovaná služba centra.",
      "Ein Service des Centers gebucht.",
    ),
  },
  {
    id: "known",
    icon: "lucide:id-card",
    counts: "profilePercent",
    need: 100,
    name: text("Well met", "Známe se", "Poznáme sa", "Wir kennen uns"),
    description: text(
      "The profile is complete.",
      "Vyplněný celý profil.",
      "Vyplnený celý profil.",
      "Das Profil ist vollständig.",
    ),
  },
];
