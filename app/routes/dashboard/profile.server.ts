import { physicalCardRequest } from "@contract/card";
import { deleteAccountRequest } from "@contract/profile";
import { pushKinds } from "@contract/push";
import { phoneNumberIn } from "@contract/typed/phone-number.server";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import {
  consentsForm,
  patchOfProfile,
  patchOfSetup,
  pictureForm,
  profileForm,
  pushForm,
  setupForm,
} from "~/features/member/profile/profile-form.server";
import { FormProblem, handleForm, typedValues } from "~/forms/form-action.server";
import { intentField } from "~/forms/form-answer";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { isNotFound, isUnauthorized, MallApiError } from "~/mall/client/mall-api-error";
import { nullIfNotFound } from "~/mall/client/null-if-not-found.server";
import type { ProfilePart } from "~/mall/views/member/profile/profile-part";
import { endingSessions } from "~/realtime/session-ends.server";
import { clearedDraftCookie } from "~/session/draft.server";
import { safeRedirect } from "~/session/safe-redirect";
import { seeOther } from "~/session/see-other.server";
import { logOutBrowser, memberApi } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import { tokenOf } from "~/session/token.server";
import type { Site } from "~/site/site.server";

/** One of the profile's forms as submitted. */
export type Sent = { request: Request; site: Site; form: FormData };

/** The API with this member's token; if the session has ended, the form's input is restored after the log-in. */
function apiOf({ request, site, form }: Sent) {
  const intent = String(form.get(intentField) ?? "");
  return memberApi(request, site, { ...typedValues(form, ["password"]), intent });
}

/** How often a member may change something. */
const rulesOf = ({ request }: Sent, limit: "change" | "upload" = "change") => ({
  limit,
  account: () => tokenOf(request) ?? "",
});

/** Redirects back to the form's part of the profile, or to the page that its dialog was on, with a toast. */
function done({ form, request, site: { language } }: Sent, text: string, part: ProfilePart): Response {
  const profile = `${href("dashboard-profile", null, language)}#${part}`;
  const to = safeRedirect(form.get("returnTo")) ?? profile;
  return seeOther(to, toastCookie({ kind: "success", text }, request), clearedDraftCookie(request));
}

const textsOf = ({ site }: Sent) => translatorOf(site.language);

/** A phone number, as people write it who read the site in its language. */
const phoneIn = ({ language }: Site) => ({ phone: phoneNumberIn(language).optional() });

export function savePersonalData(sent: Sent) {
  const { form, request, site } = sent;
  const schema = profileForm.extend(phoneIn(site));
  return handleForm(form, request, site, { schema, ...rulesOf(sent) }, async (given) => {
    await apiOf(sent).updateProfile(patchOfProfile(given));
    return done(sent, textsOf(sent)("profile:saved"), "personal");
  });
}

/** The setup dialog's form. Errors are shown in the profile's own form, with the input. */
export function saveSetup(sent: Sent) {
  const { form, request, site } = sent;
  form.set(intentField, "profile");
  const schema = setupForm.extend(phoneIn(site));
  return handleForm(form, request, site, { schema, ...rulesOf(sent) }, async (given) => {
    await apiOf(sent).updateProfile(patchOfSetup(given));
    return done(sent, textsOf(sent)("profile:saved"), "personal");
  });
}

export function saveConsents(sent: Sent) {
  const { form, request, site } = sent;
  return handleForm(form, request, site, { schema: consentsForm, ...rulesOf(sent) }, async (given) => {
    const consents = {
      newsletter: given.newsletter === "on",
      personal_offers: given.personal_offers === "on",
    };
    await apiOf(sent).updateProfile({ consents });
    return done(sent, textsOf(sent)("profile:consents.saved"), "consents");
  });
}

export function savePicture(sent: Sent) {
  const { form, request, site } = sent;
  return handleForm(
    form,
    request,
    site,
    { schema: pictureForm, ...rulesOf(sent, "upload") },
    async (given) => {
      await apiOf(sent).uploadProfilePicture(given);
      return done(sent, textsOf(sent)("profile:picture.saved"), "picture");
    },
  );
}

export function deletePicture(sent: Sent) {
  const { form, request, site } = sent;
  return handleForm(form, request, site, { schema: z.object({}), ...rulesOf(sent) }, async () => {
    await apiOf(sent).deleteProfilePicture().catch(endOfSession(sent));
    return done(sent, textsOf(sent)("profile:picture.deleted"), "picture");
  });
}

