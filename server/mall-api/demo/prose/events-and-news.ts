import { type LanguageText, text } from "../../domain/content/language-text";

export type EventTemplate = {
  motif: string;
  hour: number;
  hours: number;
  price: number;
  title: LanguageText;
  article: LanguageText;
  place: LanguageText;
};

const atrium = text("Atrium, ground floor", "Atrium, přízemí", "Átrium, prízemie", "Atrium, Erdgeschoss");
const terrace = text("Roof terrace", "Střešní terasa", "Strešná terasa", "Dachterrasse");
const stage = text(
  "Stage by the main entrance",
  "Pódium u hlavního vchodu",
  "Pódium pri hlavnom vchode",
  "Bühne am Haupteingang",
);

/** Events of the mall itself. */
export const mallEvents: EventTemplate[] = [
  {
    motif: "event-market",
    hour: 9,
    hours: 8,
    price: 0,
    place: atrium,
    title: text("Farmers' market", "Farmářský trh", "Farmársky trh", "Bauernmarkt"),
    article: text(
      "<p>Vegetables pulled this morning, goat's cheese, honey and flowers from thirty growers of the region.</p><p>Bring a basket; we have paper bags for everyone else.</p>",
      "<p>Ráno sklizená zelenina, kozí sýry, med a květiny od třiceti pěstitelů z kraje.</p><p>Vezměte si košík, pro ostatní máme papírové tašky.</p>",
      "<p>Ráno zozbieraná zelenina, kozie syry, med a kvety od tridsiatich pestovateľov z kraja.</p><p>Vezmite si košík, pre ostatných máme papierové tašky.</p>",
      "<p>Am Morgen geerntetes Gemüse, Ziegenkäse, Honig und Blumen von dreißig Erzeugern der Region.</p><p>Bringen Sie einen Korb mit, für alle anderen gibt es Papiertüten.</p>",
    ),
  },
  {
    motif: "event-music",
    hour: 19,
    hours: 2,
    price: 0,
    place: terrace,
    title: text("Evening of strings", "Večer strun", "Večer strún", "Abend der Saiten"),
    article: text(
      "<p>Four young harpists and a double bass play from dusk until nine.</p><p>Seats are free; blankets are lent at the bar.</p>",
      "<p>Čtyři mladé harfistky a kontrabas hrají od soumraku do devíti.</p><p>Místa jsou volná, deky půjčíme na baru.</p>",
      "<p>Štyri mladé harfistky a kontrabas hrajú od súmraku do deviatej.</p><p>Miesta sú voľné, deky požičiame na bare.</p>",
      "<p>Vier junge Harfenistinnen und ein Kontrabass spielen von der Dämmerung bis neun.</p><p>Freie Platzwahl, Decken leihen wir an der Bar.</p>",
    ),
  },
  {
    motif: "event-kids",
    hour: 10,
    hours: 5,
    price: 0,
    place: atrium,
    title: text(
      "Workshop of small inventors",
      "Dílna malých vynálezců",
      "Dielňa malých vynálezcov",
      "Werkstatt kleiner Erfinder",
    ),
    article: text(
      "<p>Children from five years build a crane of cardboard, string and one small motor.</p><p>Every hour a new group starts, with room for sixteen.</p>",
      "<p>Děti od pěti let postaví jeřáb z kartonu, provázku a malého motorku.</p><p>Každou hodinu začíná nová skupina pro šestnáct dětí.</p>",
      "<p>Deti od piatich rokov postavia žeriav z kartónu, špagátu a malého motorčeka.</p><p>Každú hodinu začína nová skupina pre šestnásť detí.</p>",
      "<p>Kinder ab fünf bauen einen Kran aus Pappe, Schnur und einem kleinen Motor.</p><p>Jede Stunde beginnt eine neue Gruppe mit Platz für sechzehn.</p>",
    ),
  },
  {
    motif: "event-season",
    hour: 17,
    hours: 3,
    price: 0,
    place: stage,
    title: text("Lighting of the tree", "Rozsvícení stromu", "Rozsvietenie stromčeka", "Das Licht am Baum"),
    article: text(
      "<p>Carols, hot punch and eleven thousand small lights.</p><p>At six o'clock the youngest visitor presses the switch.</p>",
      "<p>Koledy, horký punč a jedenáct tisíc světýlek.</p><p>V šest hodin stiskne vypínač nejmladší návštěvník.</p>",
      "<p>Koledy, horúci punč a jedenásťtisíc svetielok.</p><p>O šiestej stlačí vypínač najmladší návštevník.</p>",
      "<p>Lieder, heißer Punsch und elftausend kleine Lichter.</p><p>Um sechs drückt der jüngste Gast den Schalter.</p>",
    ),
  },
  {
    motif: "event-sport",
    hour: 9,
    hours: 3,
    price: 0,
    place: stage,
    title: text(
      "Sunday run around the mall",
      "Nedělní běh kolem centra",
      "Nedeľný beh okolo centra",
      "Sonntagslauf rund ums Center",
    ),
    article: text(
      "<p>Three, five or ten kilometres on closed paths, with a breakfast for all who finish.</p><p>Numbers are handed out from eight.</p>",
      "<p>Tři, pět nebo deset kilometrů po uzavřených cestách a snídaně pro všechny, kdo doběhnou.</p><p>Čísla vydáváme od osmi.</p>",
      "<p>Tri, päť alebo desať kilometrov po uzavretých cestách a raňajky pre všetkých, čo dobehnú.</p><p>Čísla vydávame od ôsmej.</p>",
      "<p>Drei, fünf oder zehn Kilometer auf gesperrten Wegen und ein Frühstück für alle, die ankommen.</p><p>Startnummern gibt es ab acht.</p>",
    ),
  },
  {
    motif: "event-music",
    hour: 20,
    hours: 2,
    price: 15000,
    place: terrace,
    title: text("Cinema under the stars", "Kino pod hvězdami", "Kino pod hviezdami", "Kino unter Sternen"),
    article: text(
      "<p>A big screen, deckchairs and a film that is chosen by your votes.</p><p>In the rain we move to hall two.</p>",
      "<p>Velké plátno, lehátka a film, o kterém rozhodnou vaše hlasy.</p><p>Za deště se přesouváme do sálu dva.</p>",
      "<p>Veľké plátno, lehátka a film, o ktorom rozhodnú vaše hlasy.</p><p>V daždi sa presúvame do sály dva.</p>",
      "<p>Große Leinwand, Liegestühle und ein Film, über den Sie abstimmen.</p><p>Bei Regen ziehen wir in Saal zwei um.</p>",
    ),
  },
  {
    motif: "event-season",
    hour: 10,
    hours: 9,
    price: 0,
    place: atrium,
    title: text("Weekend of orchids", "Víkend orchidejí", "Víkend orchideí", "Wochenende der Orchideen"),
    article: text(
      "<p>Three hundred plants from private collections, most of them in flower.</p><p>A gardener repots what you bring.</p>",
      "<p>Tři sta rostlin ze soukromých sbírek, většina z nich kvete.</p><p>Zahradnice přesadí, co přinesete.</p>",
      "<p>Tristo rastlín zo súkromných zbierok, väčšina z nich kvitne.</p><p>Záhradníčka presadí, čo prinesiete.</p>",
      "<p>Dreihundert Pflanzen aus privaten Sammlungen, die meisten in Blüte.</p><p>Eine Gärtnerin topft um, was Sie mitbringen.</p>",
    ),
  },
  {
    motif: "event-market",
    hour: 10,
    hours: 8,
    price: 0,
    place: stage,
    title: text(
      "Swap of clothes and stories",
      "Swap oblečení a příběhů",
      "Swap oblečenia a príbehov",
      "Kleidertausch mit Geschichten",
    ),
    article: text(
      "<p>Bring five pieces that you no longer wear and take five that you will.</p><p>What is left goes to the neighbourhood shelter.</p>",
      "<p>Přineste pět kousků, které už nenosíte, a odneste si pět, které budete.</p><p>Co zbude, putuje do azylového domu v sousedství.</p>",
      "<p>Prineste päť kúskov, ktoré už nenosíte, a odneste si päť, ktoré budete.</p><p>Čo zostane, putuje do útulku v susedstve.</p>",
      "<p>Bringen Sie fünf Stücke mit, die Sie nicht mehr tragen, und nehmen Sie fünf neue Lieblinge mit.</p><p>Was bleibt, geht an die Notunterkunft nebenan.</p>",
    ),
  },
];

