import type { z } from "zod";
import { alike, fieldsOf, inTurn, isBlank, isRow, type Row } from "../reading/field-names.server";
import { elementOf, fieldsIn } from "./contract-shape.server";
import knownNames from "./known-names.json";

const vocabulary: Readonly<Record<string, readonly string[]>> = knownNames;

/**
 * The fields of a profile that an API's entities seem to need: their names of what has no value under the contract's. Each
 * name is one that means this field in many APIs, and something else in some: somebody who knows the API has to confirm it.
 * @param schema the contract's of one entity
 * @param rows entities as the API sends them
 */
export function proposedFields(schema: z.ZodType, rows: readonly Row[]): Record<string, string> {
  const { translations, ...shape } = fieldsIn(schema);
  const texts = translations ? fieldsIn(elementOf(translations)) : {};
  const fields = inTurn([...Object.keys(shape), ...Object.keys(texts).filter((name) => name !== "locale")]);
  const samples = rows.flatMap((row) => [row, ...entriesOf(row)]).map((row) => sampleOf(row, fields));
  const taken = new Set<string>();
  const proposed = fields.flatMap((field): [string, string][] => {
    if (samples.some(({ found }) => !isBlank(found.get(field)))) return [];
    const key = (vocabulary[field] ?? [])
      .map((name) => keyIn(samples, name))
      .find((found) => found !== undefined && !taken.has(found));
    if (key === undefined) return [];
    taken.add(key);
    return [[field, key]];
  });
  return Object.fromEntries(proposed);
}

type Sample = { found: ReadonlyMap<string, unknown>; rest: Row };

function sampleOf(row: Row, fields: readonly string[]): Sample {
  const own = fieldsOf(row);
  return { found: own.take(fields), rest: own.rest() };
}

const keyIn = (samples: readonly Sample[], name: string): string | undefined =>
  samples
    .flatMap(({ rest }) => Object.entries(rest))
    .find(([key, value]) => alike(key) === alike(name) && !isBlank(value))?.[0];

const entriesOf = ({ translations }: Row): Row[] =>
  Array.isArray(translations) ? translations.filter(isRow) : [];
