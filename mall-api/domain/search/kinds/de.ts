import type { KindWords } from "./kinds";

export const de: KindWords = {
  fashion:
    "Mode, Kleidung, Bekleidung, Boutique | Kleid, Kleider, Hemd, T-Shirt, Bluse, Rock, Hose, Hosen, Jeans, Anzug, Jacke, Mantel, Pullover, Damenmode, Herrenmode, Klamotten, Schal, Krawatte, Brautkleid, Abendkleid, Strickjacke, Kapuzenpulli",
  lingerie:
    "Unterwäsche, Dessous | BH, Socken, Strumpfhose, Strümpfe, Schlafanzug, Pyjama, Unterhosen, Nachthemd",
  shoes:
    "Schuhe, Schuhgeschäft | Schuh, Stiefel, Sneaker, Turnschuhe, Sandalen, Pumps, Stiefeletten, Hausschuhe, Halbschuhe, Kinderschuhe, Damenschuhe, Herrenschuhe, Absätze",
  leather:
    "Lederwaren, Taschen | Handtasche, Tasche, Geldbörse, Geldbeutel, Portemonnaie, Gürtel, Koffer, Rucksack, Aktentasche, Brieftasche, Handschuhe",
  jewellery:
    "Schmuck, Juwelier | Ring, Verlobungsring, Ehering, Trauringe, Halskette, Kette, Ohrringe, Armband, Gold, Silber, Diamant, Perlen, Anhänger",
  watches:
    "Uhren, Uhrmacher | Uhr, Armbanduhr, Uhrenbatterie, Wecker, Uhrenarmband, Batteriewechsel, Smartwatch",
  cosmetics:
    "Kosmetik | Schminke, Make-up, Lippenstift, Wimperntusche, Hautpflege, Creme, Seife, Shampoo, Sonnencreme, Körperpflege, Nagellack, Gesichtscreme",
  drugstore:
    "Drogerie, Drogeriemarkt | Zahnpasta, Zahnbürste, Waschmittel, Windeln, Toilettenpapier, Deo, Rasierer, Hygieneartikel, Tampons, Taschentücher",
  perfumery: "Parfümerie, Parfüm | Parfum, Duft, Düfte, Rasierwasser, Eau de Toilette",
  pharmacy:
    "Apotheke | Medikamente, Medikament, Arznei, Arzneimittel, Tabletten, Schmerzmittel, Kopfschmerzen, Aspirin, Rezept, Vitamine, Pflaster, Hustensaft, Verband, Nasenspray, Fieberthermometer, Ibuprofen, Kopfschmerztabletten",
  optician:
    "Optiker | Brille, Brillen, Sonnenbrille, Kontaktlinsen, Sehtest, Lesebrille, Augenoptiker, Linsen, Brillengestell",
  home: "Wohnen, Einrichtung, Haushaltswaren | Möbel, Sofa, Tisch, Stuhl, Deko, Dekoration, Kerzen, Vase, Vorhänge, Teppich, Kissen, Küchenutensilien, Pfanne, Töpfe, Besteck, Geschirr, Spiegel, Messer",
  bedding:
    "Bettwaren, Bettwäsche | Bettlaken, Kopfkissen, Bettdecke, Decke, Handtücher, Matratze, Laken, Spannbettlaken",
  florist:
    "Blumen, Blumenladen, Florist | Blumenstrauß, Strauß, Rosen, Pflanzen, Zimmerpflanzen, Tulpen, Kranz, Blumengeschäft",
  ceramics: "Keramik, Porzellan | Teller, Tassen, Becher, Geschirr, Schüssel, Teekanne, Töpferwaren",
  lighting: "Leuchten, Lampen | Lampe, Glühbirne, Glühbirnen, Kronleuchter, Licht, LED, Stehlampe",
  diy: "Baumarkt | Werkzeug, Farbe, Schrauben, Bohrmaschine, Hammer, Kleber",
  pets: "Tierbedarf, Zoohandlung | Hundefutter, Katzenfutter, Tierfutter, Katzenstreu, Haustier, Aquarium, Leine",
  electronics:
    "Elektronik, Elektronikmarkt | Computer, Laptop, Tablet, Fernseher, Drucker, Kabel, Ladekabel, Ladegerät, Batterien, Waschmaschine, Kühlschrank, Staubsauger, Spielkonsole, USB-Stick, Kaffeemaschine, Wasserkocher, Föhn, Haushaltsgeräte, Tastatur, Monitor",
  audio: "Audio | Kopfhörer, Lautsprecher, Plattenspieler, Radio, Stereoanlage, Hifi, Verstärker, Mikrofon",
  phones:
    "Mobiltelefone, Handyladen, Mobilfunk | Handy, Handys, Smartphone, iPhone, SIM-Karte, Handyhülle, Handyvertrag, Prepaid, Telefon, Handytarif",
  photography: "Fotografie | Kamera, Fotoapparat, Objektiv, Stativ, Speicherkarte, Fernglas, Film",
  "phone-repair":
    "Handy- und Computerreparatur, Handyreparatur, Computerreparatur | Displayreparatur, Handy kaputt, Display kaputt, Handydisplay, Laptop kaputt, kaputtes Handy, Handy reparieren",
  books:
    "Bücher, Buchhandlung, Buchladen | Buch, Roman, Romane, Literatur, Lesen, Kinderbücher, Kochbuch, Comics, Hörbuch, Kinderbuch, Krimi",
  "second-hand-books": "Antiquariat | gebrauchte Bücher, alte Bücher, Second Hand",
  records: "Schallplatten | Vinyl, Platten, LP, Musik, CDs, CD, Musikgeschäft",
  prints: "Kunstdrucke | Poster, Bilder, Bilderrahmen, Kunst, Plakate, Gemälde",
  "board-games": "Brettspiele | Gesellschaftsspiele, Spiele, Puzzle, Schach, Kartenspiel, Gesellschaftsspiel",
  maps: "Karten und Reiseführer, Landkarten, Reiseführer | Landkarte, Stadtplan, Wanderkarte, Atlas, Globus",
  stationery:
    "Schreibwaren | Stifte, Kugelschreiber, Papier, Hefte, Notizbuch, Umschläge, Schulbedarf, Geschenkpapier, Bleistift, Kalender, Schulsachen, Füller, Grußkarte, Briefpapier",
  newsagent:
    "Kiosk, Tabakladen, Trafik | Zeitung, Zeitungen, Zeitschriften, Zigaretten, Tabak, Lotto, Briefmarken, Zeitschrift",
  toys: "Spielzeug, Spielwaren, für Kinder | Puppe, Lego, Kuscheltier, Teddybär, Bauklötze, Kinder, Spielsachen, Geschenk für Kinder, Teddy, Eisenbahn, Stofftier",
  kidswear:
    "Kindermode, Kinderkleidung | Babykleidung, Babysachen, Baby, Strampler, Kindersachen, Kinderjacke, Kinderwagen kaufen, Kleidung für Kinder, Babymode, Kinderbekleidung",
  "art-supplies":
    "Malbedarf, Künstlerbedarf | Malfarben, Pinsel, Buntstifte, Leinwand, Basteln, Bastelbedarf, Acrylfarben, Wasserfarben, Staffelei, Wolle, Malkasten, Stricken",
  running: "Laufsport | Laufschuhe, Joggen, Laufen, Marathon, Joggingschuhe, Laufbekleidung",
  sport:
    "Sport, Sportgeschäft, Sportartikel | Outdoor, Wandern, Zelt, Fußball, Ball, Camping, Klettern, Wanderschuhe, Tennis, Sportschuhe, Sportkleidung, Schlafsack, Tennisschläger, Sportbekleidung, Trekking, Schlittschuhe",
  bicycles:
    "Fahrräder, Fahrradladen | Fahrrad, Rad, Rennrad, Helm, E-Bike, Fahrradhelm, Fahrradreparatur, Fahrradschlauch, Kinderfahrrad, Mountainbike",
  swimming: "Schwimmen | Badeanzug, Bikini, Badehose, Schwimmbrille, Bademode, Schwimmsachen",
  ski: "Ski und Snowboard, Ski, Snowboard | Skischuhe, Skiverleih, Skiservice, Schlitten, Skier, Skibrille, Skifahren",
  fitness:
    "Fitness | Fitnessstudio, Hanteln, Yoga, Yogamatte, Protein, Gewichte, Laufband, Eiweiß, Krafttraining",
  greengrocer:
    "Obst und Gemüse | Obst, Gemüse, Äpfel, Salat, Bio, Bananen, Tomaten, Kartoffeln, Erdbeeren, Bioladen",
  honey: "Honig | Bienenwachs, Met, Imker",
  wine: "Wein, Weinhandlung | Weine, Rotwein, Weißwein, Sekt, Champagner, Prosecco, Alkohol, Spirituosen, Whisky, Schnaps",
  beer: "Bier | Craft Beer, Biere, Pils, Craftbier",
  bakery:
    "Bäckerei, Bäcker | Brot, Brötchen, Semmeln, Croissant, Gebäck, Kuchen, Torte, Baguette, Brezel, Geburtstagstorte, belegte Brötchen",
  butcher:
    "Fleischerei, Metzgerei, Metzger, Fleischer | Fleisch, Wurst, Schinken, Würstchen, Rindfleisch, Hähnchen, Hackfleisch, Schweinefleisch, Speck, Steak",
  food: "Lebensmittel, Feinkost | Delikatessen, Oliven, Olivenöl, Gewürze, Nudeln kaufen, Lebensmittelgeschäft, glutenfrei",
  hypermarket:
    "Hypermarkt, Supermarkt | Lebensmittel, Einkauf, Milch, Wasser, Eier, Lebensmittel einkaufen, Butter, Tiefkühlkost, Discounter",
  chocolate: "Schokolade, Confiserie | Pralinen, Süßigkeiten, Süßes, Trüffel, Bonbons, Süßwaren",
  fish: "Fisch, Fischgeschäft | Lachs, Meeresfrüchte, Garnelen, Thunfisch, Karpfen, Forelle, Fische",
  cheese: "Käse | Ziegenkäse, Käsetheke, Milchprodukte, Camembert",
  restaurant:
    "Restaurant, Restaurants, Gaststätte | Mittagessen, Abendessen, Essen, Steakhaus, Essen gehen, Mittagsmenü, Lokal, Wirtshaus, Mittagstisch, Hunger, vegetarisch, vegan",
  bistro: "Bistro | Suppe, Frühstück, Brunch, Tagesmenü, Imbiss, Snack",
  "fast-food": "Fast Food, Schnellimbiss | Pommes, Döner, Kebab, Currywurst, Schnellrestaurant",
  pizza:
    "Pizzeria, Pizza | Italiener, italienisch, italienisches Restaurant, Lasagne, Spaghetti, Pasta, italienisches Essen",
  sushi:
    "Sushi | japanisch, Japaner, japanisches Essen, japanisches Restaurant, asiatisch, asiatisches Essen, Ramen",
  "ice-cream": "Eis, Eisdiele, Eiscafé | Speiseeis, Eisbecher, Sorbet, Eiscreme, Eissalon",
  burgers: "Burger, Burgerladen | Hamburger, Cheeseburger, Pommes",
  "tea-room": "Teestube, Teehaus | Tee, grüner Tee, Matcha, Teeladen",
  indian:
    "Indische Küche, Inder | indisch, Curry, indisches Essen, indisches Restaurant, asiatisch, asiatisches Essen",
  pancakes: "Pfannkuchen, Creperie | Crêpes, Palatschinken, Waffeln",
  "wine-bar": "Weinstube, Weinbar | Bar, Cocktails, Aperitif, Kneipe, Glas Wein",
  noodles:
    "Nudelbar, Nudeln | asiatisch, asiatisches Essen, chinesisch, Chinese, thailändisch, vietnamesisch, Pho, Wok, Ramen, Thai",
  cafe: "Café, Cafés, Kaffeehaus | Kaffee, Espresso, Cappuccino, Latte, Kaffee und Kuchen, Kaffee trinken, heiße Schokolade, Nachtisch",
  hairdresser:
    "Friseur, Frisör, Friseursalon | Haarschnitt, Haare, Haare schneiden, Frisur, Haare färben, Strähnchen, Dauerwelle, Coiffeur, Friseurin, Föhnen",
  barber: "Barbier, Barbershop | Bart, Rasur, Bart schneiden, Herrenfriseur, Haarschnitt, Haare schneiden",
  travel: "Reisebüro | Urlaub, Reise, Reisen, Flüge, Flugtickets, Pauschalreise, Last Minute, Urlaub buchen",
  post: "Post, Postamt | Paket, Pakete, Brief, Briefmarken, Päckchen, Paket abholen, Paket abgeben, Paket verschicken, Postfiliale, Postkarte",
  tailor:
    "Schneiderei, Schneider, Änderungsschneiderei | Hose kürzen, Reißverschluss, Nähen, Änderungen, Maßanzug, Kleid ändern, kürzen, Naht",
  insurance: "Versicherung | Autoversicherung, Reiseversicherung, Versicherungen, Haftpflicht",
  nails: "Nagelstudio | Nägel, Maniküre, Pediküre, Gelnägel, Fingernägel, Fußpflege",
  "photo-studio":
    "Fotostudio | Passfoto, Passfotos, Passbild, Passbilder, Fotograf, Porträt, Fotos drucken, Fotos entwickeln, Bewerbungsfoto, Bewerbungsfotos, Fotos ausdrucken",
  massage: "Massage, Massagen | Rückenmassage, Entspannung, Wellness, Rückenschmerzen, Spa, Thaimassage",
  exchange:
    "Wechselstube, Geldwechsel | Geld wechseln, Euro, Kronen, Dollar, Währung, Devisen, Geld umtauschen, Fremdwährung",
  "copy-shop":
    "Copyshop | Kopieren, Kopien, Drucken, Scannen, Visitenkarten, Ausdrucken, Binden, Fotokopie, Dokumente drucken",
  cleaner:
    "Reinigung, chemische Reinigung, Textilreinigung | Wäscherei, Wäsche, Bügeln, Anzug reinigen, Waschsalon, Mantel reinigen, Kleidung reinigen",
  keys: "Schlüssel und Schuhreparatur, Schlüsseldienst, Schuhreparatur, Schuster, Schuhmacher | Schlüssel, Schlüssel nachmachen, Absätze erneuern, Messer schleifen, Schlüssel kopieren, Ersatzschlüssel, Schuhe reparieren, Schlüssel nachmachen lassen",
  bank: "Bank, Sparkasse | Konto, Kredit, Bankfiliale, Konto eröffnen, Banken",
  doctor: "Arzt, Zahnarzt, Zahnklinik | Klinik, Zähne, Zahnreinigung, Physiotherapie, Impfung, Ärzte",
  toilets: "Toiletten, Toilette | WC, Klo, Damentoilette, Herrentoilette, Waschraum",
  wifi: "WLAN, Wi-Fi, Wifi | Internet, kostenloses Internet, Gratis WLAN",
  lockers:
    "Schließfächer | Gepäck, Gepäckaufbewahrung, Schließfach, Garderobe, Koffer abgeben, Gepäck aufbewahren",
  atm: "Geldautomaten, Bankomat, Geld abheben | Geldautomat, Bargeld, abheben, Bargeld abheben",
  "phone-charging": "Ladeboxen fürs Telefon | Handy laden, Handy aufladen, Telefon aufladen, Telefon laden",
  fountains: "Trinkbrunnen | Trinkwasser, Wasserspender, Wasserflasche auffüllen",
  lounge: "Lounge | VIP, Stilberatung",
  cloakroom: "Wintergarderobe, Garderobe | Mantel abgeben, Jacke abgeben",
  "baby-room":
    "Wickelraum, wickeln, stillen, Baby wickeln | Windel, Windeln wechseln, Wickeltisch, Stillraum, Baby stillen, Stillzimmer",
  "kids-corner":
    "Kinderecke, Kinderbetreuung | Babysitter, Betreuung, Spielecke, Kinder abgeben, Kinder beaufsichtigen",
  prams: "Leihkinderwagen | Kinderwagen, Buggy, Kinderwagen leihen, Kinderwagen ausleihen",
  playground: "Spielplatz | Rutsche, Schaukel, Sandkasten, Kinder spielen",
  "quiet-room": "Ruheraum | Gebetsraum, Meditation, Ruhe, Kapelle, stille Stunde, Gebet",
  wheelchair:
    "Leihrollstühle, Rollstuhl, Plätze für Menschen mit Behinderung | barrierefrei, Behinderte, behindertengerecht, Aufzug, Lift, Rollstuhl leihen, Barrierefreiheit, Behindertenparkplatz",
  "car-charging":
    "Ladestationen, Elektroauto laden | Elektroauto, E-Auto, Ladesäule, Auto laden, E-Auto laden, Strom tanken, Ladestation",
  "bike-room": "Fahrradraum | Fahrrad abstellen, Fahrradständer, Fahrradparkplatz, Rad abstellen",
  taxi: "Taxistand, Taxi | Uber, Taxis",
  "first-aid": "Erste Hilfe | Defibrillator, Notfall, Verletzung, Notruf, Sanitäter, Krankenwagen",
  dogs: "Hundeecke, Hund mitbringen, mit Hund, Assistenzhunde | Hund, Hunde, Hunde erlaubt, Hunde mitnehmen, Hund mitnehmen",
  information:
    "Information, Informationen, Infostand | Info, Auskunft, Infopoint, Rezeption, Kundenservice, Infoschalter",
  parking:
    "Parken, Parkhaus | Parkplatz, Parkplätze, Garage, Tiefgarage, Parkgebühren, Auto abstellen, parkieren, kostenlos parken, Parkschein, was kostet Parken",
  "gift-cards":
    "Geschenkkarten, Geschenkkarte | Gutschein, Gutscheine, Geschenkgutschein, Geschenk, Geschenke, Guthaben, Geschenkidee",
  jobs: "Stellenangebote, Jobs | Job, Arbeit, Stelle, Karriere, freie Stellen, Ausbildung, Nebenjob, Aushilfe, arbeiten",
  lease:
    "Flächen mieten | Laden mieten, Mietflächen, Geschäft mieten, Geschäftsraum, Pop-up, Verkaufsfläche, Mietfläche",
  cinema: "Kino | Filme, Kinoprogramm, Film heute, Kinokarten, Kinotickets",
  loyalty:
    "Treueprogramm | Punkte, Punkte sammeln, Treuekarte, Mitgliedschaft, Kundenkarte, Bonus, Treuepunkte, Bonusprogramm, Mitglied werden",
  contact:
    "Kontakt | Telefonnummer, E-Mail, Adresse, Beschwerde, Verwaltung, anrufen, Centermanagement, Ansprechpartner",
  app: "Mobile App | App, Anwendung, Download, App herunterladen",
  newsletter: "Newsletter | abonnieren, abbestellen",
  directions:
    "Anfahrt, Karte und Weg | Bus, Straßenbahn, U-Bahn, Zug, Wegbeschreibung, Haltestelle, öffentliche Verkehrsmittel, wie komme ich hin, Route, hinkommen",
  hours:
    "Wann haben Sie geöffnet, Wann ist geöffnet | Öffnungszeiten, geöffnet, Öffnungszeit, Sonntag, Feiertage, wann schließt, heute geöffnet, Feiertag, geschlossen, sonntags offen, wie lange offen, offen",
  "lost-property":
    "verlorene Sachen, Fundsachen, Fundbüro | verloren, gefunden, Fundstelle, Geldbörse verloren, Schlüssel verloren, Handy verloren, Brieftasche verloren",
  terrace: "Terrasse | Dachterrasse, Aussicht, Dach",
  christmas: "Weihnachtsstände | Weihnachten, Weihnachtsmarkt, Advent",
};

export const deFillers =
  "am an auf bei bekomme bekommen billig brauche das dem den der die ein eine einen einem einer es etwas finde finden für gibt gute guten haben habt hier ich ihnen im in ist kann kaufe kaufen kriege laden man mein meine meinen mich mir mit nach neue neuen oder offen sie sind suche um und von vor was welche welcher wer wie wo zu zum zur geschäft geschäfte laden läden shop shops";
