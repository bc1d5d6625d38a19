import { redirect } from "@remix-run/node";
import { hrefOf } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import type { MemberSession } from "~/mall/contract/customer";
import type { Site } from "~/tenant/site.server";
import { samePlace } from "./same-place";
import { tokenCookie } from "./session.server";
import { toastCookie } from "./toast.server";

/** Logs the browser in and leads on: to where the visitor came from, otherwise to the member's own pages. */
export function logIn(
  { token, customer }: MemberSession,
  request: Request,
  site: Site,
  { redirectTo, welcome }: { redirectTo?: unknown; welcome?: string } = {},
): Response {
  const t = translatorOf(site.language);
  const text =
    welcome ??
    (customer.first_name
      ? t("account:login.done", { name: customer.first_name })
      : t("account:login.doneNameless"));
  const headers = new Headers();
  headers.append("Set-Cookie", tokenCookie(token, request));
  headers.append("Set-Cookie", toastCookie({ kind: "success", text }));
  return redirect(samePlace(redirectTo) ?? hrefOf("dashboard", {}, site.language), { status: 303, headers });
}
