import { type LanguageText, text } from "../../domain/content/language-text";

export const quietHoursText = text(
  "<p>The music is off, the lights are dimmed, the tills don't beep and nothing is announced.</p>",
  "<p>Hudba nehraje, světla jsou ztlumená, pokladny nepípají a nic se nehlásí.</p>",
  "<p>Hudba nehrá, svetlá sú stlmené, pokladnice nepípajú a nič sa nehlási.</p>",
  "<p>Die Musik ist aus, das Licht gedämpft, die Kassen piepen nicht, und es gibt keine Durchsagen.</p>",
);

export const accessibilityNotes: { kind: string; title: LanguageText; text: LanguageText }[] = [
  {
    kind: "entrance",
    title: text("Entrances", "Vchody", "Vchody", "Eingänge"),
    text: text(
      "<p>All entrances are level and open by themselves. The main one also has a tactile strip that leads to the information desk.</p>",
      "<p>Všechny vchody jsou bez prahu a otevírají se samy. Od hlavního vede k informacím i vodicí linie.</p>",
      "<p>Všetky vchody sú bez prahu a otvárajú sa samy. Od hlavného vedie k informáciám aj vodiaca línia.</p>",
      "<p>Alle Eingänge sind ebenerdig und öffnen sich von selbst. Vom Haupteingang führt ein Leitstreifen zur Information.</p>",
    ),
  },
  {
    kind: "lift",
    title: text("Doors and passages", "Dveře a průchody", "Dvere a priechody", "Türen und Durchgänge"),
    text: text(
      "<p>Every door that visitors use is at least 90 cm wide. Where there are lifts, they speak, and their buttons are in Braille.</p>",
      "<p>Všechny dveře pro návštěvníky jsou široké nejméně 90 cm. Kde jsou výtahy, tam mluví a tlačítka mají popisky v Braillově písmu.</p>",
      "<p>Všetky dvere pre návštevníkov sú široké najmenej 90 cm. Kde sú výťahy, tam hovoria a tlačidlá majú popisy v Braillovom písme.</p>",
      "<p>Alle Türen für Besucher sind mindestens 90 cm breit. Wo es Aufzüge gibt, sprechen sie, und ihre Tasten sind in Brailleschrift.</p>",
    ),
  },
  {
    kind: "toilets",
    title: text("Toilets", "Toalety", "Toalety", "Toiletten"),
    text: text(
      "<p>One on each floor takes a wheelchair and opens with a Euro key; the information desk lends one.</p>",
      "<p>Na každém podlaží je jedna pro vozík a otevírá se euroklíčem, který půjčí na informacích.</p>",
      "<p>Na každom podlaží je jedna pre vozík a otvára sa eurokľúčom, ktorý požičajú na informáciách.</p>",
      "<p>Auf jeder Etage gibt es ein WC für Rollstühle, das sich mit dem Euroschlüssel öffnet; die Information verleiht einen.</p>",
    ),
  },
  {
    kind: "hearing",
    title: text("Hearing", "Sluch", "Sluch", "Hören"),
    text: text(
      "<p>The information desk has an induction loop. Announcements also appear on the screens in the passages.</p>",
      "<p>Na informacích je indukční smyčka. Hlášení se objevují i na obrazovkách v pasážích.</p>",
      "<p>Na informáciách je indukčná slučka. Hlásenia sa objavujú aj na obrazovkách v pasážach.</p>",
      "<p>Die Information hat eine Induktionsschleife. Durchsagen erscheinen auch auf den Bildschirmen in den Passagen.</p>",
    ),
  },
  {
    kind: "staff",
    title: text("Company on the way", "Doprovod", "Sprievod", "Begleitung"),
    text: text(
      "<p>Call an hour ahead and somebody meets you at the stop or at your car and goes with you to the shop. Guide and assistance dogs are welcome everywhere.</p>",
      "<p>Zavolejte hodinu předem a někdo vás počká na zastávce nebo u auta a dovede vás do obchodu. Vodicí a asistenční psi smějí všude.</p>",
      "<p>Zavolajte hodinu vopred a niekto vás počká na zastávke alebo pri aute a zavedie vás do obchodu. Vodiace a asistenčné psy smú všade.</p>",
      "<p>Rufen Sie eine Stunde vorher an, dann holt Sie jemand an der Haltestelle oder am Auto ab und begleitet Sie zum Shop. Führ- und Assistenzhunde dürfen überallhin.</p>",
    ),
  },
  {
    kind: "seating",
    title: text("Benches", "Lavičky", "Lavičky", "Bänke"),
    text: text(
      "<p>Every forty metres, with a back, with armrests and room for a wheelchair beside them.</p>",
      "<p>Po každých čtyřiceti metrech, s opěradlem, područkami a místem pro vozík vedle nich.</p>",
      "<p>Po každých štyridsiatich metroch, s operadlom, opierkami na ruky a miestom pre vozík vedľa nich.</p>",
      "<p>Alle vierzig Meter, mit Lehne und Armstützen und Platz für einen Rollstuhl daneben.</p>",
    ),
  },
  {
    kind: "light",
    title: text("Light", "Světlo", "Svetlo", "Licht"),
    text: text(
      "<p>Daylight in the main passage, and nothing flashes anywhere. The kids' corner is the brightest and most colourful place.</p>",
      "<p>V hlavní pasáži denní světlo, nikde nic nebliká. Nejjasněji a nejbarevněji je u dětského koutku.</p>",
      "<p>V hlavnej pasáži denné svetlo, nikde nič nebliká. Najjasnejšie a najfarebnejšie je pri detskom kútiku.</p>",
      "<p>In der Hauptpassage Tageslicht, nirgends Blinklicht. Am hellsten und buntesten ist es an der Kinderecke.</p>",
    ),
  },
  {
    kind: "sound",
    title: text("Sound", "Zvuk", "Zvuk", "Geräusche"),
    text: text(
      "<p>Quiet music all day, louder around the restaurants. Hand dryers are only in the toilets by the main entrance.</p>",
      "<p>Celý den tichá hudba, u restaurací je hlučněji. Osoušeče rukou jsou jen na toaletách u hlavního vchodu.</p>",
      "<p>Celý deň tichá hudba, pri reštauráciách je hlučnejšie. Sušiče rúk sú len na toaletách pri hlavnom vchode.</p>",
      "<p>Den ganzen Tag leise Musik, lauter bei den Restaurants. Händetrockner gibt es nur in den Toiletten am Haupteingang.</p>",
    ),
  },
  {
    kind: "crowds",
    title: text("When it is calm", "Kdy je klid", "Kedy je pokoj", "Wann es ruhig ist"),
    text: text(
      "<p>Least crowded on weekdays until eleven; most crowded on Saturdays from two to five.</p>",
      "<p>Nejméně lidí bývá ve všední dny do jedenácti, nejvíc v sobotu od dvou do pěti.</p>",
      "<p>Najmenej ľudí býva v pracovné dni do jedenástej, najviac v sobotu od druhej do piatej.</p>",
      "<p>Am leersten werktags bis elf, am vollsten samstags von zwei bis fünf.</p>",
    ),
  },
];

/** What the mall knows not to conform on its site. */
export const statementException = text(
  "The text of the house rules and leaflets in PDF is not marked up as headings and lists.",
  "Provozní řád a letáky v PDF nemají vyznačené nadpisy a seznamy.",
  "Prevádzkový poriadok a letáky v PDF nemajú vyznačené nadpisy a zoznamy.",
  "In der Hausordnung und den Faltblättern als PDF sind Überschriften und Listen nicht ausgezeichnet.",
);
