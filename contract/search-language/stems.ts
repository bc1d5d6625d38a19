import type { Language } from "../languages";

/** Endings of inflected words, as `folded` writes them; the longest that leaves enough of a word is cut off. */
const slavic =
  /(?:ovych|ovymi|ami|emi|imi|ymi|ach|ech|ich|och|ych|ova|ove|ovy|eho|emu|iam|iach|ou|am|em|im|om|um|ym|ej|a|e|i|o|u|y)$/;
const german = /(?:ern|em|en|er|es|e|n|s)$/;

/** What Czechs say: `brejle`; `sladkýho`, `s holkama`. */
const spoken = /^([bcdfghjklmnprstvz]{1,2})ej(?=[a-z]{2})/;
const colloquial = /(?:yho|ymu|ejch|ejma|(?<=.{4})ama|(?<=.{4})ema)$/;
/** Endings of verbs and of what is made from them: `odhlásit`, `odhlásím`, `odhlášení`. */
const slavicVerb =
  /(?<=.{3})(?:ova(?:t|l|la|li|ni|nie|ny|na|ne)|uj(?:i|u|e|es|em|eme|ete)?|[aeiuy]j(?:i|u|e|es|em|eme|ete)|[aeiuy]t|[aei](?:m|s|me|te)|iam|ias|iame|iate|ia|(?<=.{4})[aeiuy]l[aioy]?|[ea]ni|[ea]nie|[ea]n[aeyou]|n(?:u|e|es|eme|ete|em)|ou|[aeiouy])$/;
/** Consonants that change before such an ending: `vrátit`, `vrácení`. */
const softened: Record<string, string> = { c: "t", z: "d" };

/** What the inflected forms of a folded word have in common: light stemming, for comparing with other stems only. */
export function stem(word: string, language: Language): string {
  if (language === "en") return englishStem(word);
  if (language === "de") return shortened(word, german);
  // Without an ending, Czech and Slovak words get a vowel: `kavárna`, `kaváren`.
  if (language === "cz" || language === "sk")
    return shortened(word.replace(colloquial, "").replace(spoken, "$1y"), slavic).replace(
      /(?<=.{2}[^aeiouy])(?:ie|[eo])(?=[cklmnrv]$)/,
      "",
    );
  return word;
}

/** A stem for words that stand beside others, where taking one for another is unlikely: verbs have it too. */
export function looseStem(word: string, language: Language): string {
  if (language === "de")
    return stem(word.replace(/^ge(?=.{4,}t$)/, "").replace(/(?<=.{4})s?t$/, ""), language);
  if (language !== "cz" && language !== "sk") return stem(word, language);
  const rest = word.replace(colloquial, "").replace(slavicVerb, "");
  return rest.replace(/[cz]$/, (last) => softened[last] ?? last);
}

/** A stem for names, which Czechs and Slovaks decline like other words: `v Porcelánce`, of `Porcelánka`. */
export const nameStem = (word: string, language: Language | undefined): string =>
  language === "cz" || language === "sk" ? stem(word, language).replace(/c$/, "k") : word;

function shortened(word: string, ending: RegExp): string {
  const rest = word.replace(ending, "");
  return rest.length >= 3 ? rest : word;
}

function englishStem(word: string): string {
  if (word.length < 4 || word.endsWith("ss")) return word;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  const singular = word.replace(/ies$/, "y").replace(/s$/, "");
  // `cleaning` and `cleaned`, `charging` and `charge`; but `ring` and `bed` are whole.
  const rest = singular.replace(/(?<=[aeiouy].*[^e])(?:ing|ed)$/, "").replace(/(?<=.{4})e$/, "");
  if (rest === singular || rest.length < 3) return singular;
  return rest.replace(/([bdgmnprt])\1$/, "$1");
}
