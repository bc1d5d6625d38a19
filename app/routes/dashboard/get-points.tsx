import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DashboardFrame, Panel } from "~/features/member/dashboard/dashboard-frame";
import { getPointsView } from "~/mall/views/member/points/get-points.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { loadMemberSite } from "~/site/member-site.server";
import { ButtonLink } from "~/ui/button";
import { Dotted } from "~/ui/dotted";
import { LogoTile } from "~/ui/logo-tile";
import { StatePicture, type StatePictureKind } from "~/ui/state-picture";

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadMemberSite(request, "dashboard-get-points");
  const view = await getPointsView(site);
  return { ...view, head: pageHead(site, "dashboard-get-points", { title: view.title }) };
}

export default function GetPoints() {
  const { frame, title, lead, example, card, receipt, shops } = useLoaderData<typeof loader>();
  return (
    <DashboardFrame frame={frame} title={title} lead={lead}>
      {/* It is so of either way. */}
      {example && (
        <p className="mb-8 text-card">
          {example.purchase}{" "}
          <strong className="block font-display font-semibold text-accent text-title">
            {example.points}
          </strong>
        </p>
      )}
      <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2">
        <Way {...receipt} picture="receipt" isFirst />
        <Way {...card} picture="scanner" />
      </ul>
      {shops && (
        <Panel title={shops.title} more={shops.link} className="mt-16">
          <p className="-mt-2 mb-6 text-ink-muted">{shops.help}</p>
          <ul className="grid not-cramped:grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 xl:grid-cols-4">
            {shops.tiles.map(({ logo, name, to, about }) => (
              <li key={to}>
                <LogoTile logo={logo} name={name} to={to}>
                  <p className="text-tiny text-ink-muted">
                    <Dotted text={about} />
                  </p>
                </LogoTile>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </DashboardFrame>
  );
}

/** One way to earn points: its picture, what to do, what to know, where. */
function Way({
  picture,
  title,
  help,
  link,
  isFirst = false,
}: {
  picture: StatePictureKind;
  title: string;
  help: string;
  link: { to: string; label: string };
  /** The one that most begin with. */
  isFirst?: boolean;
}) {
  return (
    <li className="flex flex-col">
      <StatePicture kind={picture} className="aspect-2/1" />
      <h2 className="mt-5 text-heading">{title}</h2>
      <p className="mt-2 text-ink-muted">{help}</p>
      <div className="mt-auto pt-6">
        <ButtonLink to={link.to} kind={isFirst ? "primary" : "secondary"}>
          {link.label}
        </ButtonLink>
      </div>
    </li>
  );
}
