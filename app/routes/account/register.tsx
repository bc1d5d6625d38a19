import { emailResendRequest, emailVerificationRequest, registerRequest } from "@contract/registration";
import { phoneNumberIn } from "@contract/typed/phone-number.server";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AccountFrame } from "~/features/account/account-frame";
import { RegistrationForm } from "~/features/account/registration-form";
import { revalidateOnAddress } from "~/features/account/revalidate-on-address";
import { useMailed } from "~/features/account/use-mailed";
import { VerificationForms } from "~/features/account/verification-forms";
import { handleForm, readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useTranslation } from "~/locale/use-translation";
import { constraintsOf } from "~/mall/content/field-constraints.server";
import { accountFrame, memberBenefits } from "~/mall/views/pages/account.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { markedBrowserCookie } from "~/session/browser.server";
import { mailedCookie, mailedStep, readMailedStep } from "~/session/mailed-cookie.server";
import { pendingReaction } from "~/session/pending-reaction.server";
import { safeRedirect } from "~/session/safe-redirect";
import { seeOther } from "~/session/see-other.server";
import { visitorApi } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import { guard } from "~/site/guards.server";
import { loadSite } from "~/site/site.server";
import { signInOffer } from "./single-sign-on.server";
import { verifyAddress } from "./verify-address.server";

export const handle = { i18n: ["account", "forms"] };

export const meta = pageMeta;

export const headers = formHeaders;

export const shouldRevalidate = revalidateOnAddress;

const registerForm = registerRequest
  .omit({ language: true, return_path: true })
  .extend({ terms: z.literal("on", "not_ticked"), newsletter: z.literal("on").optional() });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  await guard(request, site, "register");
  const t = translatorOf(site.language);
  const { searchParams } = new URL(request.url);
  const { isMailed, mailed } = readMailedStep(request);
  return {
    /** The account exists, and its owner has a code to enter. */
    isMailed,
    mailed,
    signIn: isMailed ? null : signInOffer(context, site),
    isUnverified: searchParams.has("unverified"),
    redirectTo: safeRedirect(searchParams.get("redirectTo")),
    constraints: {
      register: constraintsOf(registerForm),
      verify: constraintsOf(emailVerificationRequest),
    },
    frame: accountFrame(site, "register", isMailed ? null : await memberBenefits(site)),
    head: pageHead(site, "register", {
      title: t("account:register.title"),
      description: t("account:register.lead"),
      form: isMailed ? null : "register",
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
          return seeOther(
            href("register", null, language, { ...mailedStep, redirectTo }),
            toastCookie({ kind: "success", text: t("account:verify.resent") }, request),
            markedBrowserCookie(request, site, "requester", email),
            mailedCookie(email, request),
          );
        },
      );
    case "register": {
      const phone = phoneNumberIn(language).optional();
      return handleForm(
        form,
        request,
        site,
        {
          schema: registerForm.extend({ phone }),
          limit: "register",
          account,
          secrets: ["password"],
          isPublic: true,
        },
        async ({ newsletter, ...value }) => {
          await visitorApi(request, site, value.email).register({
            ...value,
            terms: true,
            newsletter: newsletter === "on",
            language,
            return_path: returnPath,
          });
          return seeOther(
            href("register", null, language, { ...mailedStep, redirectTo }),
            markedBrowserCookie(request, site, "registrant", value.email),
            mailedCookie(value.email, request),
          );
        },
      );
    }
    default:
      throw data(null, { status: 400 });
  }
}

export default function Register() {
  const { isMailed, mailed, frame, isUnverified, constraints, redirectTo, signIn } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("account");
  const { email, code } = useMailed(mailed);
  if (isMailed) {
    const lead = email ? t("verify.lead", { email }) : t("codeFromMail");
    return (
      <AccountFrame
        title={t("verify.title")}
        lead={isUnverified ? t("login.notVerified") : lead}
        frame={frame}
        state="mail"
      >
        <VerificationForms
          key={code}
          {...{ email, code, redirectTo, answer }}
          constraints={constraints.verify}
        />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t("register.title")} lead={t("register.lead")} frame={frame}>
      <RegistrationForm {...{ answer, redirectTo, signIn }} constraints={constraints.register} />
    </AccountFrame>
  );
}
