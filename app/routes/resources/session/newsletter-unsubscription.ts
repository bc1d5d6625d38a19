import { mailLinkQuery } from "@contract/input-text";
import { newsletterUnsubscribeRequest } from "@contract/newsletter";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "~/forms/form-action.server";
import { href } from "~/locale/href";
import { MallApiError } from "~/mall/client/mall-api-error";
import { inLanguage } from "~/seo/language-parameter.server";
import { visitorApi } from "~/session/session.server";
import { loadSite } from "~/site/site.server";

const [tokenName] = mailLinkQuery.newsletterUnsubscription;

/**
 * `/newsletter-unsubscription?language=&unsubscribe=`: the address in a newsletter's header `List-Unsubscribe`. Who opens
 * it gets the screen that asks once more.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const site = await loadSite(request);
  const { language } = inLanguage(site, query.get("language") ?? "") ?? site;
  return redirect(href("newsletter", null, language, { [tokenName]: query.get(tokenName) }));
}

/** A mail program's own button (RFC 8058) has asked its reader: the subscription ends, without cookies or another click. */
export async function action({ request }: ActionFunctionArgs) {
  const site = await loadSite(request);
  const form = await readForm(request);
  const token = new URL(request.url).searchParams.get(tokenName);
  const given = newsletterUnsubscribeRequest.safeParse({ token });
  if (form.get("List-Unsubscribe") !== "One-Click" || !given.success)
    return new Response(null, { status: 400 });
  try {
    await visitorApi(request, site).unsubscribeNewsletter(given.data);
  } catch (error) {
    if (!(error instanceof MallApiError && error.body?.errors?.token)) throw error;
    return new Response(null, { status: 400 });
  }
  return new Response(null, { status: 200, headers: { "Cache-Control": "no-store" } });
}
