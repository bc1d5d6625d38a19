import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { consentOf } from "~/consent/consent.server";
import { interactiveMapDocument } from "~/consent/interactive-map.server";
import { thirdPartiesOf } from "~/consent/third-parties.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { loadSite } from "~/site/site.server";

/** The frame of the interactive map, only with consent: otherwise 404 and no third-party script. */
export async function loader({ request }: LoaderFunctionArgs) {
  const site = inLanguage(await loadSite(request), new URL(request.url).searchParams.get("language") ?? "");
  if (!site) throw data(null, { status: 404 });
  const { enabled } = consentOf(request, site.tenant);
  const key = thirdPartiesOf(site.tenant).mapsKey;
  if (!key || !site.mall?.geo || !enabled.includes("MAPS")) throw data(null, { status: 404 });
  const { html, policy } = interactiveMapDocument({ key, site, geo: site.mall.geo });
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "X-Frame-Options": "SAMEORIGIN",
      "Cache-Control": "private, no-store",
    },
  });
}
