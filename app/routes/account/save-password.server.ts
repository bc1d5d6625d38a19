import { addPasswordRequest, changePasswordRequest } from "@contract/password";
import { redirect } from "@remix-run/node";
import { FormProblem, handleForm, readForm } from "~/forms/form-action.server";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { isNotFound, MallApiError } from "~/mall/client/mall-api-error";
import { endConnections, endingSessions } from "~/realtime/session-ends.server";
import { logIn } from "~/routes/account/log-in.server";
import { resetCookie, resetTokenOf } from "~/session/reset-cookie.server";
import { safeRedirect } from "~/session/safe-redirect";
import { memberApi, visitorApi } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import { loadSite } from "~/site/site.server";

/** Saves a new password: after a forgotten one, instead of the current one, or a first one beside single sign-on. */
export async function savePassword(request: Request) {
  const site = await loadSite(request);
  const form = await readForm(request);
  const { language } = site;
  const t = translatorOf(language);
  const secrets = ["password", "password_confirmation", "current_password"];
  const done = t("account:setPassword.done");
  const saved = () =>
    redirect(safeRedirect(form.get("redirectTo")) ?? href("index", null, language), {
      status: 303,
      headers: { "Set-Cookie": toastCookie({ kind: "success", text: done }, request) },
    });
  /** An API may save the password without a log-in, or ask for a second factor there. */
  const toLogin = () =>
    redirect(href("login", null, language), {
      status: 303,
      headers: { "Set-Cookie": toastCookie({ kind: "success", text: done }, request) },
    });
  const resetToken = resetTokenOf(request);
  if (!resetToken && form.get("intent") === "change") {
    const rules = { schema: changePasswordRequest, limit: "login", secrets } as const;
    return handleForm(form, request, site, rules, async (value) => {
      const api = memberApi(request, site);
      await endingSessions(request, site.tenant.tenantId, "others", () => api.changePassword(value));
      return saved();
    });
  }
  const rules = { schema: addPasswordRequest, limit: "code", secrets } as const;
  return handleForm(form, request, site, rules, async (value) => {
    if (!resetToken) {
      const api = memberApi(request, site);
      await endingSessions(request, site.tenant.tenantId, "others", () => api.addPasswordAfterSso(value));
      return saved();
    }
    const { data } = await visitorApi(request, site)
      .changeForgetPassword({ reset_token: resetToken, ...value })
      .catch((error) => {
        const isExpired =
          isNotFound(error) || (error instanceof MallApiError && error.body?.errors?.reset_token);
        throw isExpired ? new FormProblem({}, t("account:setPassword.expired")) : error;
      });
    if (data?.customer) endConnections(data.customer.id, data.token ? { except: data.token } : "all");
    const response = data?.token
      ? await logIn({ ...data, token: data.token }, request, site, { welcome: done })
      : toLogin();
    response.headers.append("Set-Cookie", resetCookie(null, request));
    return response;
  });
}
