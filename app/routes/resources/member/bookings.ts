import { createHash, randomUUID } from "node:crypto";
import { bookingOrderRequest } from "@contract/booking";
import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { readForm, tooManyText } from "~/forms/form-action.server";
import { retryAfterSeconds } from "~/forms/rate-limit.server";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { isOutage, isUnauthorized, MallApiError } from "~/mall/client/mall-api-error";
import { titleOf } from "~/mall/views/entity-title.server";
import { type BookingProblem, bookingAnchor, slotText } from "~/mall/views/visit/booking.server";
import { clientAddressOf } from "~/process/client-address.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { safeRedirect } from "~/session/safe-redirect";
import { seeOther } from "~/session/see-other.server";
import { logOutBrowser, memberApi } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import { tokenOf } from "~/session/token.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";

const bookingForm = bookingOrderRequest.extend({
  slot: bookingOrderRequest.shape.slot.optional(),
  day: z.iso.date(),
  key: z.string().max(100).optional(),
});

/**
 * Books a slot: POST `service`, `day`, `slot`, `key`, `language`, and `redirectTo` for the page that it was chosen on.
 * Redirects back there with the result; anonymous visitors log in first and come back with their choice.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const site = inLanguage(await loadSite(request), String(form.get("language") ?? ""));
  const asked = bookingForm.safeParse(Object.fromEntries(form));
  if (!site || !asked.success) throw new Response("This can't be booked", { status: 400 });
  if (!site.settings.authenticationEnabled) throw notFound(request);
  const { language } = site;
  const t = translatorOf(language);
  const { service, day, slot, key } = asked.data;
  const page = (safeRedirect(form.get("redirectTo")) ?? href("amenities", { page: 1 }, language)).split(
    /[?#]/,
  )[0];
  const place = (more: Record<string, string> = {}) =>
    `${page}?${new URLSearchParams({ service, day, ...more })}${bookingAnchor}`;
  const back = (more: Record<string, string>, toast?: { kind: "success" | "error"; text: string }) =>
    seeOther(place(more), toast && toastCookie(toast, request));
  const problem = (what: BookingProblem) => back({ problem: what });

  if (!slot) return problem("choose");
  const account = tokenOf(request);
  const toLogIn = () => {
    const headers = new Headers();
    if (account) logOutBrowser(request, headers);
    return redirect(href("login", null, language, { redirectTo: place({ slot }) }), { status: 303, headers });
  };
  if (!account) return toLogIn();
  const { tenantId } = site.tenant;
  const wait = await retryAfterSeconds("booking", { tenantId, address: clientAddressOf(request), account });
  if (wait) return back({ slot }, { kind: "error", text: tooManyText(wait, site) });
  try {
    const idempotencyKey = createHash("sha256")
      .update([key || randomUUID(), service, slot].join("\n"))
      .digest("base64url");
    const { data: order } = await memberApi(request, site).bookSlot({ service, slot }, { idempotencyKey });
    if (!order) return seeOther(href("dashboard-purchases", null, language));
    const what = titleOf(order.translations, language);
    const text = t("booking:done", { what, when: slotText(order.starts_at, site) });
    return back({}, { kind: "success", text });
  } catch (error) {
    if (error instanceof Response || isUnauthorized(error)) return toLogIn();
    const reasons = error instanceof MallApiError ? (error.body?.errors?.slot ?? []) : [];
    if (reasons.includes("taken")) return problem("taken");
    if (reasons.includes("limit_reached")) return problem("limit");
    if (isOutage(error)) return back({ slot }, { kind: "error", text: t("forms:outage") });
    if (error instanceof MallApiError) return problem("past");
    throw error;
  }
}
