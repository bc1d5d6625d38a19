import { redirect } from "@remix-run/node";
import { FormProblem, handleForm, typedValues } from "~/forms/form-action.server";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { MallApiError } from "~/mall/mall-api-error";
import { tokenOf } from "~/mall/token.server";
import { pointsText } from "~/mall/views/cards/points-text.server";
import { receiptForm, receiptKey } from "~/mall/views/member/receipt-form.server";
import { memberApi } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import type { Site } from "~/tenant/site.server";

/**
 * Submits a member's receipt, idempotent by its key.
 * @param request one of the receipts' screen: the log-in redirects back to it
 * @returns a redirect to the receipt, or the form's errors
 */
export function sendReceipt(request: Request, site: Site, form: FormData) {
  const { language } = site;
  const t = translatorOf(language);
  const rules = { schema: receiptForm, limit: "upload", account: () => tokenOf(request) ?? "" } as const;
  const api = memberApi(request, site, typedValues(form, ["key"]));
  return handleForm(form, request, site, rules, async ({ key, ...receipt }) => {
    const idempotencyKey = receiptKey({ key, ...receipt });
    const { data } = await api.sendReceipt(receipt, { idempotencyKey }).catch((error) => {
      const isKnown = error instanceof MallApiError && error.body?.errors?.number?.includes("taken");
      throw isKnown ? new FormProblem({ number: t("dashboard:receipts.duplicate") }, null, 409) : error;
    });
    const text =
      data?.status === "approved"
        ? t("dashboard:receipts.credited", { points: pointsText(data.points, language) })
        : t("dashboard:receipts.received");
    return redirect(href("dashboard-receipts", null, language, { receipt: data?.id }), {
      status: 303,
      headers: { "Set-Cookie": toastCookie({ kind: "success", text }, request) },
    });
  });
}
