import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/forms/form-action.server";
import { href } from "~/locale/href";
import { inLanguage } from "~/seo/language-parameter.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";
import { sendReceipt } from "../../dashboard/send-receipt.server";

/**
 * POST `/receipt-upload?language=`: the receipts' form as scripts send it, to show the upload's progress. Answers
 * `{location}` of the receipt, or the form's errors as JSON.
 */
export async function action({ request }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const site = inLanguage(await loadSite(request), searchParams.get("language") ?? "");
  if (!site) throw notFound(request);
  const form = await readForm(request);
  const screen = new URL(href("dashboard-receipts", null, site.language), request.url);
  const asScreen = new Request(screen, { headers: request.headers, signal: request.signal });
  const answer = await sendReceipt(asScreen, site, form).catch((thrown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  if (!(answer instanceof Response)) return Response.json(answer.data, answer.init ?? {});
  const headers = new Headers(answer.headers);
  const location = headers.get("Location");
  if (!location) return answer;
  headers.delete("Location");
  headers.set("Cache-Control", "private, no-store");
  return Response.json({ location }, { headers });
}
