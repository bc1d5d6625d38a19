import { languageTag } from "@contract/languages";
import { firebaseLoginRequest } from "@contract/login";
import type { AppLoadContext } from "@remix-run/node";
import { allowSignIn } from "~/document/content-security-policy.server";
import { providerNames } from "~/features/account/provider-names";
import { FormProblem, handleForm } from "~/forms/form-action.server";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { isNotFound, isUnauthorized, MallApiError } from "~/mall/client/mall-api-error";
import { logIn, sessionIn } from "~/routes/account/log-in.server";
import { secondStep } from "~/routes/account/second-step.server";
import { safeRedirect } from "~/session/safe-redirect";
import { visitorApi } from "~/session/session.server";
import type { Site } from "~/site/site.server";
import { firebaseProjectOf } from "~/tenant/firebase.server";

/** What a screen needs to offer single sign-on; null if the mall has none. */
export function signInOffer(context: AppLoadContext, { tenant, language }: Site) {
  const project = firebaseProjectOf(tenant);
  if (!project) return null;
  allowSignIn(context, project.authDomain);
  const { providers, ...client } = project;
  const names = providers.map((provider) => providerNames[provider]);
  const list = new Intl.ListFormat(languageTag(language), { type: "disjunction" });
  return { client, providers, providersText: list.format(names) };
}

const signInForm = firebaseLoginRequest.pick({ id_token: true });

/** Logs in with the provider's id token; who has no password yet may choose one on the way. */
export function handleSignIn(form: FormData, request: Request, site: Site) {
  const { language } = site;
  const rules = { schema: signInForm, limit: "login", secrets: ["id_token"] } as const;
  return handleForm(form, request, site, rules, async ({ id_token }) => {
    try {
      const { data } = await visitorApi(request, site, null).firebaseLogin({ id_token, language });
      const redirectTo = safeRedirect(form.get("redirectTo"));
      const next = secondStep(data, request, site, { redirectTo });
      if (next) return next;
      const session = sessionIn(data);
      const place = session.needs_password
        ? href("set-new-password", null, language, { redirectTo })
        : redirectTo;
      return await logIn(session, request, site, { redirectTo: place, returnsTo: redirectTo });
    } catch (error) {
      const reason = signInErrorOf(error);
      if (!reason) throw error;
      throw new FormProblem({}, translatorOf(language)(`account:sso.problems.${reason}`));
    }
  });
}

/** Why the mall API rejects this token; null for other errors. */
function signInErrorOf(error: unknown): "refused" | "unverified" | "noEmail" | "taken" | "failed" | null {
  if (isUnauthorized(error)) return "refused";
  if (isNotFound(error)) return "failed";
  if (!(error instanceof MallApiError)) return null;
  const problems = error.body?.errors?.email ?? [];
  if (problems.includes("not_verified")) return "unverified";
  if (problems.includes("required")) return "noEmail";
  return problems.includes("taken") ? "taken" : null;
}
