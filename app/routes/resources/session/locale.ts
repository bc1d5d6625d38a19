import { isLanguage } from "@contract/languages";
import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "~/forms/form-action.server";
import { localeCookie } from "~/locale/remember-language";
import { safeRedirect } from "~/session/safe-redirect";
import { seeOther } from "~/session/see-other.server";

/** Stores a language without JavaScript: POST `language`, and `redirectTo`. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const language = String(form.get("language") ?? "");
  if (!isLanguage(language)) return new Response("There is no such language", { status: 400 });
  const isSecure = new URL(request.url).protocol === "https:";
  return seeOther(
    safeRedirect(form.get("redirectTo")) ?? `/${language}`,
    localeCookie(language, { isSecure }),
  );
}
