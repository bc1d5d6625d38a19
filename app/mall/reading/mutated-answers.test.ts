import { accountEndpoints } from "@contract/account-endpoints";
import { publicEndpoints } from "@contract/endpoints";
import { memberEndpoints } from "@contract/member-endpoints";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { z } from "zod";
import { answersOf, mutated, type Path, pathsIn, wrongValues } from "../../../tests/requests/answers-of";
import { isRow } from "./field-names.server";
import { readOne } from "./read-answer.server";
import type { Reading } from "./reading-context";

const reading: Reading = {
  timeZone: "Europe/Prague",
  moneyUnit: "haler",
  now: () => Date.parse("2050-01-01"),
  note: () => {},
};

const reads = Object.entries({
  ...publicEndpoints,
  ...memberEndpoints,
  profile: accountEndpoints.profile,
}).flatMap(([name, endpoint]): [string, z.ZodType][] => {
  if (endpoint.method !== "GET") return [];
  return [[name, endpoint.shape === "list" ? endpoint.item : endpoint.data]];
});

it.each(reads)("%s: an invalid value is dropped alone", (_, schema) => {
  const mutation = answersOf(schema).chain((answer) =>
    fc.record({
      answer: fc.constant(answer),
      path: fc.constantFrom(...pathsIn(answer)),
      wrong: wrongValues,
    }),
  );
  fc.assert(
    fc.property(mutation, ({ answer, path, wrong }) => {
      const whole = readOne(schema, { data: answer }, "test", reading);
      const changed = mutated(answer, path, wrong);
      const isNeeded = (at: Path) => !schema.safeParse(mutated(answer, at, undefined)).success;
      const read = readUnless(isNeeded(path) && !isInList(path), schema, changed);
      if (read === nothing || losesLanguage(path) || isContradiction(answer, path)) return;
      expect(
        differencesBeside(wholeOf(path, wrong), whole, read, isNeeded),
        `${path.join(".")} is ${JSON.stringify(wrong)}`,
      ).toEqual([]);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

/** What patterns for separators, markup and amounts stumble over. */
const repeated = [" ", "\n", " :", " -", ",-", "<z", "</", "a, ", "-", "1.", "&#", "a-", "[", "0"];

it.each(reads)("%s: is read in linear time, whatever its texts are", (_, schema) => {
  const [answer = {}] = fc.sample(answersOf(schema), { numRuns: 1, seed: 1 });
  const texts = pathsIn(answer).filter((path) => typeof valueAt(answer, path) === "string");
  for (const text of repeated) {
    const long = `a${text.repeat(100_000)}!`;
    readUnless(
      true,
      schema,
      texts.reduce((changed, path) => mutated(changed, path, long), answer),
    );
  }
});

const valueAt = (answer: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown>)?.[step], answer);

const nothing = Symbol("nothing");

/** Throws if the answer can't be read, unless it may be unreadable. */
function readUnless(mayFail: boolean, schema: z.ZodType, data: unknown): unknown {
  try {
    return readOne(schema, { data }, "test", reading);
  } catch (error) {
    if (mayFail) return nothing;
    throw error;
  }
}

/** An entry of a list can be dropped, but the last translation has its entity's name. */
const isInList = (path: Path): boolean =>
  path.some((step, at) => typeof step === "number" && path[at - 1] !== "translations");

/**
 * A day's hours are read as a whole: a part of them would be other hours. Text in their place is shown as it is. An exception of
 * an unknown day may be any day's.
 */
function wholeOf(path: Path, wrong: unknown): Path {
  const exceptions = path.indexOf("exceptions");
  const isOfUnknownDay =
    exceptions === path.length - 1 || exceptions === path.length - 2 || path.at(-1) === "date";
  if (/opening_hours|quiet_hours/.test(path.join(".")) && exceptions !== -1 && isOfUnknownDay)
    return path.slice(0, exceptions);
  const at = path.findIndex((step) => step === "days" || step === "intervals");
  if (!/opening_hours|quiet_hours/.test(path.join(".")) || at === -1) return path;
  if (path[at] === "intervals") return path.slice(0, at + 1);
  const isText = path.length === at + 1 || (path.length === at + 2 && typeof wrong === "string");
  return path.slice(0, isText ? at : at + 2);
}

/** What contradicts itself is corrected where it is not in the contract's form: points that were spent, vouchers that are over. */
const isContradiction = (answer: unknown, path: Path): boolean =>
  isRow(answer) &&
  ((Number(answer.points) > 0 &&
    (path.at(-1) === "kind" || /^(?:spend|expire)$/.test(String(answer.kind)))) ||
    (answer.status === "active" && typeof answer.usable_until === "string"));

/** Text without a language counts as the fallback language's. */
const losesLanguage = (path: Path): boolean => path.at(-1) === "locale";

/** The fields that differ although they are neither at the path, nor around it where they require it. */
function differencesBeside(
  path: Path,
  whole: unknown,
  read: unknown,
  mayVanish: (at: Path) => boolean,
  at: Path = [],
): string[] {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  if (read === undefined || read === null) {
    const isOnlyEntry = Array.isArray(whole) && whole.length === 1;
    return isOnlyEntry || mayVanish([...at, ...path]) ? [] : [`${at.join(".")} is gone`];
  }
  if (Array.isArray(whole)) {
    const others = whole.filter((_, index) => index !== step);
    const list = Array.isArray(read) ? read : [];
    if (list.length === others.length)
      return equal(others, list) ? [] : [`${at.join(".")} lost another entry`];
    const kept = list.filter((_, index) => index !== step);
    if (!equal(others, kept)) return [`${at.join(".")} changed another entry`];
    return differencesBeside(rest, whole[Number(step)], list[Number(step)], mayVanish, [...at, step]);
  }
  const [before, after] = [{ ...(whole as object) }, { ...(read as object) }];
  const beside = Object.keys({ ...before, ...after }).filter(
    (key) => key !== step && !equal(Reflect.get(before, key), Reflect.get(after, key)),
  );
  return [
    ...beside.map((key) => [...at, key].join(".")),
    ...differencesBeside(rest, Reflect.get(before, step), Reflect.get(after, step), mayVanish, [...at, step]),
  ];
}

const equal = (one: unknown, other: unknown): boolean => written(one) === written(other);

/** Moments may be written in more than one way. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === "string" && /^\d{4}-\d\d-\d\dT/.test(inner) ? Date.parse(inner) : inner,
  );
