import type { TenantConfigInput } from "../../app/tenant/tenant-config";

/** The SEO tags of the mall’s pages, by language and route. */
export const pagesMetaTags: TenantConfigInput["pagesMetaTags"] = {
  en: {
    index: {
      title: "Promenade Beta Ostrava – your small centre round the corner",
      description:
        "24 shops on one floor, coffee poured by people who know your name and new ideas before anyone else has them: Promenade Beta in Ostrava.",
      keywords: "Promenade Beta, neighbourhood shopping centre Ostrava, shops, coffee, reading evenings",
    },
    "shops-services": {
      title: "Shops and services at Promenade Beta",
      description:
        "Everything on one floor and two minutes apart: the 24 shops and services of Promenade Beta in Ostrava with opening hours and contact.",
      keywords: "shops Ostrava, services, Promenade Beta directory",
    },
    offers: {
      title: "Offers and discounts at Promenade Beta",
      description:
        "What your neighbourhood’s shops have for less just now: the offers of Promenade Beta in Ostrava with price, discount and the day they end.",
      keywords: "offers Ostrava, discounts, Promenade Beta",
    },
    events: {
      title: "Events | Promenade Beta Ostrava",
      description:
        "Reading evenings with soup, repair days and first tries of new things: what is on at Promenade Beta in Ostrava, with dates, places and admission.",
      keywords: "events Ostrava, reading evenings, Promenade Beta",
    },
    "opening-hours": {
      title: "Opening hours of Promenade Beta",
      description:
        "When Promenade Beta in Ostrava is open today, at the weekend and on public holidays, with the hours of the hypermarket, restaurants and parking.",
      keywords: "Promenade Beta opening hours, open on Sunday Ostrava, public holidays",
    },
  },
  cz: {
    index: {
      title: "Promenade Beta Ostrava – malé centrum hned za rohem",
      description:
        "24 obchodů na jednom podlaží, káva od lidí, kteří vás znají jménem, a nápady dřív než jinde: Promenade Beta v Ostravě.",
      keywords: "Promenade Beta, sousedské nákupní centrum Ostrava, obchody, káva, čtenářské večery",
    },
    "shops-services": {
      title: "Obchody a služby v Promenade Beta",
      description:
        "Všechno na jednom podlaží a dvě minuty od sebe: 24 obchodů a služeb Promenade Beta v Ostravě s otevírací dobou a kontaktem.",
      keywords: "obchody Ostrava, služby, Promenade Beta",
    },
    offers: {
      title: "Nabídky a slevy v Promenade Beta",
      description:
        "Co mají obchody ve vašem sousedství právě teď levněji: nabídky Promenade Beta v Ostravě s cenou, slevou a dnem, kdy končí.",
      keywords: "slevy Ostrava, nabídky, Promenade Beta",
    },
    events: {
      title: "Akce | Promenade Beta Ostrava",
      description:
        "Čtenářské večery s polévkou, opravárenské dny a první zkoušky novinek: co se děje v Promenade Beta v Ostravě, kdy, kde a za kolik.",
      keywords: "akce Ostrava, čtenářské večery, Promenade Beta",
    },
    "opening-hours": {
      title: "Otevírací doba Promenade Beta",
      description:
        "Kdy má Promenade Beta v Ostravě otevřeno dnes, o víkendu a o svátcích, včetně hypermarketu, restaurací a parkoviště.",
      keywords: "otevírací doba Promenade Beta, otevřeno v neděli Ostrava, svátky",
    },
  },
  sk: {
    index: {
      title: "Promenade Beta Ostrava – malé centrum hneď za rohom",
      description:
        "24 obchodov na jednom podlaží, káva od ľudí, ktorí vás poznajú po mene, a nápady skôr než inde: Promenade Beta v Ostrave.",
      keywords: "Promenade Beta, susedské nákupné centrum Ostrava, obchody, káva, čitateľské večery",
    },
    "shops-services": {
      title: "Obchody a služby v Promenade Beta",
      description:
        "Všetko na jednom podlaží a dve minúty od seba: 24 obchodov a služieb Promenade Beta v Ostrave s otváracími hodinami a kontaktom.",
      keywords: "obchody Ostrava, služby, Promenade Beta",
    },
    offers: {
      title: "Ponuky a zľavy v Promenade Beta",
      description:
        "Čo majú obchody vo vašom susedstve práve teraz lacnejšie: ponuky Promenade Beta v Ostrave s cenou, zľavou a dňom, keď sa končia.",
      keywords: "zľavy Ostrava, ponuky, Promenade Beta",
    },
    events: {
      title: "Podujatia | Promenade Beta Ostrava",
      description:
        "Čitateľské večery s polievkou, opravárske dni a prvé skúšky noviniek: čo sa deje v Promenade Beta v Ostrave, kedy, kde a za koľko.",
      keywords: "podujatia Ostrava, čitateľské večery, Promenade Beta",
    },
    "opening-hours": {
      title: "Otváracie hodiny Promenade Beta",
      description:
        "Kedy je Promenade Beta v Ostrave otvorená dnes, cez víkend a vo sviatky, vrátane hypermarketu, reštaurácií a parkoviska.",
      keywords: "otváracie hodiny Promenade Beta, otvorené v nedeľu Ostrava, sviatky",
    },
  },
  de: {
    index: {
      title: "Promenade Beta Ostrava – das kleine Center um die Ecke",
      description:
        "24 Shops auf einer Etage, Kaffee von Menschen, die Ihren Namen kennen, und Neues früher als anderswo: Promenade Beta in Ostrava.",
      keywords: "Promenade Beta, Nachbarschaftscenter Ostrava, Shops, Kaffee, Leseabende",
    },
    "shops-services": {
      title: "Shops und Services in der Promenade Beta",
      description:
        "Alles auf einer Etage und zwei Minuten voneinander: die 24 Shops und Services der Promenade Beta in Ostrava mit Zeiten und Kontakt.",
      keywords: "Shops Ostrava, Services, Promenade Beta",
    },
    offers: {
      title: "Angebote und Rabatte in der Promenade Beta",
      description:
        "Was die Shops in Ihrer Nachbarschaft gerade günstiger geben: die Angebote der Promenade Beta in Ostrava mit Preis, Rabatt und letztem Tag.",
      keywords: "Angebote Ostrava, Rabatte, Promenade Beta",
    },
    events: {
      title: "Veranstaltungen | Promenade Beta Ostrava",
      description:
        "Leseabende mit Suppe, Reparaturtage und erste Proben neuer Dinge: was in der Promenade Beta in Ostrava los ist, mit Terminen, Orten und Eintritt.",
      keywords: "Veranstaltungen Ostrava, Leseabende, Promenade Beta",
    },
    "opening-hours": {
      title: "Öffnungszeiten der Promenade Beta",
      description:
        "Wann die Promenade Beta in Ostrava heute, am Wochenende und an Feiertagen geöffnet hat, mit Hypermarkt, Restaurants und Parkplatz.",
      keywords: "Promenade Beta Öffnungszeiten, sonntags geöffnet Ostrava, Feiertage",
    },
  },
};
