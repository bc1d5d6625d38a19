import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DashboardFrame, Panel } from "~/features/member/dashboard/dashboard-frame";
import { ProgressBar } from "~/features/member/dashboard/progress-bar";
import { ScreenPages } from "~/features/member/dashboard/screen-pages";
import { ExpiringPoints } from "~/features/member/points/expiring-points";
import { LedgerTable } from "~/features/member/points/ledger";
import { Ornament } from "~/features/member/points/ornament";
import { PointsChart } from "~/features/member/points/points-chart";
import { pointsView } from "~/mall/views/member/points/points.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { loadMemberSite } from "~/site/member-site.server";
import { notFound } from "~/site/not-found.server";
import { pageNumber } from "~/site/page-number.server";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadMemberSite(request, "dashboard-my-points");
  const page = pageNumber(request, new URL(request.url).searchParams.get("page") ?? "1");
  const view = await pointsView(site, page);
  if (page > view.lastPage) throw notFound(request);
  return { ...view, head: pageHead(site, "dashboard-my-points", { title: view.title }) };
}

export default function MyPoints() {
  const view = useLoaderData<typeof loader>();
  const { balance, texts, links } = view;
  return (
    <DashboardFrame frame={view.frame} title={view.title}>
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        <section className="member-plate relative isolate flex flex-col justify-between gap-6 overflow-hidden rounded-card p-6 md:p-8">
          <Ornament />
          {balance && (
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-display text-display tabular">{balance.number}</span>
              <span>{balance.unit}</span>
            </p>
          )}
          <div className="text-small">
            {view.tier?.line && <p className="font-semibold">{view.tier.line}</p>}
            {view.tier?.percent != null && (
              <div className="mt-2">
                <ProgressBar percent={view.tier.percent} isOnPlate />
              </div>
            )}
            {view.pending && <p className="mt-3">{view.pending}</p>}
          </div>
        </section>
        <div className="flex flex-col justify-between gap-6 py-2">
          {view.expiring.length > 0 && (
            <section>
              <h2 className="mb-4 text-card">{texts.expiring}</h2>
              <ExpiringPoints points={view.expiring} />
            </section>
          )}
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
            <ButtonLink to={links.earn.to}>{links.earn.label}</ButtonLink>
            <ButtonLink to={links.rewards.to} kind="secondary">
              {links.rewards.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      {view.chart && (
        <Panel title={view.chart.texts.title} className="mt-12">
          <PointsChart chart={view.chart} />
        </Panel>
      )}
      {view.ledger && (
        <section className="mt-12">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
            <h2 className="text-heading">{texts.ledger}</h2>
            {view.ledger.length > 0 && (
              <a href={view.download} download className="action-link min-h-11 text-small">
                <Icon name="download" />
                {texts.download}
              </a>
            )}
          </div>
          {view.ledger.length > 0 ? (
            <LedgerTable rows={view.ledger} caption={texts.ledger} texts={texts} />
          ) : (
            <EmptyState icon="star" title={texts.empty}>
              <ButtonLink to={links.earn.to}>{links.earn.label}</ButtonLink>
            </EmptyState>
          )}
          <ScreenPages name="dashboard-my-points" current={view.page} last={view.lastPage} />
        </section>
      )}
    </DashboardFrame>
  );
}
