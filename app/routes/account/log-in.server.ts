import type { MemberSession } from "@contract/customer";
import { redirect, redirectDocument } from "@remix-run/node";
import { hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { MallApiUnavailable } from "~/mall/client/mall-api-error";
import { sidePart } from "~/mall/client/side-part.server";
import { clientAddressOf } from "~/process/client-address.server";
import { isToken } from "~/session/token-cookie";
import type { Site } from "~/site/site.server";
import { firebaseProjectOf } from "~/tenant/firebase.server";
import { mallApi } from "~/tenant/mall-api.server";
import { markedBrowserCookie } from "../../session/browser.server";
import { clearedMailedCookie, mailedTo } from "../../session/mailed-cookie.server";
import {
  clearedReactionCookie,
  pendingReaction,
  performPendingReaction,
} from "../../session/pending-reaction.server";
import { safeRedirect } from "../../session/safe-redirect";
import { logInBrowser } from "../../session/session.server";
import { toastCookie } from "../../session/toast.server";

const noToken = () =>
  new MallApiUnavailable("malformed", "The mall API returned no token that a request can carry");

/** What a log-in returned. Throws MallApiUnavailable if that is no session. */
export function sessionIn<Answer extends { token?: string | undefined }>(
  answer: Answer | null,
): Answer & { token: string } {
  if (!answer?.token) throw noToken();
  return { ...answer, token: answer.token };
}

type Way = {
  redirectTo?: unknown;
  welcome?: string;
  /** The e-mail address that was typed, if any. */
  account?: string;
  /** The final destination, where `redirectTo` is only a stop on the way. */
  returnsTo?: unknown;
};

/**
 * Logs the browser in and redirects to where the visitor came from, otherwise to the member's own pages. Also performs
 * the reaction that made the visitor log in.
 */
export async function logIn(
  session: MemberSession,
  request: Request,
  site: Site,
  { redirectTo, welcome, account, returnsTo = redirectTo }: Way = {},
): Promise<Response> {
  const { token } = session;
  if (!isToken(token)) throw noToken();
  const { tenantId } = site.tenant;
  const member = mallApi({ tenantId, token, clientAddress: clientAddressOf(request) });
  const customer = session.customer ?? (await sidePart(member.profile(), "The profile could not be read"));
  const t = translatorOf(site.language);
  const text =
    welcome ??
    (customer?.first_name
      ? t("account:login.done", { name: customer.first_name })
      : t("account:login.doneNameless"));
  const headers = new Headers();
  logInBrowser(request, headers, token);
  const owner = account ?? customer?.email;
  if (owner) headers.append("Set-Cookie", markedBrowserCookie(request, site, "owner", owner));
  if (mailedTo(request)) headers.append("Set-Cookie", clearedMailedCookie(request));
  const pending = pendingReaction(request);
  let done: string | null = null;
  if (pending) {
    headers.append("Set-Cookie", clearedReactionCookie(request));
    if (pending.place === safeRedirect(returnsTo))
      done = await performPendingReaction(pending.reaction, member, site.language);
  }
  headers.append(
    "Set-Cookie",
    toastCookie({ kind: "success", text: [text, done].filter(Boolean).join(" ") }, request),
  );
  // The member's pages aren't for a document whose policy allows the hosts of single sign-on.
  const leave = firebaseProjectOf(site.tenant) ? redirectDocument : redirect;
  return leave(safeRedirect(redirectTo) ?? hrefOf("dashboard", {}, site.language), {
    status: 303,
    headers,
  });
}
