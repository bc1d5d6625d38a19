import {
  discoveryPath,
  documentAddress,
  documentPath,
  documentRedirect,
  isDataPath,
  reloadInstead,
} from "~/framework/addresses";
import { logOutPath, queueLogOut, sendLogOut } from "./log-out";
import { forgetMember, openedMember, storeMember } from "./member-store";
import { type MemberPack, memberMark, memberPackPath } from "./pack";
import {
  dropRefused,
  queuedForms,
  queueForm,
  reactionsPath,
  sendQueue,
  sessionOf,
  uploadPath,
} from "./queue";
import { documentOf, pageAt, refreshPack, storedFile, storedPack } from "./stored-pages";
import type { PageMessage } from "./worker-config";

/** Answers from what is stored where there is no connection; never before the network was tried. */
export function serveOffline(self: ServiceWorkerGlobalScope) {
  self.addEventListener("activate", (event) =>
    event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve()),
  );
  self.addEventListener("message", (event) => {
    const { language, isMember }: PageMessage = event.data;
    const work = isMember ? serveMember(language, event.source) : forgetMember();
    event.waitUntil(Promise.all([refreshPack(language), work]));
  });
  // Where browsers say that there is a connection again.
  self.addEventListener("sync" as "activate", (event) => event.waitUntil(sendQueue()));
  self.addEventListener("fetch", (event) => {
    const answer = answerOf(event, self);
    if (answer) event.respondWith(answer);
  });
}

/** Null for what the browser requests as if there were no worker. */
function answerOf(event: FetchEvent, self: ServiceWorkerGlobalScope): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname } = url;
  if (origin !== self.location.origin) return null;
  const isForm = request.mode === "navigate" || isDataPath(pathname) || waitingPaths.includes(pathname);
  if (request.method === "POST") return isForm ? formAnswer(event, url, self) : null;
  if (request.mode === "navigate") return navigated(event).catch(() => storedDocument(url));
  if (isDataPath(pathname))
    return fetch(request).catch(async (lost) => {
      const client = await self.clients.get(event.clientId);
      const to = documentAddress(url);
      // Only a visitor who goes to another page: one that is revalidated stays, with all that is typed there.
      if (request.signal.aborted || !client || client.url === origin + to) throw lost;
      return documentRedirect(to, false);
    });
  if (pathname === discoveryPath) return fetch(request).catch(reloadInstead);
  if (/^\/assets\/.*(?<!\.js)$/.test(pathname))
    return storedFile(request).then((stored) => stored ?? fetch(request));
  return null;
}

/** Forms that scripts send. */
const waitingPaths = [uploadPath, reactionsPath];

/** The answer to a form; a member's that can't be sent waits for a connection. */
async function formAnswer(event: FetchEvent, url: URL, self: ServiceWorkerGlobalScope): Promise<Response> {
  const { request } = event;
  const path = documentPath(url.pathname);
  const isScreen = !waitingPaths.includes(path);
  if (isScreen) mayHaveChanged = true;
  // Before anything else: also where the form can't be sent.
  if (path === logOutPath) await forgetMember();
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch (lost) {
    if (request.signal.aborted) throw lost;
    if (path === logOutPath) await queueLogOut();
    const unstored = await queueForm(copy, path, url.search);
    const isQueued = unstored === "";
    if (isQueued) await (self.registration as WithSync).sync?.register("queue").catch(() => {});
    if (request.mode === "navigate") return storedDocument(url, unstored);
    if (!isQueued && path !== logOutPath) throw lost;
    if (isScreen) return documentRedirect(documentAddress(url), true);
    return Response.json(path === uploadPath ? { location: request.referrer } : { error: null });
  }
}

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** A page waits so long for what is sent before it. */
const sendingMs = 4_000;

/** Forms that wait are sent first, so that the page shows what became of them. */
async function navigated({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, sendingMs, true));
  const hasSent = await Promise.race([sendLogOut().then((isOut) => isOut || sendQueue()), late]);
  if (hasSent) mayHaveChanged = true;
  return (!hasSent && (await preloadResponse)) || fetch(request);
}

/** Sends a member's forms, renews the pages, and reports what was not accepted. */
async function serveMember(language: string, page: ExtendableMessageEvent["source"]): Promise<void> {
  if (await sendLogOut()) return;
  if (await sendQueue()) mayHaveChanged = true;
  await refreshMember(language);
  const { refused } = await queueNotices();
  if (!refused) return;
  page?.postMessage({ refused });
  await dropRefused();
}

/** What waits and what was not accepted, as text; `unstored` is a form that could neither be sent nor stored. */
async function queueNotices(unstored?: string | null): Promise<{ waiting: string; refused: string }> {
  const member = await openedMember();
  const forms = await queuedForms();
  if (unstored) forms.refused.push(unstored);
  const text = (state: "waiting" | "refused") =>
    member && forms[state].length > 0
      ? member.pack.texts[state].replace("{{what}}", () => forms[state].join(", "))
      : "";
  return { waiting: text("waiting"), refused: text("refused") };
}

/** A member's pages are revalidated when they are as old as this, or when a form may have changed what they show. */
const freshMs = 10 * 60_000;
let mayHaveChanged = false;

async function refreshMember(language: string): Promise<void> {
  const known = await openedMember();
  if (known && (await sessionOf(known.pack)) === "other") await forgetMember();
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

async function storedDocument(url: URL, unstored?: string | null): Promise<Response> {
  const stored = await storedPack(url.pathname.split("/")[1] ?? "");
  if (!stored) return Response.error();
  const { pack } = stored;
  const member = await openedMember();
  const own = member && pageAt(url, { ...pack, pages: member.pack.pages });
  const { waiting, refused } = await queueNotices(unstored);
  const queue = `${waiting} ${refused}`;
  if (own) return documentOf({ pack, at: member.at }, own, true, queue);
  const page = pageAt(url, pack);
  const { title, content } = page ?? pack.pages[pack.home] ?? { title: "", content: "" };
  const whole = { title, content: content.replace(memberMark, () => member?.pack.links ?? "") };
  return documentOf(stored, whole, page !== undefined, queue);
}
