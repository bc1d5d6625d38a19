import { messageForm, questionForm } from "~/features/member/messages/message-form.server";
import { isSupport, sendSupport } from "~/features/support/send-support.server";
import { handleForm, readForm, typedValues } from "~/forms/form-action.server";
import { intentField } from "~/forms/form-answer";
import { href } from "~/locale/href";
import { isNotFound } from "~/mall/client/mall-api-error";
import { conversationHref } from "~/mall/views/member/messages/messages.server";
import { clearedDraftCookie } from "~/session/draft.server";
import { seeOther } from "~/session/see-other.server";
import { memberApi } from "~/session/session.server";
import { tokenOf } from "~/session/token.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";

/**
 * Sends a message in a conversation, or the question that starts one, and opens it; where the mall has no messages, what
 * is sent by the form that all visitors have.
 */
export async function sendMessage(request: Request) {
  const site = await loadSite(request);
  const form = await readForm(request);
  if (isSupport(form)) return sendSupport(request, site, form);
  const api = memberApi(request, site, typedValues(form, ["key", "conversation_id"]));
  const limits = { limit: "message", account: () => tokenOf(request) ?? "" } as const;
  const send = async ({ key, ...message }: Parameters<typeof api.sendMessage>[0] & { key: string }) => {
    const sending = api.sendMessage(message, { idempotencyKey: key });
    const { data } = await orNotFound(sending, request);
    const conversation = data?.conversation_id || message.conversation_id;
    const chat = conversation
      ? conversationHref(site, conversation)
      : href("dashboard-support", null, site.language);
    return seeOther(chat, clearedDraftCookie(request));
  };
  return form.get(intentField) === "message"
    ? handleForm(form, request, site, { schema: messageForm, ...limits }, send)
    : handleForm(form, request, site, { schema: questionForm, ...limits }, send);
}

/** A conversation of another member answers 404. */
export const orNotFound = <Data>(answer: Promise<Data>, request: Request): Promise<Data> =>
  answer.catch((error) => {
    throw isNotFound(error) ? notFound(request) : error;
  });
