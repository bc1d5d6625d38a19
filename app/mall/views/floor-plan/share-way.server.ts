import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { qrCode } from "../member/wallet/codes.server";
import { floorPlanView } from "./floor-plan.server";
import { defaultFloorPlan, planHref, wayParameters } from "./floor-plan-links.server";
import { planQuery } from "./floor-plan-query.server";

export type ShareWayView = NonNullable<Awaited<ReturnType<typeof shareWayView>>>;

/** A way to give away, as its link and code for any language; null where there is no such way. */
export async function shareWayView(site: Site, { searchParams, origin }: URL) {
  const plan = await defaultFloorPlan(site);
  const query = planQuery(searchParams);
  if (!plan || !query?.to) return null;
  const { way } = await floorPlanView(plan, query, site);
  if (!way?.summary) return null;
  const t = translatorOf(site.language);
  const parameters = wayParameters({ ...query, "step-free": query.isStepFree ? "1" : null });
  const url = `${origin}/to/floorplan?${parameters}`;
  const [encoded, title] = [encodeURIComponent(url), encodeURIComponent(way.title)];
  return {
    title: way.title,
    summary: [way.summary.from, way.summary.metres, way.summary.minutes].join(", "),
    url,
    code: await qrCode(url),
    back: {
      to: planHref(plan.id, site, Object.fromEntries(parameters)),
      title: t("wayfinding:share.back"),
    },
    services: [
      { to: `mailto:?subject=${title}&body=${encoded}`, title: t("detail:mail"), icon: "mail" },
      {
        to: `https://wa.me/?text=${title}%20${encoded}`,
        title: t("detail:whatsapp"),
        icon: "brand-whatsapp",
      },
    ],
    help: t("wayfinding:share.help"),
    texts: {
      share: t("floorplan:way.share"),
      copy: t("detail:copy"),
      copied: t("detail:copied"),
    },
  };
}
