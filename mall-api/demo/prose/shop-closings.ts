import { type LanguageText, text } from "../../domain/content/language-text";
import type { ShopCategory } from "./shop-categories";

const familyBusiness = text(
  "A family business since {year}.",
  "Rodinný podnik od roku {year}.",
  "Rodinný podnik od roku {year}.",
  "Ein Familienbetrieb seit {year}.",
);

const dogsWelcome = text(
  "Dogs are welcome, and there is a bowl of water by the door.",
  "Psi jsou vítáni a u dveří mají misku s vodou.",
  "Psy sú vítané a pri dverách majú misku s vodou.",
  "Hunde sind willkommen, an der Tür steht ein Wassernapf.",
);

/**
 * Sentences for the second paragraph of a shop's description, by its kind. `{year}` is filled in; a member collects
 * points where the shop gives them.
 */
export const shopClosings: Record<ShopCategory["kind"], LanguageText[]> = {
  shop: [
    familyBusiness,
    text(
      "Goods can be returned within thirty days, without questions.",
      "Zboží lze do třiceti dnů vrátit, bez otázek.",
      "Tovar možno do tridsiatich dní vrátiť, bez otázok.",
      "Umtausch innerhalb von dreißig Tagen, ohne Fragen.",
    ),
    text(
      "The founders opened their first shop in {year}, and their daughter works here today.",
      "Zakladatelé otevřeli první obchod v roce {year}, dnes tu pracuje i jejich dcera.",
      "Zakladatelia otvorili prvý obchod v roku {year}, dnes tu pracuje aj ich dcéra.",
      "Die Gründer eröffneten {year} ihren ersten Laden, heute arbeitet auch ihre Tochter hier.",
    ),
    dogsWelcome,
    text(
      "Ask for the latest arrivals; they are often still behind the counter.",
      "Zeptejte se na nejnovější zboží, často leží ještě za pultem.",
      "Spýtajte sa na najnovší tovar, často leží ešte za pultom.",
      "Fragen Sie nach den neuesten Stücken, oft liegen sie noch hinter der Theke.",
    ),
  ],
  service: [
    text(
      "We speak Czech, Slovak, English and German.",
      "Mluvíme česky, slovensky, anglicky a německy.",
      "Hovoríme po slovensky, česky, anglicky a nemecky.",
      "Wir sprechen Deutsch, Tschechisch, Slowakisch und Englisch.",
    ),
    text(
      "The price list hangs on the door, and it holds.",
      "Ceník visí na dveřích a platí.",
      "Cenník visí na dverách a platí.",
      "Die Preisliste hängt an der Tür und gilt.",
    ),
    dogsWelcome,
    text(
      "A chair, a newspaper and a glass of water make the waiting shorter.",
      "Čekání zkrátí křeslo, noviny a sklenice vody.",
      "Čakanie skráti kreslo, noviny a pohár vody.",
      "Ein Sessel, eine Zeitung und ein Glas Wasser verkürzen das Warten.",
    ),
  ],
  dine: [
    familyBusiness,
    dogsWelcome,
    text(
      "A table by the window can be reserved online; by noon they are usually gone.",
      "Stůl u okna si rezervujete online, v poledne už bývají pryč.",
      "Stôl pri okne si rezervujete online, na obed už bývajú preč.",
      "Ein Fenstertisch lässt sich online reservieren, mittags sind sie meist vergeben.",
    ),
    text(
      "Allergens are marked on the menu, and the kitchen gladly leaves out what you do not eat.",
      "Alergeny najdete na lístku a kuchyně ráda vynechá, co nejíte.",
      "Alergény nájdete na lístku a kuchyňa rada vynechá, čo nejete.",
      "Allergene stehen auf der Karte, und die Küche lässt gern weg, was Sie nicht essen.",
    ),
    text(
      "Everything can be packed to take away, in boxes that are returned.",
      "Všechno zabalíme s sebou do vratných krabiček.",
      "Všetko zabalíme so sebou do vratných škatuliek.",
      "Alles gibt es auch zum Mitnehmen, in Pfanddosen.",
    ),
  ],
};

export const pointsClosing: LanguageText = text(
  "Members of the loyalty programme collect points on every purchase.",
  "Členové věrnostního programu sbírají body za každý nákup.",
  "Členovia vernostného programu zbierajú body za každý nákup.",
  "Mitglieder des Treueprogramms sammeln bei jedem Einkauf Punkte.",
);
