import { forgetPasswordLoginRequest } from "@contract/password";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountFrame, OtherForm } from "~/features/account/account-frame";
import { AddresseeField } from "~/features/account/addressee-field";
import { CodeField } from "~/features/account/code-field";
import { CodeRequestForm } from "~/features/account/code-request-form";
import { useMailed } from "~/features/account/use-mailed";
import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { handleForm, readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { constraintsOf } from "~/mall/content/field-constraints.server";
import { accountFrame } from "~/mall/views/pages/account.server";
import { sessionIn } from "~/routes/account/log-in.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { markedBrowserCookie } from "~/session/browser.server";
import {
  clearedMailedCookie,
  mailedCookie,
  mailedStep,
  readMailedStep,
} from "~/session/mailed-cookie.server";
import { resetCookie } from "~/session/reset-cookie.server";
import { seeOther } from "~/session/see-other.server";
import { logInBrowser, visitorApi } from "~/session/session.server";
import { guard } from "~/site/guards.server";
import { loadSite } from "~/site/site.server";
import { Link } from "~/ui/link";
import { codeRequest } from "./code-request.server";
import { secondStep } from "./second-step.server";

export const handle = { i18n: ["account", "forms"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  await guard(request, site, "forgot-password");
  const t = translatorOf(site.language);
  const { isMailed, mailed } = readMailedStep(request);
  return {
    /** The form asks for the code that was sent. */
    isMailed,
    mailed,
    constraints: {
      request: constraintsOf(codeRequest),
      code: constraintsOf(forgetPasswordLoginRequest),
    },
    frame: accountFrame(site, "recovery"),
    head: pageHead(site, "forgot-password", {
      title: t("account:forgot.title"),
      description: t("account:forgot.lead"),
      form: isMailed ? "code" : "request",
    }),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const site = await loadSite(request);
  const form = await readForm(request);
  const { language } = site;
  const account = ({ email }: { email: string }) => email;
  if (form.get("intent") === "code") {
    const rules = { schema: forgetPasswordLoginRequest, limit: "code", account } as const;
    return handleForm(form, request, site, rules, async (value) => {
      const answer = await visitorApi(request, site, value.email).forgetPasswordLogin(value);
      const next = secondStep(answer.data, request, site);
      if (next) return next;
      const session = sessionIn(answer.data);
      const headers = new Headers();
      logInBrowser(request, headers, session.token);
      headers.append("Set-Cookie", resetCookie(session.reset_token ?? session.token, request));
      headers.append("Set-Cookie", markedBrowserCookie(request, site, "owner", value.email));
      headers.append("Set-Cookie", clearedMailedCookie(request));
      return redirect(href("set-new-password", null, language), { status: 303, headers });
    });
  }
  const rules = { schema: codeRequest, limit: "recovery", account, isPublic: true } as const;
  return handleForm(form, request, site, rules, async ({ email }) => {
    const return_path = href("forgot-password", null, language);
    await visitorApi(request, site, email).forgetPassword({ email, language, return_path });
    return seeOther(
      href("forgot-password", null, language, mailedStep),
      markedBrowserCookie(request, site, "requester", email),
      mailedCookie(email, request),
    );
  });
}

export default function ForgotPassword() {
  const { isMailed, mailed, constraints, frame } = useLoaderData<typeof loader>();
  const { email, code } = useMailed(mailed);
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("account");
  const language = useLanguage();
  const labels = { email: t("email"), code: t("code") };
  if (isMailed) {
    return (
      <AccountFrame
        title={t("forgot.codeTitle")}
        lead={email ? t("forgot.codeLead", { email }) : t("codeFromMail")}
        frame={frame}
        state="mail"
      >
        <ActionForm
          key={code}
          intent="code"
          {...{ answer, labels }}
          constraints={constraints.code}
          values={{ code }}
        >
          <AddresseeField email={email} />
          <CodeField />
          <SubmitButton>{t("forgot.codeSubmit")}</SubmitButton>
        </ActionForm>
        <OtherForm>
          <Link to={href("forgot-password", null, language)}>{t("forgot.again")}</Link>
        </OtherForm>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t("forgot.title")} lead={t("forgot.lead")} frame={frame} state="key">
      <CodeRequestForm answer={answer} constraints={constraints.request} />
      <OtherForm>
        <Link to={href("login", null, language)}>{t("forgot.back")}</Link>
      </OtherForm>
    </AccountFrame>
  );
}
