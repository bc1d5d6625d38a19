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
import { LogoTile } from "~/ui/logo-tile";
import { Picture } from "~/ui/picture";

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
      <ol className="grid gap-x-10 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
        <Way {...receipt} number={1} isFirst>
          {example && <p className="mt-3 font-semibold">{example}</p>}
        </Way>
        <Way {...card} number={2}>
          {card.barcode && (
            <div className="mt-4 rounded-soft border border-line bg-white p-4 text-[#1c1b1a]">
              <Code code={card.barcode} label={card.label} className="h-14 w-full" isStretched />
              <p className="mt-2 text-center text-small tracking-widest tabular-nums">{card.number}</p>
            </div>
          )}
        </Way>
        {shops && (
          <Way {...shops} number={3}>
            <ul className="mt-4 grid grid-cols-3 gap-3">
              {shops.tiles.slice(0, 3).map(({ logo, name, to }) => (
                <li key={to} className="rounded-soft border border-line bg-white p-3 dark:brightness-[.87]">
                  {logo ? (
                    <Picture image={logo} alt="" sizes="7rem" ratio="3/2" fit="contain" />
                  ) : (
                    <span className="flex aspect-3/2 items-center justify-center font-display text-card text-[#1c1b1a]">
                      {name.charAt(0)}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Way>
        )}
      </ol>
      {shops && (
        <section className="mt-16">
          <h2 className="mb-6 text-heading">{shops.shown}</h2>
          <ul className="grid not-cramped:grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 xl:grid-cols-4">
            {shops.tiles.map(({ logo, name, to, about }) => (
              <li key={to}>
                <LogoTile logo={logo} name={name} to={to}>
                  <p className="text-tiny text-ink-muted">{about}</p>
                </LogoTile>
              </li>
            ))}
          </ul>
        </section>
      )}
    </DashboardFrame>
  );
}

/** One way to earn points: what to do, what to know, where. */
function Way({
  number,
  title,
  help,
  link,
  isFirst = false,
  children,
}: {
  number: number;
  title: string;
  help: string;
  link: { to: string; label: string };
  /** The one that most begin with. */
  isFirst?: boolean;
  children?: ReactNode;
}) {
  return (
    <li className="flex flex-col border-t border-line pt-5">
      <span aria-hidden="true" className="font-display text-title text-accent">
        {number}
      </span>
      <h2 className="mt-2 text-[1.5rem] leading-tight">{title}</h2>
      <p className="mt-2 text-ink-muted">{help}</p>
      {children}
      <div className="pt-6">
        <ButtonLink to={link.to} kind={isFirst ? "primary" : "secondary"}>
          {link.label}
        </ButtonLink>
      </div>
    </li>
  );
}
