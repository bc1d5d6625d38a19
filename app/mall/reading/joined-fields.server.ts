import { ledgerKinds } from "@contract/points";
import { postType } from "@contract/primitives";
import type { z } from "zod";
import { wordOf } from "./enum-words.server";
import { alike, byLikeness, isBlank, isNameOf, plainName, type Row } from "./field-names.server";
import { withHoursOfPlace } from "./hours-of-place.server";
import { instantOf, timeOfDayOf } from "./moments.server";
import { startingPrice } from "./money.server";
import { booleanOf, countOf } from "./numbers.server";
import type { Reading } from "./reading-context";
import fields from "./vocabulary/other-fields.json";

type Join = (row: Row, reading: Reading) => Row;

/** What an entity's other fields say about one of the contract's, by the fields that a schema has. */
export function fieldJoiner(shape: Readonly<Record<string, z.ZodType>>): Join {
  const joins: Join[] = [];
  if (shape.opening_hours) joins.push(withHoursOfPlace);
  if (shape.type === postType) joins.push(withTypeOfCompany);
  if (shape.starts_at) joins.push(withTimesOfDates);
  if (shape.price_is_from) joins.push(withoutUnsurePrice, withStartingPrice);
  if (shape.stock) joins.push(withoutStockOfUnlimited, withoutStockOfSoldOut);
  if (shape.points && shape.kind) joins.push(withSignOfKind);
  if (shape.used_at && shape.status) joins.push(withStateOfSwitches);
  return (row, reading) => joins.reduce((joined, join) => join(joined, reading), row);
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

const midnight = /[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;
const dayAlone = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\s*\d{1,2}[./]\s*\d{4})$/;
const timeAlone = /^\d{1,2}(?:[:.]\d{2}){0,2}\s?(?:h|hod\.?|uhr|[ap]\.?m\.?)?$/i;
const times = /^(\d{1,2}[:.]\d{2})\s?[-\u2010-\u2015\u2212]\s?(\d{1,2}[:.]\d{2})$/;

/** Days and times in fields of their own, joined; an end without a day is on the day of the beginning. */
function withTimesOfDates(row: Row): Row {
  const values = byLikeness(row);
  const [, from, to] = times.exec(String(values.get("time") ?? "").trim()) ?? [];
  if (from && to) values.set("starttime", from).set("endtime", to);
  const firstOf = (names: string[], pattern: RegExp) =>
    names
      .map((name) => values.get(name))
      .flatMap((value) => (typeof value === "string" ? [value.trim().replace(midnight, "")] : []))
      .find((value) => pattern.test(value));
  const [startDay, startTime] = [firstOf(fields.startDays, dayAlone), firstOf(fields.startTimes, timeAlone)];
  const [endDay, endTime] = [firstOf(fields.endDays, dayAlone), firstOf(fields.endTimes, timeAlone)];
  const withTime = (day: string | undefined, time: string | undefined) => {
    const clock = time ? timeOfDayOf(time, "UTC") : null;
    return day && typeof clock === "string" ? `${day} ${clock}` : undefined;
  };
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

const usedSwitches = /^(?:is)?(?:used|redeemed|spent|uplatnen[oya]|pouzit[oya]|eingelost)(?:on)?$/;
const endedSwitches =
  /^(?:is)?(?:expired|cancell?ed|invalid|invalidated|blocked|revoked|refunded|returned|deleted|propadl[oya]|zrusen[oya])(?:at|on)?$/;
const validSwitches = /^(?:is)?(?:valid|usable|active|redeemable)$/;

/** Switches and dates of use say that a voucher can't be used any more, whatever its state is. */
function withStateOfSwitches(row: Row, { timeZone, now }: Reading): Row {
  const said = Object.entries(row)
    .map(([key, value]): [string, unknown] => [plainName(key), value])
    .filter(([, value]) => !isBlank(value));
  const isSaid = (names: RegExp) =>
    said.some(([key, value]) => names.test(key) && booleanOf(value) !== false);
  // A date of use under the contract's name may stand beside any state.
  const isDated = isBlank(row.status ?? row.state) && said.some(([key]) => /^(?:used|redeemed)at$/.test(key));
  if (isDated || isSaid(usedSwitches)) return { ...row, status: "used" };
  if (said.some(([key, value]) => /^(?:is)?expired$/.test(key) && booleanOf(value) === true))
    return { ...row, status: "expired" };
  const [, until] = Object.entries(row).find(([key]) => isNameOf("usable_until", key)) ?? [];
  const end = instantOf(until, timeZone, true);
  const isOver = typeof end === "string" && Date.parse(end) <= now();
  if (isOver && wordOf(["active"], row.status ?? row.state) === "active")
    return { ...row, status: "expired" };
  const isOff = Object.entries(row).some(
    ([key, value]) => validSwitches.test(alike(key)) && value !== "" && booleanOf(value) === false,
  );
  return isOff || isSaid(endedSwitches) ? { ...row, status: "unknown" } : row;
}

/** What is sold out has no stock, whatever else it says. */
function withoutStockOfSoldOut(row: Row): Row {
  const isSoldOut = Object.entries(row).some(([key, value]) => {
    const name = plainName(key);
    return (
      (/^(?:is)?(?:soldout|outofstock|vyprodan[oya]|vypredan[oya]|ausverkauft)$/.test(name) &&
        booleanOf(value) === true) ||
      (/^(?:is)?instock$/.test(name) && value !== "" && booleanOf(value) === false) ||
      (name === "availability" && typeof value === "string" && /(?:sold ?out|out ?of ?stock)$/i.test(value))
    );
  });
  if (!isSoldOut) return row;
  return { ...Object.fromEntries(Object.entries(row).filter(([key]) => !isNameOf("stock", key))), stock: 0 };
}

/** Points that a member spent or lost are below zero; without a sign their kind has to be known. */
function withSignOfKind(row: Row): Row {
  const [key, points] = Object.entries(row).find(([name]) => isNameOf("points", name)) ?? [];
  const amount = countOf(points);
  if (!key || typeof amount !== "number" || amount <= 0 || /^\+/.test(String(points).trim())) return row;
  const kinds = Object.entries(row).filter(([name, value]) => signs.test(alike(name)) && !isBlank(value));
  const words = kinds.map(([, word]) => wordOf(ledgerKinds, word));
  if (words.some((word) => word === "spend" || word === "expire")) return { ...row, [key]: -amount };
  return words.some((word) => typeof word !== "string") ? { ...row, [key]: null } : row;
}

const signs = /^(?:kind|type|entitytype|direction|operation|sign|movement|transactiontype)$/;
