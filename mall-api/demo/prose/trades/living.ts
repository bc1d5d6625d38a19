import { text } from "../../../domain/content/language-text";
import { offer, type Trade } from "./trade";

/** Home and electronics. */
export const livingTrades: Trade[] = [
  {
    key: "florist",
    shops: ["Květiny Iris", "Truhlík"],
    label: text("Florist", "Květinářství", "Kvetinárstvo", "Blumen"),
    about: text(
      "Cut flowers, potted plants and bouquets that are tied as you tell the story behind them.",
      "Řezané květiny, rostliny v květináči a kytice, které vážeme podle vašeho vyprávění.",
      "Rezané kvety, rastliny v kvetináči a kytice, ktoré viažeme podľa vášho rozprávania.",
      "Schnittblumen, Topfpflanzen und Sträuße, die entstehen, während Sie erzählen.",
    ),
    offers: [
      offer(
        20,
        [290, 690],
        text("Bouquet of the week", "Kytice týdne", "Kytica týždňa", "Strauß der Woche"),
        text(
          "Tied from what the growers brought this morning.",
          "Vázaná z toho, co ráno přivezli pěstitelé.",
          "Viazaná z toho, čo ráno priviezli pestovatelia.",
          "Gebunden aus dem, was die Gärtner heute früh gebracht haben.",
        ),
      ),
      offer(
        15,
        [190, 590],
        text(
          "A plant and its pot",
          "Rostlina i s květináčem",
          "Rastlina aj s kvetináčom",
          "Pflanze samt Topf",
        ),
        text(
          "Buy both and we repot it at once.",
          "Kupte obojí a rovnou ji přesadíme.",
          "Kúpte oboje a hneď ju presadíme.",
          "Kaufen Sie beides, wir topfen sofort um.",
        ),
      ),
    ],
  },
  {
    key: "bedding",
    shops: ["Ložnice", "Peřina"],
    label: text("Bedding", "Ložní prádlo", "Posteľná bielizeň", "Bettwaren"),
    about: text(
      "Duvets, pillows, mattresses and the linen that goes over them.",
      "Peřiny, polštáře, matrace a povlečení, které k nim patří.",
      "Periny, vankúše, matrace a obliečky, ktoré k nim patria.",
      "Decken, Kissen, Matratzen und die passende Wäsche.",
    ),
    offers: [
      offer(
        30,
        [2490, 3990],
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
        25,
        [1290, 2990],
        text(
          "Goose-down pillows",
          "Polštáře z husího peří",
          "Vankúše z husieho peria",
          "Kissen mit Gänsedaunen",
        ),
        text(
          "Three firmnesses; lie down and try.",
          "Tři tvrdosti, lehněte si a vyzkoušejte.",
          "Tri tvrdosti, ľahnite si a vyskúšajte.",
          "Drei Härtegrade, legen Sie sich probeweise hin.",
        ),
      ),
    ],
  },
  {
    key: "ceramics",
    shops: ["Porcelánka", "Keramika Hlína", "Modrý talíř"],
    label: text("Ceramics", "Keramika", "Keramika", "Keramik"),
    about: text(
      "Plates, cups and bowls from potteries that we visit every spring.",
      "Talíře, hrnky a mísy z hrnčíren, které každé jaro objíždíme.",
      "Taniere, hrnčeky a misy z hrnčiarní, ktoré každú jar navštevujeme.",
      "Teller, Tassen und Schalen aus Töpfereien, die wir jedes Frühjahr besuchen.",
    ),
    offers: [
      offer(
        15,
        [2990, 5990],
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
      offer(
        20,
        [290, 790],
        text(
          "Two mugs, two glazes",
          "Dva hrnky, dvě glazury",
          "Dva hrnčeky, dve glazúry",
          "Zwei Becher, zwei Glasuren",
        ),
        text(
          "Choose any pair from the long shelf.",
          "Vyberte si dvojici z dlouhé police.",
          "Vyberte si dvojicu z dlhej police.",
          "Wählen Sie ein Paar aus dem langen Regal.",
        ),
      ),
    ],
  },
  {
    key: "lighting",
    shops: ["Lampárna"],
    label: text("Lighting", "Svítidla", "Svietidlá", "Leuchten"),
    about: text(
      "Lamps for reading, for dinner and for the corner where nothing else fits.",
      "Lampy na čtení, k večeři i do kouta, kam se nic jiného nevejde.",
      "Lampy na čítanie, k večeri aj do kúta, kam sa nič iné nezmestí.",
      "Lampen zum Lesen, fürs Abendessen und für die Ecke, in die sonst nichts passt.",
    ),
    offers: [
      offer(
        20,
        [1990, 3990],
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
    ],
  },
  {
    key: "phones",
    shops: ["Signál", "Orbit Mobile"],
    label: text("Mobile phones", "Mobilní telefony", "Mobilné telefóny", "Mobiltelefone"),
    about: text(
      "Phones and tariffs compared in plain words, on one sheet of paper.",
      "Telefony a tarify porovnané srozumitelně a na jednom listu papíru.",
      "Telefóny a tarify porovnané zrozumiteľne a na jednom hárku papiera.",
      "Telefone und Tarife verständlich verglichen, auf einem Blatt Papier.",
    ),
    offers: [
      offer(
        15,
        [6990, 14990],
        text(
          "A phone with data moved for free",
          "Telefon s přenosem dat zdarma",
          "Telefón s prenosom dát zadarmo",
          "Telefon samt Datenumzug",
        ),
        text(
          "Photographs and contacts are in it before you leave.",
          "Fotky i kontakty v něm máte, ještě než odejdete.",
          "Fotky aj kontakty v ňom máte ešte predtým, než odídete.",
          "Fotos und Kontakte sind drauf, bevor Sie gehen.",
        ),
      ),
    ],
  },
  {
    key: "audio",
    shops: ["Sluchátkárna", "Radiohrad", "Hertz & Hall"],
    label: text("Audio", "Audiotechnika", "Audiotechnika", "Audio"),
    about: text(
      "Headphones, radios and loudspeakers, and a listening room with a door that shuts.",
      "Sluchátka, rádia, reproduktory a poslechovna s dveřmi, které se dají zavřít.",
      "Slúchadlá, rádiá, reproduktory a posluchovňa s dverami, ktoré sa dajú zavrieť.",
      "Kopfhörer, Radios, Lautsprecher und ein Hörraum mit einer Tür, die schließt.",
    ),
    offers: [
      offer(
        25,
        [2990, 7990],
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
        20,
        [1990, 4990],
        text("Bookshelf speakers", "Regálové reproduktory", "Regálové reproduktory", "Regallautsprecher"),
        text(
          "Borrow a pair for the weekend, decide on Monday.",
          "Půjčte si pár na víkend a v pondělí se rozhodněte.",
          "Požičajte si pár na víkend a v pondelok sa rozhodnite.",
          "Leihen Sie ein Paar übers Wochenende, entscheiden Sie am Montag.",
        ),
      ),
    ],
  },
  {
    key: "photography",
    shops: ["Fotokomora"],
    label: text("Photography", "Fototechnika", "Fototechnika", "Fotografie"),
    about: text(
      "Cameras, lenses and film, with a darkroom at the back.",
      "Fotoaparáty, objektivy, filmy a vzadu temná komora.",
      "Fotoaparáty, objektívy, filmy a vzadu tmavá komora.",
      "Kameras, Objektive, Filme und hinten eine Dunkelkammer.",
    ),
    offers: [
      offer(
        35,
        [9990, 24990],
        text("Cameras from last year", "Loňské fotoaparáty", "Vlaňajšie fotoaparáty", "Kameras vom Vorjahr"),
        text(
          "Display pieces with full warranty.",
          "Vystavené kusy s plnou zárukou.",
          "Vystavené kusy s plnou zárukou.",
          "Ausstellungsstücke mit voller Garantie.",
        ),
      ),
    ],
  },
  {
    key: "phone-repair",
    shops: ["Servis 24"],
    label: text(
      "Phone and computer repairs",
      "Opravy telefonů a počítačů",
      "Opravy telefónov a počítačov",
      "Handy- und Computerreparatur",
    ),
    about: text(
      "Screens, batteries and drowned phones: we say the price first and repair afterwards.",
      "Displeje, baterie i utopené telefony: nejdřív řekneme cenu, pak opravujeme.",
      "Displeje, batérie aj utopené telefóny: najprv povieme cenu, potom opravujeme.",
      "Displays, Akkus und nasse Telefone: Erst nennen wir den Preis, dann reparieren wir.",
    ),
    offers: [
      offer(
        15,
        [1990, 4490],
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
    ],
  },
];
