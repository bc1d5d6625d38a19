import { InvalidValue } from "./reading-context";

/** A number, or text that is one, with or without a unit. */
export function numberOf(given: unknown): number | InvalidValue {
  if (typeof given === "number") return given;
  const text = typeof given === "string" ? given.replaceAll(/[\s\u00a0\u202f]/g, "") : "";
  const [, digits] = /^([+-]?\d+(?:[.,]\d+)?)(?:[^\d.,][^\d]*|\.)?$/.exec(text) ?? [];
  return digits === undefined ? new InvalidValue("is no number") : Number(digits.replace(",", "."));
}

/** Behind a number of pieces, points, people or minutes. */
const countUnits =
  /^(?:ks|kusů|kusu|kusy|kus|b|bodů|bodu|body|bod|bodov|points?|pts?|punkte?|p|pcs?|pieces?|stk|stück|x|×|osob|osôb|lidí|people|persons?|personen|míst|miest|places?|plätze|min|mins?|minut|minút|minutes?|minuten)?\.?$/iu;

/**
 * A whole number. One that is followed by another unit (hours, crowns, percent) is another, and one with three digits behind a
 * point or comma may be thousands or thousandths.
 */
export function countOf(given: unknown): number | InvalidValue {
  if (typeof given !== "string") return numberOf(given);
  const [, digits = "", unit = ""] = /^([^\p{L}%×]*)(.*)$/u.exec(given.trim()) ?? [];
  if (!countUnits.test(unit.trim())) return new InvalidValue("is in another unit");
  if (/^[+-]?[1-9]\d{0,2}(?:[.,]\d{3})+\s*$/.test(digits))
    return new InvalidValue("is thousands or thousandths");
  return numberOf(digits);
}

const texts: [boolean, string[]][] = [
  [true, ["true", "1", "yes", "y", "on", "ano", "áno", "ja"]],
  [false, ["false", "0", "no", "n", "off", "ne", "nie", "nein", ""]],
];

export function booleanOf(given: unknown): boolean | InvalidValue {
  if (typeof given === "boolean") return given;
  const word =
    typeof given === "string" || typeof given === "number" ? String(given).trim().toLowerCase() : null;
  const known = texts.find(([, meant]) => word !== null && meant.includes(word));
  return known ? known[0] : new InvalidValue("is neither true nor false");
}
