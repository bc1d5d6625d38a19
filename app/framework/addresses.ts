// The service worker needs these too: they import nothing.

const dataSuffix = ".data";
const rootData = "/_root";
/** The parameter of a data request that names the routes whose loaders are to run. */
export const routesParameter = "_routes";

export const isDataPath = (pathname: string): boolean => pathname.endsWith(dataSuffix);

/** The path of Remix's data request for a document: `/en` -> `/en.data`. */
export const dataPath = (pathname: string): string =>
  `${pathname === "/" || pathname === "" ? rootData : pathname}${dataSuffix}`;

/**
 * The document's path for a path that is the document's own or its data's. Loaders and actions don't need this: their
 * requests have the document's URL already.
 */
export function documentPath(pathname: string): string {
  const path = isDataPath(pathname) ? pathname.slice(0, -dataSuffix.length) : pathname;
  return path === rootData ? "/" : path;
}

/** The URL of the document whose data a request asks for, without its origin. */
export function documentAddress({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(routesParameter);
  return documentPath(pathname) + (query.size > 0 ? `?${query}` : "");
}

/** Where Remix's script discovers the routes of links: `?version=<build>&p=<path>&p=<path>`. */
export const discoveryPath = "/__manifest";

/**
 * What Remix answers to a data request in place of data, to have a whole document loaded instead: a redirect, in the
 * format of turbo-stream.
 */
export function documentRedirect(path: string, isAction: boolean): Response {
  const values = `"redirect",${JSON.stringify(path)},"status",302,"reload",true]\n`;
  const body = isAction
    ? `[{"_1":2,"_3":4,"_5":6},${values}`
    : `[["SingleFetchRedirect",1],{"_2":3,"_4":5,"_6":7},${values}`;
  return new Response(body, { status: 202, headers: { "Content-Type": "text/x-script" } });
}

/** The same to a request for routes. */
export const reloadInstead = (): Response =>
  new Response(null, { status: 204, headers: { "X-Remix-Reload-Document": "true" } });
