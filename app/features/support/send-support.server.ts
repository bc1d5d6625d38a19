import { phoneNumberIn } from "@contract/typed/phone-number.server";
import { handleForm, readForm, typedValues } from "~/forms/form-action.server";
import { intentField } from "~/forms/form-answer";
import { clearedDraftCookie } from "~/session/draft.server";
import { seeOther } from "~/session/see-other.server";
import { memberApi, visitorApi } from "~/session/session.server";
import { tokenOf } from "~/session/token.server";
import { loadSite, type Site } from "~/site/site.server";
import { supportForm } from "./support-form.server";

/** The action of a page whose only form, if it has one, is a message to the mall. */
export async function receiveSupport(request: Request) {
  const site = await loadSite(request);
  return sendSupport(request, site, await readForm(request));
}

/** Whether a form is a message to the mall, on a page that has others too. */
export const isSupport = (form: FormData): boolean => form.get(intentField) === "support";

/** Sends a message to the mall; redirects to the page that it was written on, which shows the errors otherwise. */
export function sendSupport(request: Request, site: Site, form: FormData) {
  const rules = {
    schema: supportForm.extend({ phone: phoneNumberIn(site.language).optional() }),
    limit: "support",
    account: ({ email }: { email: string }) => email,
    isPublic: true,
  } as const;
  return handleForm(form, request, site, rules, async (value) => {
    const api = tokenOf(request)
      ? memberApi(request, site, typedValues(form, []))
      : visitorApi(request, site);
    const { data } = await api.sendSupport({ ...value, language: site.language });
    const sent = new URLSearchParams({
      sent: "1",
      ...(data?.conversation_id && { with: data.conversation_id }),
    });
    return seeOther(`${new URL(request.url).pathname}?${sent}#write`, clearedDraftCookie(request));
  });
}
