import { type LanguageText, text } from "../language-text";

export type ShopCategory = {
  key: string;
  icon: string;
  motif: string;
  kind: "shop" | "service" | "dine";
  name: LanguageText;
  /** What one such shop is called under its name. */
  label: LanguageText;
  names: string[];
  openings: LanguageText[];
  specialities: LanguageText[];
};

export const shopCategories: ShopCategory[] = [
  {
    key: "fashion",
    icon: "lucide:shirt",
    motif: "fashion",
    kind: "shop",
    name: text("Fashion", "Móda", "Móda", "Mode"),
    label: text("Fashion", "Móda", "Móda", "Mode"),
    names: ["Ateliér Vlna", "Nordvik", "Marlowe & Finch", "Lněná", "Kosa Studio", "Aurelio Conti", "Petrol", "Dámská šatna", "Hemline", "Solenne", "Grau & Weiss", "Tovaryš", "Mara Lind", "Kabát"],
    openings: [
      text("A wardrobe that lasts longer than one season.", "Šatník, který přežije víc než jednu sezonu.", "Šatník, ktorý prežije viac než jednu sezónu.", "Eine Garderobe, die mehr als eine Saison hält."),
      text("Clothes with clean lines, cut for real people and real days.", "Oblečení čistých linií, šité pro skutečné lidi a skutečné dny.", "Oblečenie čistých línií, šité pre skutočných ľudí a skutočné dni.", "Kleidung mit klaren Linien, geschnitten für echte Menschen und echte Tage."),
      text("From a Monday shirt to a Saturday dress, everything here goes together.", "Od pondělní košile po sobotní šaty tu k sobě všechno ladí.", "Od pondelkovej košele po sobotné šaty tu k sebe všetko ladí.", "Vom Montagshemd bis zum Samstagskleid passt hier alles zusammen."),
    ],
    specialities: [
      text("Linen from a weaving mill in the mountains is cut in our own workroom.", "Len z podhorské tkalcovny stříháme ve vlastní dílně.", "Ľan z podhorskej tkáčovne striháme vo vlastnej dielni.", "Leinen aus einer Weberei im Vorgebirge schneiden wir in der eigenen Werkstatt zu."),
      text("Trousers are shortened while you have a coffee next door.", "Kalhoty vám zkrátíme, než si vedle vypijete kávu.", "Nohavice vám skrátime, kým si vedľa vypijete kávu.", "Hosen kürzen wir, während Sie nebenan einen Kaffee trinken."),
      text("Knitwear of merino and alpaca is the heart of the winter collection.", "Srdcem zimní kolekce jsou svetry z merina a alpaky.", "Srdcom zimnej kolekcie sú svetre z merina a alpaky.", "Herzstück der Winterkollektion ist Strick aus Merino und Alpaka."),
      text("A personal stylist is free of charge on Thursdays.", "Ve čtvrtek je tu zdarma osobní stylistka.", "Vo štvrtok je tu zadarmo osobná stylistka.", "Donnerstags berät eine Stylistin kostenlos."),
    ],
  },
  {
    key: "shoes",
    icon: "lucide:footprints",
    motif: "shoes",
    kind: "shop",
    name: text("Shoes and bags", "Boty a kabelky", "Topánky a kabelky", "Schuhe und Taschen"),
    label: text("Shoes", "Obuv", "Obuv", "Schuhe"),
    names: ["Krok", "Baltazar", "Podpatek 37", "Sole Mates", "Botník", "Vagabunda", "Strada Nuova", "Lasička", "Brogue House", "Kožedělna", "Pantofle & Co.", "Tempo", "Říman", "Filipa"],
    openings: [
      text("Shoes that are tried on in peace, with someone who measures your foot.", "Boty, které si v klidu vyzkoušíte, a někdo, kdo vám změří nohu.", "Topánky, ktoré si v pokoji vyskúšate, a niekto, kto vám zmeria nohu.", "Schuhe, die man in Ruhe anprobiert, und jemand, der Ihren Fuß vermisst."),
      text("Leather, cork and a good last: nothing else is needed for a long walk.", "Kůže, korek a dobré kopyto, na dlouhou procházku není třeba víc.", "Koža, korok a dobré kopyto, na dlhú prechádzku netreba viac.", "Leder, Kork und ein guter Leisten, mehr braucht ein langer Spaziergang nicht."),
      text("City shoes, hiking boots and everything between, in half sizes too.", "Městské polobotky, treky a všechno mezi tím, i v půlčíslech.", "Mestské poltopánky, treky a všetko medzi tým, aj v polčíslach.", "Stadtschuhe, Wanderstiefel und alles dazwischen, auch in halben Größen."),
    ],
    specialities: [
      text("Soles are replaced by a shoemaker who works behind the counter.", "Podrážky mění švec, který pracuje přímo za pultem.", "Podrážky mení obuvník, ktorý pracuje priamo za pultom.", "Sohlen erneuert ein Schuhmacher direkt hinter der Theke."),
      text("Handbags are sewn in small runs and numbered by hand.", "Kabelky se šijí v malých sériích a číslují ručně.", "Kabelky sa šijú v malých sériách a číslujú ručne.", "Die Taschen werden in kleinen Serien genäht und von Hand nummeriert."),
      text("Children's sizes are kept on a whole wall of their own.", "Dětské velikosti mají celou vlastní stěnu.", "Detské veľkosti majú celú vlastnú stenu.", "Kindergrößen haben hier eine ganze Wand für sich."),
      text("Old pairs are taken back and given a second life.", "Staré páry přijímáme zpět a dáváme jim druhý život.", "Staré páry prijímame späť a dávame im druhý život.", "Alte Paare nehmen wir zurück und schenken ihnen ein zweites Leben."),
    ],
  },
  {
    key: "jewellery",
    icon: "lucide:gem",
    motif: "jewellery",
    kind: "shop",
    name: text("Jewellery and watches", "Šperky a hodinky", "Šperky a hodinky", "Schmuck und Uhren"),
    label: text("Jewellery", "Klenoty", "Klenoty", "Schmuck"),
    names: ["Zlatá rybka", "Orlík", "Vltavín", "Halden", "Perla & syn", "Ciferník", "Rosalind", "Stříbrná dílna", "Meridian", "Kámen a kov", "Aurea", "Karát", "Lunetta", "Topas"],
    openings: [
      text("Jewellery by makers whose names we know.", "Šperky od autorů, které známe jménem.", "Šperky od autorov, ktorých poznáme po mene.", "Schmuck von Gestaltern, die wir beim Namen kennen."),
      text("A small shop with a big safe and a lot of patience.", "Malý obchod s velkým trezorem a spoustou trpělivosti.", "Malý obchod s veľkým trezorom a množstvom trpezlivosti.", "Ein kleines Geschäft mit großem Tresor und viel Geduld."),
      text("Watches that tick, rings that fit, and advice without pressure.", "Hodinky, které tikají, prsteny, které padnou, a rada bez nátlaku.", "Hodinky, ktoré tikajú, prstene, ktoré sadnú, a rada bez nátlaku.", "Uhren, die ticken, Ringe, die passen, und Rat ohne Druck."),
    ],
    specialities: [
      text("Rings are resized within two days.", "Velikost prstenu upravíme do dvou dnů.", "Veľkosť prsteňa upravíme do dvoch dní.", "Ringe passen wir innerhalb von zwei Tagen an."),
      text("Moldavites come with a certificate of their finding place.", "Vltavíny prodáváme s certifikátem naleziště.", "Vltavíny predávame s certifikátom náleziska.", "Moldavite verkaufen wir mit einem Zertifikat des Fundorts."),
      text("Engraving is done while you wait, in any script.", "Gravírujeme na počkání, jakýmkoli písmem.", "Gravírujeme na počkanie, akýmkoľvek písmom.", "Gravuren fertigen wir sofort an, in jeder Schrift."),
      text("A watchmaker changes batteries and straps every day of the week.", "Hodinář mění baterie a řemínky každý den v týdnu.", "Hodinár mení batérie a remienky každý deň v týždni.", "Ein Uhrmacher wechselt an jedem Tag der Woche Batterien und Bänder."),
    ],
  },
  {
    key: "beauty",
    icon: "lucide:sparkles",
    motif: "beauty",
    kind: "shop",
    name: text("Beauty and health", "Krása a zdraví", "Krása a zdravie", "Schönheit und Gesundheit"),
    label: text("Beauty", "Kosmetika", "Kozmetika", "Kosmetik"),
    names: ["Rozmarýn", "Voda & Světlo", "Botanica Nova", "Mýdlárna", "Fleur de Nuit", "Lékárna U Lípy", "Osm vůní", "Pelmel", "Glasshouse", "Hedvábí", "Kopretina", "Sára Black", "Optika Pohled", "Tinktura"],
    openings: [
      text("Care for skin and hair that you can read the label of.", "Péče o pleť a vlasy, u které se dá přečíst složení.", "Starostlivosť o pleť a vlasy, pri ktorej sa dá prečítať zloženie.", "Pflege für Haut und Haar, deren Etikett man versteht."),
      text("Scents, creams and a quiet chair to try them in.", "Vůně, krémy a tiché křeslo na vyzkoušení.", "Vône, krémy a tiché kreslo na vyskúšanie.", "Düfte, Cremes und ein ruhiger Sessel zum Ausprobieren."),
      text("Everything for the bathroom shelf, with honest advice.", "Všechno do koupelny a k tomu poctivá rada.", "Všetko do kúpeľne a k tomu poctivá rada.", "Alles fürs Badezimmer und dazu ehrliche Beratung."),
    ],
    specialities: [
      text("Soaps and oils are refilled into bottles that you bring.", "Mýdla a oleje stáčíme do vašich lahví.", "Mydlá a oleje stáčame do vašich fliaš.", "Seifen und Öle füllen wir in Ihre mitgebrachten Flaschen."),
      text("A skin consultation takes twenty minutes and costs nothing.", "Diagnostika pleti trvá dvacet minut a nic nestojí.", "Diagnostika pleti trvá dvadsať minút a nič nestojí.", "Die Hautanalyse dauert zwanzig Minuten und kostet nichts."),
      text("Perfumes are mixed to order from eighty essences.", "Parfémy mícháme na přání z osmdesáti esencí.", "Parfumy miešame na želanie z osemdesiatich esencií.", "Parfums mischen wir auf Wunsch aus achtzig Essenzen."),
      text("Make-up for a big evening can be booked online.", "Líčení na velký večer si rezervujete online.", "Líčenie na veľký večer si rezervujete online.", "Ein Make-up für den großen Abend lässt sich online buchen."),
    ],
  },
  {
    key: "home",
    icon: "lucide:lamp",
    motif: "home",
    kind: "shop",
    name: text("Home and living", "Domov a bydlení", "Domov a bývanie", "Wohnen"),
    label: text("Home", "Bydlení", "Bývanie", "Wohnen"),
    names: ["Dům & Stůl", "Porcelánka", "Lampárna", "Havn", "Ložnice", "Teplo domova", "Květiny Iris", "Truhlík", "Oblique", "Keramika Hlína", "Modrý talíř", "Peřina", "Skandi", "Komora"],
    openings: [
      text("Things for the home that grow more beautiful with use.", "Věci do bytu, které používáním krásní.", "Veci do bytu, ktoré používaním krásnejú.", "Dinge fürs Zuhause, die mit dem Gebrauch schöner werden."),
      text("Light, linen, wood and clay: a home is made of little else.", "Světlo, len, dřevo a hlína, z čeho jiného je domov.", "Svetlo, ľan, drevo a hlina, z čoho iného je domov.", "Licht, Leinen, Holz und Ton, aus viel mehr besteht ein Zuhause nicht."),
      text("Furniture you can carry home and ideas you can carry out.", "Nábytek, který odnesete, a nápady, které uskutečníte.", "Nábytok, ktorý odnesiete, a nápady, ktoré uskutočníte.", "Möbel zum Mitnehmen und Ideen zum Umsetzen."),
    ],
    specialities: [
      text("Glass is blown by a family workshop two hours away.", "Sklo fouká rodinná huť dvě hodiny cesty odtud.", "Sklo fúka rodinná huta dve hodiny cesty odtiaľto.", "Das Glas bläst eine Familienhütte zwei Stunden von hier."),
      text("Curtains are measured at your place and sewn within a week.", "Závěsy u vás zaměříme a do týdne ušijeme.", "Závesy u vás zameriame a do týždňa ušijeme.", "Vorhänge messen wir bei Ihnen aus und nähen sie binnen einer Woche."),
      text("Large pieces are delivered the next day within the city.", "Velké kusy dovezeme po městě hned druhý den.", "Veľké kusy dovezieme po meste hneď na druhý deň.", "Große Stücke liefern wir innerhalb der Stadt am nächsten Tag."),
      text("Every Saturday morning there is a tying of fresh bouquets.", "Každou sobotu ráno se tu vážou čerstvé kytice.", "Každú sobotu ráno sa tu viažu čerstvé kytice.", "Jeden Samstagmorgen werden hier frische Sträuße gebunden."),
    ],
  },
  {
    key: "electronics",
    icon: "lucide:headphones",
    motif: "electronics",
    kind: "shop",
    name: text("Electronics", "Elektronika", "Elektronika", "Elektronik"),
    label: text("Electronics", "Elektronika", "Elektronika", "Elektronik"),
    names: ["Voltík", "Signál", "Pixel & Drát", "Ampér", "Kilobajt", "Sluchátkárna", "Elektron", "Orbit Mobile", "Nula Jedna", "Radiohrad", "Fotokomora", "Servis 24", "Dioda", "Hertz & Hall"],
    openings: [
      text("Technology explained in words that everyone uses.", "Technika vysvětlená slovy, která používá každý.", "Technika vysvetlená slovami, ktoré používa každý.", "Technik, erklärt in Worten, die jeder benutzt."),
      text("Phones, sound and cameras to hold, hear and try out.", "Telefony, zvuk a fotoaparáty, které si osaháte a vyzkoušíte.", "Telefóny, zvuk a fotoaparáty, ktoré si ohmatáte a vyskúšate.", "Telefone, Klang und Kameras zum Anfassen und Ausprobieren."),
      text("A shop for people who ask how it works.", "Obchod pro lidi, kteří se ptají, jak to funguje.", "Obchod pre ľudí, ktorí sa pýtajú, ako to funguje.", "Ein Geschäft für alle, die fragen, wie es funktioniert."),
    ],
    specialities: [
      text("Screens are replaced within the hour.", "Displej vyměníme do hodiny.", "Displej vymeníme do hodiny.", "Displays tauschen wir innerhalb einer Stunde."),
      text("In the listening room forty headphones wait on the wall.", "V poslechovně čeká na stěně čtyřicet sluchátek.", "V posluchárni čaká na stene štyridsať slúchadiel.", "Im Hörraum warten vierzig Kopfhörer an der Wand."),
      text("Old devices are bought back for a fair price.", "Starý přístroj od vás za férovou cenu vykoupíme.", "Starý prístroj od vás za férovú cenu vykúpime.", "Alte Geräte kaufen wir zu einem fairen Preis zurück."),
      text("Data is moved to the new phone before you leave.", "Data přeneseme do nového telefonu, ještě než odejdete.", "Dáta prenesieme do nového telefónu, ešte kým odídete.", "Ihre Daten übertragen wir aufs neue Telefon, noch bevor Sie gehen."),
    ],
  },
  {
    key: "books",
    icon: "lucide:book-open",
    motif: "books",
    kind: "shop",
    name: text("Books and culture", "Knihy a kultura", "Knihy a kultúra", "Bücher und Kultur"),
    label: text("Books", "Knihy", "Knihy", "Bücher"),
    names: ["Knihy U Majáku", "Záložka", "Papírník", "Třetí kapitola", "Kavka", "Inkoust", "Vinyl Voda", "Poslední strana", "Galerie Tisk", "Hrací skříň", "Paragraf", "Antikvariát Sova", "Mapy a cesty", "Libri"],
    openings: [
      text("A bookshop where somebody has read what is on the table.", "Knihkupectví, kde někdo četl to, co leží na stole.", "Kníhkupectvo, kde niekto čítal to, čo leží na stole.", "Eine Buchhandlung, in der jemand gelesen hat, was auf dem Tisch liegt."),
      text("Paper, ink and stories for a whole winter.", "Papír, inkoust a příběhy na celou zimu.", "Papier, atrament a príbehy na celú zimu.", "Papier, Tinte und Geschichten für einen ganzen Winter."),
      text("Novels, records and good pens, in no hurry.", "Romány, desky a dobrá pera, a žádný spěch.", "Romány, platne a dobré perá, a žiadny zhon.", "Romane, Platten und gute Füller, ganz ohne Eile."),
    ],
    specialities: [
      text("Every month a writer reads in the armchair by the window.", "Každý měsíc čte v křesle u okna některý spisovatel.", "Každý mesiac číta v kresle pri okne niektorý spisovateľ.", "Jeden Monat liest eine Autorin oder ein Autor im Sessel am Fenster."),
      text("What isn't on the shelf is here by the day after tomorrow.", "Co není v regále, je tu pozítří.", "Čo nie je v regáli, je tu pozajtra.", "Was nicht im Regal steht, ist übermorgen da."),
      text("The children's corner has its own small door.", "Dětský koutek má vlastní malá dvířka.", "Detský kútik má vlastné malé dvierka.", "Die Kinderecke hat ihre eigene kleine Tür."),
      text("Gifts are wrapped in paper printed by local artists.", "Dárky balíme do papíru od místních výtvarníků.", "Darčeky balíme do papiera od miestnych výtvarníkov.", "Geschenke verpacken wir in Papier hiesiger Künstler."),
    ],
  },
  {
    key: "kids",
    icon: "lucide:baby",
    motif: "kids",
    kind: "shop",
    name: text("Kids and toys", "Děti a hračky", "Deti a hračky", "Kinder und Spielzeug"),
    label: text("Kids and toys", "Pro děti", "Pre deti", "Für Kinder"),
    names: ["Kuličkov", "Medvídek Bo", "Malá velryba", "Kolotoč", "Hračkárna", "Lištička", "Drak a hrad", "Pampeliška", "Tři prasátka", "Pastelka", "Bumbác", "Kostkov", "Šnek & spol.", "Houpačka"],
    openings: [
      text("Toys made of wood, felt and imagination.", "Hračky ze dřeva, plsti a fantazie.", "Hračky z dreva, plsti a fantázie.", "Spielzeug aus Holz, Filz und Fantasie."),
      text("Clothes for children who climb, run and paint.", "Oblečení pro děti, které lezou, běhají a malují.", "Oblečenie pre deti, ktoré lezú, behajú a maľujú.", "Kleidung für Kinder, die klettern, rennen und malen."),
      text("A shop where trying out is allowed and even asked for.", "Obchod, kde se zkoušet smí, a dokonce má.", "Obchod, kde sa skúšať smie, a dokonca má.", "Ein Laden, in dem Ausprobieren erlaubt und sogar erwünscht ist."),
    ],
    specialities: [
      text("The train track on the floor is nine metres long.", "Vláčkodráha na podlaze měří devět metrů.", "Vláčikodráha na podlahe meria deväť metrov.", "Die Eisenbahn auf dem Boden ist neun Meter lang."),
      text("Prams can be borrowed for the weekend before you buy.", "Kočárek si před koupí půjčíte na víkend.", "Kočík si pred kúpou požičiate na víkend.", "Kinderwagen leihen wir vor dem Kauf übers Wochenende aus."),
      text("Outgrown clothes are exchanged for vouchers.", "Za oblečení, ze kterého děti vyrostly, dostanete poukázku.", "Za oblečenie, z ktorého deti vyrástli, dostanete poukážku.", "Für zu klein gewordene Kleidung gibt es Gutscheine."),
      text("A present list for a birthday is put together within minutes.", "Seznam dárků k narozeninám sestavíme za pár minut.", "Zoznam darčekov k narodeninám zostavíme za pár minút.", "Eine Wunschliste zum Geburtstag ist in wenigen Minuten fertig."),
    ],
  },
  {
    key: "sport",
    icon: "lucide:dumbbell",
    motif: "sport",
    kind: "shop",
    name: text("Sport and outdoor", "Sport a příroda", "Šport a príroda", "Sport und Outdoor"),
    label: text("Sport", "Sport", "Šport", "Sport"),
    names: ["Hřeben", "Kilometr", "Vertikála", "Stopa", "Altitude", "Kolo & Řetěz", "Plavec", "Sněžník", "Bivak", "Sokolka", "Trailhead", "Maraton 42", "Lanovka", "Peloton"],
    openings: [
      text("Equipment for mountains, water and the track behind the house.", "Vybavení do hor, do vody i na okruh za domem.", "Vybavenie do hôr, do vody aj na okruh za domom.", "Ausrüstung für Berge, Wasser und die Runde hinterm Haus."),
      text("Run by people who are out every weekend.", "Vedou ho lidé, kteří jsou každý víkend venku.", "Vedú ho ľudia, ktorí sú každý víkend vonku.", "Geführt von Leuten, die jedes Wochenende draußen sind."),
      text("From the first running shoes to the hundredth summit.", "Od prvních běžeckých bot po stý vrchol.", "Od prvých bežeckých topánok po stý vrchol.", "Von den ersten Laufschuhen bis zum hundertsten Gipfel."),
    ],
    specialities: [
      text("Running style is filmed on a treadmill, free of charge.", "Běžecký styl vám zdarma natočíme na pásu.", "Bežecký štýl vám zadarmo nakrútime na páse.", "Den Laufstil filmen wir kostenlos auf dem Laufband."),
      text("Skis and bikes are serviced overnight.", "Lyže i kola servisujeme přes noc.", "Lyže aj bicykle servisujeme cez noc.", "Ski und Räder warten wir über Nacht."),
      text("Tents stand in the shop, so that you can lie down in them.", "Stany tu stojí, abyste si v nich mohli lehnout.", "Stany tu stoja, aby ste si v nich mohli ľahnúť.", "Die Zelte stehen aufgebaut, damit man sich hineinlegen kann."),
      text("On Wednesdays a running group starts from the door.", "Ve středu odsud vybíhá běžecká skupina.", "V stredu odtiaľto vybieha bežecká skupina.", "Mittwochs startet eine Laufgruppe vor der Tür."),
    ],
  },
  {
    key: "food",
    icon: "lucide:shopping-basket",
    motif: "food",
    kind: "shop",
    name: text("Food and delicacies", "Potraviny a lahůdky", "Potraviny a lahôdky", "Lebensmittel und Feinkost"),
    label: text("Food", "Potraviny", "Potraviny", "Lebensmittel"),
    names: ["Spižírna", "Kůrka", "Sýrárna Horní", "Zelný trh", "Medárna", "Vinný sklípek", "Pekařství Klas", "Řeznictví Dub", "Oliva", "Čokoládovna", "Ryby & Led", "Sladovna", "Hypermarket Koš", "Bio Louka"],
    openings: [
      text("What the region grows, bakes and ripens, under one roof.", "Co kraj vypěstuje, upeče a nechá uzrát, pod jednou střechou.", "Čo kraj dopestuje, upečie a nechá dozrieť, pod jednou strechou.", "Was die Region anbaut, backt und reifen lässt, unter einem Dach."),
      text("Fresh every morning, and gone by the evening.", "Každé ráno čerstvé, večer vyprodané.", "Každé ráno čerstvé, večer vypredané.", "Jeden Morgen frisch und abends ausverkauft."),
      text("A counter where you taste first and buy afterwards.", "Pult, u kterého se nejdřív ochutnává a pak nakupuje.", "Pult, pri ktorom sa najprv ochutnáva a potom nakupuje.", "Eine Theke, an der man erst kostet und dann kauft."),
    ],
    specialities: [
      text("Bread comes from the oven at seven, eleven and four.", "Chleba vytahujeme z pece v sedm, v jedenáct a ve čtyři.", "Chlieb vyťahujeme z pece o siedmej, o jedenástej a o štvrtej.", "Brot kommt um sieben, um elf und um vier aus dem Ofen."),
      text("Sixty cheeses ripen in a cellar behind glass.", "Ve sklepě za sklem zraje šedesát druhů sýra.", "V pivnici za sklom zreje šesťdesiat druhov syra.", "Sechzig Käsesorten reifen in einem Keller hinter Glas."),
      text("Coffee is roasted in the back every Tuesday.", "Každé úterý vzadu pražíme kávu.", "Každý utorok vzadu pražíme kávu.", "Jeden Dienstag wird hinten Kaffee geröstet."),
      text("Baskets for guests and colleagues are packed to order.", "Koše pro hosty a kolegy zabalíme na přání.", "Koše pre hostí a kolegov zabalíme na želanie.", "Körbe für Gäste und Kollegen packen wir auf Bestellung."),
    ],
  },
  {
    key: "dining",
    icon: "lucide:utensils",
    motif: "restaurant",
    kind: "dine",
    name: text("Restaurants and cafés", "Restaurace a kavárny", "Reštaurácie a kaviarne", "Restaurants und Cafés"),
    label: text("Restaurant", "Restaurace", "Reštaurácia", "Restaurant"),
    names: ["Tři lžíce", "Nudle & Nudle", "Kavárna Zrno", "Terasa", "Ohniště", "Bistro Hrášek", "Pizzerie Fonte", "Sushi Koi", "Zmrzlina Ledňáček", "Burger Dvůr", "Čajovna Mlha", "Curry 5", "Palačinkárna", "Vinárna Réva"],
    openings: [
      text("A place where lunch takes twenty minutes or the whole afternoon.", "Místo, kde oběd trvá dvacet minut nebo celé odpoledne.", "Miesto, kde obed trvá dvadsať minút alebo celé popoludnie.", "Ein Ort, an dem das Mittagessen zwanzig Minuten dauert oder den ganzen Nachmittag."),
      text("Short menu, open kitchen, long evenings.", "Krátký lístek, otevřená kuchyně, dlouhé večery.", "Krátky lístok, otvorená kuchyňa, dlhé večery.", "Kurze Karte, offene Küche, lange Abende."),
      text("Cooked from what the market had this morning.", "Vaří se z toho, co měl dnes ráno trh.", "Varí sa z toho, čo mal dnes ráno trh.", "Gekocht wird, was der Markt heute früh hatte."),
    ],
    specialities: [
      text("The broth has been simmering since yesterday.", "Vývar táhne od včerejška.", "Vývar sa ťahá od včera.", "Die Brühe köchelt seit gestern."),
      text("High chairs, crayons and half portions are a matter of course.", "Dětské židličky, pastelky a poloviční porce jsou samozřejmost.", "Detské stoličky, pastelky a polovičné porcie sú samozrejmosť.", "Hochstühle, Buntstifte und halbe Portionen sind selbstverständlich."),
      text("Half of the menu is without meat, and nobody has noticed.", "Půlka lístku je bez masa a nikdo si nevšiml.", "Polovica lístka je bez mäsa a nikto si nevšimol.", "Die halbe Karte ist fleischlos, und niemandem ist es aufgefallen."),
      text("From the tables at the window you see over the roofs.", "Od stolů u okna je vidět přes střechy.", "Od stolov pri okne vidno ponad strechy.", "Von den Fenstertischen sieht man über die Dächer."),
    ],
  },
  {
    key: "services",
    icon: "lucide:scissors",
    motif: "services",
    kind: "service",
    name: text("Services", "Služby", "Služby", "Dienstleistungen"),
    label: text("Service", "Služba", "Služba", "Service"),
    names: ["Čistírna Pára", "Klíče & Podpatky", "Banka Most", "Kadeřnictví Vlas", "Cestovka Obzor", "Pošta Express", "Krejčovství Jehla", "Pojišťovna Deštník", "Nehty Lak", "Barber Břit", "Fotoateliér Kruh", "Masáže Klid", "Směnárna Kurz", "Copy Centrum"],
    openings: [
      text("The small errands of the week, done on one visit.", "Drobné pochůzky celého týdne při jedné návštěvě.", "Drobné pochôdzky celého týždňa pri jednej návšteve.", "Die kleinen Erledigungen der Woche bei einem Besuch."),
      text("No appointment, no waiting, no small print.", "Bez objednání, bez čekání, bez malých písmenek.", "Bez objednania, bez čakania, bez malých písmeniek.", "Ohne Termin, ohne Warten, ohne Kleingedrucktes."),
      text("Craft and a kind word, every day until the evening.", "Řemeslo a vlídné slovo, každý den až do večera.", "Remeslo a vľúdne slovo, každý deň až do večera.", "Handwerk und ein freundliches Wort, jeden Tag bis zum Abend."),
    ],
    specialities: [
      text("What you bring before ten is ready by five.", "Co přinesete do desíti, je v pět hotové.", "Čo prinesiete do desiatej, je o piatej hotové.", "Was Sie bis zehn bringen, ist um fünf fertig."),
      text("Regulars collect stamps, and the tenth visit is on the house.", "Stálí zákazníci sbírají razítka a desátá návštěva je zdarma.", "Stáli zákazníci zbierajú pečiatky a desiata návšteva je zadarmo.", "Stammkunden sammeln Stempel, der zehnte Besuch geht aufs Haus."),
      text("We speak Czech, Slovak, English and German.", "Mluvíme česky, slovensky, anglicky a německy.", "Hovoríme po slovensky, česky, anglicky a nemecky.", "Wir sprechen Deutsch, Tschechisch, Slowakisch und Englisch."),
      text("The price list hangs on the door and holds.", "Ceník visí na dveřích a platí.", "Cenník visí na dverách a platí.", "Die Preisliste hängt an der Tür und gilt."),
    ],
  },
];

