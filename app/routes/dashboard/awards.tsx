import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DashboardFrame } from "~/features/member/dashboard/dashboard-frame";
import { ProgressBar } from "~/features/member/dashboard/progress-bar";
import { Award, AwardAhead, type Metal, NewestAward } from "~/features/member/wallet/award";
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

/** Five, four or three beside each other, so that the last row lacks least; on tablets two, an odd one first and wide. */
function columnsOf(many: number): string {
  const lack = (columns: number) => (columns - (many % columns)) % columns;
  const [best = 5] = [5, 4, 3].toSorted((one, other) => lack(one) - lack(other));
  return classNames(
    "grid gap-x-8 gap-y-10 max-xl:gap-x-12 max-xl:gap-y-0 md:grid-cols-2",
    best === 5 ? "xl:grid-cols-5" : best === 4 ? "xl:grid-cols-4" : "xl:grid-cols-3",
    many % 2 === 1 && "md:max-xl:[&>:first-child]:col-span-2",
  );
}

/** What was earned first is of bronze, what came later of silver and gold. */
const metalOf = (at: number, many: number): Metal =>
  (["gold", "silver", "bronze"] as const)[Math.floor((3 * at) / many)] ?? "bronze";

export default function Awards() {
  const { frame, title, lead, isKnown, summary, percent, earned, ahead, links, texts } =
    useLoaderData<typeof loader>();
  const [newest, ...others] = earned;
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
          <p className="mb-2 font-semibold tabular">{summary}</p>
          <ProgressBar percent={percent} />
        </div>
      )}
      {!isEmpty && (
        <section>
          <h2 className="mb-5 text-heading">{texts.earned}</h2>
          {newest ? (
            <>
              <NewestAward award={newest} />
              <ul className={classNames("mt-10", columnsOf(others.length))}>
                {others.map((award, at) => (
                  <Award key={award.id} {...{ award, at }} metal={metalOf(at + 1, earned.length)} />
                ))}
              </ul>
            </>
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
          <ul className={columnsOf(ahead.length)}>
            {ahead.map((award) => (
              <AwardAhead key={award.id} award={award} />
            ))}
          </ul>
        </section>
      )}
    </DashboardFrame>
  );
}
