import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RewardsInReach } from "~/features/loyalty/programme";
import { DashboardFrame, Panel } from "~/features/member/dashboard/dashboard-frame";
import { ProgressBar } from "~/features/member/dashboard/progress-bar";
import { ExpiringPoints } from "~/features/member/points/expiring-points";
import { LedgerList } from "~/features/member/points/ledger";
import { LoyaltyCard } from "~/features/member/points/loyalty-card";
import { TierProgress } from "~/features/member/points/tier-progress";
import { MissingFields } from "~/features/member/profile/missing-fields";
import { ReceiptStatus } from "~/features/member/receipts/receipt-row";
import { PassLinks } from "~/features/member/wallet/pass-links";
import { translatorOf } from "~/locale/i18n.server";
import { overviewView } from "~/mall/views/member/dashboard/overview.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { loadMemberSite } from "~/site/member-site.server";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadMemberSite(request, "dashboard");
  const title = translatorOf(site.language)("dashboard:overview.title");
  return { ...(await overviewView(site)), head: pageHead(site, "dashboard", { title }) };
}

export default function Overview() {
  const view = useLoaderData<typeof loader>();
  const { texts, more } = view;
  return (
    <DashboardFrame frame={view.frame} title={view.title}>
      <div className="grid items-start gap-x-12 gap-y-8 xl:grid-cols-12">
        <div className="xl:col-span-7">
          <LoyaltyCard card={view.card} />
          {view.card.passes.length > 0 && (
            <div className="mt-4 flex flex-wrap gap-x-6">
              <PassLinks links={view.card.passes} />
            </div>
          )}
        </div>
        <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2 xl:col-span-5 xl:grid-cols-1">
          {view.tier && <TierProgress tier={view.tier} />}
          {(view.expiring.length > 0 || view.pending) && (
            <Panel title={texts.expiring}>
              <ExpiringPoints points={view.expiring} />
              {view.pending && <p className="mt-2 text-small text-ink-muted">{view.pending}</p>}
            </Panel>
          )}
        </div>
      </div>
      <nav aria-label={texts.quickLinks} className="no-print mt-6">
        <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line not-cramped:grid-cols-2 md:grid-cols-4">
          {view.quickLinks.map(({ to, icon, title }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-full min-h-20 items-center gap-3 bg-surface p-4 font-semibold -outline-offset-3 hover:bg-surface-sunken"
              >
                <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent text-accent-ink">
                  <Icon name={icon} />
                </span>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {view.rewards.length > 0 && (
        <Panel title={texts.rewards} more={more.rewards} className="no-print mt-12">
          <RewardsInReach rewards={view.rewards} />
        </Panel>
      )}
      <div className="no-print mt-12 grid items-start gap-x-12 gap-y-10 xl:grid-cols-12">
        {view.ledger && (
          <Panel
            title={texts.newest}
            more={view.ledger.length > 0 ? more.points : null}
            className="xl:col-span-7"
          >
            {view.ledger.length > 0 ? (
              <LedgerList rows={view.ledger} />
            ) : (
              <p className="text-small text-ink-muted">{texts.empty}</p>
            )}
          </Panel>
        )}
        <div className="grid gap-10 xl:col-span-5">
          {view.receipts.length > 0 && (
            <Panel title={texts.receipts} more={more.receipts}>
              <ul>
                {view.receipts.map((receipt) => (
                  <li
                    key={receipt.id}
                    className="flex items-start justify-between gap-4 border-b border-line py-3 last:border-0"
                  >
                    <p className="min-w-0">
                      <Link
                        to={receipt.to}
                        className="inline-block min-h-6 font-semibold underline-offset-4 hover:underline"
                      >
                        {receipt.shop}
                      </Link>
                      <span className="block text-tiny text-ink-muted">
                        {[receipt.day, receipt.total, receipt.points].filter(Boolean).join(" · ")}
                      </span>
                    </p>
                    <ReceiptStatus {...receipt} />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          {view.profile && (
            <Panel title={view.profile.title} more={more.profile}>
              <ProgressBar percent={view.profile.percent} />
              <p className="mt-3 text-small text-ink-muted">{texts.missing}</p>
              <MissingFields fields={view.profile.missing} />
            </Panel>
          )}
        </div>
      </div>
    </DashboardFrame>
  );
}
