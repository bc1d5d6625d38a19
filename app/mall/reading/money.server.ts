import { isRow, plainName, type Row } from "./field-names.server";
import { numberOf } from "./numbers.server";
import { InvalidValue, type Reading } from "./reading-context";

/** The only currency of the contract. */
const crown = /^(?:CZK|Kč|Kc|korun[ay]?)$/i;
const freeOfCharge = /^(?:zdarma|zadarmo|free|free of charge|gratis|kostenlos)$/i;
/** An amount with its currency before or behind it, for a piece: not for a kilogram or a month. Longer text is no amount. */
const notation =
  /^(?<before>\p{L}{1,6}|[€$£])?\s*\+?(?<digits>\d[\d ]*(?:[.,]\d+)*)(?:[.,]?-{1,2})?\s*(?<behind>\p{L}{1,6}|[€$£])?\.?(?:\s?\/\s?(?:ks|kus|kusů|os|osobu?|stk|stück|pcs?|piece|st)\.?)?$/iu;
const maxLength = 60;

/**
 * Haléř: from a whole number in the API's unit, from text or decimals in crowns, from minor units that are declared as
 * such, or from an object with amount and currency. Another currency, a share and an amount below zero are no price.
 * @param row what the amount stands in, which may name the currency
 */
export function moneyOf(
  given: unknown,
  { moneyUnit }: Pick<Reading, "moneyUnit">,
  row: Row = {},
): number | InvalidValue {
  if (isForeign(row)) return new InvalidValue("is in another currency");
  const amount = isRow(given) ? ofObject(given, moneyUnit) : ofScalar(given, moneyUnit);
  return typeof amount === "number" && amount < 0 ? new InvalidValue("is below zero") : amount;
}

function ofScalar(given: unknown, unit: Reading["moneyUnit"]): number | InvalidValue {
  if (typeof given === "number") {
    if (unit === "crowns") return Math.round(given * 100);
    return Number.isInteger(given) ? given : new InvalidValue("is no whole number of haléř");
  }
  if (typeof given !== "string") return new InvalidValue("is no amount of money");
  const text = given
    .slice(0, maxLength + 1)
    .replaceAll(/[\u00a0\u2000-\u200a\u202f]/g, " ")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .trim();
  if (freeOfCharge.test(text)) return 0;
  const { before, digits, behind } = (text.length <= maxLength && notation.exec(text)?.groups) || {};
  if (digits === undefined) return new InvalidValue("is no amount of money");
  for (const currency of [before, behind])
    if (currency !== undefined && !crown.test(currency)) return new InvalidValue("is in another currency");
  const amount = amountIn(digits.trim());
  if (amount === null) return new InvalidValue("is no amount of money");
  const isBareNumber = /^\d+$/.test(text);
  return isBareNumber && unit === "haler" ? amount : Math.round(amount * 100);
}

/** A number with thousands' separators (three digits follow each) and at most two decimals. */
function amountIn(digits: string): number | null {
  const [, whole = "", decimals = "0"] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const isGrouped = /^[1-9]\d{0,2}(?:[ .,]\d{3})+$/.test(whole);
  if (!isGrouped && !/^\d+$/.test(whole)) return null;
  return Number(`${whole.replaceAll(/\D/g, "")}.${decimals}`);
}

/** A row under names without case and separators. */
const likened = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [plainName(key), value]));

const currencies = /^(?:\w*currency\w*|ccy|mena|waehrung|wahrung|waluta)$/;

/** Whether an object names a currency that isn't the contract's. */
function isForeign(row: Row): boolean {
  return Object.entries(likened(row)).some(([key, named]) => {
    if (!currencies.test(key) || named === null || named === undefined || named === "") return false;
    const code = isRow(named) ? (named.code ?? named.iso ?? named.symbol ?? "unknown") : named;
    return !crown.test(String(code).trim());
  });
}

/** What may stand beside an amount without changing it. */
const besideAmount =
  /^(?:\w*currency\w*|ccy|mena|waehrung|wahrung|waluta|formatted\w*|display\w*|label|text|symbol|\w*tax\w*|\w*vat\w*|id|type|typename)$/;

function ofObject(row: Row, unit: Reading["moneyUnit"]): number | InvalidValue {
  if (isForeign(row)) return new InvalidValue("is in another currency");
  const { haler, minor, amountminor, cents, centamount, amount, value, price, ...beside } = likened(row);
  const { precision, scale, exponent, decimals, fractiondigits, minorunits, decimalplaces, ...others } =
    beside;
  const other = Object.keys(others).find((key) => !besideAmount.test(key) && others[key] !== null);
  if (other) return new InvalidValue(`may be changed by ${other}`);
  const inMinor = numberOf(haler ?? minor ?? amountminor ?? cents);
  if (typeof inMinor === "number") return Math.round(inMinor);
  const given = amount ?? value ?? price ?? centamount;
  const digits = numberOf(
    precision ?? scale ?? exponent ?? decimals ?? fractiondigits ?? minorunits ?? decimalplaces,
  );
  const isWhole = typeof given === "number" ? Number.isInteger(given) : /^\d+$/.test(String(given));
  if (typeof digits === "number") {
    const whole = numberOf(given);
    if (!isWhole || typeof whole !== "number" || digits < 0 || digits > 6)
      return new InvalidValue("is no amount in minor units");
    return Math.round((whole / 10 ** digits) * 100);
  }
  return centamount === undefined ? ofScalar(given, unit) : new InvalidValue("is in unknown units");
}

const beginning = /^\s*(?:již od|už od|od|from|starting at|ab)\s+(?=\D{0,6}\d)/i;

/** The amount that a price begins with: "od 199 Kč"; null where it is a price. */
export function startingPrice(given: unknown): string | null {
  const text = typeof given === "string" && given.length <= maxLength ? given : "";
  return beginning.test(text) ? text.replace(beginning, "") : null;
}
