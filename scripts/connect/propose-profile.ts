import type { z } from "zod";
import { elementOf, fieldsIn } from "../../app/mall/profiles/contract-shape.server";
import type { ApiProfileInput } from "../../app/mall/profiles/profile";
import { proposedFields } from "../../app/mall/profiles/proposed-fields.server";
import { resolvedProfile, shippedProfiles } from "../../app/mall/profiles/shipped-profiles.server";
import { isRow, type Row } from "../../app/mall/reading/field-names.server";
import { profileNames } from "../../app/process/profile-names";
import { type Entities, entitiesIn, unwrappedRows } from "./entities-in";
import known from "./known-paths.json";
import { type Api, addressOf, filledFields, type ListName, listNames, lists, readBy } from "./read-samples";

/** A name for a field of the contract. Of those that state a fact (a price, a date, a state) somebody has to say that they do. */
export type ProposedName = {
  list: ListName;
  field: string;
  name: string;
  samples: string[];
  sureness: "likely" | "unsure";
};

export type Proposal = {
  profile: ApiProfileInput;
  /** The shipped profile that reads the API as it is; null if none does. */
  recognised: (typeof profileNames)[number] | null;
  /** Lists that were found, with the API's path and how many entities were read. */
  found: { list: ListName; path: string; entities: number }[];
  names: ProposedName[];
};

/** What visitors act on: a wrong one costs them a trip or money. */
const factual =
  /^(?:price|price_before|discount|points_price|points|stock|limit_per_member|valid_from|valid_to|usable_until|starts_at|ends_at|published_at|status|type|kind|opening_hours|temporarily_closed|capacity|code)$/;

/**
 * Finds out how an API differs from the contract: a profile that comes with the product if one reads it, else one with
 * the paths and names that it seems to have. Null if no list of entities was found.
 * @param pathOf tells the path of a list that was not found; null if the API has none, or nobody knows
 */
export async function proposeProfile(
  api: Api,
  pathOf: (list: ListName) => Promise<string | null>,
): Promise<Proposal | null> {
  const recognised = await recognisedProfile(api);
  const base: ApiProfileInput = recognised ? { extends: recognised } : await foundPaths(api, pathOf);
  if (!recognised && !base.resources) return null;
  const found: Proposal["found"] = [];
  const names: ProposedName[] = [];
  const resources: NonNullable<ApiProfileInput["resources"]> = { ...base.resources };
  for (const list of listNames) {
    const sample = await sampleOf(base, list, api);
    if (!sample) continue;
    const proposed = recognised ? [] : await proposedNames(base, list, sample, api);
    names.push(...proposed);
    const path = lists[list].path;
    found.push({
      list,
      path: resources[path]?.path ?? path,
      entities: (await readBy(resolvedProfile(withNames(base, proposed), "profile"), list, api)).length,
    });
  }
  const likely = names.filter(({ sureness }) => sureness === "likely");
  return { profile: withNames(base, likely), recognised, found, names };
}

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

/** The shipped profile by which most of the shops can be read, if any can; the contract's counts first. */
async function recognisedProfile(api: Api): Promise<Proposal["recognised"]> {
  let best: Proposal["recognised"] = null;
  let most = 0;
  for (const name of profileNames) {
    const profile = shippedProfiles[name];
    const values = await readBy(profile, "companies", api);
    const filled = filledFields(values);
    if (filled <= most) continue;
    const sample = await sampleOf({ extends: name }, "companies", api);
    // What has other names for a shop's name or its hours is another API at the same path.
    if (!sample || Object.keys(proposedOf(name, "companies", sample.rows)).length > 0) continue;
    best = name;
    most = filled;
  }
  return best;
}

const proposedOf = (name: keyof typeof shippedProfiles, list: ListName, rows: readonly Row[]) => {
  const declared = Object.keys(
    shippedProfiles[name].resources?.[lists[list].path as "companies"]?.fields ?? {},
  );
  return Object.fromEntries(
    Object.entries(proposedFields(lists[list].item as z.ZodType, rows)).filter(
      ([field]) => !declared.includes(field),
    ),
  );
};

/** The base path and the paths of lists, as far as they answer with entities. */
async function foundPaths(
  api: Api,
  pathOf: (list: ListName) => Promise<string | null>,
): Promise<ApiProfileInput> {
  for (const basePath of known.basePaths) {
    const found = await listsUnder(basePath, api);
    if (found.size > 0) return profileOf(basePath, await withTold(found, basePath, api, pathOf));
  }
  return profileOf("", await withTold(new Map(), "", api, pathOf));
}

