import {
  discoveryPath,
  documentPath,
  documentRedirect,
  isDataPath,
  reloadInstead,
  routesParameter,
} from "~/navigation/framework-addresses";
import { forgetMember, openedMember, storeMember } from "./member-store";
import { type MemberPack, memberMark, memberPackPath } from "./pack";
import { documentOf, pageAt, refreshPack, storedFile, storedPack } from "./stored-pages";
import type { PageMessage } from "./worker-config";

/** Answers from what is stored where there is no connection; never before the network was tried. */
export function serveOffline(self: ServiceWorkerGlobalScope) {
  self.addEventListener("activate", (event) =>
    event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve()),
  );
  self.addEventListener("message", (event) => {
    const { language, isMember }: PageMessage = event.data;
    event.waitUntil(
      Promise.all([refreshPack(language), isMember ? refreshMember(language) : forgetMember()]),
    );
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
  if (request.method === "POST" && (request.mode === "navigate" || isDataPath(pathname)))
    event.waitUntil(noticeForm(documentPath(pathname)));
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

/** A member's pages are revalidated when they are as old as this, or when a form may have changed what they show. */
const freshMs = 10 * 60_000;
let mayHaveChanged = false;

async function refreshMember(language: string): Promise<void> {
  const stored = await openedMember();
  const isFresh = stored?.language === language && Date.now() - stored.at < freshMs;
  if (isFresh && !mayHaveChanged) return;
  mayHaveChanged = false;
  await storeMember(language, async () => {
    const answer = await fetch(`${memberPackPath}?language=${language}`, { redirect: "manual" });
    if (answer.ok) return (await answer.json()) as MemberPack;
    // The redirect to the log-in screen.
    if (answer.type === "opaqueredirect") return null;
    throw new Error(`A member's pages were answered with ${answer.status}`);
  });
}

async function noticeForm(path: string): Promise<void> {
  mayHaveChanged = true;
  // Before anything else: also where the form can't be sent.
  if (path === "/logout") await forgetMember();
}

async function storedDocument(url: URL): Promise<Response> {
  const stored = await storedPack(url.pathname.split("/")[1] ?? "");
  if (!stored) return Response.error();
  const { pack } = stored;
  const member = await openedMember();
  const own = member && pageAt(url, { ...pack, pages: member.pack.pages });
  if (own) return documentOf({ pack, at: member.at }, own, true);
  const page = pageAt(url, pack);
  const { title, content } = page ?? pack.pages[pack.home] ?? { title: "", content: "" };
  const whole = { title, content: content.replace(memberMark, () => member?.pack.links ?? "") };
  return documentOf(stored, whole, page !== undefined);
}

/** The URL of the document whose data a request asks for. */
function documentAddress({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(routesParameter);
  return documentPath(pathname) + (query.size > 0 ? `?${query}` : "");
}
