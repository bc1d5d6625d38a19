import { factorProof, passkeyPatch, passwordProof, totpConfirmation } from "@contract/second-factor";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardFrame } from "~/features/member/dashboard/dashboard-frame";
import { AuthenticatorApp } from "~/features/member/two-step/authenticator-app";
import { Passkeys } from "~/features/member/two-step/passkeys";
import { NewRecoveryCodes, RecoveryCodes } from "~/features/member/two-step/recovery-codes";
import { readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { useTranslation } from "~/locale/use-translation";
import { constraintsOf } from "~/mall/content/field-constraints.server";
import { deviceName } from "~/mall/views/member/profile/devices.server";
import { twoStepView } from "~/mall/views/member/profile/two-step.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { loadMemberSite } from "~/site/member-site.server";
import { loadSite } from "~/site/site.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { StatePicture } from "~/ui/state-picture";
import * as actions from "./two-step.server";

export const handle = { i18n: ["forms", "two-step"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadMemberSite(request, "dashboard-two-step");
  const view = await twoStepView(site);
  return {
    ...view,
    device: deviceName(request.headers.get("User-Agent"), site.language).name,
    constraints: {
      passkey: constraintsOf(passkeyPatch),
      password: constraintsOf(passwordProof),
      confirm: constraintsOf(totpConfirmation),
      proof: constraintsOf(factorProof),
    },
    head: pageHead(site, "dashboard-two-step", { title: view.title }),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const sent = { request, site: await loadSite(request), form: await readForm(request) };
  // The forms of a passkey end in its id.
  const [intent, id = ""] = String(sent.form.get("intent")).split(":");
  switch (intent) {
    case "app-start":
      return actions.startApp(sent);
    case "app-confirm":
      return actions.confirmApp(sent);
    case "app-remove":
      return actions.removeApp(sent);
    case "passkey-options":
      return actions.passkeyOptions(sent);
    case "passkey-add":
      return actions.addPasskey(sent);
    case "passkey-rename":
      return actions.renamePasskey(sent, id);
    case "passkey-remove":
      return actions.removePasskey(sent, id);
    case "codes-replace":
      return actions.replaceCodes(sent);
    default:
      throw data(null, { status: 400 });
  }
}

export default function TwoStep() {
  const {
    frame,
    title,
    lead,
    isOn,
    hasPassword,
    account,
    app,
    passkeys,
    passkeyHost,
    device,
    codesLeft,
    constraints,
    links,
  } = useLoaderData<typeof loader>();
  const answer = useActionData<actions.CodesAnswer>();
  const { t } = useTranslation("two-step");
  const common = { hasPassword, answer };
  return (
    <DashboardFrame frame={frame} title={title} lead={lead} back={{ to: links.profile, label: t("back") }}>
      {answer?.codes ? (
        <NewRecoveryCodes codes={answer.codes} account={account} />
      ) : (
        <div className="grid gap-8 md:gap-10">
          <div
            className={classNames(
              "grid overflow-hidden rounded-card md:grid-cols-2",
              isOn ? "bg-surface-sunken" : "bg-accent-soft",
            )}
          >
            <div className="flex flex-col justify-center gap-2 p-5 md:p-8">
              <p className="flex flex-wrap items-center gap-3 font-display text-title">
                {isOn && <Icon name="shield-check" className="size-8 text-success" />}
                {isOn ? t("on") : t("off")}
              </p>
              {!isOn && <p className="max-w-[46ch]">{t("choose")}</p>}
            </div>
            <StatePicture
              kind={isOn ? "code" : "second-lock"}
              className="h-40 rounded-none max-md:order-first md:h-72"
            />
          </div>
          <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-2">
            <Passkeys {...common} {...{ passkeys, device, constraints, isOn }} host={passkeyHost} />
            <AuthenticatorApp {...common} {...{ app, constraints }} />
          </div>
          {codesLeft && <RecoveryCodes {...common} left={codesLeft} constraints={constraints.proof} />}
        </div>
      )}
    </DashboardFrame>
  );
}
