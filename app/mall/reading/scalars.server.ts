import { day, floor, haler, id, image, instant, language, timeOfDay } from "@contract/primitives";
import type { z } from "zod";
import { addressOf } from "./addresses.server";
import { fieldIn, isRow, type Row } from "./field-names.server";
import { languageOf } from "./locales.server";
import { dayOf, instantOf, timeOfDayOf } from "./moments.server";
import { moneyOf } from "./money.server";
import { numberOf } from "./numbers.server";
import { InvalidValue, inside, noteDropped, type ReadingContext } from "./reading-context";

type Read = (given: unknown, context: ReadingContext, parent?: Row) => unknown;

/** The contract's scalar types, in the forms that APIs send. */
export const scalars = new Map<z.ZodType, Read>([
  [id, idOf],
  [instant, (given, { reading, field }) => instantOf(given, reading.timeZone, endOfSpan.test(field))],
  [day, (given, { reading }) => dayOf(given, reading.timeZone)],
  [timeOfDay, (given, { reading }) => timeOfDayOf(given, reading.timeZone)],
  [haler, (given, { reading }, parent) => moneyOf(given, reading, parent)],
  [floor, floorOf],
  [image, imageOf],
  [language, languageOf],
]);

const endOfSpan = /^(?:ends_at|valid_to|valid_until|usable_until)$/;

/** An id, or that of an embedded entity. */
function idOf(given: unknown): unknown {
  if (typeof given === "string" && given.trim()) return given.trim();
  if (typeof given === "number" && Number.isFinite(given)) return given;
  if (Array.isArray(given)) return given.length > 0 ? idOf(given[0]) : new InvalidValue("is empty");
  return isRow(given) ? idOf(fieldIn(given, "id")) : new InvalidValue("is no id");
}

export function textOf(given: unknown): string | InvalidValue {
  if (typeof given === "string") return given;
  if (typeof given === "number" && Number.isFinite(given)) return String(given);
  if (Array.isArray(given) && given.length > 0) return textOf(given[0]);
  const inner = isRow(given)
    ? (given.rendered ?? given.text ?? given.value ?? given.html ?? given.url)
    : undefined;
  return typeof inner === "string" ? inner : new InvalidValue("is no text");
}

/** Czech storeys above and below ground, of which the first above is the ground floor. */
const czechStorey = /^(\d)\.?\s*(NP|PP)$/i;
const groundFloor = /^(?:přízemí|prizemi|prízemie|prizemie|erdgeschoss|eg|ground(?: floor)?|gf|g)$/i;

/** One storey above the ground, not one of a basement, and none of several. */
const storey =
  /^(?:(?:level|floor|patro|poschodie|etage|stock|podla[zž][ií])\s*)?([+-]?\d{1,2})(?:\.|st|nd|rd|th|f)?\s*(?:patro|podla[zž][ií]|poschodie|posch|floor|level|etage|stock(?:werk)?|og)?\.?(?:,\s?\p{L}[^\d]*)?$/iu;

/** A storey from a number, its usual names, or an entity with its level. */
function floorOf(given: unknown): unknown {
  if (isRow(given)) return floorOf(given.level ?? given.number ?? given.floor ?? given.name);
  if (typeof given !== "string") return numberOf(given);
  const text = given.trim();
  if (groundFloor.test(text)) return 0;
  const [, czech, side] = czechStorey.exec(text) ?? [];
  if (czech) return side?.toUpperCase() === "PP" ? -Number(czech) : Number(czech) - 1;
  const [, number] = storey.exec(text) ?? [];
  return number ? Number(number) : new InvalidValue("is no storey");
}

const anchor = /^#[0-9a-f]{6}$/i;

/** A picture from a URL, or from an object that holds one; size and colour only where they are valid. */
function imageOf(given: unknown, context: ReadingContext): unknown {
  if (typeof given === "string") return addressOf(given) ?? new InvalidValue("is empty");
  if (Array.isArray(given))
    return given.length > 0 ? imageOf(given[0], context) : new InvalidValue("is empty");
  if (!isRow(given)) return new InvalidValue("is no picture");
  const url = addressOf(given);
  if (!url) return new InvalidValue("has no address");
  const width = size(given, "width", context);
  const height = size(given, "height", context);
  const { color } = given;
  const hasColor = typeof color === "string" && anchor.test(color);
  if (color && !hasColor) noteDropped(inside(context, "color"), new InvalidValue("is no colour"));
  return { url, ...(width && { width }), ...(height && { height }), ...(hasColor && { color }) };
}

function size(row: Row, name: "width" | "height", context: ReadingContext): number | null {
  if (row[name] === undefined || row[name] === null) return null;
  const value = numberOf(row[name]);
  if (!(value instanceof InvalidValue) && Number.isInteger(value) && value > 0) return value;
  noteDropped(inside(context, name), new InvalidValue("is no size"));
  return null;
}
