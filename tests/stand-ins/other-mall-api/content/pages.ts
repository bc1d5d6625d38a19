import type { Page } from "./model";
import { paragraph, type Words, words } from "./words";

function page(id: number, permalink: string, name: Words, article: Words): Page {
  return { id, permalink, name, article: paragraph(article), picture: `page-${id}.png` };
}

export const pages: Page[] = [
  page(
    801,
    "gift-cards",
    words("Dárkové karty", "Gift cards", "Darčekové karty", "Geschenkkarten"),
    words("Karta platí ve všech obchodech dva roky.", "The card is valid in every shop for two years."),
  ),
  page(
    802,
    "contact",
    words("Spojte se s námi", "Get in touch", "Spojte sa s nami", "Schreiben Sie uns"),
    words("Infostánek najdete u hlavního vchodu.", "The information desk is at the main entrance."),
  ),
  page(
    803,
    "mobile_app",
    words("Aplikace do mobilu", "The mall in your phone"),
    words("Body a odměny vždy po ruce.", "Points and rewards always at hand."),
  ),
  page(
    804,
    "parking",
    words("Kde zaparkujete", "Where to park", "Kde zaparkujete", "Wo Sie parken"),
    words("Devět set míst ve třech podlažích.", "Nine hundred places on three floors."),
  ),
  page(
    805,
    "loyalty-program",
    words("Klub věrných", "The regulars' club", "Klub verných"),
    words("Za každých deset korun jeden bod.", "One point for every ten crowns."),
  ),
  page(
    806,
    "blog",
    words("Zápisky od řeky", "Notes from the river"),
    words("Píší lidé, kteří v centru pracují.", "Written by the people who work here."),
  ),
  page(
    807,
    "job-offers",
    words("Volná místa", "Vacancies", "Voľné miesta", "Stellenangebote"),
    words("Hledáme kolegy do infostánku.", "We are looking for colleagues at the desk."),
  ),
  page(
    808,
    "space-lease",
    words("Pronájem prostor", "Space to let"),
    words("Prodejny od třiceti do tisíce metrů.", "Units from thirty to a thousand metres."),
  ),
  page(
    809,
    "christmass-stall",
    words("Vánoční stánky", "Christmas stalls"),
    words("Přihlášky přijímáme do října.", "Apply by October."),
  ),
  page(
    810,
    "service-information",
    words("Provozní informace", "Service information"),
    words("Zásobování vjíždí z Nábřežní ulice.", "Deliveries enter from Nábřežní street."),
  ),
  page(
    811,
    "information",
    words("Infostánek", "Information desk"),
    words("Poradíme, půjčíme, vyměníme.", "We advise, lend and exchange."),
  ),
  page(
    812,
    "terrace",
    words("Terasa nad řekou", "Terrace above the river", "Terasa nad riekou", "Terrasse über dem Fluss"),
    words("Otevřena od dubna do října.", "Open from April to October."),
  ),
  page(
    813,
    "cinema",
    words("Kino u řeky", "Cinema by the river", "Kino pri rieke", "Kino am Fluss"),
    words("Čtyři sály ve druhém patře.", "Four halls on the second floor."),
  ),
  page(
    814,
    "eshops",
    words("E-shopy našich obchodů", "Our shops on-line"),
    words("Objednané zboží vyzvednete na prodejně.", "Collect your order in the shop."),
  ),
];

export const legal: Record<"privacy_policy" | "terms_and_conditions" | "cookies" | "operating_rules", Words> =
  {
    privacy_policy: paragraph(
      words(
        "Údaje členů chráníme podle nařízení GDPR.",
        "Members' data are protected under the GDPR.",
        "Údaje členov chránime podľa GDPR.",
        "Daten der Mitglieder schützen wir nach der DSGVO.",
      ),
    ),
    terms_and_conditions: paragraph(
      words("Body platí dvanáct měsíců.", "Points are valid for twelve months."),
    ),
    cookies: paragraph(words("Nezbytné cookies drží přihlášení.", "Necessary cookies keep you logged in.")),
    operating_rules: paragraph(
      words(
        "V pasáži se nejezdí na kole.",
        "No cycling in the passage.",
        undefined,
        "Radfahren ist in der Passage verboten.",
      ),
    ),
  };
