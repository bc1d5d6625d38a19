import { loginRequest } from "@contract/login";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountFrame, OtherForm, OtherWay } from "~/features/account/account-frame";
import { revalidateOnAddress } from "~/features/account/revalidate-on-address";
import { SingleSignOn } from "~/features/account/single-sign-on";
import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { FormTextField, PasswordField } from "~/features/forms/form-fields";
import { FormProblem, handleForm, messagesOf, readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { matchRoute } from "~/locale/match-route";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { isWrongLogin, MallApiError } from "~/mall/client/mall-api-error";
import { sidePart } from "~/mall/client/side-part.server";
import { constraintsOf } from "~/mall/content/field-constraints.server";
import { memberScreens } from "~/mall/views/member/dashboard/dashboard-frame.server";
import { accountFrame, memberBenefits } from "~/mall/views/pages/account.server";
import { demoMember } from "~/mall/views/pages/demo-member.server";
import { logIn, sessionIn } from "~/routes/account/log-in.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { markedBrowserCookie } from "~/session/browser.server";
import { mailedCookie, mailedStep } from "~/session/mailed-cookie.server";
import { pendingReaction } from "~/session/pending-reaction.server";
import { safeRedirect } from "~/session/safe-redirect";
import { seeOther } from "~/session/see-other.server";
import { visitorApi } from "~/session/session.server";
import { guard } from "~/site/guards.server";
import { loadSite, type Site } from "~/site/site.server";
import { Link } from "~/ui/link";
import { secondStep } from "./second-step.server";
import { handleSignIn, signInOffer } from "./single-sign-on.server";

export const handle = { i18n: ["account", "forms"] };

export const meta = pageMeta;

export const headers = formHeaders;

export const shouldRevalidate = revalidateOnAddress;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  await guard(request, site, "login");
  const t = translatorOf(site.language);
  const redirectTo = safeRedirect(new URL(request.url).searchParams.get("redirectTo"));
  const isForReaction = redirectTo !== null && pendingReaction(request)?.place === redirectTo;
  const screen = redirectTo && !isForReaction ? screenAt(redirectTo, site) : undefined;
  return {
    redirectTo,
    /** Why a visitor was sent here; null for one who came to log in. */
    reason:
      redirectTo &&
      (isForReaction
        ? t("reactions:logInFirst")
        : screen
          ? t("account:login.firstFor", { screen: screen.title })
          : t("account:login.first")),
    constraints: constraintsOf(loginRequest),
    signIn: signInOffer(context, site),
    frame: accountFrame(site, "login", await memberBenefits(site)),
    demo: demoMember(),
    head: pageHead(site, "login", {
      title: t("account:login.title"),
      description: t("account:login.lead"),
      form: "login",
    }),
  };
}

/** The screen of the member's area that a visitor was heading for, if it is one. */
function screenAt(path: string, site: Site) {
  const name = matchRoute(path.replace(/[?#].*/, ""))?.name;
  return memberScreens(site).find((each) => each.name === name);
}

export async function action({ request }: ActionFunctionArgs) {
  const site = await loadSite(request);
  const form = await readForm(request);
  if (form.get("intent") === "sso") return handleSignIn(form, request, site);
  const t = translatorOf(site.language);
  const rules = {
    schema: loginRequest,
    limit: "login",
    account: ({ email }: { email: string }) => email,
    secrets: ["password"],
  } as const;
  return handleForm(form, request, site, rules, async (value) => {
    const api = visitorApi(request, site, value.email);
    try {
      const { data } = await api.login(value);
      const redirectTo = form.get("redirectTo");
      const next = secondStep(data, request, site, { redirectTo });
      return next ?? (await logIn(sessionIn(data), request, site, { redirectTo, account: value.email }));
    } catch (error) {
      if (isWrongLogin(error))
        throw new FormProblem(
          messagesOf(error.body?.errors ?? {}, loginRequest, site),
          t("account:login.wrong"),
        );
      if (!(error instanceof MallApiError && error.body?.errors?.email?.includes("not_verified")))
        throw error;
      // A code may have been sent just before; then this is rate limited, which doesn't matter to the visitor.
      const resent = api.resendVerification({
        email: value.email,
        language: site.language,
        return_path: href("register", null, site.language),
      });
      await sidePart(resent, "A verification code could not be sent again");
      return seeOther(
        href("register", null, site.language, { ...mailedStep, unverified: 1 }),
        markedBrowserCookie(request, site, "registrant", value.email),
        mailedCookie(value.email, request),
      );
    }
  });
}

export default function Login() {
  const { redirectTo, reason, constraints, signIn, frame, demo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("account");
  const language = useLanguage();
  const labels = { email: t("email"), password: t("password") };
  return (
    <AccountFrame title={t("login.title")} lead={reason ?? t("login.lead")} frame={frame}>
      {signIn && <SingleSignOn {...{ ...signIn, redirectTo, answer }} />}
      <ActionForm intent="login" {...{ answer, constraints, labels }}>
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <FormTextField
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          enterKeyHint="next"
        />
        <PasswordField name="password" autoComplete="current-password" enterKeyHint="go" />
        <SubmitButton>{t("login.submit")}</SubmitButton>
      </ActionForm>
      <div className="flex flex-col gap-4">
        <OtherForm>
          <Link to={href("forgot-password", null, language)}>{t("login.forgot")}</Link>
        </OtherForm>
        <OtherWay question={t("login.noAccount")} to={href("register", null, language, { redirectTo })}>
          {t("login.join")}
        </OtherWay>
        {demo && <p className="text-small text-ink-muted">{t("login.demo", demo)}</p>}
      </div>
    </AccountFrame>
  );
}
