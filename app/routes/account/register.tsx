import { emailResendRequest, emailVerificationRequest, registerRequest } from "@contract/registration";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AccountFrame, OtherWay } from "~/features/account/account-frame";
import { revalidateOnAddress } from "~/features/account/revalidate-on-address";
import { SingleSignOn } from "~/features/account/single-sign-on";
import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { FormCheckbox, FormTextField, PasswordField } from "~/features/forms/form-fields";
import { handleForm, readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { constraintsOf } from "~/mall/field-constraints.server";
import { accountPicture } from "~/mall/views/pages/account.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { markedBrowserCookie } from "~/session/browser.server";
import { guard } from "~/session/guards.server";
import { pendingReaction } from "~/session/pending-reaction.server";
import { safeRedirect } from "~/session/safe-redirect";
import { visitorApi } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import { loadSite } from "~/tenant/site.server";
import { signInOffer } from "./single-sign-on.server";
import { verifyAddress } from "./verify-address.server";

export const handle = { i18n: ["account", "forms"] };

export const meta = pageMeta;

export const headers = formHeaders;

export const shouldRevalidate = revalidateOnAddress;

const registerForm = registerRequest
  .omit({ language: true, return_path: true })
  .extend({ terms: z.literal("on", "required"), newsletter: z.literal("on").optional() });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  guard(request, site, "register");
  const t = translatorOf(site.language);
  const { searchParams } = new URL(request.url);
  const email = searchParams.get("email")?.slice(0, 254) ?? null;
  return {
    /** With an e-mail address the account exists, and its owner has a code to enter. */
    email,
    signIn: email ? null : signInOffer(context, site),
    code: searchParams.get("code")?.slice(0, 12) ?? "",
    isUnverified: searchParams.has("unverified"),
    redirectTo: safeRedirect(searchParams.get("redirectTo")),
    constraints: {
      register: constraintsOf(registerForm),
      verify: constraintsOf(emailVerificationRequest),
    },
    picture: accountPicture(site),
    head: pageHead(site, "register", {
      title: t("account:register.title"),
      description: t("account:register.lead"),
    }),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const site = await loadSite(request);
  const form = await readForm(request);
  const { language } = site;
  const t = translatorOf(language);
  const redirectTo = safeRedirect(form.get("redirectTo"));
  const account = ({ email }: { email: string }) => email;
  const returnPath = href("register", null, language);
  switch (form.get("intent")) {
    case "verify":
      return handleForm(
        form,
        request,
        site,
        { schema: emailVerificationRequest, limit: "code", account },
        (value) =>
          // The mailed link has no redirect; a reaction in this browser may have one.
          verifyAddress(value, request, site, redirectTo ?? pendingReaction(request)?.place ?? null),
      );
    case "resend":
      return handleForm(
        form,
        request,
        site,
        { schema: emailResendRequest.pick({ email: true }), limit: "recovery", account },
        async ({ email }) => {
          const api = visitorApi(request, site, email);
          await api.resendVerification({ email, language, return_path: returnPath });
          return redirect(href("register", null, language, { email, redirectTo }), {
            status: 303,
            headers: {
              "Set-Cookie": toastCookie({ kind: "success", text: t("account:verify.resent") }, request),
            },
          });
        },
      );
    case "register":
      return handleForm(
        form,
        request,
        site,
        { schema: registerForm, limit: "register", account, secrets: ["password"], isPublic: true },
        async ({ newsletter, ...value }) => {
          await visitorApi(request, site, value.email).register({
            ...value,
            terms: true,
            newsletter: newsletter === "on",
            language,
            return_path: returnPath,
          });
          return redirect(href("register", null, language, { email: value.email, redirectTo }), {
            status: 303,
            headers: { "Set-Cookie": markedBrowserCookie(request, site, "registrant", value.email) },
          });
        },
      );
    default:
      throw data(null, { status: 400 });
  }
}

export default function Register() {
  const { email, picture, isUnverified } = useLoaderData<typeof loader>();
  const { t } = useTranslation("account");
  if (email) {
    return (
      <AccountFrame
        title={t("verify.title")}
        lead={isUnverified ? t("login.notVerified") : t("verify.lead", { email })}
        picture={picture}
      >
        <VerificationForms email={email} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t("register.title")} lead={t("register.lead")} picture={picture}>
      <RegistrationForm />
    </AccountFrame>
  );
}

function RegistrationForm() {
  const { constraints, redirectTo, signIn } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("account");
  const language = useLanguage();
  const labels = {
    first_name: t("firstName"),
    last_name: t("lastName"),
    email: t("email"),
    password: t("password"),
    phone: t("optional", { label: t("phone") }),
    birth_date: t("optional", { label: t("birthDate") }),
    terms: t("register.terms"),
  };
  return (
    <>
      {signIn && <SingleSignOn {...{ ...signIn, redirectTo, answer }} />}
      <ActionForm intent="register" isPublic {...{ answer, labels }} constraints={constraints.register}>
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <FormTextField name="first_name" label={labels.first_name} autoComplete="given-name" />
        <FormTextField name="last_name" label={labels.last_name} autoComplete="family-name" />
        <FormTextField
          name="email"
          label={labels.email}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <PasswordField
          name="password"
          label={labels.password}
          help={t("passwordHelp")}
          autoComplete="new-password"
        />
        <FormTextField name="phone" label={labels.phone} type="tel" autoComplete="tel" inputMode="tel" />
        <FormTextField
          name="birth_date"
          label={labels.birth_date}
          help={t("register.birthDateHelp")}
          type="date"
          autoComplete="bday"
        />
        <FormCheckbox
          name="terms"
          label={
            <>
              {t("register.terms")}{" "}
              <Link
                to={href("terms-and-conditions", null, language)}
                target="_blank"
                className="underline underline-offset-4"
              >
                ↗<span className="sr-only">{t("register.terms")}</span>
              </Link>
            </>
          }
        />
        <FormCheckbox name="newsletter" label={t("register.newsletter")} />
        <SubmitButton>{t("register.submit")}</SubmitButton>
      </ActionForm>
      <div className="flex flex-col gap-3">
        <OtherWay question={t("register.haveAccount")}>
          <Link to={href("login", null, language, { redirectTo })}>{t("login.submit")}</Link>
        </OtherWay>
        <OtherWay>
          <Link to={href("privacy-policy", null, language)}>{t("register.privacy")}</Link>
        </OtherWay>
      </div>
    </>
  );
}

function VerificationForms({ email }: { email: string }) {
  const { constraints, redirectTo, code } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("account");
  const language = useLanguage();
  const labels = { code: t("code"), email: t("email") };
  const hidden = (
    <>
      <input type="hidden" name="email" value={email} />
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
    </>
  );
  return (
    <>
      <ActionForm
        intent="verify"
        {...{ answer, labels }}
        constraints={{ code: constraints.verify.code ?? {} }}
        values={{ code }}
      >
        {hidden}
        <FormTextField
          name="code"
          label={labels.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="go"
        />
        <SubmitButton>{t("verify.submit")}</SubmitButton>
      </ActionForm>
      <ActionForm intent="resend" {...{ answer, labels }} constraints={{}}>
        {hidden}
        <div>
          <button
            type="submit"
            className="min-h-11 text-small font-semibold text-accent underline underline-offset-4"
          >
            {t("verify.resend")}
          </button>
        </div>
      </ActionForm>
      <OtherWay>
        <Link to={href("forgot-password", null, language)}>{t("login.forgot")}</Link>
      </OtherWay>
    </>
  );
}