/** Events in a shop; `{name}` is the shop. */
export const storeEvents: EventTemplate[] = [
  {
    motif: "event-market",
    hour: 16,
    hours: 3,
    price: 0,
    place: text("In the shop", "V obchodě", "V obchode", "Im Geschäft"),
    title: text(
      "{name}: an afternoon of tasting",
      "{name}: odpolední ochutnávka",
      "{name}: popoludňajšia ochutnávka",
      "{name}: Verkostung am Nachmittag",
    ),
    article: text(
      "<p>Six small bites, six stories about where they come from.</p>",
      "<p>Šest malých soust a šest příběhů o tom, odkud pocházejí.</p>",
      "<p>Šesť malých súst a šesť príbehov o tom, odkiaľ pochádzajú.</p>",
      "<p>Sechs kleine Bissen und sechs Geschichten über ihre Herkunft.</p>",
    ),
  },
  {
    motif: "fashion",
    hour: 18,
    hours: 2,
    price: 0,
    place: text("In the shop", "V obchodě", "V obchode", "Im Geschäft"),
    title: text(
      "{name}: first look at the new collection",
      "{name}: první pohled na novou kolekci",
      "{name}: prvý pohľad na novú kolekciu",
      "{name}: erster Blick auf die neue Kollektion",
    ),
    article: text(
      "<p>The designers are here in person, and members try on first.</p>",
      "<p>Návrháři přijdou osobně a členové zkoušejí jako první.</p>",
      "<p>Dizajnéri prídu osobne a členovia skúšajú ako prví.</p>",
      "<p>Die Gestalter sind persönlich da, Mitglieder probieren zuerst an.</p>",
    ),
  },
  {
    motif: "event-kids",
    hour: 15,
    hours: 2,
    price: 0,
    place: text("In the shop", "V obchodě", "V obchode", "Im Geschäft"),
    title: text(
      "{name}: stories read aloud",
      "{name}: čtení nahlas",
      "{name}: čítanie nahlas",
      "{name}: Vorlesestunde",
    ),
    article: text(
      "<p>Two hours of fairy tales, cushions and cocoa.</p>",
      "<p>Dvě hodiny pohádek, polštářů a kakaa.</p>",
      "<p>Dve hodiny rozprávok, vankúšov a kakaa.</p>",
      "<p>Zwei Stunden Märchen, Kissen und Kakao.</p>",
    ),
  },
  {
    motif: "services",
    hour: 17,
    hours: 2,
    price: 25000,
    place: text("In the shop", "V obchodě", "V obchode", "Im Geschäft"),
    title: text(
      "{name}: evening course for beginners",
      "{name}: večerní kurz pro začátečníky",
      "{name}: večerný kurz pre začiatočníkov",
      "{name}: Abendkurs für Anfänger",
    ),
    article: text(
      "<p>Material and refreshments are included, and you take your work home.</p>",
      "<p>Materiál i občerstvení jsou v ceně a svůj výtvor si odnesete.</p>",
      "<p>Materiál aj občerstvenie sú v cene a svoj výtvor si odnesiete.</p>",
      "<p>Material und Imbiss sind inbegriffen, Ihr Werk nehmen Sie mit nach Hause.</p>",
    ),
  },
];

