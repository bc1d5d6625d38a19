import { type LanguageText, text } from "../../domain/content/language-text";

export type WayTemplate = {
  way: string;
  /** The stop or car park, for malls that don't name their own. */
  title: LanguageText;
  text: LanguageText;
  /** Degrees from north over east, and minutes on foot from there. */
  bearing: number;
  minutes: number | null;
};

/** The means of transport to a mall; `{stop}` is filled in with the name of the stop. */
export const ways: WayTemplate[] = [
  {
    way: "metro",
    title: text("{stop} station", "Stanice {stop}", "Stanica {stop}", "Station {stop}"),
    text: text(
      "Leave by the rear stairs or the lift and follow the stones with our sign. The path is lit and covered all the way.",
      "Vystupte zadním schodištěm nebo výtahem a jděte podle kamenů s naším znakem. Cesta je celá osvětlená a krytá.",
      "Vystúpte zadným schodiskom alebo výťahom a choďte podľa kameňov s naším znakom. Cesta je celá osvetlená a krytá.",
      "Nehmen Sie den hinteren Ausgang, Treppe oder Lift, und folgen Sie den Steinen mit unserem Zeichen. Der Weg ist durchgehend beleuchtet und überdacht.",
    ),
    bearing: 38,
    minutes: 6,
  },
  {
    way: "tram",
    title: text("{stop} stop", "Zastávka {stop}", "Zastávka {stop}", "Haltestelle {stop}"),
    text: text(
      "The stop is in front of the main entrance. Low-floor trams run every six minutes by day, night lines every half hour.",
      "Zastávka je přímo před hlavním vchodem. Nízkopodlažní tramvaje jezdí přes den každých šest minut, noční linky každou půlhodinu.",
      "Zastávka je priamo pred hlavným vchodom. Nízkopodlažné električky jazdia cez deň každých šesť minút, nočné linky každú polhodinu.",
      "Die Haltestelle liegt vor dem Haupteingang. Niederflurbahnen fahren tagsüber alle sechs Minuten, Nachtlinien halbstündlich.",
    ),
    bearing: 176,
    minutes: 2,
  },
  {
    way: "bus",
    title: text(
      "{stop} bus stop",
      "Autobusová zastávka {stop}",
      "Autobusová zastávka {stop}",
      "Bushaltestelle {stop}",
    ),
    text: text(
      "The town lines stop by the side entrance, and so do the buses from the villages around.",
      "U bočního vchodu staví městské linky i autobusy z okolních obcí.",
      "Pri bočnom vchode stoja mestské linky aj autobusy z okolitých obcí.",
      "Am Seiteneingang halten die Stadtlinien und die Busse aus den Dörfern der Umgebung.",
    ),
    bearing: 176,
    minutes: 2,
  },
  {
    way: "train",
    title: text(
      "{stop} railway station",
      "Vlakové nádraží {stop}",
      "Železničná stanica {stop}",
      "Bahnhof {stop}",
    ),
    text: text(
      "From the platforms take the underpass towards the town and follow the signs. There are no steps on the way.",
      "Z nástupišť projděte podchodem směrem do města a dál podle cedulí. Na cestě nejsou žádné schody.",
      "Z nástupíšť prejdite podchodom smerom do mesta a ďalej podľa tabúľ. Na ceste nie sú žiadne schody.",
      "Von den Bahnsteigen durch die Unterführung Richtung Stadt, dann den Schildern nach. Der Weg ist stufenlos.",
    ),
    bearing: 62,
    minutes: 9,
  },
  {
    way: "car",
    title: text("Car park entrance", "Vjezd do garáží", "Vjazd do garáží", "Einfahrt zum Parkhaus"),
    text: text(
      "Leave the ring road where the blue signs carry our name. The car park has two entrances, and lights show where a place is free.",
      "Z okruhu sjeďte tam, kde modré cedule nesou naše jméno. Garáže mají dva vjezdy a světla ukazují, kde je volno.",
      "Z okruhu zíďte tam, kde modré tabule nesú naše meno. Garáže majú dva vjazdy a svetlá ukazujú, kde je voľno.",
      "Verlassen Sie den Ring, wo die blauen Schilder unseren Namen tragen. Das Parkhaus hat zwei Einfahrten, Lichter zeigen freie Plätze.",
    ),
    bearing: 282,
    minutes: null,
  },
  {
    way: "bike",
    title: text("Cycle stands", "Stojany na kola", "Stojany na bicykle", "Fahrradständer"),
    text: text(
      "The cycle path passes our door. Covered stands, a pump and a tool post are by the side entrance; lockers lend themselves for helmets.",
      "Cyklostezka vede kolem našich dveří. U bočního vchodu jsou kryté stojany, pumpa a sloupek s nářadím, helmu uschová skříňka.",
      "Cyklotrasa vedie okolo našich dverí. Pri bočnom vchode sú kryté stojany, pumpa a stĺpik s náradím, prilbu uschová skrinka.",
      "Der Radweg führt an unserer Tür vorbei. Am Seiteneingang gibt es überdachte Ständer, Pumpe und Werkzeug, für den Helm ein Schließfach.",
    ),
    bearing: 118,
    minutes: 1,
  },
  {
    way: "foot",
    title: text("Town square", "Náměstí", "Námestie", "Stadtplatz"),
    text: text(
      "A quiet walk under the trees, without a single step. Benches stand every hundred metres, a drinking fountain half way.",
      "Klidná procházka pod stromy bez jediného schodu. Lavičky stojí každých sto metrů, v půli cesty je pítko.",
      "Pokojná prechádzka pod stromami bez jediného schodu. Lavičky stoja každých sto metrov, v polovici cesty je pitná fontánka.",
      "Ein ruhiger Weg unter Bäumen, ganz ohne Stufen. Alle hundert Meter steht eine Bank, auf halber Strecke ein Trinkbrunnen.",
    ),
    bearing: 232,
    minutes: 11,
  },
];
