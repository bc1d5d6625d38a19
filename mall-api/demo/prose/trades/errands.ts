import { text } from "../../../domain/content/language-text";
import { offer, type Trade } from "./trade";

/** Services at a counter. */
export const errandsTrades: Trade[] = [
  {
    key: "dry-cleaner",
    shops: ["Čistírna Pára"],
    label: text("Dry cleaner", "Čistírna", "Čistiareň", "Reinigung"),
    about: text(
      "Suits, coats and wedding dresses cleaned gently; shirts are ironed by the next morning.",
      "Šetrně čistíme obleky, kabáty i svatební šaty, košile vyžehlíme do rána.",
      "Šetrne čistíme obleky, kabáty aj svadobné šaty, košele vyžehlíme do rána.",
      "Anzüge, Mäntel und Brautkleider schonend gereinigt, Hemden bis zum Morgen gebügelt.",
    ),
    offers: [
      offer(
        20,
        [390, 590],
        text(
          "Five shirts washed and ironed",
          "Pět košil vypraných a vyžehlených",
          "Päť košieľ vypraných a vyžehlených",
          "Fünf Hemden gewaschen und gebügelt",
        ),
        text(
          "Brought in before ten, ready by five.",
          "Přinesete do desíti, v pět jsou hotové.",
          "Prinesiete do desiatej, o piatej sú hotové.",
          "Bis zehn gebracht, um fünf fertig.",
        ),
      ),
      offer(
        20,
        [390, 690],
        text(
          "Coats cleaned before winter",
          "Čištění kabátů před zimou",
          "Čistenie kabátov pred zimou",
          "Mäntel vor dem Winter gereinigt",
        ),
        text(
          "Down and wool ready within a day.",
          "Peří i vlnu vyčistíme do druhého dne.",
          "Perie aj vlnu vyčistíme do druhého dňa.",
          "Daune und Wolle sind am nächsten Tag fertig.",
        ),
        [9, 10, 11],
      ),
    ],
  },
  {
    key: "bank",
    shops: ["Banka Most"],
    label: text("Bank", "Banka", "Banka", "Bank"),
    about: text(
      "Accounts, mortgages and a cash machine; a banker sits with you as long as you need.",
      "Účty, hypotéky a bankomat. Bankéř s vámi sedí, jak dlouho potřebujete.",
      "Účty, hypotéky a bankomat. Bankár s vami sedí tak dlho, ako potrebujete.",
      "Konten, Hypotheken und ein Geldautomat. Die Beratung dauert so lange, wie Sie brauchen.",
    ),
    offers: [
      offer(
        50,
        [490, 990],
        text(
          "A safe deposit box for a year",
          "Bezpečnostní schránka na rok",
          "Bezpečnostná schránka na rok",
          "Schließfach für ein Jahr",
        ),
        text(
          "For new customers with an account.",
          "Pro nové klienty s účtem.",
          "Pre nových klientov s účtom.",
          "Für neue Kunden mit Konto.",
        ),
      ),
    ],
  },
  {
    key: "travel-agency",
    shops: ["Cestovka Obzor"],
    label: text("Travel agency", "Cestovní kancelář", "Cestovná kancelária", "Reisebüro"),
    about: text(
      "Holidays put together by people who have been to the place themselves.",
      "Dovolené, které sestavují lidé, co na tom místě sami byli.",
      "Dovolenky, ktoré zostavujú ľudia, čo na tom mieste sami boli.",
      "Reisen, zusammengestellt von Leuten, die selbst dort waren.",
    ),
    offers: [
      offer(
        15,
        [4990, 9990],
        text(
          "A long weekend by the sea",
          "Prodloužený víkend u moře",
          "Predĺžený víkend pri mori",
          "Ein langes Wochenende am Meer",
        ),
        text(
          "Three nights with breakfast, transfer included.",
          "Tři noci se snídaní a dopravou z letiště.",
          "Tri noci s raňajkami a dopravou z letiska.",
          "Drei Nächte mit Frühstück und Transfer.",
        ),
      ),
    ],
  },
  {
    key: "post-office",
    shops: ["Pošta Express"],
    label: text("Post office", "Pošta", "Pošta", "Post"),
    about: text(
      "Letters, parcels and a wall of lockers that is open as long as the mall.",
      "Dopisy, balíky a stěna schránek, otevřená stejně dlouho jako centrum.",
      "Listy, balíky a stena schránok, otvorená rovnako dlho ako centrum.",
      "Briefe, Pakete und eine Wand voller Fächer, offen so lange wie das Center.",
    ),
    offers: [
      offer(
        20,
        [130, 250],
        text(
          "Parcels within the country",
          "Balíky po celé zemi",
          "Balíky po celej krajine",
          "Pakete im Inland",
        ),
        text(
          "Up to ten kilograms, there the next day.",
          "Do deseti kilogramů, druhý den na místě.",
          "Do desiatich kilogramov, na druhý deň na mieste.",
          "Bis zehn Kilo, am nächsten Tag da.",
        ),
      ),
    ],
  },
  {
    key: "insurance",
    shops: ["Pojišťovna Deštník"],
    label: text("Insurance", "Pojišťovna", "Poisťovňa", "Versicherung"),
    about: text(
      "Insurance for the flat, the car and the journey, explained without footnotes.",
      "Pojištění bytu, auta i cest, vysvětlené bez poznámek pod čarou.",
      "Poistenie bytu, auta aj ciest, vysvetlené bez poznámok pod čiarou.",
      "Versicherungen für Wohnung, Auto und Reise, erklärt ohne Fußnoten.",
    ),
    offers: [
      offer(
        15,
        [390, 890],
        text(
          "Travel insurance for the family",
          "Cestovní pojištění pro rodinu",
          "Cestovné poistenie pre rodinu",
          "Reiseversicherung für die Familie",
        ),
        text(
          "Ten days in Europe, children free of charge.",
          "Deset dní po Evropě, děti zdarma.",
          "Desať dní po Európe, deti zadarmo.",
          "Zehn Tage Europa, Kinder kostenlos.",
        ),
      ),
    ],
  },
  {
    key: "exchange",
    shops: ["Směnárna Kurz"],
    label: text("Currency exchange", "Směnárna", "Zmenáreň", "Wechselstube"),
    about: text(
      "Thirty currencies at the rate on the board, without any fee.",
      "Třicet měn za kurz na tabuli, bez poplatku.",
      "Tridsať mien za kurz na tabuli, bez poplatku.",
      "Dreißig Währungen zum angeschriebenen Kurs, ohne Gebühr.",
    ),
    offers: [
      offer(
        20,
        [100, 190],
        text(
          "Currency delivered to your office",
          "Měna až do kanceláře",
          "Mena až do kancelárie",
          "Devisen bis ins Büro",
        ),
        text(
          "Ordered by noon, delivered the same day.",
          "Objednáte do poledne, dovezeme týž den.",
          "Objednáte do obeda, dovezieme v ten istý deň.",
          "Bis mittags bestellt, am selben Tag gebracht.",
        ),
      ),
    ],
  },
  {
    key: "copy-shop",
    shops: ["Copy Centrum"],
    label: text("Copy shop", "Kopírování a tisk", "Kopírovanie a tlač", "Copyshop"),
    about: text(
      "Copies, theses and posters, bound and laminated while you wait.",
      "Kopie, diplomky i plakáty, na počkání svázané a zalaminované.",
      "Kópie, diplomovky aj plagáty, na počkanie zviazané a zalaminované.",
      "Kopien, Abschlussarbeiten und Plakate, sofort gebunden und laminiert.",
    ),
    offers: [
      offer(
        25,
        [290, 590],
        text(
          "A thesis printed and bound",
          "Vytištěná a svázaná závěrečná práce",
          "Vytlačená a zviazaná záverečná práca",
          "Abschlussarbeit gedruckt und gebunden",
        ),
        text(
          "Hard covers with gold letters, ready in two hours.",
          "Pevné desky se zlatým písmem, za dvě hodiny.",
          "Pevné dosky so zlatým písmom, za dve hodiny.",
          "Fester Einband mit Goldschrift, in zwei Stunden fertig.",
        ),
      ),
    ],
  },
];
