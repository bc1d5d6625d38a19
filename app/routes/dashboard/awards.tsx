import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rowsOf } from "~/features/cards/rows-of";
import { DashboardFrame } from "~/features/member/dashboard/dashboard-frame";
import { ProgressBar } from "~/features/member/dashboard/progress-bar";
import { Award, AwardAhead } from "~/features/member/wallet/award";
import { awardsView } from "~/mall/views/member/dashboard/awards.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { loadMemberSite } from "~/site/member-site.server";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadMemberSite(request, "dashboard-awards");
  const view = await awardsView(site);
  return { ...view, head: pageHead(site, "dashboard-awards", { title: view.title }) };
}

/** The columns of one of so many, whose rows are full. */
function spanIn(count: number, at: number): string {
  const inRows = rowsOf(count, 3).flatMap((size) => Array<number>(size).fill(size));
  return ["", "md:col-span-6", "md:col-span-3", "md:col-span-2"][inRows[at] ?? 3] ?? "";
}

export default function Awards() {
  const { frame, title, lead, isKnown, summary, percent, earned, ahead, links, texts } =
    useLoaderData<typeof loader>();
  const isEmpty = earned.length + ahead.length === 0;
  return (
    <DashboardFrame frame={frame} title={title} lead={lead}>
      {isEmpty ? (
        isKnown && (
          <EmptyState icon="award" title={texts.empty}>
            <ButtonLink to={links.rewards.to}>{links.rewards.label}</ButtonLink>
          </EmptyState>
        )
      ) : (
        <div className="mb-10 max-w-md">
          <p className="mb-2 font-semibold tabular-nums">{summary}</p>
          <ProgressBar percent={percent} />
        </div>
      )}
      {!isEmpty && (
        <section>
          <h2 className="mb-5 text-heading">{texts.earned}</h2>
          {earned.length > 0 ? (
            <ul className="grid gap-x-6 gap-y-10 not-cramped:grid-cols-2 md:grid-cols-6">
              {earned.map((award, at) => (
                <Award
                  key={award.id}
                  award={award}
                  className={classNames(
                    spanIn(earned.length, at),
                    at === 0 && earned.length % 2 === 1 && "max-md:col-span-full",
                  )}
                />
              ))}
            </ul>
          ) : (
            <EmptyState icon="award" title={texts.none}>
              <p className="max-w-[46ch] text-small text-ink-muted">{texts.noneHelp}</p>
              <ButtonLink to={links.receipts.to}>{links.receipts.label}</ButtonLink>
            </EmptyState>
          )}
        </section>
      )}
      {ahead.length > 0 && (
        <section className="mt-14">
          <h2 className="mb-5 text-heading">{texts.ahead}</h2>
          <ul className="grid gap-x-10 md:grid-cols-6">
            {ahead.map((award, at) => (
              <AwardAhead key={award.id} award={award} className={spanIn(ahead.length, at)} />
            ))}
          </ul>
        </section>
      )}
    </DashboardFrame>
  );
}
