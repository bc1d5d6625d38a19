import { credentialIn, secondFactorCode } from "@contract/second-factor";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AccountFrame, OtherForm } from "~/features/account/account-frame";
import { PasskeyLogin } from "~/features/account/passkey-login";
import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { FormTextField } from "~/features/forms/form-fields";
import { FormProblem, handleForm, readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { isOutage, MallApiError } from "~/mall/client/mall-api-error";
import { constraintsOf } from "~/mall/content/field-constraints.server";
import { accountFrame } from "~/mall/views/pages/account.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { secondStepOf, type WaitingLogin } from "~/session/second-step-cookie.server";
import { visitorApi } from "~/session/session.server";
import { guard } from "~/site/guards.server";
import { loadSite, type Site } from "~/site/site.server";
import { ButtonLink } from "~/ui/button";
import { Link } from "~/ui/link";
import { HelpLine } from "~/ui/state-screen";
import { sessionIn } from "./log-in.server";
import { afterSecondStep, isStepOver, toFirstStep } from "./second-step.server";

export const handle = { i18n: ["forms", "two-step"] };

export const meta = pageMeta;

export const headers = formHeaders;

const codeForm = z.object({ code: secondFactorCode });
const passkeyForm = z.object({ credential: z.string().min(1).max(20_000) });

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const step = secondStepOf(request);
  // A member logs in to the Wi-Fi again, though the browser has a session.
  if (typeof step?.wifi !== "string") await guard(request, site, "second-step");
  const ways = step && (await waysOf(step, request, site));
  const t = translatorOf(site.language);
  return {
    redirectTo: step?.redirectTo ?? null,
    /** Null where no log-in waits for its second step in this browser. */
    ways,
    lead: t(`two-step:login.${ways?.lead ?? "expired"}`),
    constraints: constraintsOf(codeForm),
    frame: accountFrame(site, "recovery"),
    head: pageHead(site, "second-step", {
      title: t(ways ? "two-step:login.title" : "two-step:login.expiredTitle"),
      form: ways ? "code" : null,
    }),
  };
}

async function waysOf({ challenge, email, redirectTo }: WaitingLogin, request: Request, site: Site) {
  const { data } = await visitorApi(request, site, email)
    .secondStepOptions({ challenge })
    .catch((error) => {
      if (isStepOver(error)) throw toFirstStep(request, site, redirectTo);
      throw error;
    });
  const hasApp = data?.totp ?? true;
  const passkey = data?.passkey ?? null;
  return {
    hasApp,
    lead: passkey ? (hasApp ? "either" : "passkey") : "app",
    passkey: passkey === null ? null : { options: passkey, host: data?.passkey_host ?? null },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const site = await loadSite(request);
  const form = await readForm(request);
  const step = secondStepOf(request);
  if (!step) throw toFirstStep(request, site);
  const { challenge, email, redirectTo } = step;
  const t = translatorOf(site.language);
  const api = visitorApi(request, site, email);
  const refusal = (problem: FormProblem) => (error: unknown) => {
    if (isStepOver(error)) throw toFirstStep(request, site, redirectTo);
    throw error instanceof MallApiError && !isOutage(error) ? problem : error;
  };
  const rules = { limit: "code", account: () => email, secrets: ["code", "credential"] } as const;
  if (form.get("intent") === "passkey")
    return handleForm(form, request, site, { schema: passkeyForm, ...rules }, async (given) => {
      const credential = credentialIn(given.credential);
      const failed = new FormProblem({}, t("two-step:login.passkeyFailed"));
      if (!credential) throw failed;
      const { data } = await api.completeLoginByPasskey({ challenge, credential }).catch(refusal(failed));
      return afterSecondStep(sessionIn(data), step, request, site);
    });
  return handleForm(form, request, site, { schema: codeForm, ...rules }, async ({ code }) => {
    const wrong = new FormProblem({ code: t("two-step:wrongCode") });
    const { data } = await api.completeLogin({ challenge, code }).catch(refusal(wrong));
    return afterSecondStep(sessionIn(data), step, request, site);
  });
}

export default function SecondStep() {
  const { lead, ways, redirectTo, constraints, frame } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("two-step");
  const language = useLanguage();
  const labels = { code: t("code") };
  const login = href("login", null, language, { redirectTo });
  if (!ways) {
    return (
      <AccountFrame title={t("login.expiredTitle")} lead={lead} frame={frame} state="timed-out">
        <ButtonLink to={login} size="large" className="self-start">
          {t("login.again")}
        </ButtonLink>
        <HelpLine
          text={t("login.expiredHelp")}
          to={href("contact", null, language)}
          label={t("login.contact")}
        />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t("login.title")} lead={lead} frame={frame} state="code">
      {ways.passkey && <PasskeyLogin {...ways.passkey} answer={answer} />}
      <ActionForm intent="code" {...{ answer, constraints, labels }}>
        <FormTextField
          name="code"
          help={t(ways.hasApp ? "login.codeHelp" : "login.recoveryHelp")}
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="go"
          autoFocus={!ways.passkey}
        />
        <SubmitButton>{t("login.submit")}</SubmitButton>
      </ActionForm>
      <OtherForm>
        <Link to={login}>{t("login.other")}</Link>
      </OtherForm>
    </AccountFrame>
  );
}