export type NewsTemplate = { motif: string; title: LanguageText; perex: LanguageText; article: LanguageText };

const news = (
  motif: string,
  title: LanguageText,
  perex: LanguageText,
  article: LanguageText,
): NewsTemplate => ({ motif, title, perex, article });

export const mallNews: NewsTemplate[] = [
  news(
    "garden",
    text("A meadow on the roof", "Louka na střeše", "Lúka na streche", "Eine Wiese auf dem Dach"),
    text(
      "Two thousand square metres of flowers, and eight hives.",
      "Dva tisíce metrů čtverečních květin a osm úlů.",
      "Dvetisíc metrov štvorcových kvetov a osem úľov.",
      "Zweitausend Quadratmeter Blüten und acht Bienenstöcke.",
    ),
    text(
      "<p>The roof that nobody saw is now the quietest place of the house. The first honey is sold at the information desk.</p><p>Guided walks start every Friday at four.</p>",
      "<p>Střecha, kterou nikdo neviděl, je teď nejtišším místem celého domu. První med prodáváme na informacích.</p><p>Komentované procházky začínají každý pátek ve čtyři.</p>",
      "<p>Strecha, ktorú nikto nevidel, je teraz najtichším miestom celého domu. Prvý med predávame na informáciách.</p><p>Komentované prechádzky sa začínajú každý piatok o štvrtej.</p>",
      "<p>Das Dach, das niemand sah, ist nun der stillste Ort des Hauses. Den ersten Honig gibt es an der Information.</p><p>Führungen beginnen jeden Freitag um vier.</p>",
    ),
  ),
  news(
    "parking",
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
      "<p>You find them on parking level two, in the green row. The power comes from the panels above your heads.</p>",
      "<p>Najdete je na druhém parkovacím podlaží v zelené řadě. Proud vyrábějí panely nad vaší hlavou.</p>",
      "<p>Nájdete ich na druhom parkovacom podlaží v zelenom rade. Prúd vyrábajú panely nad vašou hlavou.</p>",
      "<p>Sie finden sie auf Parkebene zwei in der grünen Reihe. Der Strom kommt von den Paneelen über Ihnen.</p>",
    ),
  ),
  news(
    "mall-interior",
    text(
      "Longer evenings before the holidays",
      "Delší večery před svátky",
      "Dlhšie večery pred sviatkami",
      "Längere Abende vor den Feiertagen",
    ),
    text(
      "From the first Advent Sunday we close an hour later.",
      "Od první adventní neděle zavíráme o hodinu později.",
      "Od prvej adventnej nedele zatvárame o hodinu neskôr.",
      "Ab dem ersten Advent schließen wir eine Stunde später.",
    ),
    text(
      "<p>Shops stay open until ten, the hypermarket until eleven. The exact hours of every day stand on the page with opening hours.</p>",
      "<p>Obchody budou otevřené do deseti, hypermarket do jedenácti. Přesné časy každého dne najdete na stránce s otevírací dobou.</p>",
      "<p>Obchody budú otvorené do desiatej, hypermarket do jedenástej. Presné časy každého dňa nájdete na stránke s otváracími hodinami.</p>",
      "<p>Die Geschäfte bleiben bis zehn geöffnet, der Hypermarkt bis elf. Die genauen Zeiten stehen auf der Seite mit den Öffnungszeiten.</p>",
    ),
  ),
  news(
    "reward",
    text(
      "Points for what you return",
      "Body za to, co vrátíte",
      "Body za to, čo vrátite",
      "Punkte für Zurückgegebenes",
    ),
    text(
      "Old clothes, glass and batteries now bring points as well.",
      "Staré oblečení, sklo a baterie teď přinášejí body také.",
      "Staré oblečenie, sklo a batérie teraz prinášajú body tiež.",
      "Auch alte Kleidung, Glas und Batterien bringen jetzt Punkte.",
    ),
    text(
      "<p>The collection point stands by the west entrance. Show your card and the points are there at once.</p>",
      "<p>Sběrné místo stojí u západního vchodu. Ukažte kartu a body máte hned.</p>",
      "<p>Zberné miesto stojí pri západnom vchode. Ukážte kartu a body máte hneď.</p>",
      "<p>Die Sammelstelle steht am Westeingang. Karte zeigen, und die Punkte sind sofort da.</p>",
    ),
  ),
  news(
    "amenity",
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
      "<p>For visitors who find a full house too much. It was designed together with a parents' association.</p>",
      "<p>Pro návštěvníky, na které je plný dům příliš. Navrhli jsme ji společně se sdružením rodičů.</p>",
      "<p>Pre návštevníkov, na ktorých je plný dom priveľa. Navrhli sme ju spolu so združením rodičov.</p>",
      "<p>Für Gäste, denen ein volles Haus zu viel wird. Entworfen gemeinsam mit einem Elternverein.</p>",
    ),
  ),
  news(
    "mall-exterior",
    text(
      "The west entrance has reopened",
      "Západní vchod je znovu otevřen",
      "Západný vchod je opäť otvorený",
      "Der Westeingang ist wieder offen",
    ),
    text(
      "Wider doors, no steps and a roof to wait under.",
      "Širší dveře, žádné schody a střecha, pod kterou se dá počkat.",
      "Širšie dvere, žiadne schody a strecha, pod ktorou sa dá počkať.",
      "Breitere Türen, keine Stufen und ein Dach zum Warten.",
    ),
    text(
      "<p>The stop of the tram is now forty steps away, all of them on the level.</p>",
      "<p>Zastávka tramvaje je teď čtyřicet kroků daleko, všechny po rovině.</p>",
      "<p>Zastávka je teraz štyridsať krokov ďaleko, všetky po rovine.</p>",
      "<p>Die Haltestelle liegt nun vierzig Schritte entfernt, alle ebenerdig.</p>",
    ),
  ),
  news(
    "event-kids",
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
      "<p>The last parcels left yesterday evening. Some of you added letters, and those were read first.</p>",
      "<p>Poslední balíčky odjely včera večer. Někteří přiložili dopis a ty se četly jako první.</p>",
      "<p>Posledné balíčky odišli včera večer. Niektorí priložili list a tie sa čítali ako prvé.</p>",
      "<p>Die letzten Päckchen gingen gestern Abend auf die Reise. Manche hatten einen Brief beigelegt, und die wurden zuerst gelesen.</p>",
    ),
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
      "<p>Points appear within the minute. The paper card stays valid for everyone who likes it.</p>",
      "<p>Body se připíšou do minuty. Papírová karta platí dál pro každého, kdo ji má rád.</p>",
      "<p>Body sa pripíšu do minúty. Papierová karta platí ďalej pre každého, kto ju má rád.</p>",
      "<p>Die Punkte erscheinen binnen einer Minute. Die Papierkarte gilt weiter für alle, die sie mögen.</p>",
    ),
  ),
];

