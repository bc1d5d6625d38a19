import { type LanguageText, text } from "../../domain/content/language-text";

export type PageTemplate = {
  permalink: string;
  motif: string;
  title: LanguageText;
  perex: LanguageText;
  article: LanguageText;
  blocks?: ("gallery" | "faq" | "contact" | "cards" | "newsletter" | "support" | "space-lease" | "ways")[];
};

const page = (
  permalink: string,
  motif: string,
  title: LanguageText,
  perex: LanguageText,
  article: LanguageText,
  blocks: PageTemplate["blocks"] = [],
): PageTemplate => ({ permalink, motif, title, perex, article, blocks });

/** Every permalink that the site knows, and two that only the API has. `{mall}` is filled in. */
export const websitePages: PageTemplate[] = [
  page(
    "about",
    "mall-exterior",
    text("About us", "O nás", "O nás", "Über uns"),
    text(
      "A house with many doors.",
      "Dům s mnoha dveřmi.",
      "Dom s mnohými dverami.",
      "Ein Haus mit vielen Türen.",
    ),
    text(
      "<p>{mall} was built as a street with a roof: daylight from above, benches in the middle, and shops that know their neighbours.</p><h2>What we care about</h2><ul><li>tenants from the region</li><li>electricity from our own roof</li><li>a house that everyone can reach, on foot and on wheels</li></ul>",
      "<p>Centrum {mall} vzniklo jako ulice se střechou: denní světlo shora, lavičky uprostřed a obchody, které znají své sousedy.</p><h2>Na čem nám záleží</h2><ul><li>nájemci z kraje</li><li>elektřina z vlastní střechy</li><li>dům, kam se dostane každý, pěšky i na kolech</li></ul>",
      "<p>Centrum {mall} vzniklo ako ulica so strechou: denné svetlo zhora, lavičky uprostred a obchody, ktoré poznajú svojich susedov.</p><h2>Na čom nám záleží</h2><ul><li>nájomcovia z kraja</li><li>elektrina z vlastnej strechy</li><li>dom, kam sa dostane každý, pešo aj na kolesách</li></ul>",
      "<p>{mall} entstand als Straße mit Dach: Tageslicht von oben, Bänke in der Mitte und Shops, die ihre Nachbarn kennen.</p><h2>Was uns wichtig ist</h2><ul><li>Mieter aus der Region</li><li>Strom vom eigenen Dach</li><li>ein Haus, das jeder erreicht, zu Fuß und auf Rädern</li></ul>",
    ),
    ["gallery", "contact"],
  ),
  page(
    "gift-cards",
    "gift-card",
    text("Gift cards", "Dárkové karty", "Darčekové karty", "Geschenkkarten"),
    text(
      "One card, and the choice is yours.",
      "Jedna karta, výběr je na vás.",
      "Jedna karta, výber je na vás.",
      "Eine Karte, die Wahl liegt bei Ihnen.",
    ),
    text(
      "<h2>What it is</h2><p>A plastic card with a number and a PIN, or the same by e-mail. It is spent bit by bit and valid for two years.</p><h2>Where it is accepted</h2><p>In the shops and restaurants listed below; look for the card on their doors.</p><h2>How much it is for</h2><p>Any amount from 200 to 10,000 Kč, in whole hundreds. The card itself costs nothing.</p><h2>How to buy it</h2><p>At the information desk during opening hours, by card or in cash. You choose the amount, we choose the paper and the ribbon. Companies order by e-mail and pay by invoice.</p>",
      "<h2>Co to je</h2><p>Plastová karta s číslem a PINem, nebo totéž e-mailem. Utrácí se postupně a platí dva roky.</p><h2>Kde platí</h2><p>V obchodech a restauracích, které najdete níže; poznáte je podle karty na dveřích.</p><h2>Na kolik může být</h2><p>Na libovolnou částku od 200 do 10 000 Kč, po celých stovkách. Samotná karta nestojí nic.</p><h2>Jak ji koupit</h2><p>Na informacích v otevírací době, kartou i hotově. Vy vyberete částku, my papír a stužku. Firmy objednávají e-mailem a platí na fakturu.</p>",
      "<h2>Čo to je</h2><p>Plastová karta s číslom a PIN kódom alebo to isté e-mailom. Míňa sa postupne a platí dva roky.</p><h2>Kde platí</h2><p>V obchodoch a reštauráciách, ktoré nájdete nižšie; spoznáte ich podľa karty na dverách.</p><h2>Na koľko môže byť</h2><p>Na ľubovoľnú sumu od 200 do 10 000 Kč, po celých stovkách. Samotná karta nestojí nič.</p><h2>Ako ju kúpiť</h2><p>Na informáciách počas otváracích hodín, kartou aj v hotovosti. Vy vyberiete sumu, my papier a stužku. Firmy objednávajú e-mailom a platia na faktúru.</p>",
      "<h2>Was das ist</h2><p>Eine Plastikkarte mit Nummer und PIN, oder dasselbe per E-Mail. Sie wird nach und nach ausgegeben und gilt zwei Jahre.</p><h2>Wo sie gilt</h2><p>In den Shops und Restaurants, die Sie unten finden; Sie erkennen sie an der Karte an der Tür.</p><h2>Wie hoch der Betrag ist</h2><p>Jeder Betrag von 200 bis 10.000 Kč in vollen Hundertern. Die Karte selbst kostet nichts.</p><h2>Wie Sie sie kaufen</h2><p>An der Information während der Öffnungszeiten, mit Karte oder bar. Sie wählen den Betrag, wir Papier und Band. Firmen bestellen per E-Mail und zahlen auf Rechnung.</p>",
    ),
    ["faq"],
  ),
  page(
    "contact",
    "mall-interior",
    text("Contact", "Kontakt", "Kontakt", "Kontakt"),
    text(
      "People, not switchboards.",
      "Lidé, ne ústředny.",
      "Ľudia, nie ústredne.",
      "Menschen statt Warteschleifen.",
    ),
    text(
      "<p>The information desk on the ground floor is staffed every day during opening hours.</p>",
      "<p>Informace v přízemí jsou obsazené každý den po celou otevírací dobu.</p>",
      "<p>Informácie na prízemí sú obsadené každý deň počas otváracích hodín.</p>",
      "<p>Die Information im Erdgeschoss ist täglich während der Öffnungszeiten besetzt.</p>",
    ),
    ["contact", "support"],
  ),
  page(
    "mobile_app",
    "mobile-app",
    text("Mobile app", "Mobilní aplikace", "Mobilná aplikácia", "Mobile App"),
    text(
      "Your card, your points and a map in one pocket.",
      "Karta, body a mapa v jedné kapse.",
      "Karta, body a mapa v jednom vrecku.",
      "Karte, Punkte und Plan in einer Tasche.",
    ),
    text(
      "<p>Scan receipts, collect rewards and find the way to any shop. The app speaks four languages.</p>",
      "<p>Foťte účtenky, sbírejte odměny a najděte cestu do každého obchodu. Aplikace mluví čtyřmi jazyky.</p>",
      "<p>Foťte bločky, zbierajte odmeny a nájdite cestu do každého obchodu. Aplikácia hovorí štyrmi jazykmi.</p>",
      "<p>Belege scannen, Prämien sammeln und den Weg in jeden Shop finden. Die App spricht vier Sprachen.</p>",
    ),
    ["cards"],
  ),
  page(
    "parking",
    "parking",
    text("Parking", "Parkování", "Parkovanie", "Parken"),
    text(
      "Three hours free, every day.",
      "Tři hodiny zdarma, každý den.",
      "Tri hodiny zadarmo, každý deň.",
      "Drei Stunden kostenlos, jeden Tag.",
    ),
    text(
      "<p>Lights above each place show green when it is free. Pay at the machines by the lifts.</p>",
      "<p>Světla nad místy svítí zeleně, když je volno. Platí se v automatech u výtahů.</p>",
      "<p>Svetlá nad miestami svietia nazeleno, keď je voľné. Platí sa v automatoch pri výťahoch.</p>",
      "<p>Lichter über den Plätzen leuchten grün, wenn frei ist. Bezahlt wird an den Automaten bei den Aufzügen.</p>",
    ),
  ),
  page(
    "loyalty-program",
    "loyalty",
    text("Loyalty programme", "Věrnostní program", "Vernostný program", "Treueprogramm"),
    text(
      "Shopping that comes back.",
      "Nákupy, které se vracejí.",
      "Nákupy, ktoré sa vracajú.",
      "Einkäufe, die zurückkommen.",
    ),
    text(
      "<p>For every ten crowns you get a point, and for points coffee, cinema, parking and gift cards. Four tiers multiply what you collect.</p>",
      "<p>Za každých deset korun dostanete bod a za body kávu, kino, parkování i dárkové karty. Čtyři úrovně násobí, co nasbíráte.</p>",
      "<p>Za každých desať korún dostanete bod a za body kávu, kino, parkovanie aj darčekové karty. Štyri úrovne násobia, čo nazbierate.</p>",
      "<p>Für je zehn Kronen gibt es einen Punkt und für Punkte Kaffee, Kino, Parken und Geschenkkarten. Vier Stufen vervielfachen, was Sie sammeln.</p>",
    ),
    ["cards"],
  ),
  page(
    "blog",
    "blog",
    text("Blog", "Blog", "Blog", "Blog"),
    text("Notes from the mall.", "Zápisky z centra.", "Zápisky z centra.", "Notizen aus dem Center."),
    text(
      "<p>How a shop window is made, where the honey comes from, and what the cleaners find at night.</p>",
      "<p>Jak vzniká výloha, odkud je med a co v noci nacházejí uklízeči.</p>",
      "<p>Ako vzniká výklad, odkiaľ je med a čo v noci nachádzajú upratovači.</p>",
      "<p>Wie ein Schaufenster entsteht, woher der Honig kommt und was die Putzkräfte nachts finden.</p>",
    ),
    ["cards"],
  ),
  page(
    "job-offers",
    "jobs",
    text("Job offers", "Nabídka práce", "Ponuka práce", "Stellenangebote"),
    text("Work among people.", "Práce mezi lidmi.", "Práca medzi ľuďmi.", "Arbeiten unter Menschen."),
    text(
      "<p>Our shops are looking for sales assistants, cooks, watchmakers and one Father Christmas.</p><p>Write to the shop directly, or leave your CV at the information desk.</p>",
      "<p>Naše obchody hledají prodavače, kuchaře, hodináře a jednoho Mikuláše.</p><p>Napište přímo obchodu, nebo nechte životopis na informacích.</p>",
      "<p>Naše obchody hľadajú predavačov, kuchárov, hodinárov a jedného Mikuláša.</p><p>Napíšte priamo obchodu alebo nechajte životopis na informáciách.</p>",
      "<p>Unsere Shops suchen Verkäufer, Köche, Uhrmacher und einen Nikolaus.</p><p>Schreiben Sie dem Shop direkt oder geben Sie Ihren Lebenslauf an der Information ab.</p>",
    ),
  ),
  page(
    "space-lease",
    "mall-interior",
    text("Lease a space", "Pronájem prostor", "Prenájom priestorov", "Flächen mieten"),
    text(
      "Room for a good idea.",
      "Místo pro dobrý nápad.",
      "Miesto pre dobrý nápad.",
      "Platz für eine gute Idee.",
    ),
    text(
      "<p>From a stand of six square metres to a shop over two floors. Tell us what you have in mind.</p>",
      "<p>Od stánku o šesti metrech čtverečních po obchod přes dvě patra. Řekněte nám, co plánujete.</p>",
      "<p>Od stánku so šiestimi metrami štvorcovými po obchod cez dve poschodia. Povedzte nám, čo plánujete.</p>",
      "<p>Vom Stand mit sechs Quadratmetern bis zum Shop über zwei Etagen. Erzählen Sie uns, was Sie vorhaben.</p>",
    ),
    ["gallery", "space-lease"],
  ),
  page(
    "christmass-stall",
    "stalls",
    text("Christmas stalls", "Vánoční stánky", "Vianočné stánky", "Weihnachtsstände"),
    text(
      "Four weeks, forty stalls.",
      "Čtyři týdny, čtyřicet stánků.",
      "Štyri týždne, štyridsať stánkov.",
      "Vier Wochen, vierzig Stände.",
    ),
    text(
      "<p>Wood, electricity and storage are provided; you bring what you make.</p>",
      "<p>Dřevěný stánek, elektřinu i sklad zajistíme, vy přivezte, co vyrábíte.</p>",
      "<p>Drevený stánok, elektrinu aj sklad zabezpečíme, vy prineste, čo vyrábate.</p>",
      "<p>Holzstand, Strom und Lager stellen wir, Sie bringen mit, was Sie herstellen.</p>",
    ),
    ["space-lease"],
  ),
  page(
    "service-information",
    "amenity",
    text("Services at the mall", "Služby centra", "Služby centra", "Service im Center"),
    text(
      "What helps you on your visit.",
      "Co vám při návštěvě pomůže.",
      "Čo vám pri návšteve pomôže.",
      "Was Ihnen beim Besuch hilft.",
    ),
    text(
      "<p>Lockers, prams, wheelchairs, charging boxes and a quiet room: all of it free of charge.</p>",
      "<p>Skříňky, kočárky, vozíky, nabíjecí boxy a tichá místnost, všechno zdarma.</p>",
      "<p>Skrinky, kočíky, vozíky, nabíjacie boxy a tichá miestnosť, všetko zadarmo.</p>",
      "<p>Schließfächer, Kinderwagen, Rollstühle, Ladeboxen und ein Ruheraum, alles kostenlos.</p>",
    ),
    ["cards"],
  ),
  page(
    "information",
    "amenity",
    text("Information", "Informace", "Informácie", "Informationen"),
    text(
      "Everything practical in one place.",
      "Všechno praktické na jednom místě.",
      "Všetko praktické na jednom mieste.",
      "Alles Praktische an einem Ort.",
    ),
    text(
      "<p>Opening hours, parking, services and answers to what visitors ask most.</p>",
      "<p>Otevírací doba, parkování, služby a odpovědi na nejčastější otázky.</p>",
      "<p>Otváracie hodiny, parkovanie, služby a odpovede na najčastejšie otázky.</p>",
      "<p>Öffnungszeiten, Parken, Services und Antworten auf häufige Fragen.</p>",
    ),
    ["faq"],
  ),
  page(
    "terrace",
    "terrace",
    text("The terrace", "Terasa", "Terasa", "Die Terrasse"),
    text(
      "Sun until the last minute.",
      "Slunce do poslední minuty.",
      "Slnko do poslednej minúty.",
      "Sonne bis zur letzten Minute.",
    ),
    text(
      "<p>Deckchairs, herbs in boxes and a view over the roofs. In winter there is a fire in the middle.</p>",
      "<p>Lehátka, bylinky v truhlících a výhled přes střechy. V zimě hoří uprostřed oheň.</p>",
      "<p>Lehátka, bylinky v debničkách a výhľad ponad strechy. V zime horí uprostred oheň.</p>",
      "<p>Liegestühle, Kräuter in Kästen und ein Blick über die Dächer. Im Winter brennt in der Mitte ein Feuer.</p>",
    ),
    ["gallery"],
  ),
  page(
    "eshops",
    "eshops",
    text("Online shops", "E-shopy", "E-shopy", "Online-Shops"),
    text(
      "Our shops, also from the sofa.",
      "Naše obchody i z gauče.",
      "Naše obchody aj z gauča.",
      "Unsere Shops, auch vom Sofa aus.",
    ),
    text(
      "<p>Order online and collect at the information desk until closing.</p>",
      "<p>Objednejte online a vyzvedněte na informacích až do zavírací doby.</p>",
      "<p>Objednajte online a vyzdvihnite na informáciách až do zatvorenia.</p>",
      "<p>Online bestellen und bis Ladenschluss an der Information abholen.</p>",
    ),
    ["cards"],
  ),
  page(
    "map-way",
    "directions",
    text("Map and directions", "Mapa a trasa", "Mapa a trasa", "Karte und Anfahrt"),
    text(
      "A few minutes from the stop and from the car park.",
      "Pár minut od zastávky i od garáží.",
      "Pár minút od zastávky aj od garáží.",
      "Wenige Minuten von Haltestelle und Parkhaus.",
    ),
    text(
      "<p>All paths are lit and without steps. Follow the stones with our sign.</p>",
      "<p>Všechny cesty jsou osvětlené a bez schodů. Sledujte kameny s naším znakem.</p>",
      "<p>Všetky cesty sú osvetlené a bez schodov. Sledujte kamene s naším znakom.</p>",
      "<p>Alle Wege sind beleuchtet und stufenlos. Folgen Sie den Steinen mit unserem Zeichen.</p>",
    ),
  ),
  page(
    "how-to-get-here",
    "directions",
    text("How to get here", "Jak se k nám dostat", "Ako sa k nám dostať", "Anfahrt"),
    text(
      "By public transport, by car, on foot.",
      "MHD, autem i pěšky.",
      "MHD, autom aj pešo.",
      "Mit Bus und Bahn, mit dem Auto oder zu Fuß.",
    ),
    text(
      "<p>The stop carries our name. Drivers take the ring road and follow the blue signs.</p>",
      "<p>Zastávka nese naše jméno. Řidiči přijedou po okruhu a sledují modré cedule.</p>",
      "<p>Zastávka nesie naše meno. Vodiči prídu po okruhu a sledujú modré tabule.</p>",
      "<p>Die Haltestelle trägt unseren Namen. Autofahrer nehmen den Ring und folgen den blauen Schildern.</p>",
    ),
    ["ways"],
  ),
  page(
    "cinema",
    "cinema",
    text("Cinema", "Kino", "Kino", "Kino"),
    text(
      "Six halls and real popcorn.",
      "Šest sálů a poctivý popcorn.",
      "Šesť sál a poctivý popcorn.",
      "Sechs Säle und echtes Popcorn.",
    ),
    text(
      "<p>Films in the original with subtitles every Monday, for parents with babies every Wednesday morning.</p>",
      "<p>Každé pondělí filmy v původním znění s titulky, ve středu dopoledne pro rodiče s miminky.</p>",
      "<p>Každý pondelok filmy v pôvodnom znení s titulkami, v stredu dopoludnia pre rodičov s bábätkami.</p>",
      "<p>Montags Filme im Original mit Untertiteln, mittwochvormittags für Eltern mit Babys.</p>",
    ),
  ),
  page(
    "sustainability",
    "sustainability",
    text("Sustainability", "Udržitelnost", "Udržateľnosť", "Nachhaltigkeit"),
    text(
      "Numbers that we are proud of.",
      "Čísla, na která jsme hrdí.",
      "Čísla, na ktoré sme hrdí.",
      "Zahlen, auf die wir stolz sind.",
    ),
    text(
      "<p>Rain waters the roof, the roof cools the house, and the house gives its warmth to the school next door.</p>",
      "<p>Déšť zalévá střechu, střecha chladí dům a dům dává teplo vedlejší škole.</p>",
      "<p>Dážď zalieva strechu, strecha chladí dom a dom dáva teplo vedľajšej škole.</p>",
      "<p>Der Regen gießt das Dach, das Dach kühlt das Haus, und das Haus wärmt die Schule nebenan.</p>",
    ),
    ["gallery"],
  ),
  page(
    "newsletter",
    "newsletter",
    text("Newsletter", "Newsletter", "Newsletter", "Newsletter"),
    text(
      "One e-mail a month, worth reading.",
      "Jeden e-mail měsíčně, který stojí za přečtení.",
      "Jeden e-mail mesačne, ktorý stojí za prečítanie.",
      "Eine E-Mail im Monat, die sich lohnt.",
    ),
    text(
      "<p>New shops, events and offers before the others know.</p>",
      "<p>Nové obchody, akce a nabídky dřív, než se dozvědí ostatní.</p>",
      "<p>Nové obchody, podujatia a ponuky skôr, než sa dozvedia ostatní.</p>",
      "<p>Neue Shops, Veranstaltungen und Angebote, bevor es die anderen wissen.</p>",
    ),
    ["newsletter"],
  ),
];

