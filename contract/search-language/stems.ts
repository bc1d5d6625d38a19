import type { Language } from "../languages";

/** Endings of inflected words, as `folded` writes them; the longest that leaves enough of a word is cut off. */
const slavic =
  /(?:ovych|ovymi|ami|emi|imi|ymi|ach|ech|ich|och|ych|ova|ove|ovy|eho|emu|iam|iach|ou|am|em|im|om|um|ym|ej|a|e|i|o|u|y)$/;
const german = /(?:ern|em|en|er|es|e|n|s)$/;

/** What the inflected forms of a folded word have in common: light stemming, for comparing with other stems only. */
export function stem(word: string, language: Language): string {
  if (language === "en") return englishStem(word);
  if (language === "de") return shortened(word, german);
  // Without an ending, Czech and Slovak words get a vowel: `kavárna`, `kaváren`.
  if (language === "cz" || language === "sk")
    return shortened(word, slavic).replace(/(?<=.{2}[^aeiouy])[eo](?=[cklmnrv]$)/, "");
  return word;
}

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
