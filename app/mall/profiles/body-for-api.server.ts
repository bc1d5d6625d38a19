import { isLanguage } from "@contract/languages";
import { formOf } from "../client/private-calls.server";
import { isRow, type Row } from "../reading/field-names.server";
import { withValueAt } from "./field-path.server";
import type { ApiProfile, ResourceProfile } from "./profile";
import { resourceAt } from "./resource-at.server";

/** A body of the contract under the API's names and values. */
export function bodyForApi(profile: ApiProfile, path: string, body: unknown): unknown {
  const resource = resourceAt(profile, path);
  const { fields, values, write } = resource;
  if (!fields && !values && !write && !profile.languages) return body;
  if (!(body instanceof FormData)) return isRow(body) ? rowForApi(profile, resource, body) : body;
  const sent = [...new Set(body.keys())].map((name) => {
    const all = body.getAll(name);
    return [name, all.length > 1 ? all : all[0]];
  });
  return formOf(rowForApi(profile, resource, Object.fromEntries(sent)));
}

function rowForApi({ languages = {} }: ApiProfile, resource: ResourceProfile, body: Row): Row {
  let row: Row = {};
  for (const [field, value] of Object.entries(body)) {
    const code = field === "language" && isLanguage(String(value)) ? String(value) : undefined;
    const language = Object.entries(languages).find(([own]) => own === code)?.[1];
    row = withValueAt(row, nameForApi(resource, field), language ?? valueForApi(resource, field, value));
  }
  return resource.write ? resource.write(row) : row;
}

/** The API's name of a field that is written: of several, the first. */
const nameForApi = ({ fields = {} }: ResourceProfile, field: string): string =>
  [fields[field] ?? field].flat()[0] ?? field;

/** The API's value for one of the contract's: of several, the first. */
export function valueForApi({ values = {} }: ResourceProfile, field: string, value: unknown): unknown {
  const meant = Object.entries(values[field] ?? {}).find(([own, known]) => own !== "*" && known === value);
  if (!meant) return value;
  return /^\d{1,9}$/.test(meant[0]) ? Number(meant[0]) : meant[0];
}

/** The messages of a refused body under the names of the contract's fields. */
export function errorsInContract<Texts>(
  profile: ApiProfile,
  path: string,
  errors: Readonly<Record<string, Texts>>,
): Record<string, Texts> {
  const { fields = {} } = resourceAt(profile, path);
  const ownNames = new Map(
    Object.entries(fields).flatMap(([field, names]) => [names].flat().map((name) => [name, field] as const)),
  );
  return Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [ownNames.get(name) ?? name, texts]),
  );
}
