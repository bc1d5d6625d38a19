import type { emailVerificationRequest } from "@contract/registration";
import { redirect } from "@remix-run/node";
import type { z } from "zod";
import { FormProblem } from "~/forms/form-action.server";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { isOutage, MallApiError } from "~/mall/client/mall-api-error";
import { logIn, sessionIn } from "~/routes/account/log-in.server";
import { secondStep } from "~/routes/account/second-step.server";
import { markedBrowserOf } from "~/session/browser.server";
import { resetCookie } from "~/session/reset-cookie.server";
import { visitorApi } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import type { Site } from "~/site/site.server";

/**
 * Logs in with the mailed code. In the browser where the password was chosen that is all. In any other, the mail's
 * reader may be somebody whose address a stranger registered with a password of their own: there the owner chooses the
 * password.
 * @param place where the visitor is redirected in the end
 */
export async function verifyAddress(
  value: z.output<typeof emailVerificationRequest>,
  request: Request,
  site: Site,
  place: string | null,
): Promise<Response> {
  const t = translatorOf(site.language);
  const api = visitorApi(request, site, value.email);
  const isRegistrant = markedBrowserOf(request, site, "registrant", value.email) !== null;
  const session = isRegistrant ? await api.verifyEmail(value).catch(nullInOtherBrowser) : null;
  const account = value.email;
  const welcome = t("account:verify.done");
  const next = secondStep(session?.data ?? null, request, site, { redirectTo: place });
  if (next) return next;
  if (session?.data)
    return logIn(sessionIn(session.data), request, site, { redirectTo: place, welcome, account });
  // An API may verify the address without a log-in.
  if (session)
    return redirect(href("login", null, site.language, { redirectTo: place }), {
      status: 303,
      headers: { "Set-Cookie": toastCookie({ kind: "success", text: welcome }, request) },
    });

  const { data: answer } = await api.forgetPasswordLogin(value).catch((error) => {
    // Another mall API may accept a registration's code only where it was made.
    if (!(error instanceof MallApiError) || isOutage(error)) throw error;
    throw new FormProblem({ code: t("forms:problems.wrongOrExpired") }, t("account:verify.elsewhere"));
  });
  const nextForOwner = secondStep(answer, request, site, { redirectTo: place });
  if (nextForOwner) return nextForOwner;
  const reset = sessionIn(answer);
  const response = await logIn(reset, request, site, {
    redirectTo: href("set-new-password", null, site.language, { redirectTo: place }),
    returnsTo: place,
    welcome: t("account:verify.choosePassword"),
    account,
  });
  response.headers.append("Set-Cookie", resetCookie(reset.reset_token ?? reset.token, request));
  return response;
}

/** The address was registered again since this browser did. */
function nullInOtherBrowser(error: unknown): null {
  if (error instanceof MallApiError && error.body?.errors?.code?.includes("other_browser")) return null;
  throw error;
}
