import { valueForApi } from "./body-for-api.server";
import type { ApiProfile } from "./profile";
import { entitiesAt } from "./resource-at.server";

/** A query of the contract as the API takes it; what it doesn't take is not sent. */
export function queryForApi(profile: ApiProfile, path: string, query: string): string {
  const asked = new URLSearchParams(query);
  const { offset, maxPerPage = Number.POSITIVE_INFINITY } = profile.query ?? {};
  const size = Math.min(Number(asked.get("per_page") ?? 0), maxPerPage);
  const sent = [...asked].flatMap(([name, value]) => {
    if (name === "page" && offset) return size ? [[offset, String((Number(value) - 1) * size)]] : [];
    const parameter = parameterForApi(profile, path, name, value);
    return parameter ? [parameter] : [];
  });
  return new URLSearchParams(sent).toString();
}

/** The parameters of a query that the API doesn't take. */
export const notTakenByApi = (profile: ApiProfile, path: string, query: object): string[] =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined ||
    value === null ||
    value === "" ||
    parameterForApi(profile, path, name, String(value))
      ? []
      : [name],
  );

function parameterForApi(
  profile: ApiProfile,
  path: string,
  name: string,
  value: string,
): [name: string, value: string] | null {
  const { query = {} } = profile;
  const resource = entitiesAt(profile, path);
  if (name === "page") return [query.page ?? name, String(Number(value) - 1 + (query.firstPage ?? 1))];
  if (name === "per_page")
    return [query.perPage ?? name, String(Math.min(Number(value), query.maxPerPage ?? Number(value)))];
  if (name === "sort") {
    const field = value.replace(/^-/, "");
    const own = resource.sorts ? resource.sorts[field] : field;
    if (own === undefined) return null;
    const isDescending = value.startsWith("-");
    const descending = query.descending ?? "-{field}";
    return [query.sort ?? name, isDescending ? descending.replace("{field}", () => own) : own];
  }
  const filter = resource.filters?.[name];
  if (filter === null) return null;
  if (filter !== undefined) {
    const parameter = (query.filter ?? "{field}").replace("{field}", () => filter);
    return [parameter, String(valueForApi(resource, name, value))];
  }
  if (name !== "search") return [name, value];
  return query.search === null ? null : [query.search ?? name, value];
}
