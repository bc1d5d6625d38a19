import { factorProof, passwordProof, totpConfirmation } from "@contract/second-factor";
import { data, redirect } from "@remix-run/node";
import { FormProblem, handleForm } from "~/forms/form-action.server";
import { type FormAnswer, intentField } from "~/forms/form-answer";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { isOutage, isUnauthorized, MallApiError } from "~/mall/client/mall-api-error";
import { endingSessions } from "~/realtime/session-ends.server";
import { memberApi } from "~/session/session.server";
import { type Toast, toastCookie } from "~/session/toast.server";
import { tokenOf } from "~/session/token.server";
import type { Site } from "~/site/site.server";

/** One of the screen's forms as submitted. */
export type Sent = { request: Request; site: Site; form: FormData };

/** The answer to a form that brought new recovery codes: they are shown this once. */
export type CodesAnswer = FormAnswer & { codes?: string[] };

const apiOf = ({ request, site }: Sent) => memberApi(request, site);

/** Passwords and codes are given here, so wrong ones count like those of log-ins. */
const rulesOf = ({ request }: Sent) =>
  ({ limit: "login", account: () => tokenOf(request) ?? "", secrets: ["password", "code"] }) as const;

function back({ request, site: { language } }: Sent, toast?: Toast): Response {
  const headers = toast && { "Set-Cookie": toastCookie(toast, request) };
  return redirect(href("dashboard-two-step", null, language), { status: 303, ...(headers && { headers }) });
}

const done = (sent: Sent, key: string): Response =>
  back(sent, { kind: "success", text: translatorOf(sent.site.language)(`two-step:${key}`) });

/** New codes are part of this answer, and of no other. */
function shown(sent: Sent, codes: string[] | null, key: string) {
  if (!codes) return done(sent, key);
  const answer: CodesAnswer = {
    intent: String(sent.form.get(intentField)),
    values: {},
    errors: {},
    problem: null,
    codes,
  };
  return data(answer, { headers: { "Cache-Control": "private, no-store" } });
}

/** What the mall API refuses, in words of this screen. A DELETE leaves the end of a session to the screen's own reads. */
function refusal(sent: Sent, texts: { conflict?: string } = {}) {
  const t = translatorOf(sent.site.language);
  return (error: unknown): never => {
    if (isUnauthorized(error)) throw back(sent);
    if (!(error instanceof MallApiError) || isOutage(error)) throw error;
    if (error.status === 409 && texts.conflict) throw new FormProblem({}, t(texts.conflict));
    const { password, code } = error.body?.errors ?? {};
    if (password?.includes("wrong")) throw new FormProblem({ password: t("two-step:wrongPassword") });
    if (code) throw new FormProblem({ code: t("two-step:wrongCode") });
    throw error;
  };
}

export function startApp(sent: Sent) {
  const { form, request, site } = sent;
  return handleForm(form, request, site, { schema: passwordProof, ...rulesOf(sent) }, async (given) => {
    await apiOf(sent)
      .startTotp(given)
      .catch(refusal(sent, { conflict: "two-step:app.already" }));
    return back(sent);
  });
}

/** The first factor ends the member's other sessions. */
export function confirmApp(sent: Sent) {
  const { form, request, site } = sent;
  return handleForm(form, request, site, { schema: totpConfirmation, ...rulesOf(sent) }, async (given) => {
    const confirm = () => apiOf(sent).confirmTotp(given);
    const { data: answer } = await endingSessions(request, site.tenant.tenantId, "others", confirm).catch(
      refusal(sent, { conflict: "two-step:app.already" }),
    );
    return shown(sent, answer?.recovery_codes ?? null, "app.done");
  });
}

export function removeApp(sent: Sent) {
  const { form, request, site } = sent;
  return handleForm(form, request, site, { schema: factorProof, ...rulesOf(sent) }, async (given) => {
    await apiOf(sent).removeTotp(given).catch(refusal(sent));
    return done(sent, "app.removed");
  });
}

export function replaceCodes(sent: Sent) {
  const { form, request, site } = sent;
  return handleForm(form, request, site, { schema: factorProof, ...rulesOf(sent) }, async (given) => {
    const { data: answer } = await apiOf(sent).replaceRecoveryCodes(given).catch(refusal(sent));
    return shown(sent, answer?.recovery_codes ?? null, "codes.title");
  });
}
