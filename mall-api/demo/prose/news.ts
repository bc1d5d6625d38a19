import { type LanguageText, text } from "../../domain/content/language-text";

export type NewsTemplate = {
  motif: string;
  /** When it can be published, if it needs a season. */
  months?: readonly number[];
  title: LanguageText;
  perex: LanguageText;
  article: LanguageText;
};

export const news = (
  motif: string,
  title: LanguageText,
  perex: LanguageText,
  article: LanguageText,
  months?: readonly number[],
): NewsTemplate => ({ motif, title, perex, article, ...(months && { months }) });

export const mallNews: NewsTemplate[] = [
  news(
    "news-meadow",
    text("A meadow on the roof", "Louka na střeše", "Lúka na streche", "Eine Wiese auf dem Dach"),
    text(
      "Two thousand square metres of flowers, and eight hives.",
      "Dva tisíce metrů čtverečních květin a osm úlů.",
      "Dvetisíc metrov štvorcových kvetov a osem úľov.",
      "Zweitausend Quadratmeter Blüten und acht Bienenstöcke.",
    ),
    text(
      "<p>The roof that nobody saw is now the quietest place in the mall. The first honey is sold at the information desk.</p><p>From April to October, guided walks start every Friday at four.</p>",
      "<p>Střecha, kterou nikdo neviděl, je teď nejtišším místem v centru. První med prodáváme na informacích.</p><p>Od dubna do října začínají komentované procházky každý pátek ve čtyři.</p>",
      "<p>Strecha, ktorú nikto nevidel, je teraz najtichším miestom v centre. Prvý med predávame na informáciách.</p><p>Od apríla do októbra sa komentované prechádzky začínajú každý piatok o štvrtej.</p>",
      "<p>Das Dach, das niemand sah, ist nun der stillste Ort im Center. Den ersten Honig gibt es an der Information.</p><p>Von April bis Oktober beginnen jeden Freitag um vier Führungen.</p>",
    ),
  ),
  news(
    "amenity-charging",
    text(
      "Forty new charging points",
      "Čtyřicet nových nabíječek",
      "Štyridsať nových nabíjačiek",
      "Vierzig neue Ladepunkte",
    ),
    text(
      "The first hour of charging is free for members.",
      "První hodina nabíjení je pro členy zdarma.",
      "Prvá hodina nabíjania je pre členov zadarmo.",
      "Für Mitglieder ist die erste Ladestunde kostenlos.",
    ),
    text(
      "<p>You find them on parking level two, in the green row. The power comes from the panels above your heads.</p><p>A full battery doesn't have to be watched: the app tells you when it is time to move the car.</p>",
      "<p>Najdete je na druhém parkovacím podlaží v zelené řadě. Proud vyrábějí panely nad vaší hlavou.</p><p>Na plnou baterii nemusíte čekat, aplikace dá vědět, kdy auto přeparkovat.</p>",
      "<p>Nájdete ich na druhom parkovacom podlaží v zelenom rade. Prúd vyrábajú panely nad vašou hlavou.</p><p>Na plnú batériu nemusíte čakať, aplikácia dá vedieť, kedy auto preparkovať.</p>",
      "<p>Sie finden sie auf Parkebene zwei in der grünen Reihe. Der Strom kommt von den Paneelen über Ihnen.</p><p>Auf den vollen Akku muss niemand warten, die App meldet, wann es Zeit ist umzuparken.</p>",
    ),
  ),
  news(
    "event-season",
    text(
      "Quiet evenings before the holidays",
      "Klidné večery před svátky",
      "Pokojné večery pred sviatkami",
      "Ruhige Abende vor den Feiertagen",
    ),
    text(
      "After seven there is room at the tills, and time to choose.",
      "Po sedmé je u pokladen volno a na výběr čas.",
      "Po siedmej je pri pokladniciach voľno a na výber čas.",
      "Nach sieben ist an den Kassen Platz und zum Aussuchen Zeit.",
    ),
    text(
      "<p>From the first Advent Sunday we wrap your presents by the main entrance, free of charge, from four until closing.</p><p>On weekdays it is quietest after seven in the evening. The hours of every day, holidays included, are on the opening hours page.</p>",
      "<p>Od první adventní neděle vám u hlavního vchodu zdarma zabalíme dárky, od čtyř až do zavírací doby.</p><p>Ve všední dny bývá nejklidněji po sedmé večer. Časy každého dne včetně svátků najdete na stránce s otevírací dobou.</p>",
      "<p>Od prvej adventnej nedele vám pri hlavnom vchode zadarmo zabalíme darčeky, od štvrtej až do zatvorenia.</p><p>Cez týždeň býva najpokojnejšie po siedmej večer. Časy každého dňa vrátane sviatkov nájdete na stránke s otváracími hodinami.</p>",
      "<p>Ab dem ersten Advent verpacken wir Ihre Geschenke am Haupteingang, kostenlos und von vier bis Ladenschluss.</p><p>Werktags ist es nach sieben Uhr abends am ruhigsten. Die Zeiten jedes Tages, auch an Feiertagen, stehen auf der Seite mit den Öffnungszeiten.</p>",
    ),
    [11, 12],
  ),
  news(
    "news-recycling",
    text(
      "Points for what you return",
      "Body za to, co vrátíte",
      "Body za to, čo vrátite",
      "Punkte für Zurückgegebenes",
    ),
    text(
      "Old clothes, glass and batteries now earn points as well.",
      "Staré oblečení, sklo a baterie teď přinášejí body také.",
      "Staré oblečenie, sklo a batérie teraz prinášajú body tiež.",
      "Auch alte Kleidung, Glas und Batterien bringen jetzt Punkte.",
    ),
    text(
      "<p>The collection point stands by the main entrance. Show your card and the points are there at once.</p><p>What can still be worn goes to people who need it, the rest is recycled in the region.</p>",
      "<p>Sběrné místo stojí u hlavního vchodu. Ukažte kartu a body máte hned.</p><p>Co se ještě dá nosit, dostanou lidé, kteří to potřebují, zbytek se recykluje v kraji.</p>",
      "<p>Zberné miesto stojí pri hlavnom vchode. Ukážte kartu a body máte hneď.</p><p>Čo sa ešte dá nosiť, dostanú ľudia, ktorí to potrebujú, zvyšok sa recykluje v kraji.</p>",
      "<p>Die Sammelstelle steht am Haupteingang. Karte zeigen, und die Punkte sind sofort da.</p><p>Was noch tragbar ist, bekommen Menschen, die es brauchen, der Rest wird in der Region verwertet.</p>",
    ),
  ),
  news(
    "amenity-quiet-room",
    text(
      "A room for quiet minutes",
      "Místnost pro tiché chvíle",
      "Miestnosť pre tiché chvíle",
      "Ein Raum für stille Minuten",
    ),
    text(
      "Dim light, soft seats, no music.",
      "Tlumené světlo, měkká sedadla, žádná hudba.",
      "Tlmené svetlo, mäkké sedadlá, žiadna hudba.",
      "Gedämpftes Licht, weiche Sitze, keine Musik.",
    ),
    text(
      "<p>For visitors who find a full mall too much. It was designed together with a parents' association.</p><p>It needs no key and no reason. A sign on the door says whether somebody is inside.</p>",
      "<p>Pro návštěvníky, na které je plné centrum příliš. Navrhli jsme ji společně se sdružením rodičů.</p><p>Nepotřebujete klíč ani důvod. Cedulka na dveřích říká, jestli je někdo uvnitř.</p>",
      "<p>Pre návštevníkov, na ktorých je plné centrum priveľa. Navrhli sme ju spolu so združením rodičov.</p><p>Nepotrebujete kľúč ani dôvod. Tabuľka na dverách hovorí, či je niekto vnútri.</p>",
      "<p>Für Gäste, denen ein volles Center zu viel wird. Entworfen gemeinsam mit einem Elternverein.</p><p>Man braucht weder Schlüssel noch Grund. Ein Schild an der Tür zeigt, ob jemand drin ist.</p>",
    ),
  ),
  news(
    "mall-exterior",
    text(
      "The main entrance has reopened",
      "Hlavní vchod je znovu otevřen",
      "Hlavný vchod je opäť otvorený",
      "Der Haupteingang ist wieder offen",
    ),
    text(
      "Wider doors, no steps and a roof to wait under.",
      "Širší dveře, žádné schody a střecha, pod kterou se dá počkat.",
      "Širšie dvere, žiadne schody a strecha, pod ktorou sa dá počkať.",
      "Breitere Türen, keine Stufen und ein Dach zum Warten.",
    ),
    text(
      "<p>The stop is now forty steps away, all of them on the level.</p><p>The doors open by themselves, and an induction loop helps at the information desk next to them.</p>",
      "<p>Zastávka je teď čtyřicet kroků daleko, všechny po rovině.</p><p>Dveře se otevírají samy a u informací hned vedle pomáhá indukční smyčka.</p>",
      "<p>Zastávka je teraz štyridsať krokov ďaleko, všetky po rovine.</p><p>Dvere sa otvárajú samy a pri informáciách hneď vedľa pomáha indukčná slučka.</p>",
      "<p>Die Haltestelle liegt nun vierzig Schritte entfernt, alle ebenerdig.</p><p>Die Türen öffnen sich von selbst, an der Information daneben hilft eine Induktionsschleife.</p>",
    ),
  ),
  news(
    "reward",
    text(
      "Thank you for four hundred parcels",
      "Děkujeme za čtyři sta balíčků",
      "Ďakujeme za štyristo balíčkov",
      "Danke für vierhundert Päckchen",
    ),
    text(
      "Every child on the tree of wishes got a present.",
      "Každé dítě ze stromu přání dostalo dárek.",
      "Každé dieťa zo stromu želaní dostalo darček.",
      "Jedes Kind vom Wunschbaum hat ein Geschenk bekommen.",
    ),
    text(
      "<p>The last parcels left yesterday evening. Some of you added letters, and those were read first.</p><p>The tree stands again next Advent. Until then, thank you.</p>",
      "<p>Poslední balíčky odjely včera večer. Někteří přiložili dopis a ty se četly jako první.</p><p>Strom bude stát znovu příští advent. Do té doby děkujeme.</p>",
      "<p>Posledné balíčky odišli včera večer. Niektorí priložili list a tie sa čítali ako prvé.</p><p>Strom bude stáť znova v budúci advent. Dovtedy ďakujeme.</p>",
      "<p>Die letzten Päckchen gingen gestern Abend auf die Reise. Manche hatten einen Brief beigelegt, und die wurden zuerst gelesen.</p><p>Im nächsten Advent steht der Baum wieder. Bis dahin: danke.</p>",
    ),
    [12, 1],
  ),
  news(
    "mobile-app",
    text(
      "Your card now lives in the phone",
      "Vaše karta teď bydlí v telefonu",
      "Vaša karta teraz býva v telefóne",
      "Ihre Karte wohnt jetzt im Telefon",
    ),
    text(
      "Show the code at the till and leave the plastic at home.",
      "U pokladny ukažte kód a plast nechte doma.",
      "Pri pokladnici ukážte kód a plast nechajte doma.",
      "Zeigen Sie an der Kasse den Code, das Plastik bleibt zu Hause.",
    ),
    text(
      "<p>Points appear within the minute. The paper card stays valid for everyone who likes it.</p><p>If the battery is flat, your name and date of birth will do at the information desk.</p>",
      "<p>Body se připíšou do minuty. Papírová karta platí dál pro každého, kdo ji má rád.</p><p>Když dojde baterie, stačí na informacích jméno a datum narození.</p>",
      "<p>Body sa pripíšu do minúty. Papierová karta platí ďalej pre každého, kto ju má rád.</p><p>Keď dôjde batéria, stačí na informáciách meno a dátum narodenia.</p>",
      "<p>Die Punkte erscheinen binnen einer Minute. Die Papierkarte gilt weiter für alle, die sie mögen.</p><p>Ist der Akku leer, genügen an der Information Name und Geburtsdatum.</p>",
    ),
  ),
  news(
    "news-piano",
    text("Music by request", "Hudba na přání", "Hudba na želanie", "Musik auf Wunsch"),
    text(
      "The piano in the hall is yours between noon and two.",
      "Klavír v hale je od dvanácti do dvou váš.",
      "Klavír v hale je od dvanástej do druhej váš.",
      "Das Klavier in der Halle gehört von zwölf bis zwei Ihnen.",
    ),
    text(
      "<p>Whoever can play, plays. Sheet music lies in the bench, and the tuner comes every month.</p><p>Outside these hours the piano is locked, so that the shops can hear their customers.</p>",
      "<p>Kdo umí, hraje. Noty leží v lavici a ladič přichází každý měsíc.</p><p>Mimo tyto hodiny je klavír zamčený, aby obchody slyšely své zákazníky.</p>",
      "<p>Kto vie, hrá. Noty ležia v lavici a ladič prichádza každý mesiac.</p><p>Mimo týchto hodín je klavír zamknutý, aby obchody počuli svojich zákazníkov.</p>",
      "<p>Wer spielen kann, spielt. Noten liegen in der Bank, und jeden Monat kommt der Stimmer.</p><p>Außerhalb dieser Zeit ist das Klavier abgeschlossen, damit die Shops ihre Kundschaft hören.</p>",
    ),
  ),
  news(
    "amenity-drinking-water",
    text(
      "Water from the tap, free for all",
      "Voda z kohoutku zdarma pro všechny",
      "Voda z vodovodu zadarmo pre všetkých",
      "Leitungswasser, kostenlos für alle",
    ),
    text(
      "Four fountains fill your bottle in ten seconds.",
      "Čtyři pítka naplní vaši láhev za deset vteřin.",
      "Štyri fontánky naplnia vašu fľašu za desať sekúnd.",
      "Vier Brunnen füllen Ihre Flasche in zehn Sekunden.",
    ),
    text(
      "<p>They stand by the toilets on every floor, at a height that suits children and wheelchairs too.</p><p>A counter on each shows how many plastic bottles you have saved together.</p>",
      "<p>Najdete je u toalet na každém patře ve výšce, která vyhovuje i dětem a vozíčkářům.</p><p>Počítadlo na každém z nich ukazuje, kolik plastových lahví jste společně ušetřili.</p>",
      "<p>Nájdete ich pri toaletách na každom poschodí vo výške, ktorá vyhovuje aj deťom a vozíčkarom.</p><p>Počítadlo na každej z nich ukazuje, koľko plastových fliaš ste spolu ušetrili.</p>",
      "<p>Sie stehen auf jeder Etage bei den Toiletten, in einer Höhe, die auch Kindern und Rollstuhlfahrern passt.</p><p>Ein Zähler zeigt, wie viele Plastikflaschen Sie gemeinsam gespart haben.</p>",
    ),
  ),
];
