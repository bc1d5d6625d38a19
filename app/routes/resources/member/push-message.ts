import { type PushKind, pushMessage } from "@contract/push";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { href } from "~/locale/href";
import { receiptHref } from "~/mall/views/member/receipts/receipt-href";
import { inLanguage } from "~/seo/language-parameter.server";
import { loadSite, type Site } from "~/site/site.server";

/** `/push-message?kind=&id=&language=`: redirects to what a push message is about; without a known kind to the dashboard. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const site = await loadSite(request);
  const { language } = inLanguage(site, searchParams.get("language") ?? "") ?? site;
  const asked = pushMessage.pick({ kind: true, id: true }).safeParse(Object.fromEntries(searchParams));
  const to = asked.success
    ? screens[asked.data.kind](asked.data.id, language)
    : href("dashboard", null, language);
  return redirect(to, { status: 303, headers: { "Cache-Control": "private, no-store" } });
}

const screens: Record<PushKind, (id: string, language: Site["language"]) => string> = {
  receipt: receiptHref,
  reward: (id, language) => href("my-reward", { id }, language),
  booking: (_, language) => href("dashboard-purchases", null, language),
  // Any title is redirected to the event's own.
  event: (id, language) => href("event-detail", { id, title: "-" }, language),
};
