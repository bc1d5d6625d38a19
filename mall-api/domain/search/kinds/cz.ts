import type { KindWords } from "./kinds";

export const cz: KindWords = {
  fashion:
    "móda, oblečení, butik | šaty, košile, tričko, triko, halenka, sukně, kalhoty, džíny, rifle, oblek, bunda, kabát, svetr, mikina, dámské oblečení, pánské oblečení, šála, kravata, svatební šaty, společenské šaty, hadry, oděvy, sako, plesové šaty, vesta, kraťasy",
  lingerie:
    "spodní prádlo | podprsenka, ponožky, punčochy, punčocháče, pyžamo, kalhotky, trenýrky, noční košile, boxerky",
  shoes:
    "boty, obuv | bota, botičky, tenisky, sandály, kozačky, lodičky, polobotky, pantofle, bačkory, dětské boty, dámské boty, pánské boty, zimní boty, podpatky, žabky",
  leather:
    "kožená galanterie, kabelky | kabelka, taška, tašky, peněženka, pásek, opasek, kufr, batoh, aktovka, rukavice, kufry, galanterie",
  jewellery:
    "klenoty, klenotnictví, šperky, zlatnictví | šperk, prsten, snubní prsten, zásnubní prsten, náušnice, náhrdelník, řetízek, náramek, zlato, stříbro, perly, diamant, prstýnek, přívěsek",
  watches:
    "hodinářství, hodinky | hodiny, budík, baterie do hodinek, řemínek, hodinář, oprava hodinek, chytré hodinky, řemínek na hodinky",
  cosmetics:
    "kosmetika | make-up, líčení, rtěnka, řasenka, krém, pleťový krém, mýdlo, šampon, opalovací krém, péče o pleť, lak na nehty, šminky, tělové mléko",
  drugstore:
    "drogerie | zubní pasta, kartáček, prací prášek, pleny, plenky, toaletní papír, deodorant, holení, žiletky, hygienické potřeby, tampony, kapesníky, plínky",
  perfumery: "parfumerie, parfémy | parfém, vůně, voňavka, toaletní voda, voda po holení, voňavky",
  pharmacy:
    "lékárna | léky, lék, prášky, prášky na bolest, tabletky, na předpis, recept, vitamíny, vitaminy, náplast, náplasti, bolest hlavy, sirup, kašel, obvaz, teploměr, rýma, kapky do nosu, ibalgin, paralen",
  optician:
    "optika | brýle, sluneční brýle, kontaktní čočky, čočky, dioptrické brýle, měření zraku, optik, vyšetření zraku, oči, obroučky",
  home: "bydlení, domov a bydlení, domácí potřeby | nábytek, gauč, pohovka, stůl, židle, dekorace, svíčky, váza, závěsy, záclony, koberec, polštáře, kuchyňské potřeby, hrnce, pánev, příbory, nádobí, zrcadlo, nože",
  bedding:
    "ložní prádlo, povlečení | prostěradlo, peřina, polštář, deka, ručníky, matrace, přikrývka, ručník",
  florist:
    "květinářství, květiny | kytka, kytky, kytice, růže, pokojové rostliny, rostliny, tulipány, věnec, puget, květina, květinka",
  ceramics: "keramika, porcelán | talíře, hrnek, hrnky, šálky, mísa, konvice, hrníčky, talíř, nádobí",
  lighting: "svítidla, lampy | lampa, žárovka, žárovky, lustr, světlo, lampička, osvětlení, světla",
  diy: "hobbymarket, železářství | nářadí, barvy, šrouby, vrtačka, kladivo, lepidlo, kutil",
  pets: "chovatelské potřeby, zverimex | krmivo, granule, krmení pro psa, krmivo pro psy, stelivo, akvárium, vodítko, mazlíček, granule pro psa",
  electronics:
    "elektronika, elektro | počítač, notebook, tablet, televize, televizor, tiskárna, kabel, nabíječka, baterie, baterky, pračka, lednice, vysavač, herní konzole, flashka, kávovar, konvice, fén, myš, klávesnice, monitor, spotřebiče",
  audio:
    "audiotechnika | sluchátka, reproduktor, reproduktory, gramofon, rádio, zesilovač, mikrofon, repráky, hi-fi",
  phones:
    "mobilní telefony, mobilní operátor | mobil, mobily, telefon, telefony, smartphone, iphone, sim karta, simka, obal na mobil, kryt na mobil, tarif, operátor, předplacená karta",
  photography:
    "fototechnika | fotoaparát, foťák, objektiv, stativ, paměťová karta, kamera, dalekohled, film do fotoaparátu",
  "phone-repair":
    "opravy telefonů a počítačů, oprava telefonů, oprava mobilů, opravy mobilů, oprava počítačů, servis mobilů | rozbitý mobil, rozbitý displej, výměna displeje, prasklý displej, oprava mobilu, oprava telefonu, oprava notebooku, rozbitý telefon",
  books:
    "knihy, knihkupectví | kniha, knížka, knížky, román, romány, literatura, čtení, dětské knihy, kuchařka, komiks, učebnice, audiokniha, detektivka",
  "second-hand-books": "antikvariát | staré knihy, použité knihy, second hand",
  records: "gramofonové desky | vinyl, vinyly, LP, desky, hudba, CD, cédéčka",
  prints: "grafika a plakáty | plakát, obrazy, obraz, rám na obraz, umění, grafika, plakáty, rámy",
  "board-games":
    "deskové hry | hry, pexeso, stolní hry, puzzle, šachy, karetní hry, společenské hry, desková hra, hra",
  maps: "mapy a průvodce, mapy | mapa, průvodce, turistická mapa, atlas, glóbus, cestovní průvodce",
  stationery:
    "papírnictví | tužky, pero, propiska, papír, sešity, sešit, obálky, školní potřeby, balicí papír, zápisník, přání, diář, kalendář, pastelky do školy, penál",
  newsagent: "trafika, tabák | noviny, časopisy, časopis, cigarety, loterie, sportka, známky, tisk",
  toys: "hračky, hračkářství, pro děti | hračka, panenka, lego, stavebnice, plyšák, medvídek, kostky, dárek pro dítě, děti, autíčko, plyšáci, dárek pro děti, vláčky",
  kidswear:
    "dětské oblečení | oblečení pro děti, pro miminko, miminko, dupačky, body pro miminko, kojenecké oblečení, dětská bunda, oblečky, výbavička, dětské šaty, oblečení pro miminka",
  "art-supplies":
    "výtvarné potřeby | barvy, štětce, pastelky, plátno, vodovky, tvoření, kreslení, malování, fixy, akrylové barvy, stojan, pletení, vlna, příze",
  running: "běh | běžecké boty, boty na běhání, běhání, jogging, maraton, běžecké oblečení",
  sport:
    "sport, sportovní potřeby, sport a příroda | outdoor, turistika, stan, fotbal, míč, kempování, lezení, trekové boty, tenis, sportovní boty, sportovní oblečení, spacák, tenisová raketa, batoh na hory, brusle, pohorky",
  bicycles:
    "jízdní kola, cyklo, kola | kolo, bicykl, helma, elektrokolo, cyklistika, oprava kola, servis kol, duše, dětské kolo, cyklistická helma, přilba",
  swimming: "plavání | plavky, bikiny, plavecké brýle, koupání, plavky pro děti",
  ski: "lyže a snowboardy | lyže, snowboard, lyžáky, půjčovna lyží, servis lyží, sáňky, boby, lyžování, lyžařské brýle",
  fitness:
    "fitness | posilovna, činky, jóga, podložka na jógu, protein, cvičení, běžecký pás, doplňky stravy",
  greengrocer:
    "ovoce a zelenina | ovoce, zelenina, jablka, salát, banány, bio, rajčata, brambory, jahody, biopotraviny",
  honey: "med a včelí produkty | med, medovina, včelí vosk, propolis",
  wine: "víno, vinotéka | červené víno, bílé víno, sekt, šampaňské, alkohol, láhev vína, prosecco, vína, whisky, destiláty",
  beer: "pivotéka | pivo, řemeslné pivo, ležák, piva",
  bakery:
    "pekárna, pekařství | chleba, chléb, rohlíky, housky, pečivo, koláče, croissant, bageta, dort, dorty, buchty, koblihy, rohlík, chlebíčky, cukrárna, zákusky, narozeninový dort",
  butcher:
    "řeznictví, řezník | maso, uzeniny, šunka, párky, klobása, salám, kuřecí maso, hovězí, vepřové, mleté maso, slanina",
  food: "potraviny, lahůdky | olivy, olivový olej, koření, jídlo domů, delikatesy, lahůdkářství, bezlepkové",
  hypermarket:
    "hypermarket, supermarket | nákup potravin, mléko, voda, vejce, samoobsluha, máslo, nákup jídla, mražené potraviny",
  chocolate: "čokoládovna, čokoláda | pralinky, bonboniéra, sladkosti, bonbony, lanýže, sladké, bonboniéry",
  fish: "ryby | ryba, losos, mořské plody, krevety, tuňák, kapr, pstruh, rybárna",
  cheese: "sýrárna, sýry | sýr, kozí sýr, mléčné výrobky, hermelín",
  restaurant:
    "restaurace | oběd, obědy, večeře, jídlo, kam na jídlo, kam na oběd, polední menu, steak, najíst, hospoda, hlad, vegetariánské, veganské, obědové menu, denní menu",
  bistro: "bistro | polévka, snídaně, brunch, rychlý oběd, svačina, kam na snídani",
  "fast-food": "rychlé občerstvení, fast food | hranolky, kebab, párek v rohlíku, hot dog, občerstvení",
  pizza: "pizzerie, pizza | italská restaurace, italské jídlo, těstoviny, lasagne, italská kuchyně, špagety",
  sushi:
    "sushi | japonská restaurace, japonské jídlo, asijské jídlo, asijská restaurace, ramen, japonská kuchyně, asijská kuchyně",
  "ice-cream": "zmrzlinárna, zmrzlina | sorbet, točená zmrzlina, zmrzlinový pohár, kopečková zmrzlina",
  burgers: "burgery, burger | hamburger, hamburgery, hranolky, cheeseburger",
  "tea-room": "čajovna | čaj, čaje, zelený čaj, matcha, sypaný čaj",
  indian:
    "indická kuchyně, indická restaurace | curry, kari, indické jídlo, asijské jídlo, asijská restaurace, asijská kuchyně",
  pancakes: "palačinkárna, palačinky | lívance, palačinka, vafle, creperie",
  "wine-bar": "vinárna, vinný bar | bar, koktejly, drink, drinky, sklenka vína, aperitiv",
  noodles:
    "nudlový bar, nudle | asijské jídlo, asijská restaurace, asijská kuchyně, čína, čínské jídlo, thajské jídlo, vietnamské jídlo, pho, ramen, čínská restaurace, vietnamská restaurace, thajská restaurace",
  cafe: "kavárna | káva, kafe, kafíčko, espresso, cappuccino, latté, kam na kávu, kam na kafe, káva s sebou, horká čokoláda, zákusek, dezert",
  hairdresser:
    "kadeřnictví, kadeřník | střih, ostříhat, stříhání, vlasy, barvení vlasů, účes, melír, holič, kadeřnice, ostříhání, dětský střih, pánský střih, trvalá",
  barber:
    "barber, holičství | holič, vousy, holení, úprava vousů, břitva, pánský střih, ostříhat, střih, stříhání",
  travel:
    "cestovní kancelář, cestovka, cestovní agentura | dovolená, zájezd, zájezdy, letenky, letenka, last minute, dovolená u moře, cestování",
  post: "pošta | balík, balíček, dopis, známky, poslat balík, zásilka, vyzvednout balík, zásilkovna, pohled, výdejna",
  tailor:
    "krejčovství, krejčí, opravy oděvů | zkrátit kalhoty, zip, výměna zipu, šití, oprava oblečení, švadlena, úpravy oděvů, zašít, zkrácení kalhot, úprava šatů, oblek na míru",
  insurance: "pojišťovna, pojištění | povinné ručení, cestovní pojištění, pojistka, pojištění auta",
  nails: "nehtové studio, nehty | manikúra, pedikúra, gelové nehty, gel lak, nehet, modeláž nehtů",
  "photo-studio":
    "fotoateliér | fotka na pas, průkazová fotka, fotky na doklady, fotograf, portrét, fotografie, tisk fotek, focení, fotka na občanku, vyvolat fotky, fotky",
  massage: "masáže, masáž | masér, bolest zad, bolí mě záda, wellness, relaxace, relax, thajské masáže, záda",
  exchange:
    "směnárna | směna peněz, vyměnit peníze, eura, euro, dolary, kurz, cizí měna, valuty, výměna peněz",
  "copy-shop":
    "kopírování a tisk, kopírování, copycentrum | kopie, tisk, vytisknout, skenování, vizitky, vazba, kopírka, tisk dokumentů, okopírovat, oskenovat, kroužková vazba",
  cleaner:
    "čistírna, čistírna oděvů | prádelna, vyčistit oblek, žehlení, praní, vyčistit kabát, čištění, vyprat, čištění kabátu",
  keys: "klíče a opravy obuvi, klíče, opravy obuvi, oprava bot, oprava obuvi, výroba klíčů | klíč, zámečník, kopie klíče, podpatky, opravna bot, švec, broušení nožů, náhradní klíč, udělat klíč, podrážky, nabrousit nože, opravit boty, oprava podpatků",
  bank: "banka, spořitelna | účet, úvěr, půjčka, hypotéka, pobočka banky, bankovní účet, založit účet",
  doctor:
    "lékař, zubař, zubní ordinace, poliklinika | doktor, ordinace, zuby, dentální hygiena, fyzioterapie, bělení zubů, očkování",
  toilets: "toalety | toaleta, wc, záchod, záchody, umývárna",
  wifi: "wi-fi, wifi | internet, internet zdarma, připojení, wlan",
  lockers:
    "úschovné skříňky, odložit zavazadla | úschovna, zavazadla, úschova zavazadel, kufr do úschovy, skříňky, zavazadlo, uschovat kufr, odložit kufr",
  atm: "bankomaty, bankomat | hotovost, vybrat peníze, výběr hotovosti, peníze, výběr peněz, vyberu hotovost, výběr z bankomatu",
  "phone-charging":
    "nabíjecí boxy na telefony | nabít telefon, nabít mobil, nabíjení mobilu, dobít mobil, nabíjení telefonu, dobít telefon",
  fountains: "pítka, pítko | pitná voda, napít se, doplnit vodu",
  lounge: "salonek | VIP, stylista",
  cloakroom: "šatna | odložit kabát, odložit bundu",
  "baby-room":
    "přebalovací místnost, přebalím dítě, v klidu kojit | přebalování, přebalit, přebalovací pult, kojení, kojit, pleny výměna, přebalovák, nakojit, kojicí místnost, přebalit miminko",
  "kids-corner":
    "dětský koutek, pohlídáte děti | hlídání dětí, koutek, hlídání, herna, pohlídat děti, hlídaný koutek",
  prams:
    "kočárky k zapůjčení, vozík nebo kočárek | kočárek, půjčit kočárek, golfky, kočárky, půjčení kočárku, půjčovna kočárků",
  playground: "hřiště | prolézačky, skluzavka, houpačky, pískoviště, dětské hřiště, klouzačka",
  "quiet-room": "tichá místnost, kdy je klid | modlitebna, kaple, meditace, ticho, tichá hodina, klid",
  wheelchair:
    "vozíky k zapůjčení, místa pro vozíčkáře, na vozíku | vozík, invalidní vozík, bezbariérový, bezbariérový přístup, vozíčkář, výtah, půjčit vozík, postižení, invalida, bezbariérově",
  "car-charging":
    "nabíjení aut, nabiju elektromobil | elektromobil, nabíječka aut, nabíjecí stanice, elektroauto, dobít auto, nabít auto, dobíjecí stanice, nabít elektromobil, nabíječka pro elektromobily",
  "bike-room":
    "kolárna, kam s kolem | stojany na kola, úschovna kol, kam dát kolo, zamknout kolo, zaparkovat kolo, stojan na kolo",
  taxi: "stanoviště taxi, taxi | taxík, uber, taxíky",
  "first-aid": "první pomoc | defibrilátor, úraz, záchranka, zranění, lékárnička, ošetření",
  dogs: "psí koutek, přijít se psem, vodicí pes | pes, psi, se psem, psy, pejsek, pejskové, můžu se psem, smí psi",
  information:
    "informace, infocentrum | info, informační přepážka, recepce, infostánek, zákaznický servis, infopult, přepážka",
  parking:
    "parkování, zaplatím parkování, parkuji zdarma | parkoviště, garáže, zaparkovat, kde zaparkovat, parkovné, cena parkování, parkovací dům, parkování zdarma, kolik stojí parkování, parkovací lístek",
  "gift-cards":
    "dárkové karty, dárková karta, dárkovou kartu | poukaz, dárkový poukaz, voucher, dárek, poukázka, dárky, dárkový šek, zůstatek na kartě, poukázky",
  jobs: "nabídka práce, najdu volná místa | práce, brigáda, zaměstnání, kariéra, volná místa, volné pozice, brigády, pracovní nabídky, hledám práci",
  lease:
    "pronájem prostor, pronajmu obchod | pronájem, nájem, pronajmout obchod, obchodní prostory, pop-up, pronajmout prostor, volné prostory",
  cinema:
    "kino | film, filmy, program kina, lístky do kina, vstupenky do kina, co hrají, promítání, lístky na film",
  loyalty:
    "věrnostní program | body, věrnostní karta, sbírat body, členství, věrnostní body, bonus, klubová karta, věrnost, klub",
  contact:
    "kontakt, spojím s vedením | telefonní číslo, email, adresa, stížnost, vedení, správa centra, reklamace, zavolat, kontakty, stěžovat",
  app: "mobilní aplikace | aplikace, appka, stáhnout aplikaci, apka",
  newsletter: "newsletter | odběr novinek, odhlásit odběr, novinky e-mailem, odhlásit newsletter",
  directions:
    "jak se k nám dostat, mapa a trasa | doprava, autobus, tramvaj, metro, vlak, zastávka, cesta, MHD, jak se tam dostat, jak se dostanu, spojení, cesta autobusem",
  hours:
    "máte otevřeno | otevírací doba, otvírací doba, otevírací hodiny, otevřeno, zavírá, neděle, svátky, v neděli, kdy otevírají, kdy zavírají, do kolika, do kolika máte otevřeno, zavřeno, otvíračka, kdy je otevřeno",
  "lost-property":
    "ztracené věci | ztráty a nálezy, ztráta, ztratil jsem, ztratila jsem, nález, ztracená peněženka, ztracené klíče, našel jsem, ztracený mobil",
  terrace: "terasa | střecha, vyhlídka, výhled, střešní terasa",
  christmas: "vánoční stánky, vánoční stánek | vánoce, vánoční trhy, advent, vánoční trh",
};

export const czFillers =
  "a aby bych by chci co či dá dát do dobrá dobrou dobrý je jak jaký jaké jdu já k kam kde kdy koupím koupit kupte levná levné levný ma má mají mám máte mě mi můžu mohu mít můj nová nové nový na najdu najít některá něco nejlepší nějaká nějaké nějaký o od potřebuji potřebuju pro prodej prodejna prodejny prosím sehnat seženu s se si tady tu u v ve vás vám z za ze že obchod obchody obchodě";
