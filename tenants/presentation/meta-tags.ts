import type { TenantConfigInput } from "../../app/tenant/tenant-config";

/** The SEO tags of the mall’s pages, by language and route. */
export const pagesMetaTags: TenantConfigInput["pagesMetaTags"] = {
  en: {
    index: {
      title: "Promenade Presentation – what a mall’s site can be",
      description:
        "A gallery of 36 shops, reduced to what matters: walk through a whole shopping centre’s site with directory, floor plan, offers and programme.",
      keywords: "Promenade Presentation, shopping centre website, mall demo, Prague 6",
    },
    "shops-services": {
      title: "Shops and services | Promenade Presentation",
      description:
        "A directory that is read at a glance: 36 shops by letter, floor and category, with opening hours, contact and the way to each of them.",
      keywords: "shop directory, mall website demo, Promenade Presentation",
    },
    offers: {
      title: "Offers | Promenade Presentation",
      description:
        "How a mall shows its shops’ offers: price, discount and validity in plain sight, sorted by what is newest, ends soonest or costs least.",
      keywords: "offers, discounts, mall website demo, Promenade Presentation",
    },
    events: {
      title: "Events | Promenade Presentation",
      description:
        "Light, paper and eleven thousand folded stars: exhibitions and evenings at Promenade Presentation in Prague 6, with dates, places and admission.",
      keywords: "events, exhibitions, mall website demo, Promenade Presentation",
    },
    "opening-hours": {
      title: "Opening hours | Promenade Presentation",
      description:
        "Opening hours of Promenade Presentation in Prague 6 for today, the week and public holidays, for the mall and for each zone that keeps its own.",
      keywords: "opening hours, mall website demo, Promenade Presentation",
    },
  },
  cz: {
    index: {
      title: "Promenade Presentation – jaký může být web centra",
      description:
        "Galerie 36 obchodů zbavená všeho zbytečného: projděte si celý web nákupního centra s seznamem obchodů, plánem, nabídkami a programem.",
      keywords: "Promenade Presentation, web nákupního centra, ukázka, Praha 6",
    },
    "shops-services": {
      title: "Obchody a služby | Promenade Presentation",
      description:
        "Seznam, který přečtete jedním pohledem: 36 obchodů podle písmene, patra a kategorie, s otevírací dobou, kontaktem a cestou.",
      keywords: "seznam obchodů, ukázka webu centra, Promenade Presentation",
    },
    offers: {
      title: "Nabídky | Promenade Presentation",
      description:
        "Jak centrum ukazuje nabídky svých obchodů: cena, sleva a platnost na očích, seřazené od nejnovějších, nejdříve končících nebo nejlevnějších.",
      keywords: "nabídky, slevy, ukázka webu centra, Promenade Presentation",
    },
    events: {
      title: "Akce | Promenade Presentation",
      description:
        "Světlo, papír a jedenáct tisíc složených hvězd: výstavy a večery v Promenade Presentation na Praze 6 s daty, místy a vstupným.",
      keywords: "akce, výstavy, ukázka webu centra, Promenade Presentation",
    },
    "opening-hours": {
      title: "Otevírací doba | Promenade Presentation",
      description:
        "Otevírací doba Promenade Presentation na Praze 6 pro dnešek, celý týden a svátky, za celé centrum i za zóny, které mají vlastní.",
      keywords: "otevírací doba, ukázka webu centra, Promenade Presentation",
    },
  },
  sk: {
    index: {
      title: "Promenade Presentation – aký môže byť web centra",
      description:
        "Galéria 36 obchodov zbavená všetkého zbytočného: prejdite si celý web nákupného centra so zoznamom obchodov, plánom, ponukami a programom.",
      keywords: "Promenade Presentation, web nákupného centra, ukážka, Praha 6",
    },
    "shops-services": {
      title: "Obchody a služby | Promenade Presentation",
      description:
        "Zoznam, ktorý prečítate jedným pohľadom: 36 obchodov podľa písmena, poschodia a kategórie, s otváracími hodinami, kontaktom a cestou.",
      keywords: "zoznam obchodov, ukážka webu centra, Promenade Presentation",
    },
    offers: {
      title: "Ponuky | Promenade Presentation",
      description:
        "Ako centrum ukazuje ponuky svojich obchodov: cena, zľava a platnosť na očiach, zoradené od najnovších, najskôr končiacich alebo najlacnejších.",
      keywords: "ponuky, zľavy, ukážka webu centra, Promenade Presentation",
    },
    events: {
      title: "Podujatia | Promenade Presentation",
      description:
        "Svetlo, papier a jedenásťtisíc zložených hviezd: výstavy a večery v Promenade Presentation v Prahe 6 s dátumami, miestami a vstupným.",
      keywords: "podujatia, výstavy, ukážka webu centra, Promenade Presentation",
    },
    "opening-hours": {
      title: "Otváracie hodiny | Promenade Presentation",
      description:
        "Otváracie hodiny Promenade Presentation v Prahe 6 pre dnešok, celý týždeň a sviatky, za celé centrum aj za zóny, ktoré majú vlastné.",
      keywords: "otváracie hodiny, ukážka webu centra, Promenade Presentation",
    },
  },
  de: {
    index: {
      title: "Promenade Presentation – was eine Centerseite sein kann",
      description:
        "Eine Galerie von 36 Shops, auf das Wesentliche reduziert: eine ganze Centerseite mit Verzeichnis, Lageplan, Angeboten und Programm.",
      keywords: "Promenade Presentation, Website für Einkaufszentren, Demo, Prag 6",
    },
    "shops-services": {
      title: "Shops und Services | Promenade Presentation",
      description:
        "Ein Verzeichnis, das man auf einen Blick liest: 36 Shops nach Buchstabe, Etage und Kategorie, mit Öffnungszeiten, Kontakt und Weg.",
      keywords: "Verzeichnis der Shops, Demo einer Centerseite, Promenade Presentation",
    },
    offers: {
      title: "Angebote | Promenade Presentation",
      description:
        "Wie ein Center die Angebote seiner Shops zeigt: Preis, Rabatt und Gültigkeit gut sichtbar, sortiert nach Neuheit, Ende oder Preis.",
      keywords: "Angebote, Rabatte, Demo einer Centerseite, Promenade Presentation",
    },
    events: {
      title: "Veranstaltungen | Promenade Presentation",
      description:
        "Licht, Papier und elftausend gefaltete Sterne: Ausstellungen und Abende in der Promenade Presentation in Prag 6 mit Terminen, Orten und Eintritt.",
      keywords: "Veranstaltungen, Ausstellungen, Demo einer Centerseite, Promenade Presentation",
    },
    "opening-hours": {
      title: "Öffnungszeiten | Promenade Presentation",
      description:
        "Öffnungszeiten der Promenade Presentation in Prag 6 für heute, die Woche und Feiertage, für das Center und jede Zone mit eigenen Zeiten.",
      keywords: "Öffnungszeiten, Demo einer Centerseite, Promenade Presentation",
    },
  },
};