export const legalTexts = {
  privacy_policy: text(
    "<p>{company} runs {mall} and is the controller of your personal data. We process what you give us when you register, write to us or collect points, and nothing else.</p><h2>Why</h2><p>To keep your account, to count your points and to answer your messages. With your consent we also send news; you can withdraw it at any time.</p><h2>How long</h2><p>As long as your account exists and three years afterwards where the law asks for it. Receipts are kept for five years.</p><h2>Your rights</h2><ul><li>to see, correct and erase your data</li><li>to take them elsewhere</li><li>to complain to the data protection authority</li></ul>",
    "<p>Centrum {mall} provozuje společnost {company}, která je správcem vašich osobních údajů. Zpracováváme to, co nám svěříte při registraci, ve zprávě nebo při sbírání bodů, a nic víc.</p><h2>Proč</h2><p>Abychom vedli váš účet, počítali body a odpovídali na zprávy. S vaším souhlasem posíláme i novinky, souhlas můžete kdykoli odvolat.</p><h2>Jak dlouho</h2><p>Po dobu trvání účtu a tři roky poté, pokud to žádá zákon. Účtenky uchováváme pět let.</p><h2>Vaše práva</h2><ul><li>údaje vidět, opravit a vymazat</li><li>přenést je jinam</li><li>podat stížnost u úřadu pro ochranu osobních údajů</li></ul>",
    "<p>Centrum {mall} prevádzkuje spoločnosť {company}, ktorá je prevádzkovateľom vašich osobných údajov. Spracúvame to, čo nám zveríte pri registrácii, v správe alebo pri zbieraní bodov, a nič viac.</p><h2>Prečo</h2><p>Aby sme viedli váš účet, počítali body a odpovedali na správy. S vaším súhlasom posielame aj novinky, súhlas môžete kedykoľvek odvolať.</p><h2>Ako dlho</h2><p>Počas trvania účtu a tri roky potom, ak to žiada zákon. Bločky uchovávame päť rokov.</p><h2>Vaše práva</h2><ul><li>údaje vidieť, opraviť a vymazať</li><li>preniesť ich inam</li><li>podať sťažnosť na úrade na ochranu osobných údajov</li></ul>",
    "<p>{company} betreibt das Einkaufszentrum {mall} und ist für Ihre personenbezogenen Daten verantwortlich. Wir verarbeiten, was Sie uns bei der Anmeldung, in Nachrichten oder beim Punktesammeln geben, und sonst nichts.</p><h2>Wozu</h2><p>Um Ihr Konto zu führen, Punkte zu zählen und Nachrichten zu beantworten. Mit Ihrer Einwilligung senden wir Neuigkeiten; Sie können sie jederzeit widerrufen.</p><h2>Wie lange</h2><p>Solange Ihr Konto besteht und drei Jahre danach, wo das Gesetz es verlangt. Belege bewahren wir fünf Jahre auf.</p><h2>Ihre Rechte</h2><ul><li>Ihre Daten einzusehen, zu berichtigen und zu löschen</li><li>sie mitzunehmen</li><li>sich bei der Datenschutzbehörde zu beschweren</li></ul>",
  ),
  terms_and_conditions: text(
    "<p>These terms govern the loyalty programme of {mall}. Membership is free and open to everyone from fifteen years of age.</p><h2>Points</h2><p>One point is credited for each ten crowns paid in a shop of the programme, multiplied by your tier. Points expire after twelve months and can't be exchanged for money.</p><h2>Rewards</h2><p>A reward is yours when you activate it; from then on it can be used for the time stated with it.</p><h2>End of membership</h2><p>You can end it at any time in your profile. We can end it where the rules were broken, and tell you why.</p>",
    "<p>Tyto podmínky upravují věrnostní program centra {mall}. Členství je zdarma a otevřené každému od patnácti let.</p><h2>Body</h2><p>Za každých deset korun zaplacených v zapojeném obchodě připíšeme jeden bod, násobený vaší úrovní. Body propadají po dvanácti měsících a nelze je vyměnit za peníze.</p><h2>Odměny</h2><p>Odměna je vaše, jakmile ji aktivujete, a od té chvíle ji můžete použít po uvedenou dobu.</p><h2>Konec členství</h2><p>Členství můžete kdykoli ukončit v profilu. My je můžeme ukončit při porušení pravidel a řekneme vám proč.</p>",
    "<p>Tieto podmienky upravujú vernostný program centra {mall}. Členstvo je zadarmo a otvorené každému od pätnástich rokov.</p><h2>Body</h2><p>Za každých desať korún zaplatených v zapojenom obchode pripíšeme jeden bod, násobený vašou úrovňou. Body prepadajú po dvanástich mesiacoch a nemožno ich vymeniť za peniaze.</p><h2>Odmeny</h2><p>Odmena je vaša, hneď ako ju aktivujete, a od tej chvíle ju môžete použiť počas uvedeného času.</p><h2>Koniec členstva</h2><p>Členstvo môžete kedykoľvek ukončiť v profile. My ho môžeme ukončiť pri porušení pravidiel a povieme vám prečo.</p>",
    "<p>Diese Bedingungen regeln das Treueprogramm von {mall}. Die Mitgliedschaft ist kostenlos und steht allen ab fünfzehn Jahren offen.</p><h2>Punkte</h2><p>Für je zehn in einem teilnehmenden Shop bezahlte Kronen schreiben wir einen Punkt gut, multipliziert mit Ihrer Stufe. Punkte verfallen nach zwölf Monaten und sind nicht in Geld tauschbar.</p><h2>Prämien</h2><p>Eine Prämie gehört Ihnen, sobald Sie sie aktivieren, und ist ab dann für die angegebene Zeit einlösbar.</p><h2>Ende der Mitgliedschaft</h2><p>Sie können sie jederzeit im Profil beenden. Wir können sie bei Regelverstößen beenden und sagen Ihnen, warum.</p>",
  ),
  cookies: text(
    "<p>This site works without optional cookies. Necessary ones remember your language, your log-in and your choice. Statistics load only after you agree.</p>",
    "<p>Tento web funguje bez volitelných cookies. Nezbytné si pamatují jazyk, přihlášení a vaši volbu. Statistika se načte teprve s vaším souhlasem.</p>",
    "<p>Tento web funguje bez voliteľných cookies. Nevyhnutné si pamätajú jazyk, prihlásenie a vašu voľbu. Štatistika sa načíta až s vaším súhlasom.</p>",
    "<p>Diese Seite funktioniert ohne optionale Cookies. Notwendige merken sich Sprache, Anmeldung und Ihre Wahl. Statistik lädt erst mit Ihrer Zustimmung.</p>",
  ),
  operating_rules: text(
    "<p>{mall} is open to everyone who is considerate of others.</p><ul><li>Smoking is allowed only at the marked places outside.</li><li>Scooters and skates are carried, not ridden.</li><li>Dogs are kept on a lead.</li><li>Emergency exits stay free at all times.</li></ul><p>Follow the instructions of the staff when an alarm sounds.</p>",
    "<p>Centrum {mall} je otevřené každému, kdo je ohleduplný k ostatním.</p><ul><li>Kouřit lze jen na označených místech venku.</li><li>Koloběžky a brusle se nosí, nejezdí se na nich.</li><li>Psi patří na vodítko.</li><li>Únikové východy zůstávají vždy volné.</li></ul><p>Při poplachu se řiďte pokyny personálu.</p>",
    "<p>Centrum {mall} je otvorené každému, kto je ohľaduplný k ostatným.</p><ul><li>Fajčiť možno len na označených miestach vonku.</li><li>Kolobežky a korčule sa nosia, nejazdí sa na nich.</li><li>Psy patria na vodítko.</li><li>Únikové východy zostávajú vždy voľné.</li></ul><p>Pri poplachu sa riaďte pokynmi personálu.</p>",
    "<p>{mall} steht allen offen, die Rücksicht nehmen.</p><ul><li>Rauchen ist nur an den markierten Plätzen draußen erlaubt.</li><li>Roller und Skates werden getragen, nicht gefahren.</li><li>Hunde gehören an die Leine.</li><li>Notausgänge bleiben jederzeit frei.</li></ul><p>Folgen Sie bei Alarm den Anweisungen des Personals.</p>",
  ),
  opening_hours_description: text(
    "<p>On public holidays the hours differ; the table shows them.</p>",
    "<p>O svátcích se otevírací doba liší, najdete ji v tabulce.</p>",
    "<p>Počas sviatkov sa otváracie hodiny líšia, nájdete ich v tabuľke.</p>",
    "<p>An Feiertagen gelten andere Zeiten, die Tabelle zeigt sie.</p>",
  ),
  parking_description: text(
    "<p>Twelve hundred places on two levels, open from five in the morning until one at night.</p>",
    "<p>Dvanáct set míst na dvou podlažích, otevřeno od pěti ráno do jedné v noci.</p>",
    "<p>Tisícdvesto miest na dvoch podlažiach, otvorené od piatej ráno do jednej v noci.</p>",
    "<p>Zwölfhundert Plätze auf zwei Ebenen, geöffnet von fünf Uhr früh bis ein Uhr nachts.</p>",
  ),
};
