/** Requests a path of the site as a browser does. */
type Get = (path: string) => Promise<{ status: number; text: () => Promise<string> }>;

export type Visits = { pages: number; unstyled: number; unhydrated: number; missing: string[] };

/**
 * Opens pages one after another with all that they load, by a browser that has stored nothing.
 * @returns how many had no style sheet, how many could not be hydrated, and the files that were not there
 */
export async function visit(get: Get, paths: readonly string[]): Promise<Visits> {
  const visits: Visits = { pages: 0, unstyled: 0, unhydrated: 0, missing: [] };
  for (const path of paths) {
    const missing = await missingFiles(get, path);
    visits.pages++;
    visits.missing.push(...missing);
    if (missing.some((name) => name.endsWith(".css"))) visits.unstyled++;
    if (missing.some((name) => name.endsWith(".js"))) visits.unhydrated++;
  }
  return visits;
}

/** The assets that a page loads, and what they import, as far as they are not there. */
async function missingFiles(get: Get, path: string): Promise<string[]> {
  const page = await get(path);
  if (page.status !== 200) throw new Error(`${path} answers ${page.status}`);
  const html = await page.text();
  const names = new Set([...html.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = ""]) => name));
  if (![".css", ".js"].every((type) => [...names].some((name) => name.endsWith(type))))
    throw new Error(`${path} names no style sheet, or no script`);
  const missing = [];
  for (const name of names) {
    const answer = await get(`/assets/${name}`);
    const text = await answer.text();
    if (answer.status !== 200) missing.push(name);
    else if (name.endsWith(".js")) for (const next of importsOf(text, name)) names.add(next);
  }
  return missing;
}

/** What a script imports; the first one imports on demand what hydrates the page. */
function importsOf(code: string, name: string): string[] {
  const imports = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;
  const onDemand = name.startsWith("entry.client-") ? /["']assets\/([^"']+\.js)["']/g : /(?!)/g;
  return [imports, onDemand].flatMap((found) => [...code.matchAll(found)].map(([, next = ""]) => next));
}
