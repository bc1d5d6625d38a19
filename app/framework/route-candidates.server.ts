import type { ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];

/** One segment of the routes' paths: the routes that end there, those that take the rest, and what may follow. */
type Segment = { ids: string[]; texts: Map<string, Segment>; parameter: Segment | null };

const segment = (): Segment => ({ ids: [], texts: new Map(), parameter: null });

/**
 * Finds the routes that may match a path or one of its parents, with their layouts, in the build's order; in a time
 * that doesn't depend on the number of routes. Remix, which compiles and ranks every route it knows for each of these
 * paths, then picks the best of them as it would of all.
 */
export function routeCandidates(routes: Routes): (pathname: string) => string[] {
  const root = segment();
  const order = new Map<string, number>();
  for (const [at, route] of Object.values(routes).entries()) {
    if (!route) continue;
    order.set(route.id, at);
    const branch = branchOf(route, routes);
    const path = branch.flatMap(({ path }) => path?.split("/").filter(Boolean) ?? []);
    const ids = branch.map(({ id }) => id);
    for (const end of endsOf(root, path)) end.ids.push(...ids);
  }
  const positionOf = (id: string) => order.get(id) ?? 0;
  return (pathname) => {
    const found = new Set(root.ids);
    let reached = [root];
    for (const text of pathname.split("/").filter(Boolean)) {
      const key = decoded(text).toLowerCase();
      reached = reached
        .flatMap(({ texts, parameter }) => [texts.get(key), parameter])
        .filter((next) => next != null);
      if (reached.length === 0) break;
      for (const { ids } of reached) for (const id of ids) found.add(id);
    }
    return [...found].sort((one, other) => positionOf(one) - positionOf(other));
  };
}

/** A route and its layouts, from the outside in. */
function branchOf(route: NonNullable<Routes[string]>, routes: Routes) {
  const branch = [route];
  for (let at = route; at.parentId !== undefined; ) {
    const parent = routes[at.parentId];
    if (!parent) break;
    branch.unshift(parent);
    at = parent;
  }
  return branch;
}

/** Where a path ends. Remix's syntax: `:name` is any segment, `?` makes one optional, `*` takes the rest. */
function endsOf(root: Segment, path: string[]): Segment[] {
  let ends = [root];
  for (const part of path) {
    if (part === "*") break;
    const text = part.replace(/\?$/, "");
    const next = ends.map((end) => nextSegment(end, text));
    ends = part.endsWith("?") ? [...ends, ...next] : next;
  }
  return ends;
}

function nextSegment(from: Segment, text: string): Segment {
  if (text.startsWith(":")) {
    from.parameter ??= segment();
    return from.parameter;
  }
  const key = text.toLowerCase();
  const known = from.texts.get(key);
  if (known) return known;
  const added = segment();
  from.texts.set(key, added);
  return added;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
