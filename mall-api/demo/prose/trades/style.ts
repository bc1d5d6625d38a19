import { text } from "../../../domain/content/language-text";
import { offer, type Trade } from "./trade";

/** Shoes, jewellery and beauty. */
export const styleTrades: Trade[] = [
  {
    key: "leather-goods",
    shops: ["Kožedělna", "Filipa"],
    label: text("Leather goods", "Kožená galanterie", "Kožená galantéria", "Lederwaren"),
    about: text(
      "Handbags, wallets and belts of vegetable-tanned leather, cut and sewn by hand.",
      "Kabelky, peněženky a pásky z kůže vydělané rostlinným tříslem, stříhané a šité ručně.",
      "Kabelky, peňaženky a opasky z kože vyčinenej rastlinným trieslom, strihané a šité ručne.",
      "Handtaschen, Geldbörsen und Gürtel aus pflanzlich gegerbtem Leder, von Hand geschnitten und genäht.",
    ),
    offers: [
      offer(
        20,
        [1490, 3990],
        text(
          "A handbag for every day",
          "Kabelka na každý den",
          "Kabelka na každý deň",
          "Eine Handtasche für jeden Tag",
        ),
        text(
          "Room for a book and a bottle, and a strap that doesn't slip.",
          "Vejde se do ní kniha i láhev a popruh neklouže.",
          "Zmestí sa do nej kniha aj fľaša a popruh sa nešmýka.",
          "Platz für Buch und Flasche und ein Riemen, der nicht rutscht.",
        ),
      ),
      offer(
        15,
        [590, 1290],
        text(
          "Wallets with initials",
          "Peněženky s monogramem",
          "Peňaženky s monogramom",
          "Geldbörsen mit Monogramm",
        ),
        text(
          "Three letters are stamped while you wait.",
          "Tři písmena vyrazíme na počkání.",
          "Tri písmená vyrazíme na počkanie.",
          "Drei Buchstaben prägen wir sofort.",
        ),
      ),
    ],
  },
  {
    key: "watchmaker",
    shops: ["Orlík", "Ciferník", "Meridian"],
    label: text("Watches", "Hodinářství", "Hodinárstvo", "Uhren"),
    about: text(
      "Wristwatches, wall clocks and a watchmaker who repairs both before your eyes.",
      "Náramkové i nástěnné hodiny a hodinář, který je opravuje přímo před vámi.",
      "Náramkové aj nástenné hodiny a hodinár, ktorý ich opravuje priamo pred vami.",
      "Armbanduhren, Wanduhren und ein Uhrmacher, der beide vor Ihren Augen repariert.",
    ),
    offers: [
      offer(
        20,
        [390, 990],
        text(
          "Watch straps in twelve colours",
          "Řemínky ve dvanácti barvách",
          "Remienky v dvanástich farbách",
          "Uhrenbänder in zwölf Farben",
        ),
        text(
          "Fitted at once, a fifth off the price.",
          "Vyměníme na místě, o pětinu levněji.",
          "Vymeníme na mieste, o pätinu lacnejšie.",
          "Sofort gewechselt und ein Fünftel günstiger.",
        ),
      ),
      offer(
        15,
        [2490, 8990],
        text(
          "Automatic watches",
          "Hodinky s automatickým nátahem",
          "Hodinky s automatickým náťahom",
          "Automatikuhren",
        ),
        text(
          "They need no battery, only a wrist that moves.",
          "Nepotřebují baterii, jen ruku, která se hýbe.",
          "Nepotrebujú batériu, len ruku, ktorá sa hýbe.",
          "Sie brauchen keine Batterie, nur ein Handgelenk in Bewegung.",
        ),
      ),
    ],
  },
  {
    key: "perfumery",
    shops: ["Fleur de Nuit", "Osm vůní", "Voda & Světlo"],
    label: text("Perfumery", "Parfumerie", "Parfuméria", "Parfümerie"),
    about: text(
      "Eighty essences, and a quiet chair in which to get to know them.",
      "Osmdesát esencí a tiché křeslo, ve kterém se s nimi seznámíte.",
      "Osemdesiat esencií a tiché kreslo, v ktorom sa s nimi zoznámite.",
      "Achtzig Essenzen und ein ruhiger Sessel, in dem man sie kennenlernt.",
    ),
    offers: [
      offer(
        30,
        [990, 1990],
        text(
          "Perfume refilled for less",
          "Parfém k doplnění za méně",
          "Parfum na doplnenie za menej",
          "Parfum nachgefüllt für weniger",
        ),
        text(
          "Bring your bottle and pay for the scent alone.",
          "Přineste flakon a zaplatíte jen vůni.",
          "Prineste flakón a zaplatíte len vôňu.",
          "Bringen Sie Ihren Flakon mit und zahlen Sie nur den Duft.",
        ),
      ),
      offer(
        20,
        [390, 890],
        text(
          "Five scents to try at home",
          "Pět vůní na vyzkoušení domů",
          "Päť vôní na vyskúšanie domov",
          "Fünf Düfte zum Ausprobieren",
        ),
        text(
          "Five small bottles of your choice in one box.",
          "Pět malých lahviček podle výběru v jedné krabičce.",
          "Päť malých fľaštičiek podľa výberu v jednej škatuľke.",
          "Fünf Fläschchen Ihrer Wahl in einer Schachtel.",
        ),
      ),
    ],
  },
  {
    key: "pharmacy",
    shops: ["Lékárna U Lípy", "Tinktura"],
    label: text("Pharmacy", "Lékárna", "Lekáreň", "Apotheke"),
    about: text(
      "Medicines on prescription and without, blood pressure measured free of charge, and advice that has time.",
      "Léky na předpis i bez něj, bezplatné měření tlaku a rada, která má čas.",
      "Lieky na predpis aj bez neho, bezplatné meranie tlaku a rada, ktorá má čas.",
      "Arzneimittel mit und ohne Rezept, kostenloses Blutdruckmessen und Beratung, die sich Zeit nimmt.",
    ),
    offers: [
      offer(
        20,
        [190, 390],
        text(
          "Vitamin D for the whole family",
          "Vitamin D pro celou rodinu",
          "Vitamín D pre celú rodinu",
          "Vitamin D für die ganze Familie",
        ),
        text(
          "Drops for children, capsules for adults.",
          "Kapky pro děti, kapsle pro dospělé.",
          "Kvapky pre deti, kapsuly pre dospelých.",
          "Tropfen für Kinder, Kapseln für Erwachsene.",
        ),
      ),
      offer(
        15,
        [590, 1290],
        text("Blood pressure monitors", "Tlakoměry na doma", "Tlakomery na doma", "Blutdruckmessgeräte"),
        text(
          "We set yours up and check it once a year.",
          "Přístroj vám nastavíme a jednou za rok zkontrolujeme.",
          "Prístroj vám nastavíme a raz za rok skontrolujeme.",
          "Wir stellen Ihr Gerät ein und prüfen es einmal im Jahr.",
        ),
      ),
    ],
  },
  {
    key: "optician",
    shops: ["Optika Pohled", "Glasshouse"],
    label: text("Optician", "Optika", "Optika", "Optiker"),
    about: text(
      "Glasses, contact lenses and an eye test for which nobody hurries you.",
      "Brýle, kontaktní čočky a měření zraku, při kterém vás nikdo nepospíchá.",
      "Okuliare, kontaktné šošovky a meranie zraku, pri ktorom vás nikto nenáhli.",
      "Brillen, Kontaktlinsen und ein Sehtest, bei dem Sie niemand drängt.",
    ),
    offers: [
      offer(
        20,
        [2990, 6990],
        text(
          "Glasses with a free eye test",
          "Brýle s měřením zraku zdarma",
          "Okuliare s meraním zraku zadarmo",
          "Brille mit kostenlosem Sehtest",
        ),
        text(
          "Frames of this year a fifth off.",
          "Letošní obruby o pětinu levněji.",
          "Tohtoročné rámy o pätinu lacnejšie.",
          "Fassungen dieses Jahres um ein Fünftel günstiger.",
        ),
      ),
      offer(
        25,
        [490, 890],
        text(
          "Contact lenses for three months",
          "Kontaktní čočky na tři měsíce",
          "Kontaktné šošovky na tri mesiace",
          "Kontaktlinsen für drei Monate",
        ),
        text(
          "Daily lenses, with a check of how they fit.",
          "Jednodenní čočky i s kontrolou, jak sedí.",
          "Jednodňové šošovky aj s kontrolou, ako sedia.",
          "Tageslinsen, samt Kontrolle, ob sie passen.",
        ),
      ),
    ],
  },
];
