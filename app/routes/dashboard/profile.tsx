import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardFrame, Panel } from "~/features/member/dashboard/dashboard-frame";
import { ProgressBar } from "~/features/member/dashboard/progress-bar";
import { CardForm } from "~/features/member/profile/card-form";
import { ConsentsForm } from "~/features/member/profile/consents-form";
import { Devices } from "~/features/member/profile/devices";
import { EraseAccount } from "~/features/member/profile/erase-account";
import { MissingFields } from "~/features/member/profile/missing-fields";
import { PersonalForm } from "~/features/member/profile/personal-form";
import { profileConstraints } from "~/features/member/profile/profile-form.server";
import { ProfilePanel } from "~/features/member/profile/profile-part";
import { ProfilePicture } from "~/features/member/profile/profile-picture";
import { PushPanel } from "~/features/member/push/push-panel";
import { readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { useTranslation } from "~/locale/use-translation";
import { profileView } from "~/mall/views/member/profile/profile.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { draftOf } from "~/session/draft.server";
import { loadMemberSite } from "~/site/member-site.server";
import { loadSite } from "~/site/site.server";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import * as actions from "./profile.server";

export const handle = { i18n: ["forms", "profile"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadMemberSite(request, "dashboard-profile");
  const view = await profileView(site, draftOf(request));
  return {
    ...view,
    constraints: profileConstraints(),
    head: pageHead(site, "dashboard-profile", { title: view.title, form: "profile" }),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const sent = { request, site: await loadSite(request), form: await readForm(request) };
  switch (sent.form.get("intent")) {
    case "profile":
      return actions.savePersonalData(sent);
    case "setup":
      return actions.saveSetup(sent);
    case "consents":
      return actions.saveConsents(sent);
    case "picture":
      return actions.savePicture(sent);
    case "picture-delete":
      return actions.deletePicture(sent);
    case "card":
      return actions.linkCard(sent);
    case "push":
      return actions.savePushKinds(sent);
    case "push-device-end":
      return actions.endPushDevice(sent);
    case "session-end":
      return actions.endSession(sent);
    case "sessions-end":
      return actions.endOtherSessions(sent);
    case "erase":
      return actions.eraseAccount(sent);
    default:
      throw data(null, { status: 400 });
  }
}

export default function Profile() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("profile");
  const { completion, links } = view;
  const parts = [
    ["personal", t("personal.title")],
    ["consents", t("consents.title")],
    ...(view.card ? [["card", t("card.title")] as const] : []),
    ["security", t("security")],
    ["data", t("data.title")],
  ] as const;
  return (
    <DashboardFrame frame={view.frame} title={view.title} lead={view.lead}>
      <nav aria-label={view.title} className="no-print mb-8">
        <ul className="bleed flex gap-x-2 overflow-x-auto text-small [scrollbar-width:none] md:mx-0 md:flex-wrap md:gap-x-6 md:gap-y-1 md:px-0">
          {parts.map(([part, label]) => (
            <li key={part} className="shrink-0">
              <a
                href={`#${part}`}
                className="inline-flex min-h-11 items-center font-semibold max-md:rounded-pill max-md:border max-md:border-transparent max-md:bg-surface-sunken max-md:px-4 md:text-accent md:underline-offset-4 md:hover:underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-y-10">
        {(completion || view.completeText) && (
          <Panel isSplit title={completion?.title ?? view.completeText}>
            <ProgressBar percent={completion?.percent ?? 100} />
            {completion && <MissingFields fields={completion.missing} />}
          </Panel>
        )}
        <ProfilePanel part="personal" title={t("personal.title")}>
          <PersonalForm {...view} answer={answer} />
        </ProfilePanel>
        <ProfilePanel part="picture" title={t("picture.title")}>
          <ProfilePicture {...view} answer={answer} />
        </ProfilePanel>
        <ProfilePanel part="consents" title={t("consents.title")}>
          <ConsentsForm {...view} answer={answer} />
        </ProfilePanel>
        {view.push && <PushPanel panel={view.push} constraints={view.constraints.push} answer={answer} />}
        {view.card && (
          <ProfilePanel part="card" title={t("card.title")}>
            <CardForm {...view} number={view.card.number} answer={answer} />
          </ProfilePanel>
        )}
        <Panel isSplit id="security" title={t("security")}>
          <div className="grid gap-y-5 divide-y divide-line">
            <Safeguard
              id="password"
              title={t("password.title")}
              text={view.hasPassword ? t("password.help") : t("password.none")}
              icon="lock"
              to={links.password}
              action={view.hasPassword ? t("password.change") : t("password.add")}
            />
            {view.hasSecondFactor !== null && (
              <Safeguard
                title={t("twoStep.title")}
                text={view.hasSecondFactor ? t("twoStep.on") : t("twoStep.off")}
                icon="smartphone"
                to={links.twoStep}
                action={view.hasSecondFactor ? t("twoStep.manage") : t("twoStep.set")}
              />
            )}
            {view.devices && (
              <section id="devices" className="scroll-mt-28">
                <h3 className="text-card">{t("devices.title")}</h3>
                <Devices
                  devices={view.devices}
                  problem={answer?.intent.startsWith("session") ? answer.problem : null}
                />
              </section>
            )}
          </div>
        </Panel>
        <Panel isSplit id="data" title={t("data.title")}>
          <p className="text-small text-ink-muted">{t("data.lead")}</p>
          <a href={links.data} download className={`mt-3 ${quietAction}`}>
            <Icon name="download" />
            {t("data.download")}
          </a>
        </Panel>
        <EraseAccount {...view} answer={answer} />
      </div>
    </DashboardFrame>
  );
}

const quietAction = "action-link min-h-11 text-small";

/** What keeps others out of the account, and where it is changed. */
function Safeguard({
  id,
  title,
  text,
  icon,
  to,
  action,
}: {
  id?: string;
  title: string;
  text: string;
  icon: string;
  to: string;
  action: string;
}) {
  return (
    <section id={id} className="scroll-mt-28 pb-3">
      <h3 className="text-card">{title}</h3>
      <p className="mt-1 text-small text-ink-muted">{text}</p>
      <Link to={to} className={`mt-1 ${quietAction}`}>
        <Icon name={icon} />
        {action}
      </Link>
    </section>
  );
}
