import type { z } from "zod";
import { elementOf, fieldsIn } from "../../app/mall/profiles/contract-shape.server";
import { valuesAt } from "../../app/mall/profiles/field-path.server";
import type { ApiProfileInput } from "../../app/mall/profiles/profile";
import { proposedFields } from "../../app/mall/profiles/proposed-fields.server";
import { resolvedProfile } from "../../app/mall/profiles/shipped-profiles.server";
import { isRow, type Row } from "../../app/mall/reading/field-names.server";
import { type Entities, unwrappedRows } from "./entities-in";
import { namesByShape } from "./names-by-shape";
import { type Api, filledFields, isFilled, type ListName, lists, readBy } from "./read-samples";

/** A name for a field of the contract. Of those that state a fact (a price, a date, a state) somebody has to say that they do. */
export type ProposedName = {
  list: ListName;
  field: string;
  name: string;
  samples: string[];
  sureness: "likely" | "unsure";
};

/** What visitors act on: a wrong one costs them a trip or money. */
const factual =
  /^(?:price|price_before|discount|points_price|points|stock|limit_per_member|valid_from|valid_to|usable_until|starts_at|ends_at|published_at|status|type|kind|opening_hours|temporarily_closed|capacity|code)$/;

/** A profile with names that were proposed, or confirmed. */
export function withNames(profile: ApiProfileInput, names: readonly ProposedName[]): ApiProfileInput {
  const resources: NonNullable<ApiProfileInput["resources"]> = { ...profile.resources };
  for (const { list, field, name } of names) {
    const { path } = lists[list];
    const resource = resources[path] ?? {};
    resources[path] = { ...resource, fields: { ...resource.fields, [field]: name } };
  }
  return Object.keys(resources).length > 0 ? { ...profile, resources } : profile;
}

/** The values of states that are for visitors. */
export type PublishedStates = { lists: ListName[]; field: string; values: (string | number)[] }[];

/** A profile that leaves out entities in other states. */
export function withPublished(profile: ApiProfileInput, states: PublishedStates): ApiProfileInput {
  const resources: NonNullable<ApiProfileInput["resources"]> = { ...profile.resources };
  for (const state of states)
    for (const { path } of state.lists.map((list) => lists[list])) {
      const onlyWhere = { ...resources[path]?.onlyWhere, [state.field]: state.values };
      resources[path] = { ...resources[path], onlyWhere };
    }
  return states.length > 0 ? { ...profile, resources } : profile;
}

/** Names for the fields that a list's entities lack. One that changes nothing of what is read means something else. */
export async function proposedNames(
  profile: ApiProfileInput,
  list: ListName,
  { rows }: Entities,
  api: Api,
): Promise<ProposedName[]> {
  const { rows: own, pathOf } = unwrappedRows(rows);
  const texts = Object.keys(own[0] ?? {}).find((key) => key !== "translations" && translationsKey.test(key));
  const unwrapped: Row[] = texts ? own.map((row) => ({ ...row, translations: row[texts] })) : own;
  const fields = proposedFields(lists[list].item as z.ZodType, unwrapped);
  const id = "id" in fields ? undefined : idField(unwrapped);
  const naming = namingField(lists[list].item);
  const name = !naming || naming in fields ? undefined : nameKey(unwrapped);
  const all = {
    ...(texts && { translations: texts }),
    ...fields,
    ...(id && { id }),
    ...(naming && name && { [naming]: name }),
  };
  const proposal = (field: string, key: string): ProposedName => {
    const samples = unwrapped.flatMap((row) => samplesAt(row, key));
    return {
      list,
      field,
      name: pathOf(key),
      samples: [...new Set(samples.map(shortly))].slice(0, 3),
      sureness: surenessOf(field),
    };
  };
  const readWith = (names: readonly ProposedName[]) =>
    readBy(resolvedProfile(withNames(profile, names), "profile"), list, api);
  const named = Object.entries(all).map(([field, key]) => proposal(field, key));
  const read = await readWith(named);
  const lacking = Object.keys(fieldsIn(lists[list].item)).filter((field) =>
    read.every((row) => !isFilled(row[field])),
  );
  const shaped = Object.entries(namesByShape(unwrapped, lacking)).map(([field, key]) => proposal(field, key));
  const proposed = [...named.filter(({ field }) => !shaped.some((one) => one.field === field)), ...shaped];
  const filledByAll = filledFields(await readWith(proposed));
  const useful: ProposedName[] = [];
  for (const one of proposed)
    if (filledFields(await readWith(proposed.filter((other) => other !== one))) < filledByAll)
      useful.push(one);
  return useful;
}

const surenessOf = (field: string): ProposedName["sureness"] => (factual.test(field) ? "unsure" : "likely");

/** The values at a path of an entity; of a text's name, those of its translations. */
function samplesAt(row: Row, path: string): unknown[] {
  const own = valuesAt(row, path);
  const found = own.length > 0 ? own : valuesAt(row, `translations.${path}`);
  return found.map(({ value }) => value);
}

/** Other spellings and words for an entity's texts by language. */
const translationsKey = /^(?:translations?|localizations?|localisations?|i18n|preklady|uebersetzungen)$/i;

/** What the contract calls the entity's name. */
function namingField(item: z.ZodType): string | undefined {
  const { translations } = fieldsIn(item);
  const texts = translations ? fieldsIn(elementOf(translations)) : fieldsIn(item);
  return ["name", "title", "question"].find((field) => field in texts);
}

/** A field called some kind of name or title, of the entities or their translations. */
function nameKey(rows: readonly Row[]): string | undefined {
  const texts = rows.flatMap((row) => [row, ...Object.values(row).flat().filter(isRow)]);
  const keys = texts.flatMap((row) => Object.keys(row).filter((key) => typeof row[key] === "string"));
  return keys.find((key) => /(?:name|title|caption|nazev|nazov|titel|nadpis|bezeichnung)$/i.test(key));
}

function shortly(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** The field that tells entities apart, where they have no `id`. */
function idField(rows: readonly Row[]): string | undefined {
  if (rows.some((row) => Object.keys(row).some((key) => /^_?id$|^uuid$/i.test(key)))) return undefined;
  const [first = {}] = rows;
  return Object.keys(first).find((key) => {
    const values = rows.map((row) => row[key]);
    const areIds = values.every((value) => typeof value === "string" || typeof value === "number");
    return (
      /(?:id|guid|uid|key|code|cislo|nummer)$/i.test(key) && areIds && new Set(values).size === rows.length
    );
  });
}