/** A DELETE doesn't redirect when the session has ended; the profile, which this redirects to, does. */
const endOfSession =
  ({ site }: Sent) =>
  (error: unknown): never => {
    throw isUnauthorized(error) ? redirect(href("dashboard-profile", null, site.language), 303) : error;
  };

export function linkCard(sent: Sent) {
  const { form, request, site } = sent;
  const t = textsOf(sent);
  return handleForm(form, request, site, { schema: physicalCardRequest, ...rulesOf(sent) }, async (given) => {
    const api = apiOf(sent);
    try {
      await api.linkPhysicalCard(given);
    } catch (error) {
      if (isNotFound(error)) throw new FormProblem({}, t("profile:card.missing"), 404);
      if (!(error instanceof MallApiError) || !error.body?.errors?.number) throw error;
      // A resubmitted form finds its own card linked.
      const isLinked = (await api.profile()).card_number === given.number;
      if (!isLinked) throw new FormProblem({ number: t("profile:card.wrong") });
    }
    return done(sent, t("profile:card.linked"), "card");
  });
}

export function savePushKinds(sent: Sent) {
  const { form, request, site } = sent;
  return handleForm(form, request, site, { schema: pushForm, ...rulesOf(sent) }, async (given) => {
    await apiOf(sent).choosePushKinds(
      Object.fromEntries(pushKinds.map((kind) => [kind, given[kind] === "on"])),
    );
    return done(sent, textsOf(sent)("push:kinds.saved"), "push");
  });
}

/** Ends push messages on one of the member's devices. If it has none any more, that is fine. */
export function endPushDevice(sent: Sent) {
  const { form, request, site } = sent;
  const rules = { schema: z.object({ id: z.string().min(1).max(200) }), ...rulesOf(sent) };
  return handleForm(form, request, site, rules, async ({ id }) => {
    await nullIfNotFound(apiOf(sent).deletePushDevice(id)).catch(endOfSession(sent));
    return done(sent, textsOf(sent)("push:switchedOff"), "push");
  });
}

/** Logs out one of the member's devices. If its session has ended already, that is fine. */
export function endSession(sent: Sent) {
  const { form, request, site } = sent;
  const rules = { schema: z.object({ id: z.string().min(1).max(200) }), ...rulesOf(sent) };
  return handleForm(form, request, site, rules, async ({ id }) => {
    const end = () => nullIfNotFound(apiOf(sent).endSession(id)).catch(endOfSession(sent));
    await endingSessions(request, site.tenant.tenantId, { session: id }, end);
    return done(sent, textsOf(sent)("profile:devices.ended"), "devices");
  });
}

/** Logs out all of the member's other devices. */
export function endOtherSessions(sent: Sent) {
  const { form, request, site } = sent;
  return handleForm(form, request, site, { schema: z.object({}), ...rulesOf(sent) }, async () => {
    const end = () => apiOf(sent).endOtherSessions().catch(endOfSession(sent));
    await endingSessions(request, site.tenant.tenantId, "others", end);
    return done(sent, textsOf(sent)("profile:devices.endedOthers"), "devices");
  });
}

/** Erases the member and ends the session. A wrong password counts as a failed log-in. */
export function eraseAccount(sent: Sent) {
  const { form, request, site } = sent;
  const rules = {
    schema: deleteAccountRequest.pick({ password: true }).required(),
    limit: "login",
    account: () => tokenOf(request) ?? "",
    secrets: ["password"],
  } as const;
  return handleForm(form, request, site, rules, async (given) => {
    const erase = () => apiOf(sent).deleteAccount(given);
    await endingSessions(request, site.tenant.tenantId, "all", erase).catch((error) => {
      const isWrong = error instanceof MallApiError && error.body?.errors?.password;
      if (isWrong) throw new FormProblem({ password: textsOf(sent)("profile:erase.wrong") });
      return endOfSession(sent)(error);
    });
    const headers = new Headers();
    logOutBrowser(request, headers);
    headers.append("Set-Cookie", clearedDraftCookie(request));
    const text = textsOf(sent)("profile:erase.done");
    headers.append("Set-Cookie", toastCookie({ kind: "success", text }, request));
    return redirect(href("index", null, site.language), { status: 303, headers });
  });
}
