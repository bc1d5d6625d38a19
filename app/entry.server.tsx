import { randomBytes } from "node:crypto";
import { type AppLoadContext, type EntryContext, redirectDocument } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { setCachePolicy } from "./caching/cache-policy.server";
import { thirdPartySources } from "./consent/consent-sources.server";
import { thirdPartiesOf } from "./consent/third-parties.server";
import {
  contentSecurityPolicy,
  type InlineHashes,
  reportingEndpoints,
  signInDomainOf,
  withoutMark,
} from "./document/content-security-policy.server";
import { renderDocument, streamDocument } from "./document/render-document.server";
import { DocumentResponse, type RenderedDocument, renderedOnce } from "./document/rendered-documents.server";
import { outageResponse } from "./features/shell/outage-response.server";
import type { RootData } from "./features/shell/root-data.server";
import { documentAddress } from "./framework/addresses";
import { answerByBuild } from "./framework/build.server";
import { responseMark } from "./framework/data-response.server";
import { takeHandoff } from "./framework/handoff";
import { rootDataOf, thrownIn, thrownResponse } from "./framework/rendered-context.server";
import { translatorOf } from "./locale/i18n.server";
import { requestLanguage } from "./locale/request-language.server";
import { provideTranslators } from "./locale/translators";
import { TranslationsContext } from "./locale/use-translation";
import { isOutage } from "./mall/client/mall-api-error";
import { deepPathRequest } from "./navigation/deep-path.server";
import type { ErrorData } from "./navigation/error-responses.server";
import { isFilePath, missingFile } from "./navigation/missing-file.server";
import { OfflineMark } from "./navigation/offline-mark";
import { payloadResponse } from "./navigation/payload.server";
import { announceSpeculation } from "./navigation/speculation-rules.server";
import { log } from "./process/log.server";
import { mallTurn } from "./process/mall-turns.server";
import { rendering, report } from "./process/request-context.server";
import { realtimeSettings, realtimeSource } from "./realtime/realtime-settings.server";
import { breadcrumbData } from "./seo/breadcrumb-data.server";
import { addStructuredData, type StructuredData, structuredDataScript } from "./seo/structured-data.server";
import { isPersonal, isPersonalBesideToken } from "./session/host-cookie.server";
import { isPrefetch } from "./session/is-prefetch.server";
import { clearInvalidToken } from "./session/session.server";
import { mallFile } from "./tenant/mall-file.server";
import { hostResponse } from "./tenant/plain-page.server";
import { answersAssistants, worksOffline } from "./tenant/switches.server";
import { isOwnHost, tenantOf } from "./tenant/tenant.server";
import { BreadcrumbsListener } from "./ui/breadcrumbs";
import { CspNonce } from "./ui/csp-nonce";

export { site } from "./site-entry.server";

provideTranslators(translatorOf);

/** Longer than the client's longest timeout for the mall API, so that the page shows that error. */
export const streamTimeout = 10_000;

/** Renders the whole document: half a page on a slow connection helps nobody, and the hashes need all of it. */
export default async function handleRequest(
  request: Request,
  givenStatus: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const status = withOutage(givenStatus, headers);
  const other = answerWithoutPage(request, status, headers, remixContext, loadContext);
  if (other) return other;
  const document = await pageOf(request, status, remixContext, loadContext);
  if (document.tag) headers.set("ETag", `W/"${document.tag}"`);
  setDocumentHeaders(request, headers, loadContext, document);
  clearInvalidToken(request, headers);
  setCachePolicy(request, status, headers);
  announceSpeculation(request, headers);
  // Remix itself passes on a thrown response's code alone.
  const statusText = thrownResponse(remixContext)?.statusText ?? "";
  return new DocumentResponse(document, { status, statusText, headers });
}

