import type { z } from "zod";
import type { ApiProfileInput } from "../../app/mall/profiles/profile";
import { proposedFields } from "../../app/mall/profiles/proposed-fields.server";
import { resolvedProfile, shippedProfiles } from "../../app/mall/profiles/shipped-profiles.server";
import type { Row } from "../../app/mall/reading/field-names.server";
import { profileNames } from "../../app/process/profile-names";
import { type Entities, entitiesIn } from "./entities-in";
import { foundLists } from "./find-lists";
import { type ProposedName, proposedNames, withNames } from "./propose-names";
import { type Api, addressOf, filledFields, type ListName, listNames, lists, readBy } from "./read-samples";
import { type UndeclaredState, undeclaredStates } from "./undeclared-states";

export type Proposal = {
  profile: ApiProfileInput;
  /** The shipped profile that reads the API as it is; null if none does. */
  recognised: (typeof profileNames)[number] | null;
  /** Lists that were found, with the API's path and how many entities were read. */
  found: { list: ListName; path: string; entities: number }[];
  names: ProposedName[];
  /** How its lists go on is not known: only their first pages are read. */
  isCut: boolean;
  /** What only somebody who knows the API can say: which of these values mean that an entity is for visitors. */
  states: UndeclaredState<ListName>[];
};

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
  const { profile: base, isCut } = recognised
    ? { profile: { extends: recognised }, isCut: false }
    : await foundLists(api, pathOf);
  if (!recognised && !base.resources) return null;
  const found: Proposal["found"] = [];
  const names: ProposedName[] = [];
  const samples = new Map<ListName, Row[]>();
  const resources: NonNullable<ApiProfileInput["resources"]> = { ...base.resources };
  for (const list of listNames) {
    const sample = await sampleOf(base, list, api);
    if (!sample) continue;
    const proposed = recognised ? [] : await proposedNames(base, list, sample, api);
    names.push(...proposed);
    samples.set(list, sample.rows);
    const path = lists[list].path;
    found.push({
      list,
      path: resources[path]?.path ?? path,
      entities: (await readBy(resolvedProfile(withNames(base, proposed), "profile"), list, api)).length,
    });
  }
  const likely = names.filter(({ sureness }) => sureness === "likely");
  return {
    profile: withNames(base, likely),
    recognised,
    found,
    names,
    isCut,
    states: recognised ? [] : undeclaredStates(samples),
  };
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

/** Entities of a list as the API sends them. */
async function sampleOf(profile: ApiProfileInput, list: ListName, api: Api): Promise<Entities | null> {
  const found = await api.get(addressOf(resolvedProfile(profile, "profile"), list, api));
  return found.kind === "json" ? entitiesIn(found.json) : null;
}
