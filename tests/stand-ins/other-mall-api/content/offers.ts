import type { Category, Moment, Offer, Reward } from "./model";
import { paragraph, type Words, words } from "./words";

export const offerCategories: Category[] = [
  { id: 11, kind: "products", name: words("Výprodej", "Sale", "Výpredaj", "Ausverkauf") },
  { id: 12, kind: "products", name: words("Novinky v nabídce", "New in the shops") },
];

export const rewardCategories: Category[] = [
  { id: 21, kind: "rewards", name: words("Poukázky", "Vouchers", "Poukážky", "Gutscheine") },
  { id: 22, kind: "rewards", name: words("Zážitky", "Experiences") },
];

const day = (days: number, time: string): Moment => ({ days, time });

function offer(
  id: number,
  shop: number,
  category: number,
  price: number,
  before: number,
  name: Words,
  text: Words,
): Offer {
  return {
    id,
    shop,
    category,
    price,
    before,
    name,
    text: paragraph(text),
    picture: `offer-${id}.png`,
    from: day(201 - id, "00:00"),
    to: day(id - 180, "23:59"),
  };
}

export const offers: Offer[] = [
  offer(
    201,
    101,
    11,
    2990,
    4990,
    words(
      "Zimní kabát za cenu podzimního",
      "A winter coat at the price of an autumn one",
      "Zimný kabát za cenu jesenného",
      "Wintermantel zum Herbstpreis",
    ),
    words("Vlněné kabáty ve velikostech 36 až 54.", "Woollen coats in sizes 36 to 54."),
  ),
  offer(
    202,
    102,
    11,
    1299,
    1899,
    words("Druhý pár za polovinu", "Second pair at half price", "Druhý pár za polovicu"),
    words("Platí na levnější z obou párů.", "Applies to the cheaper of the two pairs."),
  ),
  offer(
    203,
    104,
    12,
    349,
    399,
    words("Román měsíce", "Novel of the month"),
    words("Každý měsíc jeden titul se slevou.", "One title a month at a lower price."),
  ),
  offer(
    204,
    105,
    12,
    599,
    599,
    words(
      "Stavebnice hradu Karlštejn",
      "Karlštejn castle building set",
      "Stavebnica hradu Karlštejn",
      "Bausatz Burg Karlstein",
    ),
    words("Dvě stě dílů z bukového dřeva.", "Two hundred pieces of beech."),
  ),
  offer(
    205,
    106,
    11,
    199.5,
    289,
    words("Monstera v květináči", "Monstera in a pot"),
    words("Výška asi šedesát centimetrů.", "About sixty centimetres tall."),
  ),
  offer(
    206,
    108,
    11,
    3490,
    4490,
    words(
      "Sluchátka s tlumením hluku",
      "Noise-cancelling headphones",
      "Slúchadlá s tlmením hluku",
      "Kopfhörer mit Geräuschunterdrückung",
    ),
    words("Ve třech barvách, záruka tři roky.", "In three colours, with three years of warranty."),
  ),
  offer(
    207,
    112,
    12,
    189,
    229,
    words("Polední menu s espressem", "Lunch menu with an espresso"),
    words("Každý všední den do čtrnácti hodin.", "Every working day until two."),
  ),
  offer(
    208,
    111,
    12,
    0,
    450,
    words("Měření zraku zdarma", "A free eye test", "Meranie zraku zadarmo", "Sehtest gratis"),
    words("Ke každým brýlím nad tři tisíce korun.", "With any glasses above three thousand crowns."),
  ),
];

function reward(
  id: number,
  shop: number | undefined,
  category: number,
  points: number,
  stock: number,
  name: Words,
  text: Words,
): Reward {
  return {
    id,
    ...(shop ? { shop } : {}),
    category,
    points,
    stock,
    name,
    text: paragraph(text),
    picture: `reward-${id}.png`,
    from: day(-30, "00:00"),
    to: day(90, "23:59"),
  };
}

export const rewards: Reward[] = [
  reward(
    301,
    114,
    21,
    150,
    40,
    words("Káva podle výběru", "A coffee of your choice", "Káva podľa výberu", "Ein Kaffee nach Wahl"),
    words("Jeden nápoj z nabídky baristy.", "One drink from the barista's list."),
  ),
  reward(
    302,
    104,
    21,
    400,
    25,
    words("Poukázka 200 Kč na knihy", "CZK 200 book voucher", "Poukážka 200 Kč na knihy"),
    words("Na celý sortiment kromě učebnic.", "For all but textbooks."),
  ),
  reward(
    303,
    undefined,
    22,
    250,
    100,
    words("Parkování na celý den", "Parking for a whole day", undefined, "Parken für einen ganzen Tag"),
    words("Na kterémkoli podlaží parkoviště.", "On any floor of the car park."),
  ),
  reward(
    304,
    112,
    22,
    900,
    12,
    words("Večeře pro dva", "Dinner for two"),
    words("Tříchodové menu s vínem.", "Three courses with wine."),
  ),
  reward(
    305,
    116,
    21,
    300,
    0,
    words("Čištění kabátu", "A coat cleaned"),
    words("Jeden kus svrchního oděvu.", "One piece of outerwear."),
  ),
  reward(
    306,
    undefined,
    21,
    50,
    500,
    words("Nákupní taška Vltava", "Vltava shopping bag", "Nákupná taška Vltava", "Einkaufstasche Vltava"),
    words("Z bavlny, k vyzvednutí na infostánku.", "Of cotton, to be collected at the information desk."),
  ),
];
