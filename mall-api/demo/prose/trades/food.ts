import { text } from "../../../domain/content/language-text";
import { offer, type Trade } from "./trade";

/** Food. */
export const foodTrades: Trade[] = [
  {
    key: "bakery",
    shops: ["Kůrka", "Pekařství Klas"],
    label: text("Bakery", "Pekárna", "Pekáreň", "Bäckerei"),
    about: text(
      "Sourdough bread from the oven at seven, eleven and four, and rolls all day.",
      "Kváskový chleba z pece v sedm, v jedenáct a ve čtyři a rohlíky celý den.",
      "Kváskový chlieb z pece o siedmej, o jedenástej a o štvrtej a rožky celý deň.",
      "Sauerteigbrot aus dem Ofen um sieben, elf und vier, Brötchen den ganzen Tag.",
    ),
    offers: [
      offer(
        15,
        [190, 290],
        text(
          "Sourdough and a jar of honey",
          "Kváskový chleba a sklenice medu",
          "Kváskový chlieb a pohár medu",
          "Sauerteigbrot und ein Glas Honig",
        ),
        text(
          "A breakfast for the whole weekend.",
          "Snídaně na celý víkend.",
          "Raňajky na celý víkend.",
          "Ein Frühstück fürs ganze Wochenende.",
        ),
      ),
    ],
  },
  {
    key: "cheese",
    shops: ["Sýrárna Horní"],
    label: text("Cheese", "Sýrárna", "Syráreň", "Käse"),
    about: text(
      "Sixty cheeses ripen in a cellar behind glass, most of them from nearby dairies.",
      "Ve sklepě za sklem zraje šedesát sýrů, většina z nedalekých mlékáren.",
      "V pivnici za sklom zreje šesťdesiat syrov, väčšina z neďalekých mliekarní.",
      "Sechzig Käse reifen in einem Keller hinter Glas, die meisten aus nahen Molkereien.",
    ),
    offers: [
      offer(
        20,
        [390, 590],
        text(
          "Cheese plate for four",
          "Sýrový talíř pro čtyři",
          "Syrový tanier pre štyroch",
          "Käseplatte für vier",
        ),
        text(
          "Five kinds, grapes and nuts, cut to order.",
          "Pět druhů, hrozny a ořechy, krájíme na přání.",
          "Päť druhov, hrozno a orechy, krájame na želanie.",
          "Fünf Sorten, Trauben und Nüsse, frisch geschnitten.",
        ),
      ),
    ],
  },
  {
    key: "greengrocer",
    shops: ["Zelný trh", "Bio Louka"],
    label: text("Fruit and vegetables", "Ovoce a zelenina", "Ovocie a zelenina", "Obst und Gemüse"),
    about: text(
      "Fruit and vegetables from growers whom we know by name, much of it organic.",
      "Ovoce a zelenina od pěstitelů, které známe jménem, z velké části bio.",
      "Ovocie a zelenina od pestovateľov, ktorých poznáme po mene, z veľkej časti bio.",
      "Obst und Gemüse von Erzeugern, die wir beim Namen kennen, vieles davon bio.",
    ),
    offers: [
      offer(
        20,
        [290, 490],
        text("A crate of the season", "Bedýnka sezony", "Debnička sezóny", "Kiste der Saison"),
        text(
          "Eight kilograms of what is ripe just now.",
          "Osm kilogramů toho, co právě dozrálo.",
          "Osem kilogramov toho, čo práve dozrelo.",
          "Acht Kilo von dem, was gerade reif ist.",
        ),
      ),
    ],
  },
  {
    key: "honey",
    shops: ["Medárna"],
    label: text("Honey", "Med a včelí produkty", "Med a včelie produkty", "Honig"),
    about: text(
      "Eleven honeys from the hives of the region, and candles of pure beeswax.",
      "Jedenáct medů z úlů v kraji a svíčky z čistého vosku.",
      "Jedenásť medov z úľov v kraji a sviečky z čistého vosku.",
      "Elf Honige aus Stöcken der Region und Kerzen aus reinem Bienenwachs.",
    ),
    offers: [
      offer(
        15,
        [190, 390],
        text("Three jars of honey", "Tři sklenice medu", "Tri poháre medu", "Drei Gläser Honig"),
        text(
          "Lime blossom, forest and rape, to compare.",
          "Lipový, lesní a řepkový, na porovnání.",
          "Lipový, lesný a repkový, na porovnanie.",
          "Linde, Wald und Raps, zum Vergleichen.",
        ),
      ),
    ],
  },
  {
    key: "wine-shop",
    shops: ["Vinný sklípek"],
    label: text("Wine", "Víno", "Víno", "Wein"),
    about: text(
      "Wines from small cellars, opened for tasting every Friday.",
      "Vína z malých sklepů, každý pátek otevřená k ochutnání.",
      "Vína z malých pivníc, každý piatok otvorené na ochutnanie.",
      "Weine aus kleinen Kellern, freitags zum Kosten geöffnet.",
    ),
    offers: [
      offer(
        25,
        [990, 1890],
        text(
          "Moravian wine by the case",
          "Moravské víno po kartonech",
          "Moravské víno po kartónoch",
          "Mährischer Wein im Karton",
        ),
        text(
          "Six bottles, the price of four and a half.",
          "Šest lahví za cenu čtyř a půl.",
          "Šesť fliaš za cenu štyroch a pol.",
          "Sechs Flaschen zum Preis von viereinhalb.",
        ),
      ),
    ],
  },
  {
    key: "butcher",
    shops: ["Řeznictví Dub"],
    label: text("Butcher", "Řeznictví", "Mäsiarstvo", "Fleischerei"),
    about: text(
      "Meat from three farms, sausages from our own smokehouse, and recipes on request.",
      "Maso ze tří farem, klobásy z vlastní udírny a recepty na požádání.",
      "Mäso z troch fariem, klobásy z vlastnej udiarne a recepty na požiadanie.",
      "Fleisch von drei Höfen, Würste aus eigener Räucherei und Rezepte auf Wunsch.",
    ),
    offers: [
      offer(
        15,
        [250, 450],
        text(
          "Sunday roast, ready for the oven",
          "Nedělní pečeně připravená do trouby",
          "Nedeľné pečené pripravené do rúry",
          "Sonntagsbraten, fertig für den Ofen",
        ),
        text(
          "One kilogram, seasoned, with a sheet of instructions.",
          "Kilogram, okořeněný a s návodem.",
          "Kilogram, okorenený a s návodom.",
          "Ein Kilo, gewürzt und mit Anleitung.",
        ),
      ),
    ],
  },
  {
    key: "chocolate",
    shops: ["Čokoládovna"],
    label: text("Chocolate", "Čokoládovna", "Čokoládovňa", "Schokolade"),
    about: text(
      "Chocolate from the bean to the bar, made behind the glass.",
      "Čokoláda od bobu po tabulku, vyráběná za sklem.",
      "Čokoláda od bôbu po tabuľku, vyrábaná za sklom.",
      "Schokolade von der Bohne bis zur Tafel, hinter Glas gemacht.",
    ),
    offers: [
      offer(
        20,
        [250, 590],
        text(
          "A box of sixteen pralines",
          "Bonboniéra šestnácti pralinek",
          "Bonboniéra šestnástich praliniek",
          "Schachtel mit sechzehn Pralinen",
        ),
        text(
          "You choose each one.",
          "Každou si vyberete sami.",
          "Každú si vyberiete sami.",
          "Sie suchen jede einzeln aus.",
        ),
      ),
    ],
  },
  {
    key: "fishmonger",
    shops: ["Ryby & Led"],
    label: text("Fish", "Ryby", "Ryby", "Fisch"),
    about: text(
      "Trout and carp from nearby ponds, sea fish on ice twice a week.",
      "Pstruzi a kapři z nedalekých rybníků, mořské ryby na ledu dvakrát týdně.",
      "Pstruhy a kapry z neďalekých rybníkov, morské ryby na ľade dvakrát týždenne.",
      "Forellen und Karpfen aus nahen Teichen, zweimal pro Woche Seefisch auf Eis.",
    ),
    offers: [
      offer(
        15,
        [190, 390],
        text(
          "Two trout, filleted",
          "Dva pstruzi, vyfiletovaní",
          "Dva pstruhy, vyfiletované",
          "Zwei Forellen, filetiert",
        ),
        text(
          "With herbs and a slice of lemon.",
          "S bylinkami a plátkem citronu.",
          "S bylinkami a plátkom citróna.",
          "Mit Kräutern und einer Scheibe Zitrone.",
        ),
      ),
    ],
  },
  {
    key: "beer-shop",
    shops: ["Sladovna"],
    label: text("Beer", "Pivotéka", "Pivotéka", "Bier"),
    about: text(
      "A hundred and twenty beers from small breweries, cooled to the degree.",
      "Sto dvacet piv z malých pivovarů, vychlazených na stupeň přesně.",
      "Stodvadsať pív z malých pivovarov, vychladených na stupeň presne.",
      "Hundertzwanzig Biere kleiner Brauereien, auf den Grad gekühlt.",
    ),
    offers: [
      offer(
        15,
        [290, 490],
        text("Eight beers in a crate", "Osm piv v bedýnce", "Osem pív v debničke", "Acht Biere in der Kiste"),
        text(
          "Two lagers, two ales and four surprises.",
          "Dva ležáky, dva ejly a čtyři překvapení.",
          "Dva ležiaky, dva ejly a štyri prekvapenia.",
          "Zwei Lager, zwei Ales und vier Überraschungen.",
        ),
      ),
    ],
  },
  {
    key: "hypermarket",
    shops: ["Hypermarket Koš"],
    label: text("Hypermarket", "Hypermarket", "Hypermarket", "Hypermarkt"),
    about: text(
      "Everything for the kitchen and the household on one walk with a trolley.",
      "Všechno do kuchyně i do domácnosti na jednu cestu s vozíkem.",
      "Všetko do kuchyne aj do domácnosti na jednu cestu s vozíkom.",
      "Alles für Küche und Haushalt auf einem Weg mit dem Wagen.",
    ),
    offers: [
      offer(
        25,
        [290, 590],
        text(
          "Coffee beans, one kilogram",
          "Zrnková káva, kilogram",
          "Zrnková káva, kilogram",
          "Kaffeebohnen, ein Kilo",
        ),
        text(
          "Roasted in the town and packed this month.",
          "Pražená ve městě a balená tento měsíc.",
          "Pražená v meste a balená tento mesiac.",
          "In der Stadt geröstet, in diesem Monat abgefüllt.",
        ),
      ),
    ],
  },
];
