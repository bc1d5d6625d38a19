import { fallbackLanguage, isLanguage } from "@contract/languages";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
  replace,
} from "@remix-run/node";
import { consentCookie, consentOf, consentOfferOf, withdrawnCookies } from "~/consent/consent.server";
import { consentChoiceView } from "~/consent/cookies-view.server";
import { readForm } from "~/forms/form-action.server";
import { translatorOf } from "~/locale/i18n.server";
import { languageOfPath } from "~/locale/language-choice";
import { safeRedirect } from "~/session/safe-redirect";
import { setCookies } from "~/session/see-other.server";
import { toastCookie } from "~/session/toast.server";
import { tenantOf } from "~/tenant/tenant.server";

/** The consent dialog's content: GET `language`. */
export function loader({ request }: LoaderFunctionArgs) {
  const language = new URL(request.url).searchParams.get("language") ?? "";
  if (!isLanguage(language)) throw data(null, { status: 404 });
  return Response.json(consentChoiceView(request, tenantOf(request), language), {
    headers: { "Cache-Control": "private, no-store" },
  });
}

/**
 * Stores a choice: POST `choice` (accept, decline, add with one `cookies`, save with any number of `cookies`) and
 * `redirectTo`; a script that stays on its page sends `stay` and gets no redirect, unless the browser had to send its
 * form as a document, or consent was withdrawn. Removes the cookies that are no longer allowed.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const tenant = tenantOf(request);
  const offered = consentOfferOf(tenant).optional.map(({ id }) => id);
  const chosen = form.getAll("cookies").map(String);
  const before = consentOf(request, tenant).enabled;
  const choices: Record<string, string[]> = {
    accept: offered,
    decline: [],
    add: [...before, ...chosen],
    save: chosen,
  };
  const enabled = choices[String(form.get("choice"))]?.filter((id) => offered.includes(id));
  if (!enabled) throw data(null, { status: 400 });
  const place = safeRedirect(form.get("redirectTo")) ?? "/";
  const text = translatorOf(languageOfPath(place) ?? fallbackLanguage)("cookies:choice.saved");
  const headers = setCookies(
    consentCookie(enabled, tenant, request),
    ...withdrawnCookies(request, tenant, enabled),
    toastCookie({ kind: "quiet", text }, request),
  );
  const isDocument = request.headers.get("Accept")?.includes("text/html") ?? false;
  if (!form.has("stay") || isDocument) return replace(place, { status: 303, headers });
  // Only a new document is without the scripts that were loaded.
  const isWithdrawn = before.some((id) => !enabled.includes(id));
  return isWithdrawn ? redirectDocument(place, { status: 303, headers }) : data(null, { headers });
}
