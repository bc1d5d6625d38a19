import type { LoaderFunctionArgs } from "@remix-run/node";
import { defaultHref, namedScreen } from "~/mall/views/links.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";
import { contentRedirect } from "~/tenant/redirects.server";

/** `/to/{screen}?language=`: redirects to a screen by its name, for mails: who sends them doesn't know its path. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const { language } = inLanguage(site, new URL(request.url).searchParams.get("language") ?? "") ?? site;
  const name = namedScreen(params.screen ?? "");
  const to = name && defaultHref(name, language, site.settings);
  if (!to) throw notFound(request);
  return contentRedirect(to, 302);
}
