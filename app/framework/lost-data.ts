import { hasRoutes } from "./forms";
import { unlessLeft, watchLeaving } from "./leaving";

/** What a page goes on with when Remix can't load something for it: after a warning, and without an error screen. */

declare global {
  interface Window {
    /** Called by Remix, as patched by `patchedFramework`, with what it loads for a page. */
    orLoadDocument: typeof orLoadDocument;
    /** The same with what it loads for a part of one. */
    orLoadNothing: typeof orLoadNothing;
    /** The same with its request for the routes of a link. */
    orDiscoverByDocument: typeof orDiscoverByDocument;
  }
}

type Loaded = { status: number; data: unknown };
type Signal = AbortSignal | null | undefined;

/**
 * Passes on the data of a page. If they can't be loaded, because the connection is lost, the server fails, or something
 * else answers, the browser loads the document that the visitor is going to; a page that was only to be refreshed keeps
 * the data that it has.
 */
export async function orLoadDocument(loading: Promise<Loaded>, signal: Signal): Promise<Loaded> {
  const loaded = await unlessLost(loading, isData, signal);
  return loaded ?? (isGoing() ? goByDocument() : { status: 200, data: currentData() });
}

/** Passes on the data that one route has for a part of a page; null in their place if they can't be loaded. */
export async function orLoadNothing(
  loading: Promise<Loaded>,
  routeId: string,
  signal: Signal,
): Promise<Loaded> {
  const loaded = await unlessLost(loading, isData, signal);
  return loaded ?? { status: 200, data: { [routeId]: { data: null } } };
}

/**
 * Passes on the routes of a link that is followed; if they can't be loaded, the browser loads its document.
 * @param path null where nobody has followed it: it is discovered again then
 */
export async function orDiscoverByDocument(
  discovery: Promise<Response>,
  path: string | null,
  signal: Signal,
): Promise<Response> {
  if (path === null || !isGoing()) return unlessLeft(discovery);
  return (await unlessLost(discovery, isOfRoutes, signal)) ?? goByDocument();
}

/** What was loaded; null, after a warning, if that failed, or isn't what was asked for. */
async function unlessLost<Answer extends { status: number }>(
  loading: Promise<Answer>,
  isRight: (answer: Answer) => boolean,
  signal: Signal,
): Promise<Answer | null> {
  const leaving = watchLeaving();
  try {
    const answer = await loading;
    if (isRight(answer)) return answer;
    console.warn(`The page's data could not be loaded: ${answer.status}`);
  } catch (error) {
    if (signal?.aborted || leaving.isLeft()) throw error;
    console.warn("The page's data could not be loaded:", error);
  } finally {
    leaving.end();
  }
  return null;
}

/** By route, or a redirect, whose key is a symbol. */
const isData = ({ status, data }: Loaded): boolean =>
  status < 500 &&
  typeof data === "object" &&
  data !== null &&
  !Array.isArray(data) &&
  Reflect.ownKeys(data).length > 0;

/** Without content the server says that it is of another build, which Remix knows. */
const isOfRoutes = (answer: Response): boolean => answer.status === 204 || hasRoutes(answer);

const isGoing = (): boolean => window.__remixRouter.state.navigation.state !== "idle";

function currentData(): Record<string, { data: unknown }> {
  const { loaderData } = window.__remixRouter.state;
  return Object.fromEntries(Object.entries(loaderData).map(([route, data]) => [route, { data }]));
}

/** The page stays as it is until the document replaces it. */
function goByDocument(): Promise<never> {
  const { location } = window.__remixRouter.state.navigation;
  const here = window.location;
  if (!location || location.pathname + location.search === here.pathname + here.search) here.reload();
  else here.assign(location.pathname + location.search + location.hash);
  return new Promise(() => {});
}
