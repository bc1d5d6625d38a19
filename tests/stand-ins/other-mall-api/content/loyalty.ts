import type { Badge, Moment, Tier } from "./model";
import { sameName, type Words, words } from "./words";

export const visitor = {
  id: 5001,
  email: "visitor@example.test",
  password: "heslo-1234",
  firstName: "Alžběta",
  lastName: "Nováčková",
  phone: "+420 603 555 010",
  born: { year: 1988, month: 4, day: 9 },
  points: 1250,
};

export const tiers: Tier[] = [
  {
    id: 901,
    name: words("Říčka", "Stream", "Riečka", "Bach"),
    text: words("Od prvního bodu.", "From the first point."),
    points: 0,
  },
  {
    id: 902,
    name: words("Řeka", "River", "Rieka", "Fluss"),
    text: words("Přednost na akcích.", "First at events."),
    points: 1000,
  },
  {
    id: 903,
    name: words("Moře", "Sea", "More", "Meer"),
    text: words("Parkování bez omezení.", "Unlimited parking."),
    points: 5000,
  },
];

export const badges: Badge[] = [
  {
    id: 911,
    name: words("První účtenka", "First receipt"),
    text: words("Za první nahranou účtenku.", "For the first receipt."),
    picture: "badge-911.png",
    earned: true,
  },
  {
    id: 912,
    name: words("Knihomol", "Bookworm"),
    text: words("Za pět nákupů v knihkupectví.", "For five visits to the bookshop."),
    picture: "badge-912.png",
    earned: true,
  },
  {
    id: 913,
    name: words("Gurmán", "Gourmet", "Gurmán", "Feinschmecker"),
    text: words("Za oběd v každé restauraci.", "For a lunch in each restaurant."),
    picture: "badge-913.png",
    earned: false,
  },
];

export const services: { id: number; name: Words; minutes: number; price: number }[] = [
  {
    id: 921,
    name: words("Osobní stylistka", "Personal stylist", "Osobná stylistka"),
    minutes: 60,
    price: 500,
  },
  { id: 922, name: words("Balení dárků", "Gift wrapping"), minutes: 15, price: 0 },
];

export const bookingTimes = ["09:00", "11:00", "14:30", "17:00"];

interface PastReceipt {
  id: number;
  number: string;
  shop: number;
  amount: number;
  points: number;
  status: "approved" | "pending" | "rejected";
  at: Moment;
}

export const receipts: PastReceipt[] = [
  {
    id: 931,
    number: "2201-77",
    shop: 104,
    amount: 648.5,
    points: 64,
    status: "approved",
    at: { days: -3, time: "16:20" },
  },
  {
    id: 932,
    number: "0098/B",
    shop: 112,
    amount: 412,
    points: 41,
    status: "pending",
    at: { days: -1, time: "12:45" },
  },
  {
    id: 933,
    number: "7711",
    shop: 108,
    amount: 3490,
    points: 0,
    status: "rejected",
    at: { days: -15, time: "18:05" },
  },
];

export const pointsHistory: { id: number; points: number; text: Words; at: Moment }[] = [
  { id: 941, points: 64, text: sameName("Knihy Letná"), at: { days: -3, time: "16:25" } },
  {
    id: 942,
    points: -150,
    text: words("Káva podle výběru", "A coffee of your choice"),
    at: { days: -6, time: "09:00" },
  },
  { id: 943, points: 200, text: words("Uvítací body", "Welcome points"), at: { days: -200, time: "10:10" } },
];

export const messages: { id: number; fromMall: boolean; text: string; read: boolean; at: Moment }[] = [
  {
    id: 951,
    fromMall: false,
    text: "Dobrý den, našli jste šedou rukavici?",
    read: true,
    at: { days: -2, time: "10:00" },
  },
  {
    id: 952,
    fromMall: true,
    text: "Dobrý den, čeká na vás na infostánku.",
    read: false,
    at: { days: -2, time: "10:12" },
  },
];
