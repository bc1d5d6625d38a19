import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/forms/form-action.server";
import { isNotFound, isOutage } from "~/mall/client/mall-api-error";
import { liveMessages } from "~/mall/views/member/messages/live-messages.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { memberApi } from "~/session/session.server";
import { loadSite } from "~/site/site.server";

/**
 * POST `/live-messages` `language`, `conversation`, `after`, `seen`: the current state of a member's messages, as JSON.
 * Pages request it by themselves, so it never removes the session's cookie: the browser may have a new session by the
 * time that the answer about an ended one arrives.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const field = (name: string) => String(form.get(name) ?? "") || null;
  const given = await loadSite(request);
  const site = inLanguage(given, field("language") ?? "") ?? given;
  const asked = {
    conversation: field("conversation"),
    after: field("after"),
    isSeen: field("seen") === "1",
  };
  try {
    const answer = await liveMessages({ ...site, member: memberApi(request, site) }, asked);
    return Response.json(answer, { headers: { "Cache-Control": "private, no-store" } });
  } catch (error) {
    if (error instanceof Response) return new Response(null, { status: 401 });
    if (isNotFound(error)) return new Response(null, { status: 404 });
    if (isOutage(error)) return new Response(null, { status: 503 });
    throw error;
  }
}