/** The answer of a request that gets no page of Remix's; null for all others. */
function answerWithoutPage(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Response | Promise<Response> | null {
  const { host, pathname } = new URL(request.url);
  // Under remix-serve such requests reach this handler, some as not found.
  const early = hostResponse(host, () => request) ?? payloadResponse(request, answerByBuild);
  if (early) return early;
  const deepPath = deepPathRequest(request);
  if (deepPath) return answerByBuild(deepPath, loadContext);
  if (isRefusedPrefetch(request, status)) return withoutBody(status, headers);
  const outage = status === 503 ? outageOf(remixContext) : null;
  if (outage) return outageResponse(request, headers, outage);
  if (status !== 404) return null;
  return mallFile(request) ?? (isFilePath(pathname) ? missingFile() : null);
}

/** The page, rendered once for all whose page is made of the same; that of a member alone once for them. */
async function pageOf(
  request: Request,
  status: number,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<RenderedDocument> {
  await mallTurn(new URL(request.url).host);
  // The development server's hot reload needs Remix's own scripts, whose data can be rendered only once.
  const handoff = import.meta.env.DEV ? null : await takeHandoff(remixContext);
  const render = () => renderPage(request, remixContext, loadContext, handoff);
  const cookies = request.headers.get("Cookie") ?? "";
  if (!handoff || status !== 200 || request.method !== "GET" || isPersonalBesideToken(cookies))
    return render();
  return renderedOnce(inputsOf(request, remixContext, loadContext, handoff), render, isPersonal(cookies));
}

function setDocumentHeaders(
  request: Request,
  headers: Headers,
  loadContext: AppLoadContext,
  { scripts, styles }: InlineHashes,
) {
  const { protocol, host } = new URL(request.url);
  const signInDomain = signInDomainOf(loadContext);
  // A document keeps its headers when its visitor logs in or out without leaving it: they are the same for members.
  const realtime = realtimeSettings(request);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy({
      scripts,
      styles,
      secure: protocol === "https:",
      signInDomain,
      realtime: realtime ? realtimeSource(realtime) : undefined,
      thirdParties: thirdPartySources(thirdPartiesOf(tenantOf(request))),
    }),
  );
  headers.set("Reporting-Endpoints", reportingEndpoints);
  // The sign-in popup reports its result to its opener.
  if (signInDomain) headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  // Search engines would index the pages of the mall that unknown hosts show under each of them.
  if (!isOwnHost(host)) headers.set("X-Robots-Tag", "noindex");
}

type Handoff = Awaited<ReturnType<typeof takeHandoff>>;

async function renderPage(
  request: Request,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
  handoff: Handoff | null,
): Promise<RenderedDocument> {
  const { origin, pathname } = new URL(request.url);
  let breadcrumbs: StructuredData | null = null;
  const mark = randomBytes(16).toString("base64url");
  const render = handoff ? renderDocument : streamDocument;
  const marked = await render(
    <TranslationsContext.Provider value={{ t: translatorOf(requestLanguage(request)), load: () => null }}>
      <BreadcrumbsListener.Provider
        value={(entries) => {
          breadcrumbs = breadcrumbData(entries, origin + pathname);
        }}
      >
        <CspNonce.Provider value={mark}>
          <OfflineMark.Provider value={worksOffline(tenantOf(request))}>
            <RemixServer context={remixContext} url={request.url} nonce={mark} />
          </OfflineMark.Provider>
        </CspNonce.Provider>
      </BreadcrumbsListener.Provider>
    </TranslationsContext.Provider>,
    mark,
  );
  const { html, ...hashes } = withoutMark(marked, mark);
  addStructuredData(loadContext, breadcrumbs);
  const tools = answersAssistants(tenantOf(request))
    ? '<script type="module" src="/assistant-tools.js"></script>'
    : "";
  const whole = html.replace("</head>", () => `${structuredDataScript(loadContext)}${tools}</head>`);
  return { body: Buffer.from(handoff?.into(whole) ?? whole), ...hashes };
}

/** All that a page is rendered from. When its data was loaded is part of them only for the forms on it. */
function inputsOf(
  request: Request,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
  { block }: Handoff,
): string[] {
  const root = rootDataOf<RootData>(remixContext);
  return [
    remixContext.manifest.version,
    request.url,
    requestLanguage(request),
    block.replace(String(root?.renderedAt), ""),
    structuredDataScript(loadContext),
  ];
}

/** A prefetch leaves the log-in to the request that follows it: its refusal has nothing of the page. */
const isRefusedPrefetch = (request: Request, status: number): boolean =>
  status === 401 && isPrefetch(request);

function withoutBody(status: number, headers: Headers): Response {
  for (const name of ["Content-Type", "Content-Length", "Content-Encoding", responseMark, "Link"])
    headers.delete(name);
  headers.set("Cache-Control", "private, no-store");
  return new Response(null, { status, headers });
}

/** An outage's status: remix-serve, where loaders throw errors instead of responses, has 500 for it. */
function withOutage(status: number, headers: Headers): number {
  if (status !== 500 || !rendering().hasOutage) return status;
  headers.set("Retry-After", "5");
  return 503;
}

/** What the screen of an outage shows; null for a form's page, which reports the outage beside what was typed. */
function outageOf(remixContext: EntryContext) {
  const [error] = thrownIn(remixContext);
  const root = rootDataOf<RootData>(remixContext);
  const data: ErrorData | null = isRouteErrorResponse(error) ? error.data : null;
  return error !== undefined && root ? { root, requestId: data?.requestId ?? null } : null;
}

/**
 * The sign-in popup must be allowed by the document's policy, which only a document has: client-side navigation to such
 * a screen is redirected to a new document.
 */
export function handleDataRequest(
  response: Response,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  const answer =
    signInDomainOf(context) && !context.isPayload
      ? redirectDocument(documentAddress(new URL(request.url)))
      : response;
  if (isRefusedPrefetch(request, answer.status)) return withoutBody(answer.status, answer.headers);
  clearInvalidToken(request, answer.headers);
  const status = withOutage(answer.status, answer.headers);
  setCachePolicy(request, status, answer.headers);
  return status === answer.status ? answer : new Response(answer.body, { status, headers: answer.headers });
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (isOutage(error)) report({ hasOutage: true });
  log.error({ err: error, path: new URL(request.url).pathname }, "A page could not be rendered");
}
