import type { SecondFactorNeeded } from "@contract/customer";
import type { secondStepAnswer } from "@contract/second-factor";
import { redirect } from "@remix-run/node";
import type { z } from "zod";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { isAbsent, MallApiError } from "~/mall/client/mall-api-error";
import { markedBrowserCookie } from "~/session/browser.server";
import { clearedMailedCookie, mailedTo } from "~/session/mailed-cookie.server";
import { resetCookie } from "~/session/reset-cookie.server";
import { safeRedirect } from "~/session/safe-redirect";
import {
  clearedSecondStepCookie,
  secondStepCookie,
  type WaitingLogin,
} from "~/session/second-step-cookie.server";
import { seeOther } from "~/session/see-other.server";
import { logInBrowser } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import type { Site } from "~/site/site.server";
import { logIn } from "./log-in.server";

type Answer = { second_factor?: SecondFactorNeeded | null | undefined };

/**
 * The redirect to the second step, if the mall API asks for one in place of a session; else null. What the visitor wanted
 * waits in a cookie.
 */
export function secondStep(
  answer: Answer | null,
  request: Request,
  site: Site,
  { redirectTo, wifi = null }: { redirectTo?: unknown; wifi?: string | null } = {},
): Response | null {
  const needed = answer?.second_factor;
  if (!needed) return null;
  const step = { ...needed, redirectTo: safeRedirect(redirectTo), wifi };
  return seeOther(
    href("second-step", null, site.language),
    secondStepCookie(step, request),
    // The challenge is for this browser, which may be new.
    markedBrowserCookie(request, site, "requester", needed.email),
    mailedTo(request) && clearedMailedCookie(request),
  );
}

/** Logs in by the second step's session: on to where the first step would have led. */
export async function afterSecondStep(
  session: z.output<typeof secondStepAnswer>,
  { email, redirectTo, wifi }: WaitingLogin,
  request: Request,
  site: Site,
): Promise<Response> {
  const { language } = site;
  if (wifi !== null) {
    const headers = new Headers();
    logInBrowser(request, headers, session.token);
    headers.append("Set-Cookie", markedBrowserCookie(request, site, "owner", email));
    headers.append("Set-Cookie", clearedSecondStepCookie(request));
    return redirect(href("wl", null, language, { online: 1, url: wifi || null }), { status: 303, headers });
  }
  const choosesPassword = Boolean(session.reset_token) || session.needs_password;
  const response = await logIn(session, request, site, {
    redirectTo: choosesPassword ? href("set-new-password", null, language, { redirectTo }) : redirectTo,
    returnsTo: redirectTo,
    account: email,
  });
  if (session.reset_token) response.headers.append("Set-Cookie", resetCookie(session.reset_token, request));
  response.headers.append("Set-Cookie", clearedSecondStepCookie(request));
  return response;
}

/** To the first step again, with the reason. */
export function toFirstStep(
  request: Request,
  { language }: Site,
  redirectTo: string | null = null,
): Response {
  const text = translatorOf(language)("two-step:login.expired");
  return seeOther(
    href("login", null, language, { redirectTo }),
    clearedSecondStepCookie(request),
    toastCookie({ kind: "error", text }, request),
  );
}

/** Whether the challenge is no longer valid, or not for this browser. */
export const isStepOver = (error: unknown): boolean =>
  isAbsent(error) || (error instanceof MallApiError && Boolean(error.body?.errors?.challenge));
