import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readForm, tooManyText } from "~/forms/form-action.server";
import { retryAfterSeconds } from "~/forms/rate-limit.server";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { isNotFound, isOutage, isUnauthorized, MallApiError } from "~/mall/client/mall-api-error";
import { performReaction, type Reaction, reaction } from "~/mall/content/reaction.server";
import { clientAddressOf } from "~/process/client-address.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { pendingReactionCookie, pendingRedirect, reactionDoneText } from "~/session/pending-reaction.server";
import { safeRedirect } from "~/session/safe-redirect";
import { seeOther } from "~/session/see-other.server";
import { logOutBrowser, memberApi } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import { tokenOf } from "~/session/token.server";
import { notFound } from "~/site/not-found.server";
import { loadSite, type Site } from "~/site/site.server";

/**
 * Likes, follows, thumbs: POST `reaction`, `type`, `id`, `language`, and `redirectTo`. A form is redirected back with a
 * toast; a script sends `answer=data` and gets `{ error }`, or `{ to }` where it has to leave the page. Anonymous
 * visitors log in first: the reaction is performed afterwards.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const site = inLanguage(await loadSite(request), String(form.get("language") ?? ""));
  const asked = reaction.safeParse(Object.fromEntries(form));
  if (!site || !asked.success) throw new Response("There is no such reaction", { status: 400 });
  if (!site.settings.authenticationEnabled) throw notFound(request);
  const place = safeRedirect(form.get("redirectTo")) ?? href("index", null, site.language);
  const account = tokenOf(request);
  const isScript = form.get("answer") === "data";
  const leave = () => toLogIn(asked.data, { place, isScript }, request, site);
  if (!account) return leave();
  const refuse = (error: string, status: number, headers: Record<string, string> = {}) =>
    isScript
      ? Response.json({ error }, { status, headers })
      : seeOther(place, toastCookie({ kind: "error", text: error }, request));
  const { tenantId } = site.tenant;
  const wait = await retryAfterSeconds("reactions", { tenantId, address: clientAddressOf(request), account });
  if (wait) return refuse(tooManyText(wait, site), 429, { "Retry-After": String(wait) });
  try {
    await performReaction(asked.data, memberApi(request, site));
  } catch (error) {
    if (error instanceof Response) return leave();
    // A DELETE does not end the session: the page finds out whether it is over.
    if (isUnauthorized(error)) return isScript ? Response.json({ to: place }) : seeOther(place);
    const t = translatorOf(site.language);
    if (isNotFound(error)) return refuse(t("reactions:problem.gone"), 404);
    if (isOutage(error)) return refuse(t("reactions:problem.outage"), 503);
    if (error instanceof MallApiError) return refuse(t("reactions:problem.refused"), 422);
    throw error;
  }
  if (isScript) return Response.json({ error: null });
  // Some screens show the result themselves.
  const isShown = form.get("quiet") !== "1";
  const text = reactionDoneText(asked.data, site.language);
  return seeOther(place, isShown && toastCookie({ kind: "success", text }, request));
}

/** Redirects to the log-in screen and back, with the reaction stored. */
function toLogIn(
  asked: Reaction,
  { place, isScript }: { place: string; isScript: boolean },
  request: Request,
  site: Site,
): Response {
  const headers = new Headers();
  if (tokenOf(request)) logOutBrowser(request, headers);
  headers.append("Set-Cookie", pendingReactionCookie(asked, place, request));
  const to = href("login", null, site.language, { redirectTo: pendingRedirect(place) });
  return isScript ? Response.json({ to }, { headers }) : redirect(to, { status: 303, headers });
}
