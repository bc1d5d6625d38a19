import { publicEndpoints } from "@contract/endpoints";
import type { ApiProfileInput } from "../../app/mall/profiles/profile";
import { type Entities, entitiesIn } from "./entities-in";
import { settingsAmong } from "./find-settings";
import known from "./known-paths.json";
import { pagingOf } from "./paging";
import { type Api, type ListName, listNames, lists } from "./read-samples";

/** `isCut`: of lists with several pages only the first is read. */
export type FoundProfile = { profile: ApiProfileInput; isCut: boolean };

/** The base path and the paths of lists, as far as they answer with entities. */
export async function foundLists(
  api: Api,
  pathOf: (list: ListName) => Promise<string | null>,
): Promise<FoundProfile> {
  for (const basePath of known.basePaths) {
    const found = await listsUnder(basePath, api);
    if (found.size > 0) return profileOf(basePath, await withTold(found, basePath, api, pathOf), api);
  }
  return profileOf("", await withTold(new Map(), "", api, pathOf), api);
}

/** How paths are spelt: an API that has `Shops` or `obchody.php` has its other lists like that. */
const spellings: Spelling[] = [
  (name) => name,
  (name) => name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  (name) => `${name}.php`,
];
type Spelling = (name: string) => string;

const pathsOf = (list: ListName, styles: readonly Spelling[]): [path: string, style: Spelling][] =>
  styles.flatMap((style) => known.paths[list].map((name): [string, Spelling] => [style(name), style]));

type FoundLists = Map<ListName, { path: string; spelling: Spelling; entities: Entities }>;

const settingsPath = publicEndpoints.settings.path;

async function listsUnder(basePath: string, api: Api): Promise<FoundLists> {
  const found: FoundLists = new Map();
  const taken = new Set<string>();
  let spelling: Spelling | undefined;
  for (const list of listNames) {
    // Where there are no shops under any name, there is no mall's API.
    if (list !== "companies" && found.size === 0) break;
    for (const [path, style] of pathsOf(list, spelling ? [spelling] : spellings)) {
      const entities = taken.has(path) ? null : await entitiesAt(`${basePath}/${path}`, api);
      if (!entities) continue;
      taken.add(path);
      found.set(list, { path, spelling: style, entities });
      spelling = style;
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
    if (path && entities) found.set(list, { path, spelling: (name) => name, entities });
  }
  return found;
}

async function entitiesAt(path: string, api: Api): Promise<Entities | null> {
  const found = await api.get(filled(api) + path);
  if (found.kind === "unreachable") throw new Error(`${api.url}: ${found.reason}`);
  return found.kind === "json" ? entitiesIn(found.json) : null;
}

async function profileOf(basePath: string, found: FoundLists, api: Api): Promise<FoundProfile> {
  const [first] = found.values();
  if (!first) return { profile: {}, isCut: false };
  const resources = Object.fromEntries([...found].map(([list, { path }]) => [lists[list].path, { path }]));
  const placed = envelopeOf([...new Set([...found.values()].map(({ entities }) => entities.path))]);
  const { paging, isCut } = await pagingOf(api.get, `${filled(api)}${basePath}/${first.path}`, placed.data);
  const envelope = { ...placed, ...paging?.envelope };
  const spelt = first.spelling;
  const settings = await settingsAmong(known.paths[settingsPath].map(spelt), (path) =>
    api.get(`${filled(api)}${basePath}/${path}`),
  );
  const profile: ApiProfileInput = {
    basePath,
    ...(paging && { query: paging.query }),
    ...(Object.keys(envelope).length > 0 && { envelope }),
    resources: { ...resources, ...(settings && { [settingsPath]: settings }) },
  };
  return { profile, isCut };
}

const filled = ({ url, tenant }: Api): string => url.replaceAll("{tenant}", tenant).replace(/\/$/, "");

/** What holds the entries of a list, and isn't there where an answer is one entity. */
const ofLists =
  /^(?:items|edges|results|rows|list|entries|records|nodes|hits|docs|documents|content|elements|members?|polozky|seznam|zaznamy|eintraege)$/i;

/** Where lists are in answers, with `*` for a step that differs from list to list; nothing where it is the contract's. */
function envelopeOf(paths: string[]): { data?: string; items?: string } {
  const [first = "", ...others] = paths;
  const steps = first.split(".");
  const isSame = others.every((path) => path.split(".").length === steps.length);
  if (!first || first === "data" || first === "data.data" || !isSame) return {};
  const common = steps.map((step, at) => (others.every((path) => path.split(".")[at] === step) ? step : "*"));
  const last = common.at(-1) ?? "";
  const data = ofLists.test(last) ? common.slice(0, -1) : common;
  return {
    ...(data.length > 0 && { data: data.join(".") }),
    ...(data.length < common.length && { items: last }),
  };
}
