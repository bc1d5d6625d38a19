import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
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

/** What all parts of the screen are in. */
const columns = "grid gap-x-12 md:grid-cols-2 xl:grid-cols-3";

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
        <div className={classNames("mb-10", columns)}>
          <div>
            <p className="mb-2 font-semibold tabular-nums">{summary}</p>
            <ProgressBar percent={percent} />
          </div>
        </div>
      )}
      {!isEmpty && (
        <section>
          <h2 className="mb-5 text-heading">{texts.earned}</h2>
          {earned.length > 0 ? (
            <ul className={columns}>
              {earned.map((award, at) => (
                <Award
                  key={award.id}
                  {...{ award, at }}
                  className={at === 0 && earned.length > 2 ? "xl:row-span-3" : ""}
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
          <ul className={columns}>
            {ahead.map((award) => (
              <AwardAhead key={award.id} award={award} />
            ))}
          </ul>
        </section>
      )}
    </DashboardFrame>
  );
}