/** News of a shop; `{name}` is the shop. */
export const storeNews: NewsTemplate[] = [
  news(
    "mall-interior",
    text("{name} opens its doors", "{name} otevírá", "{name} otvára", "{name} öffnet die Türen"),
    text(
      "A new neighbour, and coffee for the first hundred visitors.",
      "Nový soused a káva pro prvních sto návštěvníků.",
      "Nový sused a káva pre prvých sto návštevníkov.",
      "Ein neuer Nachbar und Kaffee für die ersten hundert Gäste.",
    ),
    text(
      "<p>After six weeks of building, the shutters go up on Saturday at nine. Come and look.</p>",
      "<p>Po šesti týdnech stavby se v sobotu v devět zvednou rolety. Přijďte se podívat.</p>",
      "<p>Po šiestich týždňoch stavby sa v sobotu o deviatej zdvihnú rolety. Príďte sa pozrieť.</p>",
      "<p>Nach sechs Wochen Umbau gehen am Samstag um neun die Rollläden hoch. Schauen Sie vorbei.</p>",
    ),
  ),
  news(
    "news",
    text(
      "{name} has moved to a larger space",
      "{name} se přestěhoval do většího",
      "{name} sa presťahoval do väčšieho",
      "{name} ist in größere Räume gezogen",
    ),
    text(
      "Same people, twice the room.",
      "Stejní lidé, dvakrát tolik místa.",
      "Rovnakí ľudia, dvakrát toľko miesta.",
      "Dieselben Menschen, doppelt so viel Platz.",
    ),
    text(
      "<p>The new place has daylight from two sides and a fitting room that fits a pram.</p>",
      "<p>Nový prostor má denní světlo ze dvou stran a kabinku, kam se vejde kočárek.</p>",
      "<p>Nový priestor má denné svetlo z dvoch strán a kabínku, kam sa zmestí kočík.</p>",
      "<p>Der neue Raum hat Tageslicht von zwei Seiten und eine Kabine, in die ein Kinderwagen passt.</p>",
    ),
  ),
  news(
    "home",
    text(
      "{name}: a collection made in the neighbourhood",
      "{name}: kolekce ze sousedství",
      "{name}: kolekcia zo susedstva",
      "{name}: eine Kollektion aus der Nachbarschaft",
    ),
    text(
      "Twelve pieces by makers who live within an hour.",
      "Dvanáct kusů od tvůrců, kteří bydlí do hodiny odsud.",
      "Dvanásť kusov od tvorcov, ktorí bývajú do hodiny odtiaľto.",
      "Zwölf Stücke von Gestaltern, die keine Stunde entfernt wohnen.",
    ),
    text(
      "<p>Each piece carries the name of its maker. The series is small and won't be repeated.</p>",
      "<p>Každý kus nese jméno svého autora. Série je malá a opakovat se nebude.</p>",
      "<p>Každý kus nesie meno svojho autora. Séria je malá a opakovať sa nebude.</p>",
      "<p>Jedes Stück trägt den Namen seines Schöpfers. Die Serie ist klein und wird nicht wiederholt.</p>",
    ),
  ),
  news(
    "cafe",
    text(
      "{name} now opens at seven",
      "{name} otevírá už v sedm",
      "{name} otvára už o siedmej",
      "{name} öffnet jetzt um sieben",
    ),
    text(
      "For all who are awake before the shops.",
      "Pro všechny, kdo jsou vzhůru dřív než obchody.",
      "Pre všetkých, čo sú hore skôr ako obchody.",
      "Für alle, die vor den Geschäften wach sind.",
    ),
    text(
      "<p>Use the side door from the tram stop. Breakfast is served until eleven.</p>",
      "<p>Použijte boční dveře od zastávky. Snídaně podáváme do jedenácti.</p>",
      "<p>Použite bočné dvere od zastávky. Raňajky podávame do jedenástej.</p>",
      "<p>Nehmen Sie die Seitentür an der Haltestelle. Frühstück gibt es bis elf.</p>",
    ),
  ),
];
