import { InvalidValue } from "./reading-context";

/** A number, or text that is one, with or without a unit. */
export function numberOf(given: unknown): number | InvalidValue {
  if (typeof given === "number") return given;
  const text = typeof given === "string" ? given.replaceAll(/[\s\u00a0\u202f]/g, "") : "";
  const [, digits] = /^([+-]?\d+(?:[.,]\d+)?)(?:[^\d.,][^\d]*|\.)?$/.exec(text) ?? [];
  return digits === undefined ? new InvalidValue("is no number") : Number(digits.replace(",", "."));
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
