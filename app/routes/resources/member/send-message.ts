import type { ActionFunctionArgs } from "@remix-run/node";
import { messageForm } from "~/features/member/messages/message-form.server";
import { handleForm, readForm } from "~/forms/form-action.server";
import { isNotFound } from "~/mall/client/mall-api-error";
import { inLanguage } from "~/seo/language-parameter.server";
import { memberApi } from "~/session/session.server";
import { tokenOf } from "~/session/token.server";
import { loadSite } from "~/site/site.server";

/**
 * POST `/send-message` `conversation_id`, `text`, `key`, `language`: a message that waited in the browser. 201 once it
 * is stored, however often it is sent; otherwise the form's errors, or 404 for an unknown conversation.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const given = await loadSite(request);
  const site = inLanguage(given, String(form.get("language") ?? "")) ?? given;
  const api = memberApi(request, site);
  const rules = { schema: messageForm, limit: "message", account: () => tokenOf(request) ?? "" } as const;
  const answer = await handleForm(form, request, site, rules, async ({ key, ...message }) => {
    try {
      const { data } = await api.sendMessage(message, { idempotencyKey: key });
      return Response.json(
        { id: data?.id ?? null },
        { status: 201, headers: { "Cache-Control": "private, no-store" } },
      );
    } catch (error) {
      if (isNotFound(error)) return new Response(null, { status: 404 });
      throw error;
    }
  });
  // Remix would send a resource route's error data with status 200.
  return answer instanceof Response ? answer : Response.json(answer.data, answer.init ?? {});
}
