import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { DashboardFrame } from "~/features/member/dashboard/dashboard-frame";
import { Code } from "~/features/member/points/loyalty-card";
import { getPointsView } from "~/mall/views/member/points/get-points.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { loadMemberSite } from "~/site/member-site.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { LogoTile } from "~/ui/logo-tile";

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
      <div className="grid gap-6 md:grid-cols-2">
        <Way {...receipt} icon="camera">
          {example && <p className="mt-3 font-semibold">{example}</p>}
        </Way>
        <Way {...card} icon="qr-code">
          {card.barcode && (
            <div className="mt-4 rounded-soft bg-white p-4">
              <Code code={card.barcode} label={card.label} className="h-14 w-full" isStretched />
            </div>
          )}
        </Way>
      </div>
      {shops && (
        <section className="mt-14">
          <h2 className="text-heading">{shops.title}</h2>
          <p className="mt-2 mb-6 text-ink-muted">{shops.help}</p>
          <ul className="grid not-cramped:grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 xl:grid-cols-4">
            {shops.tiles.map(({ logo, name, to, about }) => (
              <li key={to}>
                <LogoTile logo={logo} name={name} to={to}>
                  <p className="text-tiny text-ink-muted">{about}</p>
                </LogoTile>
              </li>
            ))}
          </ul>
          <ButtonLink to={shops.link.to} kind="secondary" className="mt-8">
            {shops.link.label}
          </ButtonLink>
        </section>
      )}
    </DashboardFrame>
  );
}

/** One way to earn points: what to do, what to know, where. */
function Way({
  icon,
  title,
  help,
  link,
  children,
}: {
  icon: string;
  title: string;
  help: string;
  link: { to: string; label: string };
  children?: ReactNode;
}) {
  return (
    <section className="flex flex-col rounded-card bg-surface-raised p-6 border border-line md:p-8">
      <Icon name={icon} className="mb-4 size-8 text-accent" />
      <h2 className="text-heading">{title}</h2>
      <p className="mt-2 text-ink-muted">{help}</p>
      {children}
      <div className="mt-auto pt-6">
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </div>
    </section>
  );
}
