import { weekdays } from "@contract/opening-hours";
import type { z } from "zod";
import { alike, isBlank, isNameOf, type Row } from "./field-names.server";
import { wholeDay } from "./intervals.server";
import { startingPrice } from "./money.server";
import { booleanOf } from "./numbers.server";
import { InvalidValue } from "./reading-context";

type Join = (row: Row) => Row;

/** What an entity's other fields say about one of the contract's, by the fields that a schema has. */
export function fieldJoiner(shape: Readonly<Record<string, z.ZodType>>): Join {
  const joins: Join[] = [];
  if (shape.opening_hours) joins.push(withHoursOfSwitches);
  if (shape.price_is_from) joins.push(withStartingPrice);
  if (shape.used_at && shape.status) joins.push(withStateOfSwitches);
  return (row) => joins.reduce((joined, join) => join(joined), row);
}

/** Values by their names without case and separators. */
const byLikeness = (row: Row): Map<string, unknown> =>
  new Map(Object.entries(row).map(([key, value]) => [alike(key), value]));

/** A price with a word before it is the lowest of several. */
function withStartingPrice(row: Row): Row {
  for (const [key, value] of Object.entries(row)) {
    const price = isNameOf("price", key) ? startingPrice(value) : null;
    if (price !== null) return { ...row, [key]: price, price_is_from: true };
  }
  return row;
}

/** A switch says that a voucher is used, whatever its state is, and a date of use where it has no state. */
function withStateOfSwitches(row: Row): Row {
  const values = byLikeness(row);
  const isUsed = ["used", "isused", "redeemed", "isredeemed"].some(
    (name) => booleanOf(values.get(name)) === true,
  );
  const hasDate =
    isBlank(row.status ?? row.state) && ["usedat", "redeemedat"].some((name) => !isBlank(values.get(name)));
  return isUsed || hasDate ? { ...row, status: "used" } : row;
}

const nonstopSwitches = [
  "nonstop",
  "isnonstop",
  "opennonstop",
  "247",
  "is247",
  "open247",
  "open24h",
  "open24hours",
  "is24h",
  "is24hours",
  "alwaysopen",
];
const closureSwitches = [
  "temporaryclosed",
  "temporarilyclosed",
  "istemporaryclosed",
  "istemporarilyclosed",
  "closedtemporarily",
  "isclosedtemporarily",
  "tempclosed",
  "docasnezavreno",
  "closed",
  "isclosed",
];
const closureStates = new Set([
  "temporarilyclosed",
  "temporaryclosed",
  "closedtemporarily",
  "docasnezavreno",
  "closed",
]);

/** Switches of the whole place count more than its week. */
function withHoursOfSwitches(row: Row): Row {
  const values = byLikeness(row);
  const isOn = (names: string[]) =>
    names
      .map((name) => values.get(name))
      .filter((value) => !isBlank(value))
      .map(booleanOf);
  const closures = isOn(closureSwitches);
  const states = ["status", "state", "businessstatus"].map((name) => values.get(name));
  const isClosed =
    closures.includes(true) ||
    states.some((state) => typeof state === "string" && closureStates.has(alike(state)));
  if (isClosed) return { ...row, opening_hours: [{ zone: "default", status: "closed" }] };
  if (closures.some((closure) => closure instanceof InvalidValue))
    return { ...row, opening_hours: [{ zone: "default", status: "unknown" }] };
  if (!isOn(nonstopSwitches).includes(true)) return row;
  const days = Object.fromEntries(weekdays.map((day) => [day, [wholeDay]]));
  return { ...row, opening_hours: [{ zone: "default", days }] };
}
