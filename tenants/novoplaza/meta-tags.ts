import type { TenantConfigInput } from "../../app/tenant/tenant-config";

/** The SEO tags of the mall’s pages, by language and route. */
export const pagesMetaTags: TenantConfigInput["pagesMetaTags"] = {
  en: {
    index: {
      title: "Novo Plaza Prague – a day out for the whole family",
      description:
        "Playgrounds on each floor, 96 shops, a cinema and the biggest ball pool in town: plan a day out with the children at Novo Plaza in Prague 4.",
      keywords: "Novo Plaza, family shopping centre Prague 4, playground, ball pool, children, cinema",
    },
    "shops-services": {
      title: "Shops and services at Novo Plaza",
      description:
        "Shoes that will fit until spring, school bags, toys and groceries on one walk: all 96 shops of Novo Plaza in Prague with floor and hours.",
      keywords: "shops Prague 4, toys, children’s shoes, Novo Plaza directory",
    },
    offers: {
      title: "Offers and discounts at Novo Plaza",
      description:
        "Two scoops for one, school things for less and prizes for members: what the shops of Novo Plaza in Prague have on offer now, and until when.",
      keywords: "offers Prague, family discounts, sale, Novo Plaza",
    },
    events: {
      title: "Events for children and families | Novo Plaza",
      description:
        "Puppet theatre, building days and Sunday breakfasts: what families can do at Novo Plaza in Prague 4, with dates, places and admission.",
      keywords: "events for children Prague 4, family programme, theatre, Novo Plaza",
    },
    "opening-hours": {
      title: "Opening hours of Novo Plaza",
      description:
        "When you can come to Novo Plaza in Prague today, at the weekend and on holidays: shops, playgrounds, hypermarket, cinema and parking.",
      keywords: "Novo Plaza opening hours, open on Sunday Prague 4, public holidays",
    },
  },
  cz: {
    index: {
      title: "Novo Plaza Praha – výlet pro celou rodinu",
      description:
        "Hřiště na každém patře, 96 obchodů, kino a největší bazén s míčky ve městě: naplánujte si den s dětmi v Novo Plaza na Praze 4.",
      keywords: "Novo Plaza, rodinné nákupní centrum Praha 4, hřiště, bazén s míčky, děti, kino",
    },
    "shops-services": {
      title: "Obchody a služby v Novo Plaza",
      description:
        "Boty, které vydrží do jara, aktovky, hračky i velký nákup na jedné procházce: všech 96 obchodů Novo Plaza s patrem a otevírací dobou.",
      keywords: "obchody Praha 4, hračky, dětské boty, Novo Plaza",
    },
    offers: {
      title: "Nabídky a slevy v Novo Plaza",
      description:
        "Dva kopečky za cenu jednoho, věci do školy levněji a výhody pro členy: co mají obchody v Novo Plaza právě v nabídce a do kdy.",
      keywords: "slevy Praha, rodinné nabídky, výprodej, Novo Plaza",
    },
    events: {
      title: "Akce pro děti a rodiny | Novo Plaza Praha",
      description:
        "Loutkové divadlo, stavební dny a nedělní snídaně: co můžete s dětmi zažít v Novo Plaza na Praze 4, kdy, kde a za kolik.",
      keywords: "akce pro děti Praha 4, rodinný program, divadlo, Novo Plaza",
    },
    "opening-hours": {
      title: "Otevírací doba Novo Plaza",
      description:
        "Kdy můžete do Novo Plaza dnes, o víkendu a o svátcích: obchody, hřiště, hypermarket, kino a parkoviště na Praze 4.",
      keywords: "otevírací doba Novo Plaza, otevřeno v neděli Praha 4, svátky",
    },
  },
  sk: {
    index: {
      title: "Novo Plaza Praha – výlet pre celú rodinu",
      description:
        "Ihriská na každom poschodí, 96 obchodov, kino a najväčší bazén s loptičkami v meste: naplánujte si deň s deťmi v Novo Plaza v Prahe 4.",
      keywords: "Novo Plaza, rodinné nákupné centrum Praha 4, ihrisko, bazén s loptičkami, deti, kino",
    },
    "shops-services": {
      title: "Obchody a služby v Novo Plaza",
      description:
        "Topánky, ktoré vydržia do jari, aktovky, hračky aj veľký nákup na jednej prechádzke: všetkých 96 obchodov Novo Plaza s poschodím a hodinami.",
      keywords: "obchody Praha 4, hračky, detské topánky, Novo Plaza",
    },
    offers: {
      title: "Ponuky a zľavy v Novo Plaza",
      description:
        "Dva kopčeky za cenu jedného, veci do školy lacnejšie a výhody pre členov: čo majú obchody v Novo Plaza práve v ponuke a dokedy.",
      keywords: "zľavy Praha, rodinné ponuky, výpredaj, Novo Plaza",
    },
    events: {
      title: "Podujatia pre deti a rodiny | Novo Plaza Praha",
      description:
        "Bábkové divadlo, stavebné dni a nedeľné raňajky: čo môžete s deťmi zažiť v Novo Plaza v Prahe 4, kedy, kde a za koľko.",
      keywords: "podujatia pre deti Praha 4, rodinný program, divadlo, Novo Plaza",
    },
    "opening-hours": {
      title: "Otváracie hodiny Novo Plaza",
      description:
        "Kedy môžete do Novo Plaza dnes, cez víkend a vo sviatky: obchody, ihriská, hypermarket, kino a parkovisko v Prahe 4.",
      keywords: "otváracie hodiny Novo Plaza, otvorené v nedeľu Praha 4, sviatky",
    },
  },
  de: {
    index: {
      title: "Novo Plaza Prag – ein Ausflug für die ganze Familie",
      description:
        "Spielplätze auf jeder Etage, 96 Shops, Kino und das größte Bällebad der Stadt: ein Tag mit Kindern in der Novo Plaza, Prag 4.",
      keywords: "Novo Plaza, Familien-Einkaufszentrum Prag 4, Spielplatz, Bällebad, Kinder, Kino",
    },
    "shops-services": {
      title: "Shops und Services in der Novo Plaza",
      description:
        "Schuhe, die bis zum Frühling passen, Ranzen, Spielzeug und der große Einkauf auf einem Weg: alle Shops der Novo Plaza mit Etage und Zeiten.",
      keywords: "Shops Prag 4, Spielzeug, Kinderschuhe, Novo Plaza",
    },
    offers: {
      title: "Angebote und Rabatte in der Novo Plaza",
      description:
        "Zwei Kugeln zum Preis von einer, Schulsachen für weniger und Vorteile für Mitglieder: was die Shops der Novo Plaza jetzt anbieten, und wie lange.",
      keywords: "Angebote Prag, Familienrabatte, Sale, Novo Plaza",
    },
    events: {
      title: "Veranstaltungen für Kinder und Familien | Novo Plaza Prag",
      description:
        "Puppentheater, Bautage und Sonntagsfrühstück: was Familien in der Novo Plaza in Prag 4 erleben können, mit Terminen, Orten und Eintritt.",
      keywords: "Veranstaltungen für Kinder Prag 4, Familienprogramm, Theater, Novo Plaza",
    },
    "opening-hours": {
      title: "Öffnungszeiten der Novo Plaza",
      description:
        "Wann Sie heute, am Wochenende und an Feiertagen in die Novo Plaza kommen können: Shops, Spielplätze, Hypermarkt, Kino und Parkplatz in Prag 4.",
      keywords: "Novo Plaza Öffnungszeiten, sonntags geöffnet Prag 4, Feiertage",
    },
  },
};
