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
      "<p>{mall} was built as a street with a roof: daylight from above, benches in the middle, and shops that know their neighbours.</p><p>Half of those who come here live within half an hour on foot. So we think of every day: bread in the morning, a prescription at noon, a glass with friends in the evening, and a bench for those who only want to sit.</p><h2>What we care about</h2><ul><li>tenants from the region</li><li>electricity from our own roof</li><li>a house that everyone can reach, on foot and on wheels</li></ul><h2>Who we are</h2><p>A small team looks after the mall, from the gardener on the roof to the night porter. Whoever wears a green waistcoat can help you.</p>",
      "<p>Centrum {mall} vzniklo jako ulice se střechou: denní světlo shora, lavičky uprostřed a obchody, které znají své sousedy.</p><p>Polovina návštěvníků to k nám má pěšky do půl hodiny. Proto myslíme na všední den: ráno chléb, v poledne léky na recept, večer posezení s přáteli a lavička pro toho, kdo si chce jen sednout.</p><h2>Na čem nám záleží</h2><ul><li>nájemci z kraje</li><li>elektřina z vlastní střechy</li><li>dům, kam se dostane každý, pěšky i na kolech</li></ul><h2>Kdo jsme</h2><p>O centrum se stará malý tým, od zahradnice na střeše po nočního vrátného. Kdo má zelenou vestu, ten vám poradí.</p>",
      "<p>Centrum {mall} vzniklo ako ulica so strechou: denné svetlo zhora, lavičky uprostred a obchody, ktoré poznajú svojich susedov.</p><p>Polovica návštevníkov to k nám má pešo do polhodiny. Preto myslíme na všedný deň: ráno chlieb, na obed lieky na recept, večer posedenie s priateľmi a lavička pre toho, kto si chce len sadnúť.</p><h2>Na čom nám záleží</h2><ul><li>nájomcovia z kraja</li><li>elektrina z vlastnej strechy</li><li>dom, kam sa dostane každý, pešo aj na kolesách</li></ul><h2>Kto sme</h2><p>O centrum sa stará malý tím, od záhradníčky na streche po nočného vrátnika. Kto má zelenú vestu, ten vám poradí.</p>",
      "<p>{mall} entstand als Straße mit Dach: Tageslicht von oben, Bänke in der Mitte und Shops, die ihre Nachbarn kennen.</p><p>Die Hälfte unserer Gäste wohnt keine halbe Stunde zu Fuß entfernt. Darum denken wir an den Alltag: morgens Brot, mittags das Rezept, abends ein Glas mit Freunden und eine Bank für alle, die nur sitzen möchten.</p><h2>Was uns wichtig ist</h2><ul><li>Mieter aus der Region</li><li>Strom vom eigenen Dach</li><li>ein Haus, das jeder erreicht, zu Fuß und auf Rädern</li></ul><h2>Wer wir sind</h2><p>Ein kleines Team kümmert sich um das Center, von der Gärtnerin auf dem Dach bis zum Nachtpförtner. Wer eine grüne Weste trägt, hilft Ihnen weiter.</p>",
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
      "<h2>The card is always with you</h2><p>Show the code at the till; the screen turns brighter by itself. The card works without a signal too.</p><h2>Points from a photo</h2><p>Take a picture of the receipt before you leave the shop. The app says at once whether it can be read.</p><h2>The way to any door</h2><p>Lifts, toilets and each shop, floor by floor, also without steps. The app speaks four languages.</p>",
      "<h2>Kartu máte vždy s sebou</h2><p>U pokladny ukažte kód, jas displeje se zvýší sám. Karta funguje i bez signálu.</p><h2>Body z fotky</h2><p>Účtenku vyfoťte ještě v obchodě. Aplikace hned řekne, jestli ji přečte.</p><h2>Cesta ke každým dveřím</h2><p>Výtahy, toalety a každý obchod, patro po patře, i bez schodů. Aplikace mluví čtyřmi jazyky.</p>",
      "<h2>Kartu máte vždy so sebou</h2><p>Pri pokladnici ukážte kód, jas displeja sa zvýši sám. Karta funguje aj bez signálu.</p><h2>Body z fotky</h2><p>Bloček odfoťte ešte v obchode. Aplikácia hneď povie, či ho prečíta.</p><h2>Cesta ku každým dverám</h2><p>Výťahy, toalety a každý obchod, poschodie po poschodí, aj bez schodov. Aplikácia hovorí štyrmi jazykmi.</p>",
      "<h2>Die Karte ist immer dabei</h2><p>Zeigen Sie den Code an der Kasse, das Display wird von selbst heller. Die Karte funktioniert auch ohne Empfang.</p><h2>Punkte per Foto</h2><p>Fotografieren Sie den Beleg noch im Shop. Die App sagt sofort, ob er lesbar ist.</p><h2>Der Weg zu jeder Tür</h2><p>Aufzüge, Toiletten und jeder Shop, Etage für Etage, auch stufenlos. Die App spricht vier Sprachen.</p>",
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
      "<p>Deckchairs, herbs in boxes and a view over the roofs. In winter there is a fire in the middle.</p><h2>When it is open</h2><p>From April to October until an hour before the mall closes, in winter until dark. In wind and storm we close it and say so at the lifts.</p><h2>What is allowed</h2><ul><li>Bring your own food, or take it along from a restaurant.</li><li>Dogs are welcome on a lead; water is by the herbs.</li><li>Blankets lie in the chest by the door.</li></ul><p>The lift goes all the way up, and there is no step on the way.</p>",
      "<p>Lehátka, bylinky v truhlících a výhled přes střechy. V zimě hoří uprostřed oheň.</p><h2>Kdy je otevřeno</h2><p>Od dubna do října do hodiny před zavřením centra, v zimě do setmění. Za větru a bouřky terasu zavíráme a dáme to vědět u výtahů.</p><h2>Co je dovoleno</h2><ul><li>Přineste si vlastní jídlo, nebo si ho vezměte s sebou z restaurace.</li><li>Psi na vodítku jsou vítáni, voda je u bylinek.</li><li>Deky jsou v truhle u dveří.</li></ul><p>Nahoru jezdí výtah a po cestě není jediný schod.</p>",
      "<p>Lehátka, bylinky v debničkách a výhľad ponad strechy. V zime horí uprostred oheň.</p><h2>Kedy je otvorené</h2><p>Od apríla do októbra do hodiny pred zatvorením centra, v zime do zotmenia. Za vetra a búrky terasu zatvárame a dáme to vedieť pri výťahoch.</p><h2>Čo je dovolené</h2><ul><li>Prineste si vlastné jedlo alebo si ho vezmite so sebou z reštaurácie.</li><li>Psy na vodítku sú vítané, voda je pri bylinkách.</li><li>Deky sú v truhlici pri dverách.</li></ul><p>Hore chodí výťah a po ceste nie je ani jeden schod.</p>",
      "<p>Liegestühle, Kräuter in Kästen und ein Blick über die Dächer. Im Winter brennt in der Mitte ein Feuer.</p><h2>Wann sie geöffnet ist</h2><p>Von April bis Oktober bis eine Stunde vor Schließung des Centers, im Winter bis zum Einbruch der Dunkelheit. Bei Wind und Gewitter bleibt sie geschlossen, ein Hinweis hängt an den Aufzügen.</p><h2>Was erlaubt ist</h2><ul><li>Bringen Sie Ihr Essen mit, von zu Hause oder aus einem Restaurant.</li><li>Hunde an der Leine sind willkommen, Wasser steht bei den Kräutern.</li><li>Decken liegen in der Truhe an der Tür.</li></ul><p>Der Aufzug fährt bis nach oben, der Weg ist stufenlos.</p>",
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
      "<p>Many of our shops sell online too. Order from the sofa; collect, try on and return here.</p><h2>Collect at the mall</h2><p>Choose the information desk as the place of delivery. A message tells you when the parcel has come; it waits for you for five days, during opening hours.</p><h2>Try it on first</h2><p>Two fitting rooms are next to the desk. What doesn't fit stays here: we send it back for you.</p><h2>Points as in the shop</h2><p>Upload the invoice as a receipt, and the points are credited as if you had paid at the till.</p>",
      "<p>Mnoho našich obchodů prodává i online. Objednejte z gauče, vyzvedněte, vyzkoušejte a vraťte u nás.</p><h2>Vyzvednutí v centru</h2><p>Jako místo doručení zvolte informace. Až zásilka dorazí, dostanete zprávu; počká na vás pět dní, vždy v otevírací době.</p><h2>Nejdřív vyzkoušet</h2><p>Hned vedle jsou dvě kabinky. Co nesedne, necháte u nás a my to pošleme zpátky.</p><h2>Body jako v obchodě</h2><p>Nahrajte fakturu jako účtenku a body připíšeme, jako byste platili u pokladny.</p>",
      "<p>Mnohé naše obchody predávajú aj online. Objednajte z gauča, vyzdvihnite, vyskúšajte a vráťte u nás.</p><h2>Vyzdvihnutie v centre</h2><p>Ako miesto doručenia zvoľte informácie. Keď zásielka dorazí, dostanete správu; počká na vás päť dní, vždy počas otváracích hodín.</p><h2>Najskôr vyskúšať</h2><p>Hneď vedľa sú dve kabínky. Čo nesadne, necháte u nás a my to pošleme späť.</p><h2>Body ako v obchode</h2><p>Nahrajte faktúru ako bloček a body pripíšeme, ako keby ste platili pri pokladnici.</p>",
      "<p>Viele unserer Shops verkaufen auch online. Bestellen Sie vom Sofa aus; abholen, anprobieren und zurückgeben können Sie hier.</p><h2>Im Center abholen</h2><p>Wählen Sie die Information als Lieferort. Ist das Paket da, bekommen Sie eine Nachricht; es wartet fünf Tage auf Sie, immer während der Öffnungszeiten.</p><h2>Erst anprobieren</h2><p>Gleich daneben sind zwei Kabinen. Was nicht passt, lassen Sie hier, wir schicken es zurück.</p><h2>Punkte wie im Shop</h2><p>Laden Sie die Rechnung als Beleg hoch, und die Punkte werden gutgeschrieben, als hätten Sie an der Kasse bezahlt.</p>",
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
      "<p>New shops, events and offers before the others know. It comes on the first Thursday of the month, fits on one screen of a phone, and has a link to unsubscribe.</p>",
      "<p>Nové obchody, akce a nabídky dřív, než se dozvědí ostatní. Chodí první čtvrtek v měsíci, vejde se na jednu obrazovku telefonu a má odkaz k odhlášení.</p>",
      "<p>Nové obchody, podujatia a ponuky skôr, než sa dozvedia ostatní. Chodí prvý štvrtok v mesiaci, zmestí sa na jednu obrazovku telefónu a má odkaz na odhlásenie.</p>",
      "<p>Neue Shops, Veranstaltungen und Angebote, bevor es die anderen wissen. Er kommt am ersten Donnerstag im Monat, passt auf einen Handybildschirm und hat einen Link zum Abmelden.</p>",
    ),
    ["newsletter"],
  ),
];