type FoundLists = Map<ListName, { path: string; entities: Entities }>;

async function listsUnder(basePath: string, api: Api): Promise<FoundLists> {
  const found: FoundLists = new Map();
  const taken = new Set<string>();
  for (const list of listNames) {
    // Where there are no shops under any name, there is no mall's API.
    if (list !== "companies" && found.size === 0) break;
    for (const path of known.paths[list]) {
      const entities = taken.has(path) ? null : await entitiesAt(`${basePath}/${path}`, api);
      if (!entities) continue;
      taken.add(path);
      found.set(list, { path, entities });
      break;
    }
  }
  return found;
}

/** With the lists that somebody tells the path of. */
async function withTold(
  found: FoundLists,
  basePath: string,
  api: Api,
  pathOf: (list: ListName) => Promise<string | null>,
): Promise<FoundLists> {
  for (const list of listNames.filter((name) => !found.has(name))) {
    const path = (await pathOf(list))?.replace(/^\//, "");
    const entities = path ? await entitiesAt(`${basePath}/${path}`, api) : null;
    if (path && entities) found.set(list, { path, entities });
  }
  return found;
}

async function entitiesAt(path: string, api: Api): Promise<Entities | null> {
  const found = await api.get(filled(api) + path);
  if (found.kind === "unreachable") throw new Error(`${api.url}: ${found.reason}`);
  return found.kind === "json" ? entitiesIn(found.json) : null;
}

function profileOf(basePath: string, found: FoundLists): ApiProfileInput {
  if (found.size === 0) return {};
  const resources = Object.fromEntries([...found].map(([list, { path }]) => [lists[list].path, { path }]));
  const paths = [...new Set([...found.values()].map(({ entities }) => entities.path))];
  return { basePath, ...envelopeOf(paths), resources };
}

const filled = ({ url, tenant }: Api): string => url.replaceAll("{tenant}", tenant).replace(/\/$/, "");

/** Where lists are in answers: a path whose steps that differ from list to list are `*`; none where it is the contract's. */
function envelopeOf(paths: string[]): Pick<ApiProfileInput, "envelope"> | null {
  const [first = "", ...others] = paths;
  const steps = first.split(".");
  const isSame = others.every((path) => path.split(".").length === steps.length);
  if (!first || first === "data" || first === "data.data" || !isSame) return null;
  const data = steps
    .map((step, at) => (others.every((path) => path.split(".")[at] === step) ? step : "*"))
    .join(".");
  return { envelope: { data } };
}

/** Entities of a list as the API sends them. */
async function sampleOf(profile: ApiProfileInput, list: ListName, api: Api): Promise<Entities | null> {
  const found = await api.get(addressOf(resolvedProfile(profile, "profile"), list, api));
  return found.kind === "json" ? entitiesIn(found.json) : null;
}

/** Names for the fields that a list's entities lack. One that changes nothing of what is read means something else. */
async function proposedNames(
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
  const proposed = Object.entries(all).map(([field, key]): ProposedName => {
    const samples = unwrapped
      .map((row) => row[key])
      .filter((value) => value !== null && value !== undefined && value !== "");
    return {
      list,
      field,
      name: pathOf(key),
      samples: [...new Set(samples.map(shortly))].slice(0, 3),
      sureness: factual.test(field) ? "unsure" : "likely",
    };
  });
  const filledBy = async (names: readonly ProposedName[]) =>
    filledFields(await readBy(resolvedProfile(withNames(profile, names), "profile"), list, api));
  const filledByAll = await filledBy(proposed);
  const useful: ProposedName[] = [];
  for (const one of proposed)
    if ((await filledBy(proposed.filter((other) => other !== one))) < filledByAll) useful.push(one);
  return useful;
}

/** Other spellings and words for an entity's texts by language. */
const translationsKey = /^(?:translations?|localizations?|localisations?|i18n|preklady|uebersetzungen)$/i;

/** What the contract calls the entity's name. */
function namingField(item: z.ZodType): string | undefined {
  const { translations } = fieldsIn(item);
  const texts = translations ? fieldsIn(elementOf(translations)) : {};
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
