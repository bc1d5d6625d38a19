import { text } from "../../../domain/content/language-text";
import { offer, type Trade } from "./trade";

/** Services by hand: hair, clothes, keys. */
export const careTrades: Trade[] = [
  {
    key: "keys-and-heels",
    shops: ["Klíče & Podpatky"],
    label: text(
      "Keys and shoe repairs",
      "Klíče a opravy obuvi",
      "Kľúče a opravy obuvi",
      "Schlüssel und Schuhreparatur",
    ),
    about: text(
      "Keys are cut, heels renewed and knives sharpened while you have a coffee.",
      "Než vypijete kávu, vyrobíme klíč, vyměníme podpatky a nabrousíme nože.",
      "Kým vypijete kávu, vyrobíme kľúč, vymeníme podpätky a nabrúsime nože.",
      "Während Sie Kaffee trinken, fräsen wir Schlüssel, erneuern Absätze und schleifen Messer.",
    ),
    offers: [
      offer(
        20,
        [150, 290],
        text(
          "Two keys cut, the third for less",
          "Dva klíče a třetí levněji",
          "Dva kľúče a tretí lacnejšie",
          "Zwei Schlüssel, der dritte günstiger",
        ),
        text(
          "Done within ten minutes.",
          "Hotové do deseti minut.",
          "Hotové do desiatich minút.",
          "In zehn Minuten fertig.",
        ),
      ),
    ],
  },
  {
    key: "hairdresser",
    shops: ["Kadeřnictví Vlas"],
    label: text("Hairdresser", "Kadeřnictví", "Kaderníctvo", "Friseur"),
    about: text(
      "Cuts, colours and styling for women, men and children who sit still.",
      "Střihy, barvy a účesy pro ženy, muže i děti, které vydrží sedět.",
      "Strihy, farby a účesy pre ženy, mužov aj deti, ktoré vydržia sedieť.",
      "Schnitt, Farbe und Styling für Damen, Herren und Kinder, die stillsitzen.",
    ),
    offers: [
      offer(
        25,
        [690, 1190],
        text(
          "Haircut and a head massage",
          "Střih s masáží hlavy",
          "Strih s masážou hlavy",
          "Haarschnitt mit Kopfmassage",
        ),
        text(
          "Forty-five minutes only for you.",
          "Čtyřicet pět minut jen pro vás.",
          "Štyridsaťpäť minút len pre vás.",
          "Fünfundvierzig Minuten nur für Sie.",
        ),
      ),
    ],
  },
  {
    key: "tailor",
    shops: ["Krejčovství Jehla"],
    label: text("Tailor", "Krejčovství", "Krajčírstvo", "Schneiderei"),
    about: text(
      "Alterations within a day, and suits to measure within six weeks.",
      "Úpravy do druhého dne a obleky na míru do šesti týdnů.",
      "Úpravy do druhého dňa a obleky na mieru do šiestich týždňov.",
      "Änderungen bis zum nächsten Tag, Maßanzüge in sechs Wochen.",
    ),
    offers: [
      offer(
        20,
        [190, 390],
        text(
          "Trousers and skirts shortened",
          "Zkrácení kalhot a sukní",
          "Skrátenie nohavíc a sukní",
          "Hosen und Röcke gekürzt",
        ),
        text(
          "Pinned at once, ready by the evening.",
          "Zašpendlíme hned, večer je hotovo.",
          "Zašpendlíme hneď, večer je hotovo.",
          "Sofort abgesteckt, abends fertig.",
        ),
      ),
    ],
  },
  {
    key: "nails",
    shops: ["Nehty Lak"],
    label: text("Nail studio", "Nehtové studio", "Nechtové štúdio", "Nagelstudio"),
    about: text(
      "Manicure and pedicure in forty colours, with sterilised tools.",
      "Manikúra a pedikúra ve čtyřiceti barvách a se sterilními nástroji.",
      "Manikúra a pedikúra v štyridsiatich farbách a so sterilnými nástrojmi.",
      "Maniküre und Pediküre in vierzig Farben, mit sterilisiertem Werkzeug.",
    ),
    offers: [
      offer(
        20,
        [390, 590],
        text(
          "Manicure with gel polish",
          "Manikúra s gel lakem",
          "Manikúra s gél lakom",
          "Maniküre mit Gellack",
        ),
        text(
          "An hour, and three weeks of peace.",
          "Hodina péče a tři týdny pokoj.",
          "Hodina starostlivosti a tri týždne pokoj.",
          "Eine Stunde Pflege, drei Wochen Ruhe.",
        ),
      ),
    ],
  },
  {
    key: "barber",
    shops: ["Barber Břit"],
    label: text("Barber", "Barber", "Barber", "Barbier"),
    about: text(
      "Hair, beards and hot towels; an appointment isn't needed.",
      "Vlasy, vousy a horké ručníky, objednávat se nemusíte.",
      "Vlasy, fúzy a horúce uteráky, objednávať sa nemusíte.",
      "Haare, Bärte und heiße Tücher, ohne Termin.",
    ),
    offers: [
      offer(
        20,
        [490, 690],
        text("Haircut and beard", "Střih a vousy", "Strih a brada", "Haare und Bart"),
        text(
          "With a hot towel and a cold lemonade.",
          "S horkým ručníkem a studenou limonádou.",
          "S horúcim uterákom a studenou limonádou.",
          "Mit heißem Tuch und kalter Limonade.",
        ),
      ),
    ],
  },
  {
    key: "photo-studio",
    shops: ["Fotoateliér Kruh"],
    label: text("Photo studio", "Fotoateliér", "Fotoateliér", "Fotostudio"),
    about: text(
      "Portraits, passport photographs and family pictures without stiff smiles.",
      "Portréty, fotky na doklady a rodinné snímky bez strnulých úsměvů.",
      "Portréty, fotky na doklady a rodinné snímky bez strnulých úsmevov.",
      "Porträts, Passfotos und Familienbilder ohne steifes Lächeln.",
    ),
    offers: [
      offer(
        10,
        [1990, 3490],
        text(
          "Family portrait in the studio",
          "Rodinný portrét v ateliéru",
          "Rodinný portrét v ateliéri",
          "Familienporträt im Studio",
        ),
        text(
          "Five edited photographs and one framed print.",
          "Pět upravených fotografií a jedna zarámovaná.",
          "Päť upravených fotografií a jedna zarámovaná.",
          "Fünf bearbeitete Fotos und ein gerahmter Abzug.",
        ),
      ),
    ],
  },
  {
    key: "massage",
    shops: ["Masáže Klid"],
    label: text("Massage", "Masáže", "Masáže", "Massage"),
    about: text(
      "Massages from twenty minutes in the chair to ninety on the table.",
      "Masáže od dvaceti minut v křesle po devadesát na lehátku.",
      "Masáže od dvadsiatich minút v kresle po deväťdesiat na lehátku.",
      "Massagen von zwanzig Minuten im Stuhl bis neunzig auf der Liege.",
    ),
    offers: [
      offer(
        20,
        [690, 990],
        text("An hour for the back", "Hodina pro záda", "Hodina pre chrbát", "Eine Stunde für den Rücken"),
        text(
          "Neck and shoulders included.",
          "Včetně šíje a ramen.",
          "Vrátane šije a ramien.",
          "Nacken und Schultern inbegriffen.",
        ),
      ),
    ],
  },
];
