import { text } from "../../domain/content/language-text";
import { type NewsTemplate, news } from "./news";
import type { Fit } from "./trades/fit";

/** The opening of a new shop: each has one in one mall only. */
type Opening = { isOpening?: boolean };

/** News of a shop; `{name}` is the shop, `{day}` the Saturday after it is published, `{hour}` when the mall opens. */
export const storeNews: (NewsTemplate & Fit & Opening)[] = [
  {
    ...news(
      "mall-interior",
      text("{name} opens its doors", "{name}: otevíráme", "{name}: otvárame", "{name} öffnet die Türen"),
      text(
        "A new neighbour, and coffee for the first hundred visitors.",
        "Nový soused a káva pro prvních sto návštěvníků.",
        "Nový sused a káva pre prvých sto návštevníkov.",
        "Ein neuer Nachbar und Kaffee für die ersten hundert Gäste.",
      ),
      text(
        "<p>After six weeks of building, the shutters go up on Saturday {day} at {hour}. Come and look.</p>",
        "<p>Po šesti týdnech stavby se v sobotu {day} v {hour} zvednou rolety. Přijďte se podívat.</p>",
        "<p>Po šiestich týždňoch stavby sa v sobotu {day} o {hour} zdvihnú rolety. Príďte sa pozrieť.</p>",
        "<p>Nach sechs Wochen Umbau gehen am Samstag, {day}, um {hour} Uhr die Rollläden hoch. Schauen Sie vorbei.</p>",
      ),
    ),
    isOpening: true,
  },
  {
    ...news(
      "news",
      text(
        "{name} has moved to a larger space",
        "{name} má nový, větší prostor",
        "{name} má nový, väčší priestor",
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
    categories: ["fashion", "shoes", "kids", "sport"],
  },
  {
    ...news(
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
    categories: ["fashion", "jewellery", "shoes"],
    trades: ["home", "ceramics", "bedding"],
  },
  {
    ...news(
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
        "Für alle, die vor den Shops wach sind.",
      ),
      text(
        "<p>Use the side door from the stop. Breakfast is served until eleven.</p>",
        "<p>Použijte boční dveře od zastávky. Snídaně podáváme do jedenácti.</p>",
        "<p>Použite bočné dvere od zastávky. Raňajky podávame do jedenástej.</p>",
        "<p>Nehmen Sie die Seitentür an der Haltestelle. Frühstück gibt es bis elf.</p>",
      ),
    ),
    trades: ["cafe", "bakery", "bistro"],
  },
  news(
    "news",
    text(
      "{name} is looking for a colleague",
      "{name} hledá posilu",
      "{name} hľadá posilu",
      "{name} sucht Verstärkung",
    ),
    text(
      "Full time or half, experience welcome, curiosity more so.",
      "Plný i poloviční úvazek, praxe potěší, zvědavost ještě víc.",
      "Plný aj polovičný úväzok, prax poteší, zvedavosť ešte viac.",
      "Voll- oder Teilzeit, Erfahrung willkommen, Neugier noch mehr.",
    ),
    text(
      "<p>Come and ask in person, or write to the address on our page. The first day is for looking around; you decide afterwards.</p>",
      "<p>Přijďte se zeptat osobně, nebo napište na adresu na naší stránce. První den je na rozkoukání, rozhodnete se potom.</p>",
      "<p>Príďte sa spýtať osobne alebo napíšte na adresu na našej stránke. Prvý deň je na rozhliadnutie, rozhodnete sa potom.</p>",
      "<p>Fragen Sie persönlich nach oder schreiben Sie an die Adresse auf unserer Seite. Der erste Tag ist zum Umsehen, danach entscheiden Sie.</p>",
    ),
  ),
  {
    ...news(
      "restaurant",
      text(
        "{name} has a new menu",
        "{name} má nový jídelní lístek",
        "{name} má nový jedálny lístok",
        "{name} hat eine neue Karte",
      ),
      text(
        "Six dishes are new, the three that you love have stayed.",
        "Šest jídel je nových, tři vaše oblíbená zůstala.",
        "Šesť jedál je nových, tri vaše obľúbené zostali.",
        "Sechs Gerichte sind neu, die drei beliebtesten sind geblieben.",
      ),
      text(
        "<p>The cooks tried them out for a month on everyone who came after three. What nobody finished isn't on the list.</p>",
        "<p>Kuchaři je měsíc zkoušeli na každém, kdo přišel po třetí. Co nikdo nedojedl, na lístku není.</p>",
        "<p>Kuchári ich mesiac skúšali na každom, kto prišiel po tretej. Čo nikto nedojedol, na lístku nie je.</p>",
        "<p>Einen Monat lang wurden sie an allen ausprobiert, die nach drei kamen. Was niemand aufaß, steht nicht auf der Karte.</p>",
      ),
    ),
    categories: ["dining"],
  },
  {
    ...news(
      "mobile-app",
      text(
        "{name} now takes bookings online",
        "{name} přijímá rezervace online",
        "{name} prijíma rezervácie online",
        "{name} nimmt Buchungen online an",
      ),
      text(
        "Choose the day, the hour and the person.",
        "Vyberte si den, hodinu i člověka.",
        "Vyberte si deň, hodinu aj človeka.",
        "Wählen Sie Tag, Stunde und Person.",
      ),
      text(
        "<p>Half of the places stay free for those who simply come by. A booking can be moved until the evening before.</p>",
        "<p>Polovina míst zůstává volná pro ty, kdo prostě přijdou. Rezervaci přesunete do večera předem.</p>",
        "<p>Polovica miest zostáva voľná pre tých, čo jednoducho prídu. Rezerváciu presuniete do večera vopred.</p>",
        "<p>Die Hälfte der Plätze bleibt für alle frei, die einfach vorbeikommen. Verschieben lässt sich ein Termin bis zum Vorabend.</p>",
      ),
    ),
    trades: ["hairdresser", "barber", "nails", "massage", "photo-studio", "tailor", "optician", "beauty"],
  },
  {
    ...news(
      "amenity",
      text(
        "{name}: a shelf chosen by customers",
        "{name}: police podle zákazníků",
        "{name}: polica podľa zákazníkov",
        "{name}: ein Regal nach Kundenwahl",
      ),
      text(
        "Ten things that you asked for most often.",
        "Deset věcí, po kterých jste se ptali nejčastěji.",
        "Desať vecí, na ktoré ste sa pýtali najčastejšie.",
        "Zehn Dinge, nach denen Sie am häufigsten gefragt haben.",
      ),
      text(
        "<p>A slip of paper hangs on each of them, with the reason why somebody wants it here. New wishes go into the box at the till.</p>",
        "<p>Na každé visí lístek s důvodem, proč ji tu někdo chce. Nová přání patří do krabice u pokladny.</p>",
        "<p>Na každej visí lístok s dôvodom, prečo ju tu niekto chce. Nové želania patria do škatule pri pokladnici.</p>",
        "<p>An jedem hängt ein Zettel mit dem Grund, warum jemand es hier haben wollte. Neue Wünsche kommen in die Box an der Kasse.</p>",
      ),
    ),
    categories: ["food", "home", "books", "kids", "electronics", "beauty", "sport"],
  },
  {
    ...news(
      "services",
      text(
        "{name}: we repair what we sell",
        "{name}: opravíme, co prodáváme",
        "{name}: opravíme, čo predávame",
        "{name}: Wir reparieren, was wir verkaufen",
      ),
      text(
        "Free of charge in the first two years, at cost afterwards.",
        "První dva roky zdarma, potom za cenu dílů.",
        "Prvé dva roky zadarmo, potom za cenu dielov.",
        "In den ersten zwei Jahren kostenlos, danach zum Selbstkostenpreis.",
      ),
      text(
        "<p>Bring it to the till; most repairs are done within a week. What can't be saved is taken back and recycled.</p>",
        "<p>Přineste to k pokladně, většina oprav trvá do týdne. Co zachránit nejde, vezmeme zpět a zrecyklujeme.</p>",
        "<p>Prineste to k pokladnici, väčšina opráv trvá do týždňa. Čo sa zachrániť nedá, vezmeme späť a zrecyklujeme.</p>",
        "<p>Bringen Sie es zur Kasse, das meiste ist in einer Woche fertig. Was nicht zu retten ist, nehmen wir zurück und führen es dem Recycling zu.</p>",
      ),
    ),
    categories: ["fashion", "shoes", "jewellery", "sport", "electronics"],
  },
  {
    ...news(
      "gift-card",
      text(
        "{name}: gifts wrapped while you wait",
        "{name}: dárek zabalíme na počkání",
        "{name}: darček zabalíme na počkanie",
        "{name}: Geschenke verpacken wir sofort",
      ),
      text(
        "Paper, ribbon and a card, free of charge.",
        "Papír, stuha a přáníčko, zdarma.",
        "Papier, stuha a pohľadnica, zadarmo.",
        "Papier, Band und Karte, kostenlos.",
      ),
      text(
        "<p>Say at the till whom it is for. In ten minutes it is ready, and there is no price on it.</p>",
        "<p>U pokladny řekněte, pro koho je. Za deset minut je hotovo a cena na něm není.</p>",
        "<p>Pri pokladnici povedzte, pre koho je. O desať minút je hotovo a cena na ňom nie je.</p>",
        "<p>Sagen Sie an der Kasse, für wen es ist. In zehn Minuten ist es fertig, ohne Preisschild.</p>",
      ),
    ),
    categories: ["fashion", "jewellery", "beauty", "home", "books", "kids"],
  },
  {
    ...news(
      "amenity-quiet-room",
      text(
        "{name}: a quiet hour in the morning",
        "{name}: ráno tichá hodina",
        "{name}: ráno tichá hodina",
        "{name}: eine stille Stunde am Morgen",
      ),
      text(
        "Softer light, no music, and time for everyone.",
        "Tlumené světlo, žádná hudba a čas na každého.",
        "Tlmené svetlo, žiadna hudba a čas na každého.",
        "Gedämpftes Licht, keine Musik, Zeit für alle.",
      ),
      text(
        "<p>The first hour of each weekday belongs to those for whom shopping is too loud. The announcements are off, and the staff know what helps.</p>",
        "<p>První hodina každého všedního dne patří těm, pro které je nakupování příliš hlučné. Hlášení mlčí a personál ví, co pomáhá.</p>",
        "<p>Prvá hodina každého pracovného dňa patrí tým, pre ktorých je nakupovanie príliš hlučné. Hlásenia mlčia a personál vie, čo pomáha.</p>",
        "<p>Die erste Stunde jedes Werktags gehört allen, denen Einkaufen zu laut ist. Die Durchsagen schweigen, und das Personal weiß, was hilft.</p>",
      ),
    ),
    categories: ["electronics", "food", "books", "kids", "sport"],
  },
];
