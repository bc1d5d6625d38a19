import { text } from "../../../domain/content/language-text";
import { offer, type Trade } from "./trade";

/** Books and toys. */
export const cultureTrades: Trade[] = [
  {
    key: "stationer",
    shops: ["Papírník"],
    label: text("Stationery", "Papírnictví", "Papiernictvo", "Schreibwaren"),
    about: text(
      "Notebooks, pens and paper for people who still like to write by hand.",
      "Sešity, pera a papír pro ty, kdo pořád rádi píšou rukou.",
      "Zošity, perá a papier pre tých, čo ešte radi píšu rukou.",
      "Hefte, Stifte und Papier für alle, die noch gern mit der Hand schreiben.",
    ),
    offers: [
      offer(
        20,
        [290, 890],
        text(
          "Fountain pens with a bottle of ink",
          "Plnicí pera s lahvičkou inkoustu",
          "Plniace perá s fľaštičkou atramentu",
          "Füllfederhalter mit einem Glas Tinte",
        ),
        text(
          "Try five nibs on good paper.",
          "Na dobrém papíru vyzkoušíte pět hrotů.",
          "Na dobrom papieri vyskúšate päť hrotov.",
          "Probieren Sie fünf Federn auf gutem Papier.",
        ),
      ),
      offer(
        25,
        [290, 590],
        text("Diaries for the new year", "Diáře na nový rok", "Diáre na nový rok", "Kalender fürs neue Jahr"),
        text(
          "Bound in cloth, with room for thoughts.",
          "Vázané v plátně, s místem na myšlenky.",
          "Viazané v plátne, s miestom na myšlienky.",
          "In Leinen gebunden, mit Platz für Gedanken.",
        ),
        [11, 12, 1],
      ),
    ],
  },
  {
    key: "records",
    shops: ["Vinyl Voda"],
    label: text("Records", "Gramofonové desky", "Gramofónové platne", "Schallplatten"),
    about: text(
      "New and second-hand vinyl, and a turntable on which you may play any of it.",
      "Nové i bazarové vinyly a gramofon, na kterém si kterýkoli pustíte.",
      "Nové aj bazárové vinyly a gramofón, na ktorom si ktorýkoľvek pustíte.",
      "Neues und gebrauchtes Vinyl und ein Plattenspieler, auf dem Sie alles hören dürfen.",
    ),
    offers: [
      offer(
        30,
        [290, 590],
        text("Records by the kilogram", "Desky na kila", "Platne na kilá", "Schallplatten nach Gewicht"),
        text(
          "Second-hand vinyl, checked and cleaned.",
          "Vinyly z druhé ruky, poslechnuté a vyčištěné.",
          "Vinyly z druhej ruky, vypočuté a vyčistené.",
          "Vinyl aus zweiter Hand, geprüft und gereinigt.",
        ),
      ),
    ],
  },
  {
    key: "antiquarian",
    shops: ["Antikvariát Sova"],
    label: text("Second-hand books", "Antikvariát", "Antikvariát", "Antiquariat"),
    about: text(
      "Books that somebody has already loved, bought and sold every day.",
      "Knihy, které už někdo měl rád. Vykupujeme i prodáváme každý den.",
      "Knihy, ktoré už niekto mal rád. Vykupujeme aj predávame každý deň.",
      "Bücher, die schon jemand geliebt hat. Ankauf und Verkauf täglich.",
    ),
    offers: [
      offer(
        30,
        [90, 290],
        text(
          "A bag of paperbacks",
          "Taška brožovaných knih",
          "Taška brožovaných kníh",
          "Eine Tasche voll Taschenbücher",
        ),
        text(
          "As many as fit into the bag, for one price.",
          "Kolik se do tašky vejde, za jednu cenu.",
          "Koľko sa do tašky zmestí, za jednu cenu.",
          "So viele hineinpassen, zu einem Preis.",
        ),
      ),
    ],
  },
  {
    key: "prints",
    shops: ["Galerie Tisk"],
    label: text("Art prints", "Grafika a plakáty", "Grafika a plagáty", "Kunstdrucke"),
    about: text(
      "Prints and posters by living artists, framed in the workshop behind the wall.",
      "Grafika a plakáty žijících autorů, rámované v dílně za zdí.",
      "Grafika a plagáty žijúcich autorov, rámované v dielni za stenou.",
      "Drucke und Plakate lebender Künstler, gerahmt in der Werkstatt hinter der Wand.",
    ),
    offers: [
      offer(
        15,
        [690, 1990],
        text("Prints with a frame", "Grafiky s rámem", "Grafiky s rámom", "Drucke mit Rahmen"),
        text(
          "Oak, ash or black; ready in a day.",
          "Dub, jasan nebo černá, do druhého dne.",
          "Dub, jaseň alebo čierna, do druhého dňa.",
          "Eiche, Esche oder Schwarz, am nächsten Tag fertig.",
        ),
      ),
    ],
  },
  {
    key: "maps",
    shops: ["Mapy a cesty"],
    label: text("Maps and travel books", "Mapy a průvodce", "Mapy a sprievodcovia", "Karten und Reiseführer"),
    about: text(
      "Maps, guides and globes for journeys that you have planned, and for the others.",
      "Mapy, průvodce a glóby na cesty plánované i ty ostatní.",
      "Mapy, sprievodcovia a glóbusy na cesty plánované aj tie ostatné.",
      "Karten, Führer und Globen für geplante Reisen und für die anderen.",
    ),
    offers: [
      offer(
        20,
        [190, 490],
        text("Three hiking maps", "Tři turistické mapy", "Tri turistické mapy", "Drei Wanderkarten"),
        text(
          "Choose three, the cheapest is almost free.",
          "Vyberte tři, nejlevnější je skoro zdarma.",
          "Vyberte tri, najlacnejšia je takmer zadarmo.",
          "Wählen Sie drei, die günstigste ist fast geschenkt.",
        ),
      ),
    ],
  },
  {
    key: "games",
    shops: ["Hrací skříň"],
    label: text("Board games", "Deskové hry", "Spoločenské hry", "Brettspiele"),
    about: text(
      "Board games for two, for eight and for a whole wet Sunday.",
      "Deskové hry pro dva, pro osm i na celou deštivou neděli.",
      "Spoločenské hry pre dvoch, pre ôsmich aj na celú daždivú nedeľu.",
      "Brettspiele für zwei, für acht und für einen ganzen Regensonntag.",
    ),
    offers: [
      offer(
        25,
        [490, 1290],
        text("Games for two players", "Hry pro dva hráče", "Hry pre dvoch hráčov", "Spiele für zwei"),
        text(
          "Learn the rules at our table before you buy.",
          "Pravidla se před koupí naučíte u našeho stolu.",
          "Pravidlá sa pred kúpou naučíte pri našom stole.",
          "Die Regeln lernen Sie vor dem Kauf an unserem Tisch.",
        ),
      ),
    ],
  },
  {
    key: "kids-clothes",
    shops: ["Malá velryba", "Lištička", "Pampeliška"],
    label: text("Children's clothes", "Dětské oblečení", "Detské oblečenie", "Kindermode"),
    about: text(
      "Clothes for children who climb, run and paint; what they outgrow we take back for a voucher.",
      "Oblečení pro děti, které lezou, běhají a malují. Za to, z čeho vyrostou, dostanete poukázku.",
      "Oblečenie pre deti, ktoré lezú, behajú a maľujú. Za to, z čoho vyrastú, dostanete poukážku.",
      "Kleidung für Kinder, die klettern, rennen und malen. Für zu klein Gewordenes gibt es Gutscheine.",
    ),
    offers: [
      offer(
        20,
        [290, 690],
        text(
          "Cotton pyjamas for the small",
          "Bavlněná pyžama pro malé",
          "Bavlnené pyžamá pre malých",
          "Baumwollschlafanzüge für Kleine",
        ),
        text(
          "Organic cotton, sizes 80 to 128.",
          "Biobavlna, velikosti 80 až 128.",
          "Biobavlna, veľkosti 80 až 128.",
          "Biobaumwolle, Größen 80 bis 128.",
        ),
      ),
      offer(
        30,
        [1290, 2190],
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
        [10, 11, 12, 1, 2],
      ),
    ],
  },
  {
    key: "art-supplies",
    shops: ["Pastelka"],
    label: text("Art supplies", "Výtvarné potřeby", "Výtvarné potreby", "Malbedarf"),
    about: text(
      "Crayons, paints and large paper for small and grown-up artists.",
      "Pastelky, barvy a velké papíry pro malé i dospělé výtvarníky.",
      "Pastelky, farby a veľké papiere pre malých aj dospelých výtvarníkov.",
      "Stifte, Farben und großes Papier für kleine und große Künstler.",
    ),
    offers: [
      offer(
        20,
        [290, 590],
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
  },
];
