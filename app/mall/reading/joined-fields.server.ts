import { weekdays } from "@contract/opening-hours";
import { postType } from "@contract/primitives";
import type { z } from "zod";
import { alike, byLikeness, isBlank, isNameOf, type Row } from "./field-names.server";
import { wholeDay } from "./intervals.server";
import { startingPrice } from "./money.server";
import { booleanOf } from "./numbers.server";
import { InvalidValue } from "./reading-context";
import fields from "./vocabulary/other-fields.json";

type Join = (row: Row) => Row;

/** What an entity's other fields say about one of the contract's, by the fields that a schema has. */
export function fieldJoiner(shape: Readonly<Record<string, z.ZodType>>): Join {
  const joins: Join[] = [];
  if (shape.opening_hours) joins.push(withHoursOfSwitches);
  if (shape.type === postType) joins.push(withTypeOfCompany);
  if (shape.starts_at) joins.push(withTimesOfDates);
  if (shape.price_is_from) joins.push(withoutUnsurePrice, withStartingPrice);
  if (shape.stock) joins.push(withoutStockOfUnlimited);
  if (shape.used_at && shape.status) joins.push(withStateOfSwitches);
  return (row) => joins.reduce((joined, join) => join(joined), row);
}

const ofResource = /^(?:events?|news|articles?|posts?)$/i;

/** A post of a shop that says nothing else is a shop's; its type may be the name of the resource. */
function withTypeOfCompany(row: Row): Row {
  const entries = Object.entries(row);
  const types = entries.filter(
    ([key, value]) =>
      isNameOf("type", key) && !isBlank(value) && !(typeof value === "string" && ofResource.test(value)),
  );
  const others = entries.filter(([key]) => !isNameOf("type", key));
  if (types.length > 0) return Object.fromEntries([...others, ...types]);
  const hasCompany = others.some(([key, value]) => isNameOf("company_id", key) && !isBlank(value));
  return { ...Object.fromEntries(others), ...(hasCompany && { type: "stores" }) };
}

const dayAlone = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\s*\d{1,2}[./]\s*\d{4})(?:[T ]00:00(?::00)?)?$/;
const timeAlone = /^\d{1,2}[:.]\d{2}(?::\d{2})?$/;
const times = /^(\d{1,2}[:.]\d{2})\s?[-\u2010-\u2015\u2212]\s?(\d{1,2}[:.]\d{2})$/;

/** Days and times in fields of their own, joined; an end without a day is on the day of the beginning. */
function withTimesOfDates(row: Row): Row {
  const values = byLikeness(row);
  const [, from, to] = times.exec(String(values.get("time") ?? "").trim()) ?? [];
  if (from && to) values.set("starttime", from).set("endtime", to);
  const firstOf = (names: string[], pattern: RegExp) =>
    names
      .map((name) => values.get(name))
      .find((value): value is string => typeof value === "string" && pattern.test(value.trim()))
      ?.trim()
      .replace(/[T ]00:00(?::00)?$/, "");
  const [startDay, startTime] = [firstOf(fields.startDays, dayAlone), firstOf(fields.startTimes, timeAlone)];
  const [endDay, endTime] = [firstOf(fields.endDays, dayAlone), firstOf(fields.endTimes, timeAlone)];
  const withTime = (day: string | undefined, time: string | undefined) =>
    day && time ? `${day} ${time.replace(".", ":")}` : undefined;
  const starts = withTime(startDay, startTime);
  const ends = withTime(endDay ?? startDay, endTime);
  return { ...row, ...(starts && { starts_at: starts }), ...(ends && { ends_at: ends }) };
}

/** Beside another price it is unsure which of them is paid: then a profile says so, or none is stated. */
function withoutUnsurePrice(row: Row): Row {
  const others = Object.entries(row).filter(
    ([key, value]) => fields.otherPrices.includes(alike(key)) && !isBlank(value),
  );
  if (others.every(([, value]) => value === row.price)) return row;
  return Object.fromEntries(
    Object.entries(row).filter(([key]) => !isNameOf("price", key) && !isNameOf("price_before", key)),
  );
}

/** Of what there is without limit no number of pieces is left. */
function withoutStockOfUnlimited(row: Row): Row {
  const isUnlimited = Object.entries(row).some(
    ([key, value]) => fields.unlimitedSwitches.includes(alike(key)) && booleanOf(value) === true,
  );
  if (!isUnlimited) return row;
  return {
    ...Object.fromEntries(Object.entries(row).filter(([key]) => !isNameOf("stock", key))),
    stock: null,
  };
}

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

/** Switches of the whole place count more than its week. */
function withHoursOfSwitches(row: Row): Row {
  const values = byLikeness(row);
  const isOn = (names: string[]) =>
    names
      .map((name) => values.get(name))
      .filter((value) => !isBlank(value))
      .map(booleanOf);
  const closures = isOn(fields.closureSwitches);
  const states = ["status", "state", "businessstatus"].map((name) => values.get(name));
  const isClosed =
    closures.includes(true) ||
    states.some((state) => typeof state === "string" && fields.closureStates.includes(alike(state)));
  if (isClosed) return { ...row, opening_hours: [{ zone: "default", status: "closed" }] };
  if (closures.some((closure) => closure instanceof InvalidValue))
    return { ...row, opening_hours: [{ zone: "default", status: "unknown" }] };
  if (!isOn(fields.nonstopSwitches).includes(true)) return row;
  const days = Object.fromEntries(weekdays.map((day) => [day, [wholeDay]]));
  return { ...row, opening_hours: [{ zone: "default", days }] };
}
