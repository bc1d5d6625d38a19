import type { TenantConfigInput } from "../../app/tenant/tenant-config";

/** The SEO tags of the mall’s pages, by language and route. */
export const pagesMetaTags: TenantConfigInput["pagesMetaTags"] = {
  en: {
    index: {
      title: "Galerie Harfa Prague – shops, dinner and music on Fridays",
      description:
        "Where Prague’s evening begins: 96 shops beside the concert hall, 8 kitchens that know when the curtain rises, and concerts on Fridays.",
      keywords: "Galerie Harfa, shopping centre Prague 9, shops, restaurants, concerts",
    },
    "shops-services": {
      title: "Shops and services at Galerie Harfa",
      description:
        "96 shops, restaurants and services in Prague 9 from jewellery to records: floor, opening hours and contact of each, with the way to its door.",
      keywords: "shops Prague 9, stores, services, Galerie Harfa directory",
    },
    offers: {
      title: "Offers and discounts at Galerie Harfa",
      description:
        "Dressed for the evening for less: current offers of the shops at Galerie Harfa in Prague, with prices, validity and the floor where you find them.",
      keywords: "offers Prague, discounts, sale, Galerie Harfa",
    },
    events: {
      title: "Concerts and events | Galerie Harfa Prague",
      description:
        "Friday concerts, openings and evenings in the shops: the programme of Galerie Harfa in Prague 9 with dates, places and admission.",
      keywords: "events Prague 9, concerts, Galerie Harfa",
    },
    "opening-hours": {
      title: "Opening hours of Galerie Harfa",
      description:
        "How long Galerie Harfa in Prague is open today, at weekends and on public holidays: shops, restaurants, hypermarket, cinema and parking.",
      keywords: "Galerie Harfa opening hours, open late Prague 9, public holidays",
    },
  },
  cz: {
    index: {
      title: "Galerie Harfa Praha – obchody, večeře a hudba v pátek",
      description:
        "Tady začíná pražský večer: 96 obchodů vedle koncertní haly, 8 kuchyní, které vědí, kdy jde opona nahoru, a páteční koncerty.",
      keywords: "Galerie Harfa, nákupní centrum Praha 9, obchody, restaurace, koncerty",
    },
    "shops-services": {
      title: "Obchody a služby v Galerii Harfa",
      description:
        "96 obchodů, restaurací a služeb v Praze 9, od šperků po gramodesky: patro, otevírací doba a kontakt na každý, i cesta ke dveřím.",
      keywords: "obchody Praha 9, služby, seznam obchodů, Galerie Harfa",
    },
    offers: {
      title: "Nabídky a slevy v Galerii Harfa",
      description:
        "Na večer v novém a za méně: aktuální nabídky obchodů v pražské Galerii Harfa s cenou, platností a patrem, kde je najdete.",
      keywords: "slevy Praha, nabídky, výprodej, Galerie Harfa",
    },
    events: {
      title: "Koncerty a akce | Galerie Harfa Praha",
      description:
        "Páteční koncerty, vernisáže a večery v obchodech: program Galerie Harfa v Praze 9 s daty, místy a vstupným.",
      keywords: "akce Praha 9, koncerty, Galerie Harfa",
    },
    "opening-hours": {
      title: "Otevírací doba Galerie Harfa",
      description:
        "Do kdy má pražská Galerie Harfa otevřeno dnes, o víkendu a o svátcích: obchody, restaurace, hypermarket, kino i parkoviště.",
      keywords: "otevírací doba Galerie Harfa, otevřeno večer Praha 9, svátky",
    },
  },
  sk: {
    index: {
      title: "Galerie Harfa Praha – obchody, večera a hudba v piatok",
      description:
        "Tu sa začína pražský večer: 96 obchodov vedľa koncertnej haly, 8 kuchýň, ktoré vedia, kedy ide opona hore, a koncerty na streche.",
      keywords: "Galerie Harfa, nákupné centrum Praha 9, obchody, reštaurácie, koncerty",
    },
    "shops-services": {
      title: "Obchody a služby v Galerii Harfa",
      description:
        "96 obchodov, reštaurácií a služieb v Prahe 9, od šperkov po gramoplatne: poschodie, otváracie hodiny a kontakt na každý aj cesta k dverám.",
      keywords: "obchody Praha 9, služby, zoznam obchodov, Galerie Harfa",
    },
    offers: {
      title: "Ponuky a zľavy v Galerii Harfa",
      description:
        "Na večer v novom a za menej: aktuálne ponuky obchodov v pražskej Galerii Harfa s cenou, platnosťou a poschodím, kde ich nájdete.",
      keywords: "zľavy Praha, ponuky, výpredaj, Galerie Harfa",
    },
    events: {
      title: "Koncerty a podujatia | Galerie Harfa Praha",
      description:
        "Piatkové koncerty, vernisáže a večery v obchodoch: program Galerie Harfa v Prahe 9 s dátumami, miestami a vstupným.",
      keywords: "podujatia Praha 9, koncerty, strešná terasa, Galerie Harfa",
    },
    "opening-hours": {
      title: "Otváracie hodiny Galerie Harfa",
      description:
        "Dokedy je pražská Galerie Harfa otvorená dnes, cez víkend a vo sviatky: obchody, reštaurácie, hypermarket, kino aj parkovisko.",
      keywords: "otváracie hodiny Galerie Harfa, otvorené večer Praha 9, sviatky",
    },
  },
  de: {
    index: {
      title: "Galerie Harfa Prag – Shopping, Abendessen, Musik am Freitag",
      description:
        "Hier beginnt der Prager Abend: 96 Shops neben der Konzerthalle, 8 Küchen, die wissen, wann der Vorhang aufgeht, Freitagskonzerte.",
      keywords: "Galerie Harfa, Einkaufszentrum Prag 9, Shops, Restaurants, Konzerte",
    },
    "shops-services": {
      title: "Shops und Services in der Galerie Harfa",
      description:
        "96 Shops, Restaurants und Services in Prag 9, von Schmuck bis Schallplatten: Etage, Öffnungszeiten, Kontakt und der Weg zur Tür.",
      keywords: "Shops Prag 9, Services, Galerie Harfa",
    },
    offers: {
      title: "Angebote und Rabatte in der Galerie Harfa",
      description:
        "Für den Abend neu eingekleidet, und das für weniger: aktuelle Angebote der Shops in der Galerie Harfa Prag mit Preis, Gültigkeit und Etage.",
      keywords: "Angebote Prag, Rabatte, Sale, Galerie Harfa",
    },
    events: {
      title: "Konzerte und Veranstaltungen | Galerie Harfa Prag",
      description:
        "Freitagskonzerte, Vernissagen und Abende in den Shops: das Programm der Galerie Harfa in Prag 9 mit Terminen, Orten und Eintritt.",
      keywords: "Veranstaltungen Prag 9, Konzerte, Galerie Harfa",
    },
    "opening-hours": {
      title: "Öffnungszeiten der Galerie Harfa",
      description:
        "Wie lange die Galerie Harfa in Prag heute, am Wochenende und an Feiertagen geöffnet hat: Shops, Restaurants, Hypermarkt, Kino und Parkplatz.",
      keywords: "Galerie Harfa Öffnungszeiten, abends geöffnet Prag 9, Feiertage",
    },
  },
};
