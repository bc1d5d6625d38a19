import { type LanguageText, text } from "../../domain/content/language-text";

export type AmenityTemplate = {
  key: string;
  icon: string;
  group: "comfort" | "family" | "access";
  service?: string;
  title: LanguageText;
  description: LanguageText;
  /** The second paragraph: what is good to know. */
  more: LanguageText;
};

const amenity = (
  key: string,
  icon: string,
  group: AmenityTemplate["group"],
  title: LanguageText,
  description: LanguageText,
  more: LanguageText,
  service?: string,
): AmenityTemplate => ({ key, icon, group, title, description, more, ...(service && { service }) });

export const amenityGroups = [
  { key: "comfort", icon: "lucide:armchair", name: text("Comfort", "Pohodlí", "Pohodlie", "Komfort") },
  { key: "family", icon: "lucide:baby", name: text("Families", "Rodiny", "Rodiny", "Familien") },
  {
    key: "access",
    icon: "lucide:accessibility",
    name: text("Access and transport", "Přístup a doprava", "Prístup a doprava", "Zugang und Verkehr"),
  },
] as const;

export const amenities: AmenityTemplate[] = [
  amenity(
    "information",
    "lucide:info",
    "comfort",
    text("Information desk", "Informace", "Informácie", "Information"),
    text(
      "Lost property, gift cards and good advice, every day until closing.",
      "Ztráty a nálezy, dárkové karty a dobrá rada, denně do zavírací doby.",
      "Straty a nálezy, darčekové karty a dobrá rada, denne do zatvorenia.",
      "Fundsachen, Geschenkkarten und guter Rat, täglich bis Ladenschluss.",
    ),
    text(
      "Somebody speaks English and German at every hour, and a loop helps those who use a hearing aid. Gift cards are sold here until ten minutes before closing.",
      "V každou hodinu je tu někdo, kdo mluví anglicky a německy, a nedoslýchavým pomáhá indukční smyčka. Dárkové karty prodáváme do deseti minut před zavřením.",
      "V každú hodinu je tu niekto, kto hovorí po anglicky a nemecky, a nedoslýchavým pomáha indukčná slučka. Darčekové karty predávame do desiatich minút pred zatvorením.",
      "Zu jeder Stunde spricht hier jemand Englisch und Deutsch, eine Induktionsschleife hilft Hörgeräteträgern. Geschenkkarten gibt es bis zehn Minuten vor Ladenschluss.",
    ),
  ),
  amenity(
    "wifi",
    "lucide:wifi",
    "comfort",
    text("Free Wi-Fi", "Wi-Fi zdarma", "Wi-Fi zadarmo", "Kostenloses WLAN"),
    text(
      "Fast on all floors, without advertisements.",
      "Rychlé na všech podlažích, bez reklam.",
      "Rýchle na všetkých podlažiach, bez reklám.",
      "Schnell auf allen Etagen, ohne Werbung.",
    ),
    text(
      "Choose the network with our name and log in as on this site. Members stay connected all day, guests for two hours.",
      "Vyberte síť s naším jménem a přihlaste se jako na tomto webu. Členové jsou připojeni celý den, hosté dvě hodiny.",
      "Vyberte sieť s naším menom a prihláste sa ako na tomto webe. Členovia sú pripojení celý deň, hostia dve hodiny.",
      "Wählen Sie das Netz mit unserem Namen und melden Sie sich an wie auf dieser Website. Mitglieder bleiben den ganzen Tag verbunden, Gäste zwei Stunden.",
    ),
  ),
  amenity(
    "lockers",
    "lucide:lock",
    "comfort",
    text("Luggage lockers", "Úschovné skříňky", "Úschovné skrinky", "Schließfächer"),
    text(
      "Three sizes, opened by a code on your phone.",
      "Tři velikosti, otevírají se kódem v telefonu.",
      "Tri veľkosti, otvárajú sa kódom v telefóne.",
      "Drei Größen, geöffnet mit einem Code auf dem Telefon.",
    ),
    text(
      "The largest takes two suitcases. The first two hours are free of charge; what is left overnight waits at the information desk.",
      "Do největší se vejdou dva kufry. První dvě hodiny jsou zdarma, co zůstane přes noc, čeká na informacích.",
      "Do najväčšej sa zmestia dva kufre. Prvé dve hodiny sú zadarmo, čo zostane cez noc, čaká na informáciách.",
      "Das größte fasst zwei Koffer. Die ersten zwei Stunden sind kostenlos, was über Nacht bleibt, wartet an der Information.",
    ),
  ),
  amenity(
    "cash",
    "lucide:banknote",
    "comfort",
    text("Cash machines", "Bankomaty", "Bankomaty", "Geldautomaten"),
    text(
      "Four machines, one of them at wheelchair height.",
      "Čtyři bankomaty, jeden z nich ve výšce pro vozíčkáře.",
      "Štyri bankomaty, jeden z nich vo výške pre vozičkárov.",
      "Vier Automaten, einer davon in Rollstuhlhöhe.",
    ),
    text(
      "Two of them also take banknotes and coins. The menu is in four languages and is read aloud through headphones.",
      "Dva z nich bankovky a mince i přijímají. Nabídka je ve čtyřech jazycích a do sluchátek ji přečtou nahlas.",
      "Dva z nich bankovky a mince aj prijímajú. Ponuka je v štyroch jazykoch a do slúchadiel ju prečítajú nahlas.",
      "Zwei davon nehmen auch Scheine und Münzen an. Das Menü gibt es in vier Sprachen und über Kopfhörer vorgelesen.",
    ),
  ),
  amenity(
    "phone-charging",
    "lucide:battery-charging",
    "comfort",
    text(
      "Phone charging boxes",
      "Nabíjecí boxy na telefony",
      "Nabíjacie boxy na telefóny",
      "Ladeboxen fürs Telefon",
    ),
    text(
      "Lock the phone in and go shopping.",
      "Telefon zamkněte a jděte nakupovat.",
      "Telefón zamknite a choďte nakupovať.",
      "Telefon einschließen und einkaufen gehen.",
    ),
    text(
      "Cables for all usual phones are inside. You choose a code, and half an hour is enough for the way home.",
      "Uvnitř jsou kabely pro všechny běžné telefony. Kód si zvolíte sami a půl hodiny stačí na cestu domů.",
      "Vnútri sú káble pre všetky bežné telefóny. Kód si zvolíte sami a polhodina stačí na cestu domov.",
      "Kabel für alle gängigen Telefone liegen darin. Den Code wählen Sie selbst, eine halbe Stunde reicht für den Heimweg.",
    ),
  ),
  amenity(
    "drinking-water",
    "lucide:glass-water",
    "comfort",
    text("Drinking fountains", "Pítka", "Pitné fontánky", "Trinkbrunnen"),
    text(
      "Cold, filtered, with a spout for bottles.",
      "Studená filtrovaná voda, i do lahve.",
      "Studená filtrovaná voda, aj do fľaše.",
      "Kalt, gefiltert und mit Auslauf für Flaschen.",
    ),
    text(
      "They are next to the toilets on every floor, the lower spout at the height of children and dogs’ bowls.",
      "Jsou vedle toalet na každém podlaží, spodní kohoutek ve výšce dětí a psích misek.",
      "Sú vedľa toaliet na každom podlaží, spodný kohútik vo výške detí a psích misiek.",
      "Sie stehen auf jeder Etage neben den Toiletten, der untere Auslauf in der Höhe von Kindern und Hundenäpfen.",
    ),
  ),
  amenity(
    "lounge",
    "lucide:armchair",
    "comfort",
    text(
      "Private shopping lounge",
      "Soukromý nákupní salonek",
      "Súkromný nákupný salónik",
      "Private Shopping-Lounge",
    ),
    text(
      "An hour with a stylist, who brings the shops to you.",
      "Hodina se stylistkou, která přinese obchody za vámi.",
      "Hodina so stylistkou, ktorá prinesie obchody za vami.",
      "Eine Stunde mit einer Stylistin, die die Shops zu Ihnen bringt.",
    ),
    text(
      "There are two armchairs, a mirror in daylight and tea. Book the hour here; what you don’t buy goes back to the shops by itself.",
      "Čekají dvě křesla, zrcadlo v denním světle a čaj. Hodinu si rezervujte zde; co nekoupíte, se do obchodů vrátí samo.",
      "Čakajú dve kreslá, zrkadlo v dennom svetle a čaj. Hodinu si rezervujte tu; čo nekúpite, vráti sa do obchodov samo.",
      "Es warten zwei Sessel, ein Spiegel im Tageslicht und Tee. Buchen Sie die Stunde hier; was Sie nicht kaufen, geht von selbst zurück.",
    ),
    "lounge",
  ),
  amenity(
    "cloakroom",
    "lucide:shirt",
    "comfort",
    text("Winter cloakroom", "Zimní šatna", "Zimná šatňa", "Wintergarderobe"),
    text(
      "Leave the coat by the entrance from November to March.",
      "Od listopadu do března nechte kabát u vchodu.",
      "Od novembra do marca nechajte kabát pri vchode.",
      "Von November bis März bleibt der Mantel am Eingang.",
    ),
    text(
      "Coats, umbrellas and wet boots, each with a number. It costs nothing and closes half an hour after the shops.",
      "Kabáty, deštníky i mokré boty, všechno s číslem. Nic to nestojí a zavíráme půl hodiny po obchodech.",
      "Kabáty, dáždniky aj mokré topánky, všetko s číslom. Nič to nestojí a zatvárame polhodinu po obchodoch.",
      "Mäntel, Schirme und nasse Stiefel, alles mit Nummer. Sie kostet nichts und schließt eine halbe Stunde nach den Shops.",
    ),
  ),
  amenity(
    "baby-room",
    "lucide:baby",
    "family",
    text("Baby room", "Přebalovací místnost", "Prebaľovacia miestnosť", "Wickelraum"),
    text(
      "Changing tables, a microwave and an armchair for feeding.",
      "Přebalovací pulty, mikrovlnka a křeslo na kojení.",
      "Prebaľovacie pulty, mikrovlnka a kreslo na dojčenie.",
      "Wickeltische, Mikrowelle und ein Sessel zum Stillen.",
    ),
    text(
      "Nappies and wipes are in the drawer, in three sizes, and they are our gift. The door is wide enough for twins.",
      "Pleny a ubrousky ve třech velikostech jsou v zásuvce a jsou od nás. Dveřmi projede i kočárek pro dvojčata.",
      "Plienky a obrúsky v troch veľkostiach sú v zásuvke a sú od nás. Dverami prejde aj kočík pre dvojičky.",
      "Windeln und Tücher liegen in drei Größen in der Schublade und gehen auf uns. Durch die Tür passt auch ein Zwillingswagen.",
    ),
  ),
  amenity(
    "kids-corner",
    "lucide:blocks",
    "family",
    text("Supervised kids' corner", "Hlídaný dětský koutek", "Strážený detský kútik", "Betreute Kinderecke"),
    text(
      "Two hours of play for children from three to nine.",
      "Dvě hodiny her pro děti od tří do devíti let.",
      "Dve hodiny hier pre deti od troch do deviatich rokov.",
      "Zwei Stunden Spiel für Kinder von drei bis neun.",
    ),
    text(
      "Two people look after twelve children at most. Leave a phone number; we call when somebody misses you.",
      "Dva dospělí hlídají nejvýš dvanáct dětí. Nechte nám telefon a zavoláme, když se někomu začne stýskat.",
      "Dvaja dospelí strážia najviac dvanásť detí. Nechajte nám telefón a zavoláme, keď sa niekomu zacnie.",
      "Zwei Erwachsene betreuen höchstens zwölf Kinder. Hinterlassen Sie eine Nummer; wir rufen an, wenn jemand Sie vermisst.",
    ),
    "kids-corner",
  ),
  amenity(
    "prams",
    "lucide:shopping-cart",
    "family",
    text("Prams to borrow", "Kočárky k zapůjčení", "Kočíky na požičanie", "Leihkinderwagen"),
    text(
      "Free of charge at the information desk.",
      "Zdarma na informacích.",
      "Zadarmo na informáciách.",
      "Kostenlos an der Information.",
    ),
    text(
      "There are eight of them, two for twins. You leave a document and bring the pram back to any entrance.",
      "Je jich osm, dva pro dvojčata. Necháte u nás doklad a kočárek vrátíte u kteréhokoli vchodu.",
      "Je ich osem, dva pre dvojičky. Necháte u nás doklad a kočík vrátite pri ktoromkoľvek vchode.",
      "Es gibt acht, zwei davon für Zwillinge. Sie hinterlegen einen Ausweis und geben den Wagen an jedem Eingang zurück.",
    ),
  ),
  amenity(
    "playground",
    "lucide:trees",
    "family",
    text("Playground on the terrace", "Hřiště na terase", "Ihrisko na terase", "Spielplatz auf der Terrasse"),
    text(
      "Slides and sand, open while it is light.",
      "Skluzavky a písek, otevřeno za světla.",
      "Šmykľavky a piesok, otvorené za svetla.",
      "Rutschen und Sand, geöffnet bei Tageslicht.",
    ),
    text(
      "The ground is soft, the fence has a gate that small hands can’t open, and parents have tables with a view of it all.",
      "Povrch je měkký, branku plotu malé ruce neotevřou a rodiče mají stolky, odkud je na všechno vidět.",
      "Povrch je mäkký, bránku plota malé ruky neotvoria a rodičia majú stolíky, odkiaľ na všetko vidia.",
      "Der Boden ist weich, das Tor im Zaun öffnen kleine Hände nicht, und von den Tischen sehen Eltern alles.",
    ),
  ),
  amenity(
    "quiet-room",
    "lucide:moon",
    "family",
    text("Quiet room", "Tichá místnost", "Tichá miestnosť", "Ruheraum"),
    text(
      "Dim light and soft seats for everyone who needs a break.",
      "Tlumené světlo a měkká sedadla pro každého, kdo potřebuje pauzu.",
      "Tlmené svetlo a mäkké sedadlá pre každého, kto potrebuje pauzu.",
      "Gedämpftes Licht und weiche Sitze für alle, die eine Pause brauchen.",
    ),
    text(
      "Phones are silent here and the light can be turned down. Headphones and a weighted blanket are at the information desk.",
      "Telefony tu mlčí a světlo jde ztlumit. Sluchátka a zátěžovou deku půjčí na informacích.",
      "Telefóny tu mlčia a svetlo sa dá stlmiť. Slúchadlá a záťažovú deku požičajú na informáciách.",
      "Telefone schweigen hier, das Licht lässt sich dimmen. Kopfhörer und eine Gewichtsdecke leiht die Information.",
    ),
  ),
  amenity(
    "toilets",
    "lucide:toilet",
    "access",
    text("Toilets", "Toalety", "Toalety", "Toiletten"),
    text(
      "On every floor, cleaned every half hour.",
      "Na každém podlaží, úklid každou půlhodinu.",
      "Na každom podlaží, upratovanie každú polhodinu.",
      "Auf jeder Etage, halbstündlich gereinigt.",
    ),
    text(
      "All are free of charge. On the ground floor there is one with a hoist and a changing bench for adults.",
      "Všechny jsou zdarma. V přízemí je jedna se zvedákem a přebalovacím lůžkem pro dospělé.",
      "Všetky sú zadarmo. Na prízemí je jedna so zdvihákom a prebaľovacím lôžkom pre dospelých.",
      "Alle sind kostenlos. Im Erdgeschoss gibt es eine mit Lifter und Pflegeliege für Erwachsene.",
    ),
  ),
  amenity(
    "wheelchairs",
    "lucide:accessibility",
    "access",
    text("Wheelchairs to borrow", "Vozíky k zapůjčení", "Vozíky na požičanie", "Leihrollstühle"),
    text(
      "Two mechanical and one electric, with a helper if you wish.",
      "Dva mechanické a jeden elektrický, na přání s doprovodem.",
      "Dva mechanické a jeden elektrický, na želanie so sprievodom.",
      "Zwei mechanische und ein elektrischer, auf Wunsch mit Begleitung.",
    ),
    text(
      "Call an hour ahead and one waits at the entrance of your choice. It costs nothing, and no deposit is needed.",
      "Zavolejte hodinu předem a vozík bude čekat u vchodu, který si vyberete. Je to zdarma a bez zálohy.",
      "Zavolajte hodinu vopred a vozík bude čakať pri vchode, ktorý si vyberiete. Je to zadarmo a bez zálohy.",
      "Rufen Sie eine Stunde vorher an, dann wartet einer am Eingang Ihrer Wahl. Das ist kostenlos und ohne Pfand.",
    ),
  ),
  amenity(
    "charging",
    "lucide:plug-zap",
    "access",
    text("Car charging", "Nabíjení aut", "Nabíjanie áut", "Ladestationen"),
    text(
      "Forty points on parking level two.",
      "Čtyřicet míst na druhém parkovacím podlaží.",
      "Štyridsať miest na druhom parkovacom podlaží.",
      "Vierzig Ladepunkte auf Parkebene zwei.",
    ),
    text(
      "The first hour is free of charge for members. The power comes from the roof, and the app says when the battery is full.",
      "První hodina je pro členy zdarma. Proud je ze střechy a aplikace řekne, kdy je baterie plná.",
      "Prvá hodina je pre členov zadarmo. Prúd je zo strechy a aplikácia povie, kedy je batéria plná.",
      "Für Mitglieder ist die erste Stunde kostenlos. Der Strom kommt vom Dach, und die App meldet den vollen Akku.",
    ),
  ),
  amenity(
    "bikes",
    "lucide:bike",
    "access",
    text("Bicycle room", "Kolárna", "Bicyklovňa", "Fahrradraum"),
    text(
      "Hooks, a pump and a tap, behind a door with a code.",
      "Háky, pumpa a kohoutek za dveřmi na kód.",
      "Háky, pumpa a kohútik za dverami na kód.",
      "Haken, Pumpe und Wasserhahn hinter einer Tür mit Code.",
    ),
    text(
      "Eighty bicycles have room, cargo bikes too. The information desk gives you the code of the day.",
      "Místo je pro osmdesát kol i pro nákladní. Kód pro daný den dostanete na informacích.",
      "Miesto je pre osemdesiat bicyklov aj pre nákladné. Kód na daný deň dostanete na informáciách.",
      "Platz ist für achtzig Räder, auch für Lastenräder. Den Tagescode bekommen Sie an der Information.",
    ),
  ),
  amenity(
    "taxi",
    "lucide:car-taxi-front",
    "access",
    text("Taxi stand", "Stanoviště taxi", "Stanovište taxi", "Taxistand"),
    text(
      "By the main entrance, with a button that calls a car.",
      "U hlavního vchodu, s tlačítkem, které auto přivolá.",
      "Pri hlavnom vchode, s tlačidlom, ktoré auto privolá.",
      "Am Haupteingang, mit einem Knopf, der den Wagen ruft.",
    ),
    text(
      "A car comes within ten minutes, one with child seats within twenty. The bench under the roof keeps you dry.",
      "Auto přijede do deseti minut, s dětskými sedačkami do dvaceti. Na lavičce pod střechou nezmoknete.",
      "Auto príde do desiatich minút, s detskými sedačkami do dvadsiatich. Na lavičke pod strechou nezmoknete.",
      "Ein Wagen kommt binnen zehn Minuten, mit Kindersitzen binnen zwanzig. Auf der Bank unter dem Dach bleiben Sie trocken.",
    ),
  ),
  amenity(
    "defibrillator",
    "lucide:heart-pulse",
    "access",
    text(
      "First aid and defibrillator",
      "První pomoc a defibrilátor",
      "Prvá pomoc a defibrilátor",
      "Erste Hilfe und Defibrillator",
    ),
    text(
      "At the information desk and on every floor by the lifts.",
      "Na informacích a na každém podlaží u výtahů.",
      "Na informáciách a na každom podlaží pri výťahoch.",
      "An der Information und auf jeder Etage bei den Aufzügen.",
    ),
    text(
      "The staff are trained every spring. Lift the receiver beside the green cabinet: somebody talks you through it.",
      "Personál školíme každé jaro. Zvedněte sluchátko vedle zelené skříňky, někdo vás celým postupem provede.",
      "Personál školíme každú jar. Zdvihnite slúchadlo vedľa zelenej skrinky, niekto vás celým postupom prevedie.",
      "Das Personal wird jedes Frühjahr geschult. Heben Sie den Hörer neben dem grünen Schrank ab, man leitet Sie an.",
    ),
  ),
  amenity(
    "dog-parking",
    "lucide:dog",
    "access",
    text("Dog corner", "Psí koutek", "Psí kútik", "Hundeecke"),
    text(
      "Water, shade and a hook, in sight of the café tables.",
      "Voda, stín a úvaz na dohled od stolků kavárny.",
      "Voda, tieň a úväz na dohľad od stolíkov kaviarne.",
      "Wasser, Schatten und Haken, in Sicht der Cafétische.",
    ),
    text(
      "Four places in the shade, with fresh water all day. Dogs on a lead may also come along to most shops.",
      "Čtyři místa ve stínu a po celý den čerstvá voda. Na vodítku smí psi i do většiny obchodů.",
      "Štyri miesta v tieni a po celý deň čerstvá voda. Na vodítku smú psy aj do väčšiny obchodov.",
      "Vier Plätze im Schatten und den ganzen Tag frisches Wasser. An der Leine dürfen Hunde auch in die meisten Shops.",
    ),
  ),
];
