import { loginRequest } from "@contract/login";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { WifiLoginForm } from "~/features/wifi/wifi-login-form";
import { wifiStyle } from "~/features/wifi/wifi-style.server";
import { FormProblem, handleForm, readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { isWrongLogin, MallApiError } from "~/mall/client/mall-api-error";
import { constraintsOf } from "~/mall/content/field-constraints.server";
import { demoMember } from "~/mall/views/pages/demo-member.server";
import { logosOn } from "~/mall/views/shell/logos.server";
import { mallStatus, nameForms, shellName } from "~/mall/views/shell/shell.server";
import { log } from "~/process/log.server";
import { sessionIn } from "~/routes/account/log-in.server";
import { secondStep } from "~/routes/account/second-step.server";
import { wifiSession } from "~/routes/account/wifi-session.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { markedBrowserCookie } from "~/session/browser.server";
import { originalAddress } from "~/session/original-address";
import { logInBrowser, visitorApi } from "~/session/session.server";
import { tokenOf } from "~/session/token.server";
import { loadSite, type Site } from "~/site/site.server";
import { themeOf } from "~/tenant/theme";
import { displayFace } from "~/ui/fonts/faces";

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await siteWithAccounts(request);
  const t = translatorOf(site.language);
  const { searchParams } = new URL(request.url);
  const title = t("wifi:title", nameForms(site));
  // A returning visitor logs in to the network again: only the log-in itself says that it is done.
  const isOnline = searchParams.has("online") && tokenOf(request) !== null;
  return data(
    {
      isOnline,
      /** What the drawn phone shows below the mall's name. */
      notice: isOnline ? t("wifi:online.title") : (mallStatus(site)?.text ?? null),
      original: originalAddress(searchParams),
      constraints: constraintsOf(loginRequest),
      demo: demoMember(),
      wifiStyle: wifiStyle(displayFace(site.settings.fontName)),
      mall: shellName(site),
      ...logosOn(themeOf(site.settings).dark["surface-raised"], site.settings.logoTypes.auth, site),
      title,
      head: pageHead(site, "wl", { title, description: t("wifi:lead") }),
    },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}

export async function action({ request }: ActionFunctionArgs) {
  const site = await siteWithAccounts(request);
  const form = await readForm(request);
  const rules = {
    schema: loginRequest,
    limit: "login",
    account: ({ email }: { email: string }) => email,
    secrets: ["password"],
  } as const;
  return handleForm(form, request, site, rules, async ({ email, password }) => {
    try {
      const answer = await wifiSession(visitorApi(request, site, email), site, { email, password });
      const original = originalAddress(new URL(request.url).searchParams);
      const next = secondStep(answer, request, site, { wifi: original?.href ?? "" });
      if (next) return next;
      const { token } = sessionIn(answer);
      const headers = new Headers();
      logInBrowser(request, headers, token);
      headers.append("Set-Cookie", markedBrowserCookie(request, site, "owner", email));
      return redirect(href("wl", null, site.language, { online: 1, url: original?.href }), {
        status: 303,
        headers,
      });
    } catch (error) {
      throw refusal(error, site) ?? error;
    }
  });
}

/** The API's rejection as a form error; null for other errors. */
function refusal(error: unknown, { language, tenant }: Site): FormProblem | null {
  const t = translatorOf(language);
  if (isWrongLogin(error)) return new FormProblem({}, t("account:login.wrong"));
  // Not the visitor's credentials are wrong, but the configured client's.
  if (error instanceof MallApiError && error.httpStatus.includes("_client")) {
    log.error(
      { err: error, tenantId: tenant.tenantId },
      "OAUTH_CLIENTS is wrong: the mall API refuses the client",
    );
    return new FormProblem({}, t("forms:outage"), 503);
  }
  const isUnverified =
    error instanceof MallApiError &&
    Object.values(error.body?.errors ?? {}).some((texts) => texts.includes("not_verified"));
  return isUnverified ? new FormProblem({}, t("wifi:notVerified")) : null;
}

async function siteWithAccounts(request: Request): Promise<Site> {
  const site = await loadSite(request);
  if (!site.settings.authenticationEnabled) throw redirect(href("index", null, site.language));
  return site;
}

export default function WifiLogin() {
  const { isOnline, notice, title, constraints, demo, mall } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <div className="art" aria-hidden="true">
        <b>
          <svg aria-hidden="true" viewBox="0 0 48 48">
            <circle cx="24" cy="24" r="10" opacity=".5" />
            <circle cx="24" cy="24" r="14.5" opacity=".3" />
            <circle cx="24" cy="24" r="19" opacity=".15" />
          </svg>
          {mall}
          {notice && (
            <span>
              <svg aria-hidden="true" viewBox="0 0 24 24">
                <path d={isOnline ? "m6 12.5 4 4 8-9" : "M12 5v7l4.5 2.5"} />
              </svg>
              {notice}
            </span>
          )}
        </b>
      </div>
      {isOnline ? <Online /> : <WifiLoginForm {...{ title, answer, constraints, demo }} />}
    </>
  );
}

/** A link shows its destination, so nobody is redirected there. */
function Online() {
  const { original } = useLoaderData<typeof loader>();
  const { t } = useTranslation("wifi");
  const language = useLanguage();
  return (
    <>
      <h1>{t("online.title")}</h1>
      <p className="muted">{t("online.lead")}</p>
      {original && (
        <a className="go" href={original.href} rel="noopener noreferrer external">
          {t("online.goOn", { address: original.shown })}
        </a>
      )}
      <ul>
        <li>
          <a href={href("index", null, language)}>{t("online.mall")}</a>
        </li>
      </ul>
    </>
  );
}
