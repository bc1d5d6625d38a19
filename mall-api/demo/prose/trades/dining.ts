import { text } from "../../../domain/content/language-text";
import { offer, type Trade } from "./trade";

/** Restaurants and cafés. */
export const diningTrades: Trade[] = [
  {
    key: "noodles",
    shops: ["Nudle & Nudle"],
    label: text("Noodle bar", "Nudlový bar", "Rezancový bar", "Nudelbar"),
    about: text(
      "Broth that has simmered since yesterday, and noodles pulled by hand.",
      "Vývar tažený od včerejška a ručně tahané nudle.",
      "Vývar ťahaný od včera a ručne ťahané rezance.",
      "Brühe, die seit gestern köchelt, und von Hand gezogene Nudeln.",
    ),
    offers: [
      offer(
        20,
        [169, 229],
        text(
          "A bowl of noodles with tea",
          "Miska nudlí s čajem",
          "Miska rezancov s čajom",
          "Eine Schale Nudeln mit Tee",
        ),
        text(
          "Beef, tofu or both, at any hour.",
          "Hovězí, tofu nebo obojí, v kteroukoli hodinu.",
          "Hovädzie, tofu alebo oboje, v ktorúkoľvek hodinu.",
          "Rind, Tofu oder beides, zu jeder Stunde.",
        ),
      ),
    ],
  },
  {
    key: "cafe",
    shops: ["Kavárna Zrno"],
    label: text("Café", "Kavárna", "Kaviareň", "Café"),
    about: text(
      "A café with its own roastery; cakes are baked by a neighbour.",
      "Kavárna s vlastní pražírnou. Dorty peče sousedka.",
      "Kaviareň s vlastnou pražiarňou. Torty pečie susedka.",
      "Ein Café mit eigener Rösterei. Die Kuchen backt eine Nachbarin.",
    ),
    offers: [
      offer(
        50,
        [89, 129],
        text(
          "Second cake at half price",
          "Druhý zákusek za polovinu",
          "Druhý zákusok za polovicu",
          "Zweites Stück Kuchen zum halben Preis",
        ),
        text(
          "Every afternoon from three to five.",
          "Každé odpoledne od tří do pěti.",
          "Každé popoludnie od tretej do piatej.",
          "Jeden Nachmittag von drei bis fünf.",
        ),
      ),
    ],
  },
  {
    key: "bistro",
    shops: ["Bistro Hrášek"],
    label: text("Bistro", "Bistro", "Bistro", "Bistro"),
    about: text(
      "Breakfast, soups and vegetable plates, half of them without meat.",
      "Snídaně, polévky a talíře zeleniny, polovina bez masa.",
      "Raňajky, polievky a taniere zeleniny, polovica bez mäsa.",
      "Frühstück, Suppen und Gemüseteller, die Hälfte ohne Fleisch.",
    ),
    offers: [
      offer(
        15,
        [139, 189],
        text(
          "Breakfast for early birds",
          "Snídaně pro ranní ptáčata",
          "Raňajky pre ranné vtáčatá",
          "Frühstück für Frühaufsteher",
        ),
        text(
          "Eggs, bread and juice before eleven.",
          "Vejce, chleba a džus do jedenácti.",
          "Vajcia, chlieb a džús do jedenástej.",
          "Eier, Brot und Saft bis elf.",
        ),
      ),
    ],
  },
  {
    key: "pizzeria",
    shops: ["Pizzerie Fonte"],
    label: text("Pizzeria", "Pizzerie", "Pizzeria", "Pizzeria"),
    about: text(
      "Dough that rises for two days, and an oven heated with beech wood.",
      "Těsto kyne dva dny a pec topí bukovým dřevem.",
      "Cesto kysne dva dni a pec sa kúri bukovým drevom.",
      "Der Teig geht zwei Tage, der Ofen brennt mit Buchenholz.",
    ),
    offers: [
      offer(
        25,
        [189, 269],
        text(
          "Two pizzas, one table",
          "Dvě pizzy, jeden stůl",
          "Dve pizze, jeden stôl",
          "Zwei Pizzen, ein Tisch",
        ),
        text(
          "The cheaper of two is a quarter off.",
          "Levnější ze dvou je o čtvrtinu levnější.",
          "Lacnejšia z dvoch je o štvrtinu lacnejšia.",
          "Die günstigere von zweien kostet ein Viertel weniger.",
        ),
      ),
    ],
  },
  {
    key: "sushi",
    shops: ["Sushi Koi"],
    label: text("Sushi", "Sushi", "Sushi", "Sushi"),
    about: text(
      "Sushi rolled in front of you, and green tea without end.",
      "Sushi, které vám stočíme před očima, a zelený čaj bez konce.",
      "Sushi, ktoré vám zrolujeme pred očami, a zelený čaj bez konca.",
      "Sushi, vor Ihren Augen gerollt, und grüner Tee ohne Ende.",
    ),
    offers: [
      offer(
        20,
        [349, 549],
        text("A set for two", "Set pro dva", "Set pre dvoch", "Ein Set für zwei"),
        text(
          "Twenty-four pieces with miso soup.",
          "Čtyřiadvacet kousků a polévka miso.",
          "Dvadsaťštyri kúskov a polievka miso.",
          "Vierundzwanzig Stück mit Misosuppe.",
        ),
      ),
    ],
  },
  {
    key: "ice-cream",
    shops: ["Zmrzlina Ledňáček"],
    label: text("Ice cream", "Zmrzlinárna", "Zmrzlináreň", "Eis"),
    about: text(
      "Eighteen flavours made in the morning, and hot waffles in winter.",
      "Osmnáct druhů vyrobených ráno a v zimě horké vafle.",
      "Osemnásť druhov vyrobených ráno a v zime horúce vafle.",
      "Achtzehn Sorten, morgens gemacht, und im Winter heiße Waffeln.",
    ),
    offers: [
      offer(
        25,
        [99, 149],
        text(
          "Three scoops in a waffle",
          "Tři kopečky ve vafli",
          "Tri kopčeky vo vafli",
          "Drei Kugeln in der Waffel",
        ),
        text(
          "Of any flavours, every day before three.",
          "Libovolné druhy, každý den do tří.",
          "Ľubovoľné druhy, každý deň do tretej.",
          "Beliebige Sorten, täglich bis drei.",
        ),
      ),
    ],
  },
  {
    key: "burgers",
    shops: ["Burger Dvůr"],
    label: text("Burgers", "Burgery", "Burgery", "Burger"),
    about: text(
      "Burgers of local beef or of beans, in a bun from the bakery next door.",
      "Burgery z hovězího z kraje nebo z fazolí v bulce z vedlejší pekárny.",
      "Burgery z hovädzieho z kraja alebo z fazule v žemli zo susednej pekárne.",
      "Burger aus regionalem Rind oder Bohnen, im Brötchen der Bäckerei nebenan.",
    ),
    offers: [
      offer(
        20,
        [229, 289],
        text(
          "Burger with chips and lemonade",
          "Burger s hranolky a limonádou",
          "Burger s hranolčekmi a limonádou",
          "Burger mit Pommes und Limonade",
        ),
        text(
          "On weekdays until five.",
          "Ve všední dny do pěti.",
          "V pracovné dni do piatej.",
          "Werktags bis fünf.",
        ),
      ),
    ],
  },
  {
    key: "tea-room",
    shops: ["Čajovna Mlha"],
    label: text("Tea room", "Čajovna", "Čajovňa", "Teestube"),
    about: text(
      "Ninety teas, low tables and no music.",
      "Devadesát čajů, nízké stoly a žádná hudba.",
      "Deväťdesiat čajov, nízke stoly a žiadna hudba.",
      "Neunzig Tees, niedrige Tische und keine Musik.",
    ),
    offers: [
      offer(
        15,
        [149, 219],
        text(
          "Tea ceremony for two",
          "Čajový obřad pro dva",
          "Čajový obrad pre dvoch",
          "Teezeremonie für zwei",
        ),
        text(
          "Three infusions and almond biscuits.",
          "Tři nálevy a mandlové sušenky.",
          "Tri nálevy a mandľové sušienky.",
          "Drei Aufgüsse und Mandelgebäck.",
        ),
      ),
    ],
  },
  {
    key: "curry",
    shops: ["Curry 5"],
    label: text("Indian cuisine", "Indická kuchyně", "Indická kuchyňa", "Indische Küche"),
    about: text(
      "Five curries, from mild to brave, and bread from the clay oven.",
      "Pět kari, od jemného po odvážné, a placky z hliněné pece.",
      "Päť karí, od jemného po odvážne, a placky z hlinenej pece.",
      "Fünf Currys, von mild bis mutig, und Brot aus dem Lehmofen.",
    ),
    offers: [
      offer(
        20,
        [169, 239],
        text(
          "Curry of the day with bread",
          "Denní kari s plackou",
          "Denné karí s plackou",
          "Tagescurry mit Brot",
        ),
        text(
          "Rice is added until you say stop.",
          "Rýži přidáváme, dokud neřeknete dost.",
          "Ryžu pridávame, kým nepoviete dosť.",
          "Reis gibt es, bis Sie genug haben.",
        ),
      ),
    ],
  },
  {
    key: "pancakes",
    shops: ["Palačinkárna"],
    label: text("Pancakes", "Palačinkárna", "Palacinkáreň", "Pfannkuchen"),
    about: text(
      "Sweet and savoury pancakes, flipped so that children can watch.",
      "Sladké i slané palačinky, které se otáčejí dětem před očima.",
      "Sladké aj slané palacinky, ktoré sa otáčajú deťom pred očami.",
      "Süße und herzhafte Pfannkuchen, gewendet vor den Augen der Kinder.",
    ),
    offers: [
      offer(
        20,
        [119, 169],
        text(
          "Two pancakes and cocoa",
          "Dvě palačinky a kakao",
          "Dve palacinky a kakao",
          "Zwei Pfannkuchen und Kakao",
        ),
        text(
          "With jam, curd cheese or both.",
          "S marmeládou, tvarohem nebo obojím.",
          "S džemom, tvarohom alebo oboma.",
          "Mit Marmelade, Quark oder beidem.",
        ),
      ),
    ],
  },
  {
    key: "wine-bar",
    shops: ["Vinárna Réva"],
    label: text("Wine bar", "Vinárna", "Vináreň", "Weinstube"),
    about: text(
      "Forty wines by the glass, and small plates to go with them.",
      "Čtyřicet vín po skleničce a malé talíře k nim.",
      "Štyridsať vín po pohári a malé taniere k nim.",
      "Vierzig Weine im Glas und kleine Teller dazu.",
    ),
    offers: [
      offer(
        20,
        [199, 299],
        text(
          "Three wines, three bites",
          "Tři vína, tři sousta",
          "Tri vína, tri sústa",
          "Drei Weine, drei Bissen",
        ),
        text(
          "A tasting plate, every evening from six.",
          "Degustační talíř, každý večer od šesti.",
          "Degustačný tanier, každý večer od šiestej.",
          "Ein Probierteller, jeden Abend ab sechs.",
        ),
      ),
    ],
  },
];
