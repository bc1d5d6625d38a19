import { z } from "zod";
import type { ProfileName } from "~/process/profile-names";
import { isRow } from "../reading/field-names.server";
import { type ApiProfile, apiProfile, type codedProfile } from "./profile";
import promenade from "./promenade.json";
import webApp from "./web-app.json";

/** The profiles that come with the product: the contract itself, and the platform that many malls use. */
export const shippedProfiles: Readonly<Record<ProfileName, ApiProfile>> = {
  promenade: parsed(promenade, "promenade.json"),
  "web-app": parsed(webApp, "web-app.json"),
};

/**
 * A profile with all that it takes from the one that it extends. Throws an Error with the file and the value.
 * @param source the file's name
 * @param schema `codedProfile` for a profile with functions
 */
export function resolvedProfile(
  given: unknown,
  source: string,
  schema: typeof apiProfile | typeof codedProfile = apiProfile,
): ApiProfile {
  const own = parsed(given, source, schema);
  return own.extends ? merged(shippedProfiles[own.extends], own) : own;
}

function parsed(
  given: unknown,
  source: string,
  schema: typeof apiProfile | typeof codedProfile = apiProfile,
): ApiProfile {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new Error(`${source} is wrong: ${z.prettifyError(result.error)}`);
}

/** The second value with what only the first has; lists are taken whole. */
export function merged<Value>(base: Value, own: Value): Value {
  if (!isRow(base) || !isRow(own)) return own;
  const fields = Object.entries(own).map(([key, value]) => [
    key,
    key in base ? merged(base[key], value) : value,
  ]);
  return { ...base, ...Object.fromEntries(fields) };
}