/** Sentences that may close the description of any shop; `{year}` and `{mall}` are filled in. */
export const closings: LanguageText[] = [
  text("At {mall} since {year}.", "V centru {mall} od roku {year}.", "V centre {mall} od roku {year}.", "Seit {year} im {mall}."),
  text("Members of the loyalty programme collect points on every purchase.", "Členové věrnostního programu sbírají body za každý nákup.", "Členovia vernostného programu zbierajú body za každý nákup.", "Mitglieder des Treueprogramms sammeln bei jedem Einkauf Punkte."),
  text("The founders opened their first shop in {year} and still stand behind the counter.", "Zakladatelé otevřeli první obchod v roce {year} a za pultem stojí dodnes.", "Zakladatelia otvorili prvý obchod v roku {year} a za pultom stoja dodnes.", "Die Gründer eröffneten {year} ihr erstes Geschäft und stehen noch heute hinter der Theke."),
  text("Ask for the lower shelf: that is where the finds are.", "Zeptejte se na spodní polici, tam bývají objevy.", "Spýtajte sa na spodnú policu, tam bývajú objavy.", "Fragen Sie nach dem unteren Fach, dort liegen die Fundstücke."),
  text("Goods can be returned within thirty days, without questions.", "Zboží lze do třiceti dnů vrátit, bez otázek.", "Tovar možno do tridsiatich dní vrátiť, bez otázok.", "Umtausch innerhalb von dreißig Tagen, ohne Fragen."),
  text("Dogs are welcome, and there is a bowl of water by the door.", "Psi jsou vítáni a u dveří mají misku s vodou.", "Psy sú vítané a pri dverách majú misku s vodou.", "Hunde sind willkommen, an der Tür steht ein Wassernapf."),
];
