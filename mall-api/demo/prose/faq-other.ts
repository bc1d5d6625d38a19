import { text } from "../../domain/content/language-text";
import type { FaqGroup } from "./faq-visit";

/** Questions about gift cards, families and business. */
export const otherQuestions: FaqGroup[] = [
  {
    key: "gift-cards",
    name: text("Gift cards", "Dárkové karty", "Darčekové karty", "Geschenkkarten"),
    entries: [
      [
        text(
          "Where can I buy a gift card?",
          "Kde koupím dárkovou kartu?",
          "Kde kúpim darčekovú kartu?",
          "Wo kaufe ich eine Geschenkkarte?",
        ),
        text(
          "At the information desk, for any amount from 200 to 10,000 Kč.",
          "Na informacích, na jakoukoli částku od 200 do 10 000 Kč.",
          "Na informáciách, na akúkoľvek sumu od 200 do 10 000 Kč.",
          "An der Information, über jeden Betrag von 200 bis 10.000 Kč.",
        ),
      ],
      [
        text("Where is it accepted?", "Kde platí?", "Kde platí?", "Wo gilt sie?"),
        text(
          "In all shops with the ribbon; the directory can show only those.",
          "Ve všech obchodech se stužkou, v seznamu obchodů si je můžete vyfiltrovat.",
          "Vo všetkých obchodoch so stužkou, v zozname obchodov si ich môžete vyfiltrovať.",
          "In allen Shops mit der Schleife, im Verzeichnis lassen sie sich filtern.",
        ),
      ],
      [
        text("How long is it valid?", "Jak dlouho platí?", "Ako dlho platí?", "Wie lange ist sie gültig?"),
        text(
          "Two years from the day of sale.",
          "Dva roky ode dne prodeje.",
          "Dva roky odo dňa predaja.",
          "Zwei Jahre ab dem Verkaufstag.",
        ),
      ],
      [
        text(
          "Can I pay with several cards?",
          "Mohu platit více kartami?",
          "Môžem platiť viacerými kartami?",
          "Kann ich mit mehreren Karten zahlen?",
        ),
        text(
          "Yes, and pay the rest in any other way.",
          "Ano, a zbytek doplatit jakkoli jinak.",
          "Áno, a zvyšok doplatiť akokoľvek inak.",
          "Ja, und den Rest auf jede andere Art.",
        ),
      ],
      [
        text(
          "What is left on my card?",
          "Kolik na kartě zbývá?",
          "Koľko na karte zostáva?",
          "Wie viel ist noch auf der Karte?",
        ),
        text(
          "The information desk or any till will tell you.",
          "Řeknou vám to na informacích i u každé pokladny.",
          "Povedia vám to na informáciách aj pri každej pokladnici.",
          "Das sagen Ihnen die Information und jede Kasse.",
        ),
      ],
      [
        text(
          "Can a company order cards?",
          "Může karty objednat firma?",
          "Môže karty objednať firma?",
          "Kann eine Firma Karten bestellen?",
        ),
        text(
          "Yes, from ten pieces with an invoice and delivery.",
          "Ano, od deseti kusů na fakturu a s dovozem.",
          "Áno, od desiatich kusov na faktúru a s dovozom.",
          "Ja, ab zehn Stück mit Rechnung und Lieferung.",
        ),
      ],
    ],
  },
  {
    key: "families",
    name: text("Families and access", "Rodiny a přístupnost", "Rodiny a prístupnosť", "Familien und Zugang"),
    entries: [
      [
        text(
          "Where can I change my baby?",
          "Kde přebalím dítě?",
          "Kde prebalím dieťa?",
          "Wo kann ich wickeln?",
        ),
        text(
          "In the baby rooms on each floor, next to the toilets.",
          "V přebalovacích místnostech na každém podlaží vedle toalet.",
          "V prebaľovacích miestnostiach na každom podlaží vedľa toaliet.",
          "In den Wickelräumen jeder Etage, neben den Toiletten.",
        ),
      ],
      [
        text(
          "Does somebody look after children?",
          "Pohlídáte děti?",
          "Postrážite deti?",
          "Betreuen Sie Kinder?",
        ),
        text(
          "In the kids' corner, from three years, up to two hours.",
          "V dětském koutku, od tří let, až na dvě hodiny.",
          "V detskom kútiku, od troch rokov, až na dve hodiny.",
          "In der Kinderecke, ab drei Jahren, bis zu zwei Stunden.",
        ),
      ],
      [
        text(
          "Is everything reachable by wheelchair?",
          "Dostanu se všude na vozíku?",
          "Dostanem sa všade na vozíku?",
          "Ist alles mit dem Rollstuhl erreichbar?",
        ),
        text(
          "Yes. On the floor plan, choose the way without steps.",
          "Ano. Na plánu centra zvolte cestu bez schodů.",
          "Áno. Na pláne centra zvoľte cestu bez schodov.",
          "Ja. Wählen Sie im Lageplan den stufenlosen Weg.",
        ),
      ],
      [
        text(
          "Can I borrow a wheelchair or a pram?",
          "Půjčíte vozík nebo kočárek?",
          "Požičiate vozík alebo kočík?",
          "Kann ich Rollstuhl oder Kinderwagen leihen?",
        ),
        text(
          "At the information desk, free of charge.",
          "Na informacích, zdarma.",
          "Na informáciách, zadarmo.",
          "An der Information, kostenlos.",
        ),
      ],
      [
        text("When is it quiet?", "Kdy je klid?", "Kedy je pokoj?", "Wann ist es ruhig?"),
        text(
          "On Tuesdays from nine to eleven we dim the lights and turn the music off.",
          "V úterý od devíti do jedenácti tlumíme světla a vypínáme hudbu.",
          "V utorok od deviatej do jedenástej tlmíme svetlá a vypíname hudbu.",
          "Dienstags von neun bis elf dimmen wir das Licht und schalten die Musik aus.",
        ),
      ],
      [
        text(
          "Are guide dogs allowed everywhere?",
          "Smí vodicí pes všude?",
          "Smie vodiaci pes všade?",
          "Dürfen Blindenhunde überallhin?",
        ),
        text(
          "Everywhere, food shops included.",
          "Všude, i do potravin.",
          "Všade, aj do potravín.",
          "Überallhin, auch in Lebensmittelgeschäfte.",
        ),
      ],
      [
        text(
          "Is there a place to breastfeed?",
          "Kde mohu v klidu kojit?",
          "Kde môžem v pokoji dojčiť?",
          "Gibt es einen Platz zum Stillen?",
        ),
        text(
          "An armchair waits in each baby room, and you are welcome anywhere else.",
          "V každé přebalovací místnosti je křeslo a vítáni jste i jinde.",
          "V každej prebaľovacej miestnosti je kreslo a vítaní ste aj inde.",
          "In jedem Wickelraum steht ein Sessel, und auch sonst sind Sie überall willkommen.",
        ),
      ],
    ],
  },
  {
    key: "business",
    name: text("Business", "Spolupráce", "Spolupráca", "Geschäftliches"),
    entries: [
      [
        text(
          "How do I rent a shop?",
          "Jak si pronajmu obchod?",
          "Ako si prenajmem obchod?",
          "Wie miete ich einen Shop?",
        ),
        text(
          "Write to the leasing team through the form on the leasing page.",
          "Napište našemu týmu přes formulář na stránce o pronájmu.",
          "Napíšte nášmu tímu cez formulár na stránke o prenájme.",
          "Schreiben Sie dem Vermietungsteam über das Formular auf der Vermietungsseite.",
        ),
      ],
      [
        text(
          "Can I have a stall at Christmas?",
          "Mohu mít vánoční stánek?",
          "Môžem mať vianočný stánok?",
          "Kann ich zu Weihnachten einen Stand haben?",
        ),
        text(
          "Yes, applications are open from August to October.",
          "Ano, přihlášky přijímáme od srpna do října.",
          "Áno, prihlášky prijímame od augusta do októbra.",
          "Ja, Bewerbungen nehmen wir von August bis Oktober an.",
        ),
      ],
      [
        text(
          "Do you support local events?",
          "Podporujete místní akce?",
          "Podporujete miestne podujatia?",
          "Unterstützen Sie örtliche Veranstaltungen?",
        ),
        text(
          "Schools and clubs of the district may use the stage free of charge.",
          "Školy a spolky z okolí mají pódium zdarma.",
          "Školy a spolky z okolia majú pódium zadarmo.",
          "Schulen und Vereine des Viertels nutzen die Bühne kostenlos.",
        ),
      ],
      [
        text(
          "Where do you advertise jobs?",
          "Kde najdu volná místa?",
          "Kde nájdem voľné miesta?",
          "Wo finde ich offene Stellen?",
        ),
        text(
          "On the jobs page, updated every Monday.",
          "Na stránce s nabídkou práce, obnovujeme ji každé pondělí.",
          "Na stránke s ponukou práce, obnovujeme ju každý pondelok.",
          "Auf der Seite mit Stellenangeboten, jeden Montag neu.",
        ),
      ],
      [
        text(
          "Can I film in the mall?",
          "Mohu v centru natáčet?",
          "Môžem v centre nakrúcať?",
          "Darf ich im Center drehen?",
        ),
        text(
          "With our permission; please write a week ahead.",
          "S naším souhlasem, napište týden předem.",
          "S naším súhlasom, napíšte týždeň vopred.",
          "Mit unserer Zustimmung, bitte eine Woche vorher schreiben.",
        ),
      ],
      [
        text(
          "How do I reach the management?",
          "Jak se spojím s vedením?",
          "Ako sa spojím s vedením?",
          "Wie erreiche ich die Leitung?",
        ),
        text(
          "All names and numbers are on the contact page.",
          "Všechna jména a čísla jsou na stránce s kontakty.",
          "Všetky mená a čísla sú na stránke s kontaktmi.",
          "Alle Namen und Nummern stehen auf der Kontaktseite.",
        ),
      ],
    ],
  },
];
