import { type LanguageText, text } from "../../domain/content/language-text";

export type FaqGroup = { key: string; name: LanguageText; entries: [LanguageText, LanguageText][] };

/** Questions about coming and about the loyalty programme. */
export const visitQuestions: FaqGroup[] = [
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
];
