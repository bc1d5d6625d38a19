import {
  credentialIn,
  factorProof,
  passkeyPatch,
  passwordProof,
  totpConfirmation,
} from "@contract/second-factor";
import { data } from "@remix-run/node";
import { z } from "zod";
import { FormProblem, handleForm } from "~/forms/form-action.server";
import { type FormAnswer, intentField } from "~/forms/form-answer";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { isOutage, isUnauthorized, MallApiError } from "~/mall/client/mall-api-error";
import { nullIfNotFound } from "~/mall/client/null-if-not-found.server";
import { endingSessions } from "~/realtime/session-ends.server";
import { seeOther } from "~/session/see-other.server";
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
  ({
    limit: "login",
    account: () => tokenOf(request) ?? "",
    secrets: ["password", "code", "credential"],
  }) as const;

/** The screen, at the part of the form: its intent begins with the part's id. */
function back({ request, site: { language }, form }: Sent, toast?: Toast): Response {
  const [part = ""] = String(form.get(intentField)).split("-");
  const to = `${href("dashboard-two-step", null, language)}#${part}`;
  return seeOther(to, toast && toastCookie(toast, request));
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

/** What the browser needs to create a passkey, which `addPasskey` then takes. */
export function passkeyOptions(sent: Sent) {
  const { form, request, site } = sent;
  return handleForm(form, request, site, { schema: passwordProof, ...rulesOf(sent) }, async (given) => {
    const { data: answer } = await apiOf(sent).passkeyOptions(given).catch(refusal(sent));
    if (!answer) throw failed(sent);
    return data({ intent: "passkey-options", values: {}, errors: {}, problem: null, ...answer });
  });
}

export function addPasskey(sent: Sent) {
  const { form, request, site } = sent;
  return handleForm(form, request, site, { schema: passkeyForm, ...rulesOf(sent) }, async (given) => {
    const credential = credentialIn(given.credential);
    if (!credential) throw failed(sent);
    const add = () => apiOf(sent).addPasskey({ name: given.name, credential });
    const { data: answer } = await endingSessions(request, site.tenant.tenantId, "others", add).catch(
      (error) => {
        if (error instanceof MallApiError && error.body?.errors?.credential) throw failed(sent);
        return refusal(sent)(error);
      },
    );
    return shown(sent, answer?.recovery_codes ?? null, "passkeys.done");
  });
}

const passkeyForm = passkeyPatch.extend({ credential: z.string().min(1).max(20_000) });

const failed = ({ site }: Sent) =>
  new FormProblem({}, translatorOf(site.language)("two-step:passkeys.failed"));

export function renamePasskey(sent: Sent, id: string) {
  const { form, request, site } = sent;
  return handleForm(form, request, site, { schema: passkeyPatch, ...rulesOf(sent) }, async (given) => {
    await nullIfNotFound(apiOf(sent).renamePasskey(id, given));
    return done(sent, "passkeys.renamed");
  });
}

/** If it has gone already, that is fine. */
export function removePasskey(sent: Sent, id: string) {
  const { form, request, site } = sent;
  return handleForm(form, request, site, { schema: factorProof, ...rulesOf(sent) }, async (given) => {
    await nullIfNotFound(apiOf(sent).removePasskey(id, given)).catch(refusal(sent));
    return done(sent, "passkeys.removed");
  });
}

export function replaceCodes(sent: Sent) {
  const { form, request, site } = sent;
  return handleForm(form, request, site, { schema: factorProof, ...rulesOf(sent) }, async (given) => {
    const { data: answer } = await apiOf(sent).replaceRecoveryCodes(given).catch(refusal(sent));
    return shown(sent, answer?.recovery_codes ?? null, "codes.title");
  });
}
