import { addPasswordRequest, changePasswordRequest } from "@contract/password";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountFrame, OtherForm } from "~/features/account/account-frame";
import { CodeRequestForm } from "~/features/account/code-request-form";
import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { PasswordField } from "~/features/forms/form-fields";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { constraintsOf } from "~/mall/content/field-constraints.server";
import { accountFrame } from "~/mall/views/pages/account.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { mailedTo } from "~/session/mailed-cookie.server";
import { resetTokenOf } from "~/session/reset-cookie.server";
import { safeRedirect } from "~/session/safe-redirect";
import { memberApi } from "~/session/session.server";
import { tokenOf } from "~/session/token.server";
import { loadSite, type Site } from "~/site/site.server";
import { Link } from "~/ui/link";
import { codeRequest } from "./code-request.server";
import { savePassword } from "./save-password.server";

export const handle = { i18n: ["account", "forms"] };

export const meta = pageMeta;

export const headers = formHeaders;

/**
 * What the screen is for: a forgotten password, a member's change, a first password beside single sign-on; or nothing,
 * once expired.
 */
async function modeOf(request: Request, site: Site): Promise<"reset" | "change" | "add" | "none"> {
  if (resetTokenOf(request)) return "reset";
  if (!tokenOf(request)) return "none";
  const { has_password } = await memberApi(request, site).profile();
  return has_password ? "change" : "add";
}

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const mode = await modeOf(request, site);
  const t = translatorOf(site.language);
  const titles = {
    reset: t("account:setPassword.title"),
    change: t("account:setPassword.changeTitle"),
    add: t("account:setPassword.addTitle"),
    none: t("account:setPassword.expiredTitle"),
  };
  const leads = {
    reset: t("account:setPassword.lead"),
    change: t("account:setPassword.lead"),
    add: t("account:setPassword.addLead"),
    none: t("account:setPassword.expired"),
  };
  return {
    mode,
    redirectTo: safeRedirect(new URL(request.url).searchParams.get("redirectTo")),
    title: titles[mode],
    lead: leads[mode],
    constraints: constraintsOf(mode === "change" ? changePasswordRequest : addPasswordRequest),
    /** Whom the expired code was mailed to, as far as this browser knows. */
    email: mode === "none" ? mailedTo(request)?.email : undefined,
    requestConstraints: mode === "none" ? constraintsOf(codeRequest) : {},
    frame: accountFrame(site, "recovery"),
    head: pageHead(site, "set-new-password", { title: titles[mode] }),
  };
}

export const action = ({ request }: ActionFunctionArgs) => savePassword(request);

export default function SetNewPassword() {
  const { mode, redirectTo, title, lead, constraints, email, requestConstraints, frame } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("account");
  const labels = {
    current_password: t("currentPassword"),
    password: t("newPassword"),
    password_confirmation: t("repeatPassword"),
  };
  const language = useLanguage();
  if (mode === "none") {
    return (
      <AccountFrame title={title} lead={lead} frame={frame} state="expired">
        <CodeRequestForm
          email={email}
          constraints={requestConstraints}
          action={href("forgot-password", null, language)}
        />
        <OtherForm>
          <Link to={href("login", null, language)}>{t("forgot.back")}</Link>
        </OtherForm>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={title} lead={lead} frame={frame} state="key">
      <ActionForm intent={mode} {...{ answer, constraints, labels }}>
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        {mode === "change" && <PasswordField name="current_password" autoComplete="current-password" />}
        <PasswordField name="password" help={t("passwordHelp")} autoComplete="new-password" />
        <PasswordField name="password_confirmation" autoComplete="new-password" />
        <SubmitButton>{t("setPassword.submit")}</SubmitButton>
      </ActionForm>
      {mode === "add" && (
        <OtherForm>
          <Link to={redirectTo ?? href("index", null, language)}>{t("setPassword.skip")}</Link>
        </OtherForm>
      )}
    </AccountFrame>
  );
}
