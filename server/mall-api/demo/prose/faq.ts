import { type LanguageText, text } from "../../domain/content/language-text";

export type FaqGroup = { key: string; name: LanguageText; entries: [LanguageText, LanguageText][] };

export const faqGroups: FaqGroup[] = [
  {
    key: "visit",
    name: text("Your visit", "Návštěva", "Návšteva", "Ihr Besuch"),
    entries: [
      [
        text("When are you open?", "Kdy máte otevřeno?", "Kedy máte otvorené?", "Wann haben Sie geöffnet?"),
        text(
          "Every day; the exact hours, holidays included, are on the opening hours page.",
          "Každý den; přesné časy včetně svátků najdete na stránce s otevírací dobou.",
          "Každý deň; presné časy vrátane sviatkov nájdete na stránke s otváracími hodinami.",
          "Jeden Tag; die genauen Zeiten samt Feiertagen stehen auf der Seite mit den Öffnungszeiten.",
        ),
      ],
      [
        text(
          "May I come with a dog?",
          "Mohu přijít se psem?",
          "Môžem prísť so psom?",
          "Darf ich mit Hund kommen?",
        ),
        text(
          "Yes, on a lead. Each shop decides for itself: look for the sign on its door.",
          "Ano, na vodítku. Každý obchod si to určuje sám, napoví nálepka na dveřích.",
          "Áno, na vodítku. Každý obchod si to určuje sám, napovie nálepka na dverách.",
          "Ja, an der Leine. Jeder Shop entscheidet selbst; ein Schild an der Tür zeigt es.",
        ),
      ],
      [
        text(
          "Where is lost property kept?",
          "Kde najdu ztracené věci?",
          "Kde nájdem stratené veci?",
          "Wo finde ich verlorene Sachen?",
        ),
        text(
          "At the information desk. We keep them for thirty days.",
          "Na informacích. Věci schováváme třicet dní.",
          "Na informáciách. Veci odkladáme tridsať dní.",
          "An der Information. Wir bewahren Fundsachen dreißig Tage auf.",
        ),
      ],
      [
        text(
          "Is there free Wi-Fi?",
          "Je tu Wi-Fi zdarma?",
          "Je tu Wi-Fi zadarmo?",
          "Gibt es kostenloses WLAN?",
        ),
        text(
          "Yes, on all floors and on the terrace.",
          "Ano, na všech podlažích i na terase.",
          "Áno, na všetkých podlažiach aj na terase.",
          "Ja, auf allen Etagen und auf der Terrasse.",
        ),
      ],
      [
        text(
          "Can I leave my luggage?",
          "Mohu si odložit zavazadla?",
          "Môžem si odložiť batožinu?",
          "Kann ich Gepäck abgeben?",
        ),
        text(
          "Lockers stand by the main entrance, the first two hours are free.",
          "Skříňky jsou u hlavního vchodu, první dvě hodiny zdarma.",
          "Skrinky sú pri hlavnom vchode, prvé dve hodiny zadarmo.",
          "Schließfächer stehen am Haupteingang, die ersten zwei Stunden sind kostenlos.",
        ),
      ],
      [
        text(
          "Where can I withdraw cash?",
          "Kde si vyberu hotovost?",
          "Kde si vyberiem hotovosť?",
          "Wo kann ich Geld abheben?",
        ),
        text(
          "Cash machines are on the ground floor next to the information desk.",
          "Bankomaty jsou v přízemí vedle informací.",
          "Bankomaty sú na prízemí vedľa informácií.",
          "Geldautomaten stehen im Erdgeschoss neben der Information.",
        ),
      ],
      [
        text(
          "May I take photographs?",
          "Smím tu fotografovat?",
          "Smiem tu fotografovať?",
          "Darf ich fotografieren?",
        ),
        text(
          "For yourself, always. If you want to publish them, please write to us first.",
          "Pro sebe kdykoli. Pro zveřejnění nám prosím nejdřív napište.",
          "Pre seba kedykoľvek. Na zverejnenie nám, prosím, najprv napíšte.",
          "Für sich jederzeit. Für Veröffentlichungen schreiben Sie uns bitte vorher.",
        ),
      ],
    ],
  },
  {
    key: "parking",
    name: text("Parking and transport", "Parkování a doprava", "Parkovanie a doprava", "Parken und Verkehr"),
    entries: [
      [
        text(
          "How long can I park free of charge?",
          "Jak dlouho parkuji zdarma?",
          "Ako dlho parkujem zadarmo?",
          "Wie lange parke ich kostenlos?",
        ),
        text(
          "Three hours; members of the programme longer, by tier.",
          "Tři hodiny; členové programu déle, podle úrovně.",
          "Tri hodiny; členovia programu dlhšie, podľa úrovne.",
          "Drei Stunden; Mitglieder je nach Stufe länger.",
        ),
      ],
      [
        text(
          "How do I pay for parking?",
          "Jak zaplatím parkování?",
          "Ako zaplatím parkovanie?",
          "Wie bezahle ich das Parken?",
        ),
        text(
          "By card or in cash at the machines, or with your phone.",
          "Kartou nebo hotově v automatech, případně telefonem.",
          "Kartou alebo v hotovosti v automatoch, prípadne telefónom.",
          "Mit Karte oder bar am Automaten oder per Telefon.",
        ),
      ],
      [
        text(
          "How high may my car be?",
          "Jak vysoké smí být auto?",
          "Aké vysoké smie byť auto?",
          "Wie hoch darf mein Auto sein?",
        ),
        text(
          "Two metres and ten centimetres. Taller cars park in front of the north entrance.",
          "Dva metry deset. Vyšší auta parkují před severním vchodem.",
          "Dva metre desať. Vyššie autá parkujú pred severným vchodom.",
          "Zwei Meter zehn. Höhere Wagen parken vor dem Nordeingang.",
        ),
      ],
      [
        text(
          "Can I charge an electric car?",
          "Nabiju tu elektromobil?",
          "Nabijem tu elektromobil?",
          "Kann ich ein E-Auto laden?",
        ),
        text(
          "Yes, at forty points on parking level two.",
          "Ano, na čtyřiceti místech druhého parkovacího podlaží.",
          "Áno, na štyridsiatich miestach druhého parkovacieho podlažia.",
          "Ja, an vierzig Punkten auf Parkebene zwei.",
        ),
      ],
      [
        text("Where do I leave a bicycle?", "Kam s kolem?", "Kam s bicyklom?", "Wohin mit dem Fahrrad?"),
        text(
          "In the bicycle room by the main entrance; the information desk has the code.",
          "Do kolárny u hlavního vchodu, kód dostanete na informacích.",
          "Do bicyklovne pri hlavnom vchode, kód dostanete na informáciách.",
          "In den Fahrradraum am Haupteingang, den Code hat die Information.",
        ),
      ],
      [
        text(
          "Are there places for disabled drivers?",
          "Jsou tu místa pro vozíčkáře?",
          "Sú tu miesta pre vozičkárov?",
          "Gibt es Behindertenparkplätze?",
        ),
        text(
          "Yes, next to the lifts on each parking level.",
          "Ano, vedle výtahů na každém parkovacím podlaží.",
          "Áno, vedľa výťahov na každom parkovacom podlaží.",
          "Ja, neben den Aufzügen auf jeder Parkebene.",
        ),
      ],
      [
        text(
          "Can I leave the car overnight?",
          "Mohu nechat auto přes noc?",
          "Môžem nechať auto cez noc?",
          "Darf das Auto über Nacht bleiben?",
        ),
        text(
          "Yes, the night tariff is on the parking page.",
          "Můžete, noční sazbu najdete na stránce o parkování.",
          "Môžete, nočnú sadzbu nájdete na stránke o parkovaní.",
          "Ja, den Nachttarif finden Sie auf der Parkseite.",
        ),
      ],
    ],
  },
  {
    key: "programme",
    name: text("Loyalty programme", "Věrnostní program", "Vernostný program", "Treueprogramm"),
    entries: [
      [
        text("How do I join?", "Jak se přihlásím?", "Ako sa prihlásim?", "Wie trete ich bei?"),
        text(
          "Register with an e-mail address; it takes a minute and is free.",
          "Registrujte se e-mailem, trvá to minutu a je to zdarma.",
          "Registrujte sa e-mailom, trvá to minútu a je to zadarmo.",
          "Registrieren Sie sich per E-Mail, das dauert eine Minute und ist kostenlos.",
        ),
      ],
      [
        text("How do I get points?", "Jak získám body?", "Ako získam body?", "Wie bekomme ich Punkte?"),
        text(
          "Show the card at the till, or photograph the receipt at home.",
          "U pokladny ukažte kartu, nebo doma vyfoťte účtenku.",
          "Pri pokladnici ukážte kartu alebo doma odfoťte bloček.",
          "Zeigen Sie die Karte an der Kasse oder fotografieren Sie den Beleg zu Hause.",
        ),
      ],
      [
        text(
          "What is a point worth?",
          "Jakou má bod hodnotu?",
          "Akú má bod hodnotu?",
          "Was ist ein Punkt wert?",
        ),
        text(
          "Ten crowns bring one point; rewards begin at fifty.",
          "Za deset korun je jeden bod, odměny začínají na padesáti.",
          "Za desať korún je jeden bod, odmeny sa začínajú na päťdesiatich.",
          "Zehn Kronen ergeben einen Punkt, Prämien beginnen bei fünfzig.",
        ),
      ],
      [
        text("Do points expire?", "Propadají body?", "Prepadajú body?", "Verfallen Punkte?"),
        text(
          "After twelve months. We write to you before they do.",
          "Po dvanácti měsících. Předem vám napíšeme.",
          "Po dvanástich mesiacoch. Vopred vám napíšeme.",
          "Nach zwölf Monaten. Wir schreiben Ihnen vorher.",
        ),
      ],
      [
        text(
          "Why is my receipt still waiting?",
          "Proč účtenka ještě čeká?",
          "Prečo bloček ešte čaká?",
          "Warum wird mein Beleg noch geprüft?",
        ),
        text(
          "We check larger purchases by hand, within two working days.",
          "Větší nákupy kontrolujeme ručně, do dvou pracovních dnů.",
          "Väčšie nákupy kontrolujeme ručne, do dvoch pracovných dní.",
          "Größere Einkäufe prüfen wir von Hand, binnen zwei Werktagen.",
        ),
      ],
      [
        text(
          "What if I lose my card?",
          "Co když kartu ztratím?",
          "Čo ak kartu stratím?",
          "Was, wenn ich meine Karte verliere?",
        ),
        text(
          "Nothing is lost: the code is in your account as well.",
          "Nic se neztratilo, kód je i ve vašem účtu.",
          "Nič sa nestratilo, kód je aj vo vašom účte.",
          "Nichts ist verloren, der Code steht auch in Ihrem Konto.",
        ),
      ],
      [
        text(
          "How do I delete my account?",
          "Jak zruším účet?",
          "Ako zruším účet?",
          "Wie lösche ich mein Konto?",
        ),
        text(
          "In your profile, at the bottom. Everything personal is erased at once.",
          "V profilu úplně dole. Všechny osobní údaje hned smažeme.",
          "V profile úplne dole. Všetky osobné údaje hneď vymažeme.",
          "Im Profil ganz unten. Alles Persönliche wird sofort gelöscht.",
        ),
      ],
    ],
  },
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
