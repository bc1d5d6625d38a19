import { text } from "../../../domain/content/language-text";
import { offer, type Trade } from "./trade";

/** Sport. */
export const sportTrades: Trade[] = [
  {
    key: "running",
    shops: ["Kilometr", "Stopa", "Trailhead", "Maraton 42"],
    label: text("Running", "Běh", "Beh", "Laufsport"),
    about: text(
      "Shoes and clothes for runners, chosen after a few minutes on the treadmill.",
      "Boty a oblečení pro běžce, vybrané po pár minutách na pásu.",
      "Topánky a oblečenie pre bežcov, vybrané po pár minútach na páse.",
      "Schuhe und Kleidung für Läufer, ausgesucht nach ein paar Minuten auf dem Laufband.",
    ),
    offers: [
      offer(
        30,
        [2490, 3990],
        text(
          "Running shoes of the season",
          "Běžecké boty sezony",
          "Bežecké topánky sezóny",
          "Laufschuhe der Saison",
        ),
        text(
          "With a running analysis free of charge.",
          "S analýzou běhu zdarma.",
          "S analýzou behu zadarmo.",
          "Mit kostenloser Laufanalyse.",
        ),
      ),
      offer(
        20,
        [390, 990],
        text(
          "Socks and a vest for long runs",
          "Ponožky a vesta na dlouhé běhy",
          "Ponožky a vesta na dlhé behy",
          "Socken und Weste für lange Läufe",
        ),
        text(
          "A light set with pockets for water and keys.",
          "Lehká sada s kapsami na vodu a klíče.",
          "Ľahká súprava s vreckami na vodu a kľúče.",
          "Ein leichtes Set mit Taschen für Wasser und Schlüssel.",
        ),
      ),
    ],
  },
  {
    key: "cycling",
    shops: ["Kolo & Řetěz", "Peloton"],
    label: text("Bicycles", "Jízdní kola", "Bicykle", "Fahrräder"),
    about: text(
      "Bicycles for town and trail, and a workshop that you can look into.",
      "Kola do města i do terénu a dílna, do které je vidět.",
      "Bicykle do mesta aj do terénu a dielňa, do ktorej vidno.",
      "Räder für Stadt und Gelände und eine Werkstatt, in die man schauen kann.",
    ),
    offers: [
      offer(
        20,
        [990, 1490],
        text(
          "A bicycle service in two days",
          "Servis kola za dva dny",
          "Servis bicykla za dva dni",
          "Fahrradservice in zwei Tagen",
        ),
        text(
          "Brakes, gears and chain, cleaned and set.",
          "Brzdy, řazení a řetěz, vyčištěné a seřízené.",
          "Brzdy, radenie a reťaz, vyčistené a nastavené.",
          "Bremsen, Schaltung und Kette, gereinigt und eingestellt.",
        ),
      ),
    ],
  },
  {
    key: "swimming",
    shops: ["Plavec"],
    label: text("Swimming", "Plavání", "Plávanie", "Schwimmen"),
    about: text(
      "Swimwear, goggles and fins, for lanes as well as for lakes.",
      "Plavky, brýle a ploutve do bazénu i k jezeru.",
      "Plavky, okuliare a plutvy do bazéna aj k jazeru.",
      "Badekleidung, Brillen und Flossen, für die Bahn wie für den See.",
    ),
    offers: [
      offer(
        25,
        [390, 890],
        text(
          "Goggles and a cap",
          "Plavecké brýle s čepicí",
          "Plavecké okuliare s čiapkou",
          "Schwimmbrille mit Kappe",
        ),
        text(
          "They don't fog up and don't pinch.",
          "Nemlží se a netlačí.",
          "Nerosia sa a netlačia.",
          "Sie beschlägt nicht und drückt nicht.",
        ),
      ),
    ],
  },
  {
    key: "skiing",
    shops: ["Sněžník", "Lanovka"],
    label: text("Skiing and snowboarding", "Lyže a snowboardy", "Lyže a snowboardy", "Ski und Snowboard"),
    about: text(
      "Skis, boots and boards, fitted by people who ski themselves; in summer they fit hiking boots.",
      "Lyže, boty a prkna, které nastavují lidé, co sami lyžují. V létě nazouvají turistické boty.",
      "Lyže, lyžiarky a dosky, ktoré nastavujú ľudia, čo sami lyžujú. V lete obúvajú turistické topánky.",
      "Ski, Stiefel und Boards, angepasst von Leuten, die selbst fahren. Im Sommer passen sie Wanderschuhe an.",
    ),
    offers: [
      offer(
        20,
        [1490, 3990],
        text("Thermal layers", "Termoprádlo", "Termobielizeň", "Funktionswäsche"),
        text(
          "Merino for cold mornings, summer and winter.",
          "Merino do chladných rán, v létě i v zimě.",
          "Merino do chladných rán, v lete aj v zime.",
          "Merino für kühle Morgen, sommers wie winters.",
        ),
      ),
      offer(
        20,
        [690, 1290],
        text(
          "Skis serviced before the snow",
          "Servis lyží před sněhem",
          "Servis lyží pred snehom",
          "Skiservice vor dem Schnee",
        ),
        text(
          "Edges, wax and bindings in one night.",
          "Hrany, vosk a vázání za jednu noc.",
          "Hrany, vosk a viazanie za jednu noc.",
          "Kanten, Wachs und Bindung über Nacht.",
        ),
        [10, 11, 12, 1],
      ),
    ],
  },
  {
    key: "gym",
    shops: ["Sokolka"],
    label: text("Fitness", "Fitness", "Fitness", "Fitness"),
    about: text(
      "Kettlebells, mats and resistance bands for exercise at home.",
      "Kettlebelly, podložky a gumy na cvičení doma.",
      "Kettlebelly, podložky a gumy na cvičenie doma.",
      "Kettlebells, Matten und Bänder fürs Training zu Hause.",
    ),
    offers: [
      offer(
        20,
        [690, 1490],
        text(
          "Kettlebell and mat",
          "Kettlebell s podložkou",
          "Kettlebell s podložkou",
          "Kettlebell mit Matte",
        ),
        text(
          "With a sheet of ten exercises.",
          "S listem deseti cviků.",
          "S listom desiatich cvikov.",
          "Mit einem Blatt mit zehn Übungen.",
        ),
      ),
    ],
  },
];
