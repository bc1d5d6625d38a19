import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DashboardFrame, Panel } from "~/features/member/dashboard/dashboard-frame";
import { CardForm } from "~/features/member/profile/card-form";
import { ConsentsForm } from "~/features/member/profile/consents-form";
import { Devices } from "~/features/member/profile/devices";
import { EraseAccount } from "~/features/member/profile/erase-account";
import { PersonalForm } from "~/features/member/profile/personal-form";
import { profileConstraints } from "~/features/member/profile/profile-form.server";
import { ProfileHead } from "~/features/member/profile/profile-head";
import { Known, ProfilePanel } from "~/features/member/profile/profile-part";
import { ProfilePicture } from "~/features/member/profile/profile-picture";
import { PushPanel } from "~/features/member/push/push-panel";
import { readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { useLastAnswer } from "~/forms/use-draft";
import { useTranslation } from "~/locale/use-translation";
import { profileView } from "~/mall/views/member/profile/profile.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { draftOf } from "~/session/draft.server";
import { loadMemberSite } from "~/site/member-site.server";
import { loadSite } from "~/site/site.server";
import { classNames } from "~/ui/class-names";
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
  const answer = useLastAnswer(useActionData<typeof action>());
  const { t } = useTranslation("profile");
  const { links } = view;
  const isTyped = (intent: string) => answer?.intent === intent || view.draftedIntent === intent;
  const given = (isGiven: boolean | null) => (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-pill border border-current px-2.5 text-tiny font-semibold",
        isGiven ? "text-success" : "text-ink-muted",
      )}
    >
      <Icon name={isGiven ? "check" : "x"} className="size-3.5" />
      {isGiven ? t("consents.given") : t("consents.notGiven")}
    </span>
  );
  return (
    <DashboardFrame frame={view.frame} title={view.title} lead={view.lead}>
      <ProfileHead {...view} />
      <div className="grid gap-y-6">
        <ProfilePanel
          part="personal"
          title={t("personal.title")}
          summary={<Known values={view.known} />}
          isRefused={isTyped("profile")}
        >
          <PersonalForm {...view} answer={answer} />
        </ProfilePanel>
        <ProfilePanel
          part="picture"
          title={t("picture.title")}
          summary={<p className="text-ink-muted">{t("picture.help")}</p>}
          change={view.picture.src ? undefined : t("picture.file")}
          isRefused={isTyped("picture") || isTyped("picture-delete")}
        >
          <ProfilePicture {...view} answer={answer} />
        </ProfilePanel>
        <ProfilePanel
          part="consents"
          title={t("consents.title")}
          summary={
            <Known
              values={[
                { label: t("consents.newsletter"), value: given(view.consents.newsletter) },
                { label: t("consents.personalOffers"), value: given(view.consents.personal_offers) },
              ]}
            />
          }
          isRefused={isTyped("consents")}
        >
          <ConsentsForm {...view} answer={answer} />
        </ProfilePanel>
        {view.push && <PushPanel panel={view.push} constraints={view.constraints.push} answer={answer} />}
        {view.card && (
          <ProfilePanel
            part="card"
            title={t("card.title")}
            summary={
              view.card.number ? (
                <Known values={[{ label: t("card.number"), value: view.card.number }]} />
              ) : (
                <p className="text-ink-muted">{t("card.lead")}</p>
              )
            }
            change={view.card.number ? undefined : t("card.submit")}
            isRefused={isTyped("card")}
          >
            <CardForm {...view} number={view.card.number} answer={answer} />
          </ProfilePanel>
        )}
        <Panel isSplit id="security" title={t("security")}>
          <div className="grid gap-y-5 ruled">
            <Safeguard
              id="password"
              title={t("password.title")}
              text={view.hasPassword ? t("password.help") : t("password.none")}
              to={links.password}
              action={view.hasPassword ? t("password.change") : t("password.add")}
            />
            {view.hasSecondFactor !== null && (
              <Safeguard
                title={t("twoStep.title")}
                text={view.hasSecondFactor ? t("twoStep.on") : t("twoStep.off")}
                to={links.twoStep}
                action={view.hasSecondFactor ? t("twoStep.manage") : t("twoStep.set")}
              />
            )}
          </div>
        </Panel>
        {view.devices && (
          <ProfilePanel
            part="devices"
            title={t("devices.title")}
            summary={
              <p className="font-semibold">
                {[...new Set(view.devices.map(({ name }) => name))].join(" · ")}
              </p>
            }
            change={t("twoStep.manage")}
            isRefused={answer?.intent.startsWith("session") ?? false}
          >
            <Devices
              devices={view.devices}
              problem={answer?.intent.startsWith("session") ? answer.problem : null}
            />
          </ProfilePanel>
        )}
        <Panel isSplit id="data" title={t("data.title")}>
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 sm:flex-nowrap">
            <p className="text-ink-muted">{t("data.lead")}</p>
            <a href={links.data} download className={quietAction}>
              {t("data.download")}
            </a>
          </div>
        </Panel>
        <EraseAccount {...view} answer={answer} />
      </div>
    </DashboardFrame>
  );
}

/** One column with those of the other parts. */
const quietAction = "action-link -my-2.5 min-h-11 shrink-0 text-small xl:w-52";

/** What keeps others out of the account, and where it is changed. */
function Safeguard({
  id,
  title,
  text,
  to,
  action,
}: {
  id?: string;
  title: string;
  text: string;
  to: string;
  action: string;
}) {
  return (
    <section
      id={id}
      className="flex scroll-mt-28 flex-wrap items-start justify-between gap-x-6 pb-4 last:pb-0 sm:flex-nowrap"
    >
      <div>
        <h3 className="font-text font-semibold tracking-normal">{title}</h3>
        <p className="mt-0.5 text-ink-muted">{text}</p>
      </div>
      <Link to={to} className={quietAction}>
        {action}
      </Link>
    </section>
  );
}
