import type { z } from "zod";
import type { Envelope } from "../client/envelope.server";
import { MallApiUnavailable, rejectedBeforeSending } from "../client/mall-api-error";
import { isRow, type Row } from "../reading/field-names.server";
import { pageIn } from "../reading/lists.server";
import { unwrapped } from "../reading/read-answer.server";
import { InvalidValue, type Reading } from "../reading/reading-context";
import { conversions } from "./conversions.server";
import { entityReader, type ReadEntity } from "./entity-in-contract.server";
import { valuesAt } from "./field-path.server";
import type { ApiProfile } from "./profile";
import { entitiesAt, resourceAt } from "./resource-at.server";

/** An answer as the contract has it, as far as a profile says how. An entity that it leaves out is not found. */
export function answerInContract(
  profile: ApiProfile,
  { path, shape, schema }: { path: string; shape: "one" | "list"; schema: z.ZodType },
  answer: Envelope,
  reading: Reading,
): Envelope {
  const json = withPlacedPage(profile, shape, answer.json);
  const { firstPage = 1 } = profile.query ?? {};
  if (!profile.resources && !profile.languages && firstPage === 1) return { ...answer, json };
  const { conversion } = resourceAt(profile, path);
  if (conversion) {
    const data = conversions[conversion](json.data, reading.note);
    if (data instanceof InvalidValue) throw new MallApiUnavailable("malformed", `${path} ${data.reason}`);
    return { ...answer, json: { ...json, data } };
  }
  const read = entityReader(profile, path, schema, reading);
  return {
    ...answer,
    json:
      shape === "list"
        ? listInContract(profile, json, path, read)
        : { ...json, data: entityIn(json, path, read) },
  };
}

function entityIn({ data }: Row, path: string, read: ReadEntity): unknown {
  const inner = unwrapped(data);
  if (Array.isArray(inner)) return inner.flatMap((entry) => (isRow(entry) ? (read(entry) ?? []) : [entry]));
  if (!isRow(inner)) return inner;
  const row = read(inner);
  if (!row) throw rejectedBeforeSending(404, `${path} is not for visitors`);
  return row;
}

/** A page of a list; without the API's count where that includes entities which the profile leaves out. */
function listInContract(profile: ApiProfile, json: Row, path: string, read: ReadEntity): Row {
  const { entries, hasNext, total, last_page, current_page: page, ...rest } = pageIn(json, path);
  if (!entries) return json;
  const data = entries.flatMap((entry) => (isRow(entry) ? (read(entry) ?? []) : [entry]));
  const { onlyWhere, exceptWhere } = entitiesAt(profile, path);
  const current = page === undefined ? undefined : page + 1 - (profile.query?.firstPage ?? 1);
  const figures = { ...rest, current_page: current };
  const { per_page: size } = rest;
  const last = last_page ?? (total !== undefined && size ? Math.ceil(total / size) : 1);
  const mayHideMore = Boolean(onlyWhere ?? exceptWhere) && last > 1;
  if (data.length < entries.length || mayHideMore)
    return { ...figures, next: hasNext || (current ?? 1) < last || undefined, data };
  return { ...figures, total, last_page, next: hasNext || undefined, data };
}

/** A list whose entries and place in the whole the profile says. */
function withPlacedPage({ envelope }: ApiProfile, shape: "one" | "list", json: Row): Row {
  if (!envelope || shape === "one") return json;
  const { items, page, perPage, lastPage, total } = envelope;
  if (!items && !page && !perPage && !lastPage && !total) return json;
  const first = (paths: string | string[] | undefined) =>
    [paths ?? []]
      .flat()
      .flatMap((path) => [...valuesAt(json.data, path), ...valuesAt(json, path)])
      .at(0)?.value;
  const entries = items ? valueAt(json.data, items) : undefined;
  const figures = {
    current_page: first(page),
    per_page: first(perPage),
    last_page: first(lastPage),
    total: first(total),
  };
  const known = Object.entries(figures).filter(([, value]) => value !== undefined);
  return { ...json, ...Object.fromEntries(known), ...(entries !== undefined && { data: entries }) };
}

/** What is at a dotted path; an empty list counts too. */
const valueAt = (given: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, step) => (isRow(value) ? value[step] : undefined), given);
