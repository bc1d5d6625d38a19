import type { TenantConfigInput } from "../../app/tenant/tenant-config";

/** The SEO tags of the mall’s pages, by language and route. */
export const pagesMetaTags: TenantConfigInput["pagesMetaTags"] = {
  en: {
    index: {
      title: "Promenade Brno – shops, cafés and a garden under glass",
      description:
        "48 shops, cafés and services on a street with a roof of glass and lime trees. See what is open, on offer and going on at Promenade in Brno.",
      keywords: "Promenade, shopping centre Brno, shops, cafés, restaurants, Saturday market",
    },
    "shops-services": {
      title: "Shops and services at Promenade Brno",
      description:
        "Fashion, books, flowers, good food: find every shop at Promenade in Brno with its floor, its opening hours and the way to it from the entrance.",
      keywords: "shops Brno, stores, services, Promenade directory",
    },
    offers: {
      title: "Offers and discounts at Promenade Brno",
      description:
        "What the shops of Promenade have lowered this week, until when it holds and where to find it: prices, gifts and offers for members.",
      keywords: "offers Brno, discounts, sale, Promenade",
    },
    events: {
      title: "Events under the glass roof | Promenade Brno",
      description:
        "Saturday markets, concerts among the lime trees and workshops in the shops: what is on at Promenade in Brno, with dates, places and admission.",
      keywords: "events Brno, market, concerts, workshops, Promenade",
    },
    "opening-hours": {
      title: "Opening hours of Promenade Brno",
      description:
        "When Promenade in Brno is open today, at the weekend and on public holidays, with the hours of its restaurants, hypermarket, cinema and parking.",
      keywords: "Promenade opening hours, open on Sunday Brno, public holidays",
    },
  },
  cz: {
    index: {
      title: "Promenade Brno – obchody, kavárny a zahrada pod sklem",
      description:
        "48 obchodů, kavárny a služby v ulici pod skleněnou střechou a lipami. Podívejte se, co je v brněnské Promenadě otevřeno, ve slevě a na programu.",
      keywords: "Promenade, nákupní centrum Brno, obchody, kavárny, restaurace, sobotní trh",
    },
    "shops-services": {
      title: "Obchody a služby v Promenadě Brno",
      description:
        "Móda, knihy, květiny i dobré jídlo: u každého obchodu v brněnské Promenadě najdete patro, otevírací dobu a cestu od vchodu až ke dveřím.",
      keywords: "obchody Brno, služby, seznam obchodů, Promenade",
    },
    offers: {
      title: "Nabídky a slevy v Promenadě Brno",
      description:
        "Co obchody v Promenadě tento týden zlevnily, do kdy to platí a kde to najdete: výhodné ceny, dárky k nákupu a nabídky pro členy.",
      keywords: "slevy Brno, nabídky, výprodej, Promenade",
    },
    events: {
      title: "Akce pod skleněnou střechou | Promenade Brno",
      description:
        "Sobotní trhy, koncerty mezi lipami a dílny přímo v obchodech: co se děje v brněnské Promenadě, kdy, kde a za kolik.",
      keywords: "akce Brno, trhy, koncerty, dílny, Promenade",
    },
    "opening-hours": {
      title: "Otevírací doba Promenade Brno",
      description:
        "Kdy má Promenade v Brně otevřeno dnes, o víkendu a o svátcích, včetně restaurací, hypermarketu, kina a parkoviště.",
      keywords: "otevírací doba Promenade, otevřeno v neděli Brno, svátky",
    },
  },
  sk: {
    index: {
      title: "Promenade Brno – obchody, kaviarne a záhrada pod sklom",
      description:
        "48 obchodov, kaviarne a služby v ulici pod sklenenou strechou a lipami. Pozrite sa, čo je v brnianskej Promenade otvorené, v zľave a na programe.",
      keywords: "Promenade, nákupné centrum Brno, obchody, kaviarne, reštaurácie, sobotný trh",
    },
    "shops-services": {
      title: "Obchody a služby v Promenade Brno",
      description:
        "Móda, knihy, kvety aj dobré jedlo: pri každom obchode v brnianskej Promenade nájdete poschodie, otváracie hodiny a cestu od vchodu až k dverám.",
      keywords: "obchody Brno, služby, zoznam obchodov, Promenade",
    },
    offers: {
      title: "Ponuky a zľavy v Promenade Brno",
      description:
        "Čo obchody v Promenade tento týždeň zlacnili, dokedy to platí a kde to nájdete: výhodné ceny, darčeky k nákupu a ponuky pre členov.",
      keywords: "zľavy Brno, ponuky, výpredaj, Promenade",
    },
    events: {
      title: "Podujatia pod sklenenou strechou | Promenade Brno",
      description:
        "Sobotné trhy, koncerty medzi lipami a dielne priamo v obchodoch: čo sa deje v brnianskej Promenade, kedy, kde a za koľko.",
      keywords: "podujatia Brno, trhy, koncerty, dielne, Promenade",
    },
    "opening-hours": {
      title: "Otváracie hodiny Promenade Brno",
      description:
        "Kedy je Promenade v Brne otvorená dnes, cez víkend a vo sviatky, vrátane reštaurácií, hypermarketu, kina a parkoviska.",
      keywords: "otváracie hodiny Promenade, otvorené v nedeľu Brno, sviatky",
    },
  },
  de: {
    index: {
      title: "Promenade Brünn – Shops, Cafés und ein Garten unter Glas",
      description:
        "48 Shops, Cafés und Services in einer Straße unter Glas und Linden. Was in der Promenade Brünn geöffnet, im Angebot und los ist.",
      keywords: "Promenade, Einkaufszentrum Brünn, Shops, Cafés, Restaurants, Samstagsmarkt",
    },
    "shops-services": {
      title: "Shops und Services in der Promenade Brünn",
      description:
        "Mode, Bücher, Blumen, gutes Essen: Zu jedem Shop der Promenade in Brünn finden Sie Etage, Öffnungszeiten und den Weg vom Eingang bis zur Tür.",
      keywords: "Shops Brünn, Services, Promenade",
    },
    offers: {
      title: "Angebote und Rabatte in der Promenade Brünn",
      description:
        "Was die Shops der Promenade diese Woche günstiger geben, wie lange es gilt und wo Sie es finden: Preise, Geschenke und Angebote für Mitglieder.",
      keywords: "Angebote Brünn, Rabatte, Sale, Promenade",
    },
    events: {
      title: "Veranstaltungen unter dem Glasdach | Promenade Brünn",
      description:
        "Samstagsmärkte, Konzerte unter Linden und Workshops in den Shops: was in der Promenade Brünn los ist, mit Terminen, Orten und Eintritt.",
      keywords: "Veranstaltungen Brünn, Markt, Konzerte, Workshops, Promenade",
    },
    "opening-hours": {
      title: "Öffnungszeiten der Promenade Brünn",
      description:
        "Wann die Promenade in Brünn heute, am Wochenende und an Feiertagen geöffnet hat, mit Restaurants, Hypermarkt, Kino und Parkplatz.",
      keywords: "Promenade Öffnungszeiten, sonntags geöffnet Brünn, Feiertage",
    },
  },
};
