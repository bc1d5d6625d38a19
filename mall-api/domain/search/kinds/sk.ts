import type { KindWords } from "./kinds";

export const sk: KindWords = {
  fashion:
    "móda, oblečenie, butik | šaty, košeľa, tričko, blúzka, sukňa, nohavice, džínsy, rifle, oblek, bunda, kabát, sveter, mikina, dámske oblečenie, pánske oblečenie, šál, kravata, svadobné šaty, spoločenské šaty, odevy, sako, plesové šaty, vesta, kraťasy",
  lingerie:
    "spodná bielizeň | podprsenka, ponožky, pančuchy, pyžamo, nohavičky, trenírky, nočná košeľa, boxerky",
  shoes:
    "topánky, obuv | topánka, tenisky, sandále, čižmy, lodičky, poltopánky, papuče, šľapky, detské topánky, dámske topánky, pánske topánky, zimné topánky, podpätky, botasky",
  leather:
    "kožená galantéria, kabelky | kabelka, taška, tašky, peňaženka, opasok, kufor, batoh, ruksak, aktovka, rukavice, kufre, galantéria",
  jewellery:
    "klenoty, klenotníctvo, šperky, zlatníctvo | šperk, prsteň, obrúčky, snubný prsteň, zásnubný prsteň, náušnice, náhrdelník, retiazka, náramok, zlato, striebro, perly, diamant, prívesok",
  watches:
    "hodinárstvo, hodinky | hodiny, budík, batéria do hodiniek, remienok, hodinár, oprava hodiniek, inteligentné hodinky",
  cosmetics:
    "kozmetika | make-up, líčenie, rúž, špirála, krém, pleťový krém, mydlo, šampón, opaľovací krém, starostlivosť o pleť, lak na nechty, telové mlieko",
  drugstore:
    "drogéria | zubná pasta, zubná kefka, prací prášok, plienky, toaletný papier, dezodorant, žiletky, hygienické potreby, tampóny, vreckovky",
  perfumery: "parfuméria, parfumy | parfum, vôňa, voňavka, toaletná voda, voda po holení, voňavky",
  pharmacy:
    "lekáreň | lieky, liek, tabletky, lieky na bolesť, na predpis, recept, vitamíny, náplasť, náplasti, bolesť hlavy, sirup, kašeľ, obväz, teplomer, nádcha, kvapky do nosa, ibalgin, paralen",
  optician:
    "optika | okuliare, slnečné okuliare, kontaktné šošovky, šošovky, dioptrické okuliare, meranie zraku, optik, vyšetrenie zraku, oči, rámy na okuliare",
  home: "bývanie, domov a bývanie, domáce potreby | nábytok, gauč, pohovka, stôl, stolička, dekorácie, sviečky, váza, závesy, záclony, koberec, vankúše, kuchynské potreby, hrnce, panvica, príbory, riad, zrkadlo, nože",
  bedding:
    "posteľná bielizeň, obliečky | plachta, perina, vankúš, deka, uteráky, matrac, paplón, prikrývka, uterák",
  florist: "kvetinárstvo, kvety | kvet, kytica, ruže, izbové rastliny, rastliny, tulipány, veniec, kytička",
  ceramics: "keramika, porcelán | taniere, hrnček, hrnčeky, šálky, misa, kanvica, tanier, riad",
  lighting: "svietidlá, lampy | lampa, žiarovka, žiarovky, luster, svetlo, lampička, osvetlenie, svetlá",
  diy: "hobbymarket, železiarstvo | náradie, farby, skrutky, vŕtačka, kladivo, lepidlo",
  pets: "chovateľské potreby, zverimex | krmivo, granule, krmivo pre psa, podstielka, akvárium, vodítko, granule pre psa",
  electronics:
    "elektronika, elektro | počítač, notebook, tablet, televízor, televízia, tlačiareň, kábel, nabíjačka, batérie, baterky, práčka, chladnička, vysávač, herná konzola, kávovar, kanvica, fén, myš, klávesnica, monitor, spotrebiče",
  audio: "audiotechnika | slúchadlá, reproduktor, reproduktory, gramofón, rádio, zosilňovač, mikrofón, hi-fi",
  phones:
    "mobilné telefóny, mobilný operátor | mobil, mobily, telefón, telefóny, smartfón, iphone, sim karta, simka, obal na mobil, kryt na mobil, operátor, paušál, predplatená karta",
  photography: "fototechnika | fotoaparát, foťák, objektív, statív, pamäťová karta, kamera, ďalekohľad",
  "phone-repair":
    "opravy telefónov a počítačov, oprava telefónov, oprava mobilov, opravy mobilov, oprava počítačov, servis mobilov | rozbitý mobil, rozbitý displej, výmena displeja, prasknutý displej, oprava mobilu, oprava telefónu, oprava notebooku, rozbitý telefón",
  books:
    "knihy, kníhkupectvo | kniha, knižka, knižky, román, romány, literatúra, čítanie, detské knihy, kuchárska kniha, komiks, učebnice, audiokniha, detektívka",
  "second-hand-books": "antikvariát | staré knihy, použité knihy, second hand",
  records: "gramofónové platne | vinyl, vinyly, LP, platne, hudba, CD, cédečká",
  prints: "grafika a plagáty | plagát, obrazy, obraz, rám na obraz, umenie, grafika, plagáty, rámy",
  "board-games":
    "spoločenské hry | hry, pexeso, stolové hry, puzzle, šach, kartové hry, spoločenská hra, doskové hry, hra",
  maps: "mapy a sprievodcovia, mapy | mapa, sprievodca, turistická mapa, atlas, glóbus, cestovný sprievodca",
  stationery:
    "papiernictvo | ceruzky, pero, papier, zošity, zošit, obálky, školské potreby, baliaci papier, zápisník, pohľadnica, diár, kalendár, peračník, baliaci papier na darček",
  newsagent: "trafika, tabak | noviny, časopisy, časopis, cigarety, lotéria, známky, tlač",
  toys: "hračky, hračkárstvo, pre deti | hračka, bábika, lego, stavebnica, plyšák, medvedík, kocky, darček pre dieťa, deti, autíčko, darček pre deti, vláčiky",
  kidswear:
    "detské oblečenie | oblečenie pre deti, bábätko, dupačky, dojčenské oblečenie, detská bunda, výbavička, oblečenie pre bábätko, detské šaty, pre bábätko",
  "art-supplies":
    "výtvarné potreby | farby, štetce, pastelky, plátno, vodovky, tvorenie, kreslenie, maľovanie, fixky, akrylové farby, stojan, pletenie, vlna, priadza",
  running: "beh | bežecké topánky, topánky na beh, bežecká obuv, behanie, jogging, maratón, bežecké tenisky",
  sport:
    "šport, športové potreby, šport a príroda | outdoor, turistika, stan, futbal, lopta, kempovanie, lezenie, turistická obuv, tenis, športové topánky, športové oblečenie, spacák, tenisová raketa, korčule, turistické topánky",
  bicycles:
    "bicykle, cyklo | bicykel, koleso, prilba, elektrobicykel, cyklistika, oprava bicykla, servis bicyklov, duša, detský bicykel, cyklistická prilba",
  swimming: "plávanie | plavky, bikiny, plavecké okuliare, kúpanie",
  ski: "lyže a snowboardy | lyže, snowboard, lyžiarky, požičovňa lyží, servis lyží, sánky, boby, lyžovanie, lyžiarske okuliare",
  fitness:
    "fitness | posilňovňa, činky, joga, podložka na jogu, proteín, cvičenie, bežecký pás, výživové doplnky",
  greengrocer:
    "ovocie a zelenina | ovocie, zelenina, jablká, šalát, banány, bio, paradajky, zemiaky, jahody, biopotraviny",
  honey: "med a včelie produkty | med, medovina, včelí vosk, propolis",
  wine: "víno, vinotéka | červené víno, biele víno, sekt, šampanské, alkohol, fľaša vína, prosecco, vína, whisky, destiláty",
  beer: "pivotéka | pivo, remeselné pivo, ležiak, pivá",
  bakery:
    "pekáreň, pekárstvo | chlieb, rožky, žemle, pečivo, koláče, croissant, bageta, torta, torty, buchty, rožok, šišky, cukráreň, zákusky, narodeninová torta",
  butcher:
    "mäsiarstvo, mäsiar | mäso, údeniny, šunka, párky, klobása, saláma, kuracie mäso, hovädzie, bravčové, mleté mäso, slanina",
  food: "potraviny, lahôdky | olivy, olivový olej, korenie, jedlo domov, delikatesy, bezlepkové",
  hypermarket:
    "hypermarket, supermarket | nákup potravín, mlieko, voda, vajcia, samoobsluha, maslo, mrazené potraviny",
  chocolate: "čokoládovňa, čokoláda | pralinky, bonboniéra, sladkosti, cukríky, hľuzovky, sladké, bonboniéry",
  fish: "ryby | ryba, losos, morské plody, krevety, tuniak, kapor, pstruh",
  cheese: "syráreň, syry | syr, kozí syr, mliečne výrobky, bryndza, encián",
  restaurant:
    "reštaurácia | obed, obedy, večera, jedlo, kam na jedlo, kam na obed, obedové menu, steak, najesť, hlad, vegetariánske, vegánske, denné menu",
  bistro: "bistro | polievka, raňajky, brunch, rýchly obed, desiata, kam na raňajky",
  "fast-food": "rýchle občerstvenie, fast food | hranolky, kebab, párok v rožku, hot dog, občerstvenie",
  pizza:
    "pizzeria, pizza | talianska reštaurácia, talianske jedlo, cestoviny, lasagne, talianska kuchyňa, špagety",
  sushi:
    "sushi | japonská reštaurácia, japonské jedlo, ázijské jedlo, ázijská reštaurácia, ramen, japonská kuchyňa, ázijská kuchyňa",
  "ice-cream": "zmrzlináreň, zmrzlina | sorbet, točená zmrzlina, zmrzlinový pohár, kopčeková zmrzlina",
  burgers: "burgery, burger | hamburger, hamburgery, hranolky, cheeseburger",
  "tea-room": "čajovňa | čaj, čaje, zelený čaj, matcha, sypaný čaj",
  indian:
    "indická kuchyňa, indická reštaurácia | curry, karí, indické jedlo, ázijské jedlo, ázijská reštaurácia, ázijská kuchyňa",
  pancakes: "palacinkáreň, palacinky | lievance, palacinka, vafle",
  "wine-bar": "vináreň, vínny bar | bar, kokteily, drink, pohár vína, aperitív, drinky",
  noodles:
    "rezancový bar, rezance | ázijské jedlo, ázijská reštaurácia, ázijská kuchyňa, čína, čínske jedlo, thajské jedlo, vietnamské jedlo, pho, ramen, čínska reštaurácia, vietnamská reštaurácia, thajská reštaurácia",
  cafe: "kaviareň | káva, kávička, espresso, cappuccino, latte, kam na kávu, káva so sebou, horúca čokoláda, zákusok, dezert",
  hairdresser:
    "kaderníctvo, kaderník | strih, ostrihať, strihanie, vlasy, farbenie vlasov, účes, melír, holič, kaderníčka, detský strih, pánsky strih, trvalá",
  barber:
    "barber, holičstvo | holič, brada, holenie, úprava brady, britva, pánsky strih, fúzy, ostrihať, strih, strihanie",
  travel:
    "cestovná kancelária, cestovka, cestovná agentúra | dovolenka, zájazd, zájazdy, letenky, letenka, last minute, dovolenka pri mori, cestovanie",
  post: "pošta | balík, balíček, list, známky, poslať balík, zásielka, vyzdvihnúť balík, zásielkovňa, pohľadnica",
  tailor:
    "krajčírstvo, krajčír, opravy odevov | skrátiť nohavice, zips, výmena zipsu, šitie, oprava oblečenia, krajčírka, úpravy odevov, zašiť, skrátenie nohavíc, úprava šiat, oblek na mieru",
  insurance:
    "poisťovňa, poistenie | povinné zmluvné poistenie, cestovné poistenie, poistka, pzp, poistenie auta",
  nails: "nechtové štúdio, nechty | manikúra, pedikúra, gélové nechty, gél lak, modeláž nechtov",
  "photo-studio":
    "fotoateliér | fotka na pas, fotky na doklady, fotograf, portrét, fotografie, tlač fotiek, fotenie, fotka na občiansky, vyvolať fotky, fotky",
  massage: "masáže, masáž | masér, bolesť chrbta, bolí ma chrbát, wellness, relax, thajské masáže, chrbát",
  exchange:
    "zmenáreň | výmena peňazí, vymeniť peniaze, koruny, eurá, doláre, kurz, cudzia mena, valuty, zameniť peniaze",
  "copy-shop":
    "kopírovanie a tlač, kopírovanie, copycentrum | kópie, tlač, vytlačiť, skenovanie, vizitky, väzba, kopírka, tlač dokumentov, hrebeňová väzba",
  cleaner:
    "čistiareň, čistiareň odevov | práčovňa, vyčistiť oblek, žehlenie, pranie, vyčistiť kabát, čistenie, čistenie kabátu",
  keys: "kľúče a opravy obuvi, kľúče, opravy obuvi, oprava topánok, oprava obuvi, výroba kľúčov | kľúč, zámočník, kópia kľúča, podpätky, obuvník, brúsenie nožov, náhradný kľúč, podrážky, nabrúsiť nože, opraviť topánky, oprava podpätkov, švec",
  bank: "banka, sporiteľňa | účet, úver, pôžička, hypotéka, pobočka banky, bankový účet, založiť účet",
  doctor:
    "lekár, zubár, zubná ambulancia, poliklinika | doktor, ambulancia, zuby, dentálna hygiena, fyzioterapia, bielenie zubov, očkovanie",
  toilets: "toalety | toaleta, wc, záchod, záchody, umyváreň",
  wifi: "wi-fi, wifi | internet, internet zadarmo, pripojenie, wlan",
  lockers:
    "úschovné skrinky, odložiť batožinu | úschovňa, batožina, úschova batožiny, skrinky, uschovať kufor, odložiť kufor",
  atm: "bankomaty, bankomat, vyberiem hotovosť | hotovosť, vybrať peniaze, výber hotovosti, peniaze, výber peňazí",
  "phone-charging":
    "nabíjacie boxy na telefóny | nabiť telefón, nabiť mobil, nabíjanie mobilu, dobiť mobil, nabíjanie telefónu, dobiť telefón",
  fountains: "pitné fontánky, fontánka | pitná voda, napiť sa, doplniť vodu",
  lounge: "salónik | VIP, stylista",
  cloakroom: "šatňa | odložiť kabát, odložiť bundu",
  "baby-room":
    "prebaľovacia miestnosť, prebalím dieťa, v pokoji dojčiť | prebaľovanie, prebaliť, prebaľovací pult, dojčenie, dojčiť, nadojčiť, prebaliť bábätko",
  "kids-corner": "detský kútik, postrážite deti | stráženie detí, kútik, stráženie, herňa, postrážiť deti",
  prams: "kočíky na požičanie, vozík alebo kočík | kočík, požičať kočík, kočíky, požičovňa kočíkov",
  playground: "ihrisko | preliezky, šmykľavka, hojdačky, pieskovisko, detské ihrisko",
  "quiet-room": "tichá miestnosť, kedy je pokoj | modlitebňa, kaplnka, meditácia, ticho, tichá hodina",
  wheelchair:
    "vozíky na požičanie, miesta pre vozičkárov, na vozíku | vozík, invalidný vozík, bezbariérový, bezbariérový prístup, vozičkár, výťah, požičať vozík, postihnutie",
  "car-charging":
    "nabíjanie áut, nabijem elektromobil | elektromobil, nabíjacia stanica, elektroauto, dobiť auto, nabiť auto, nabíjačka pre elektromobily, nabiť elektromobil",
  "bike-room":
    "bicyklovňa, kam s bicyklom | stojany na bicykle, kam dať bicykel, zamknúť bicykel, zaparkovať bicykel, stojan na bicykel",
  taxi: "stanovište taxi, taxi | taxík, uber, taxíky",
  "first-aid": "prvá pomoc | defibrilátor, úraz, záchranka, zranenie, lekárnička, ošetrenie",
  dogs: "psí kútik, prísť so psom, vodiaci pes | pes, psy, so psom, psík, môžem so psom, havo",
  information: "informácie, infocentrum | info, informačný pult, recepcia, infostánok, zákaznícky servis",
  parking:
    "parkovanie, zaplatím parkovanie, parkujem zadarmo | parkovisko, garáže, zaparkovať, kde zaparkovať, parkovné, cena parkovania, parkovací dom, parkovanie zadarmo, koľko stojí parkovanie, parkovací lístok",
  "gift-cards":
    "darčekové karty, darčeková karta, darčekovú kartu | poukaz, darčekový poukaz, voucher, darček, poukážka, darčeky, zostatok na karte, poukážky",
  jobs: "ponuka práce, nájdem voľné miesta | práca, brigáda, zamestnanie, kariéra, voľné miesta, voľné pozície, brigády, pracovné ponuky, hľadám prácu",
  lease:
    "prenájom priestorov, prenajmem obchod | prenájom, nájom, prenajať obchod, obchodné priestory, pop-up, prenajať priestor, voľné priestory",
  cinema: "kino | film, filmy, program kina, lístky do kina, vstupenky do kina, čo hrajú, premietanie",
  loyalty:
    "vernostný program | body, vernostná karta, zbierať body, členstvo, vernostné body, bonus, klubová karta, klub",
  contact:
    "kontakt, spojím s vedením | telefónne číslo, email, adresa, sťažnosť, vedenie, správa centra, reklamácia, zavolať, kontakty",
  app: "mobilná aplikácia | aplikácia, appka, stiahnuť aplikáciu, apka",
  newsletter: "newsletter | odber noviniek, odhlásiť odber, novinky e-mailom",
  directions:
    "ako sa k nám dostať, mapa a trasa | doprava, autobus, električka, vlak, zastávka, cesta, MHD, ako sa tam dostať, ako sa dostanem, spojenie",
  hours:
    "máte otvorené | otváracia doba, otváracie hodiny, otvorené, zatvára, nedeľa, sviatky, v nedeľu, kedy otvárajú, kedy zatvárajú, do koľkej, do koľkej máte otvorené, zatvorené, kedy je otvorené",
  "lost-property":
    "stratené veci | straty a nálezy, strata, stratil som, stratila som, nález, stratená peňaženka, stratené kľúče, našiel som, stratený mobil",
  terrace: "terasa | strecha, vyhliadka, výhľad, strešná terasa",
  christmas: "vianočné stánky, vianočný stánok | vianoce, vianočné trhy, advent, vianočný trh",
};

export const skFillers =
  "a aby by chcem čo či dá dať do dobrá dobrú dobrý je ako aký aké ja k kam kde kedy kúpim kúpiť lacná lacné lacný ma má majú mám máte mi môžem mať môj nová nové nový na nájdem nájsť najlepšia nejaká nejaké nejaký niečo o od potrebujem pre predaj predajňa predajne prosím zohnať zoženiem s so sa si tu u v vo vás vám z za zo že obchod obchody obchode";
