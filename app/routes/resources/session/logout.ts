import { fallbackLanguage, isLanguage } from "@contract/languages";
import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "~/forms/form-action.server";
import { hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import { endingSessions } from "~/realtime/session-ends.server";
import { logOutBrowser } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import { tokenOf } from "~/session/token.server";
import { mallApi } from "~/tenant/mall-api.server";
import { tenantOf } from "~/tenant/tenant.server";

/** Ends the session: POST `language`. Also invalidates the token at the mall API if it supports that. */
export async function action({ request }: ActionFunctionArgs) {
  const given = String((await readForm(request)).get("language") ?? "");
  const language = isLanguage(given) ? given : fallbackLanguage;
  const token = tokenOf(request);
  if (token) {
    // The cookie is removed in any case; an upstream may not have this call.
    const { tenantId } = tenantOf(request);
    const revoke = () => sidePart(mallApi({ tenantId, token }).logout(), "A token could not be revoked");
    await endingSessions(request, tenantId, "this", revoke);
  }
  const headers = new Headers();
  logOutBrowser(request, headers);
  headers.append(
    "Set-Cookie",
    toastCookie({ kind: "success", text: translatorOf(language)("account:logout.done") }, request),
  );
  return redirect(hrefOf("index", {}, language), { status: 303, headers });
}
