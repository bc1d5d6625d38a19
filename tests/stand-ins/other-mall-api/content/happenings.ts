import type { EventItem, Moment, NewsItem } from "./model";
import { paragraph, type Words, words } from "./words";

const at = (days: number, time: string): Moment => ({ days, time });

function event(
  id: number,
  from: Moment,
  to: Moment,
  place: Words,
  name: Words,
  text: Words,
  shop?: number,
): EventItem {
  return {
    id,
    type: shop ? "stores" : "mall",
    ...(shop ? { shop } : {}),
    from,
    to,
    place,
    name,
    text: paragraph(text),
    picture: `event-${id}.png`,
  };
}

const atrium = words("Atrium", "Atrium", "Átrium", "Atrium");
const inShop = words("Prodejna", "In the shop");

export const events: EventItem[] = [
  event(
    401,
    at(0, "08:00"),
    at(2, "20:00"),
    atrium,
    words("Farmářské trhy", "Farmers' market", "Farmárske trhy", "Bauernmarkt"),
    words("Třicet pěstitelů z okolí.", "Thirty growers from nearby."),
  ),
  event(
    402,
    at(9, "15:00"),
    at(9, "18:30"),
    atrium,
    words("Loutkové divadlo pro děti", "Puppet theatre for children", "Bábkové divadlo pre deti"),
    words("Tři pohádky, vstup volný.", "Three fairy tales, free of charge."),
  ),
  event(
    403,
    at(24, "10:00"),
    at(25, "16:00"),
    words("Terasa", "Terrace"),
    words("Bleší trh na terase", "Flea market on the terrace"),
    words("Stůl si rezervujte na infostánku.", "Book a table at the information desk."),
  ),
  event(
    404,
    at(5, "17:00"),
    at(5, "19:00"),
    inShop,
    words(
      "Autorské čtení: Povídky z Letné",
      "A reading: Stories from Letná",
      undefined,
      "Lesung: Geschichten aus Letná",
    ),
    words("S autogramiádou.", "The author signs books."),
    104,
  ),
  event(
    405,
    at(12, "10:00"),
    at(12, "12:00"),
    inShop,
    words("Přesazujeme pokojovky", "Repotting house plants"),
    words("Přineste vlastní květinu.", "Bring a plant of your own."),
    106,
  ),
  event(
    406,
    at(-1, "11:00"),
    at(14, "22:00"),
    inShop,
    words(
      "Týden neapolské pizzy",
      "Neapolitan pizza week",
      "Týždeň neapolskej pizze",
      "Woche der neapolitanischen Pizza",
    ),
    words("Sedm pizz, sedm dní.", "Seven pizzas, seven days."),
    112,
  ),
];

function newsItem(id: number, published: Moment, name: Words, text: Words, shop?: number): NewsItem {
  return {
    id,
    type: shop ? "stores" : "mall",
    ...(shop ? { shop } : {}),
    published,
    name,
    text: paragraph(text),
    picture: `news-${id}.png`,
  };
}

export const news: NewsItem[] = [
  newsItem(
    501,
    at(-1, "09:15"),
    words(
      "O svátcích máme otevřeno déle",
      "Longer opening hours on holidays",
      "Počas sviatkov máme otvorené dlhšie",
      "An Feiertagen länger geöffnet",
    ),
    words("Od pátku do neděle až do 22 hodin.", "Until 10 p.m. from Friday to Sunday."),
  ),
  newsItem(
    502,
    at(-4, "12:00"),
    words("Nové nabíječky pro elektromobily", "New chargers for electric cars"),
    words("Dvanáct stanic v podlaží P2.", "Twelve points on floor P2."),
  ),
  newsItem(
    503,
    at(-8, "08:30"),
    words("Střecha plná včel", "A roof full of bees", "Strecha plná včiel"),
    words("Čtyři úly a první vlastní med.", "Four hives and the first honey of our own."),
  ),
  newsItem(
    504,
    at(-3, "10:00"),
    words("Botanik otevřel větší prodejnu", "Botanik has opened a larger shop"),
    words("Najdete ji v prvním patře.", "You will find it on the first floor."),
    106,
  ),
  newsItem(
    505,
    at(-11, "14:45"),
    words(
      "Elektro Vlna přijímá staré gramofony",
      "Elektro Vlna takes old turntables",
      undefined,
      "Elektro Vlna nimmt alte Plattenspieler",
    ),
    words("Za každý dostanete slevu.", "You get a discount for each."),
    108,
  ),
  newsItem(
    506,
    at(-20, "07:00"),
    words("Kavárna Parní stroj snídá od sedmi", "Breakfast from seven at Parní stroj"),
    words("Vstup z ulice, i když je centrum zavřené.", "Enter from the street while the centre is closed."),
    114,
  ),
];
