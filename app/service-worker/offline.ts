import {
  discoveryPath,
  documentPath,
  documentRedirect,
  isDataPath,
  reloadInstead,
  routesParameter,
} from "~/navigation/framework-addresses";
import { documentOf, pageAt, refreshPack, storedFile, storedPack } from "./stored-pages";
import type { PageMessage } from "./worker-config";

/** Answers from what is stored where there is no connection; never before the network was tried. */
export function serveOffline(self: ServiceWorkerGlobalScope) {
  self.addEventListener("activate", (event) =>
    event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve()),
  );
  self.addEventListener("message", (event) => {
    const { language }: PageMessage = event.data;
    event.waitUntil(refreshPack(language));
  });
  self.addEventListener("fetch", (event) => {
    const answer = answerOf(event, self);
    if (answer) event.respondWith(answer);
  });
}

/** Null for what the browser requests as if there were no worker. */
function answerOf(
  event: FetchEvent,
  { clients, location }: ServiceWorkerGlobalScope,
): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname } = url;
  if (origin !== location.origin) return null;
  if (request.mode === "navigate") return navigated(event).catch(() => storedDocument(url));
  if (isDataPath(pathname))
    return fetch(request).catch(async (lost) => {
      const client = await clients.get(event.clientId);
      const to = documentAddress(url);
      // Only a visitor who goes to another page: one that is revalidated stays, with all that is typed there.
      if (request.signal.aborted || !client || client.url === origin + to) throw lost;
      return documentRedirect(to, request.method !== "GET");
    });
  if (pathname === discoveryPath) return fetch(request).catch(reloadInstead);
  if (/^\/assets\/.*(?<!\.js)$/.test(pathname))
    return storedFile(request).then((stored) => stored ?? fetch(request));
  return null;
}

const navigated = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

async function storedDocument(url: URL): Promise<Response> {
  const stored = await storedPack(url.pathname.split("/")[1] ?? "");
  if (!stored) return Response.error();
  const { pack } = stored;
  const page = pageAt(url, pack);
  return documentOf(stored, page ?? pack.pages[pack.home] ?? { title: "", content: "" }, page !== undefined);
}

/** The URL of the document whose data a request asks for. */
function documentAddress({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(routesParameter);
  return documentPath(pathname) + (query.size > 0 ? `?${query}` : "");
}
