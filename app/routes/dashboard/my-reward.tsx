import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DashboardFrame } from "~/features/member/dashboard/dashboard-frame";
import { PassLinks } from "~/features/member/wallet/pass-links";
import { PrintButton } from "~/features/member/wallet/print-button";
import { Voucher } from "~/features/member/wallet/voucher";
import { isNotFound } from "~/mall/client/mall-api-error";
import { ownVoucher } from "~/mall/client/own-voucher.server";
import { myRewardView } from "~/mall/views/member/wallet/my-reward.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { loadMemberSite } from "~/site/member-site.server";
import { notFound } from "~/site/not-found.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Prose } from "~/ui/prose";

export const meta = pageMeta;

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  const site = await loadMemberSite(request, "my-reward");
  const reward = await ownVoucher(site.member, id).catch((error) => {
    throw isNotFound(error) ? notFound(request) : error;
  });
  const view = await myRewardView(site, reward);
  const head = pageHead(site, "my-reward", { parameters: () => ({ id: reward.id }), title: view.card.title });
  return { ...view, head };
}

export default function MyReward() {
  const view = useLoaderData<typeof loader>();
  const { description, terms, download, links, texts } = view;
  return (
    <DashboardFrame frame={view.frame} title={texts.title} back={links.all}>
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,32rem)_minmax(0,1fr)]">
        <div>
          <Voucher view={view} />
          {view.passes.length > 0 && (
            <div className="mt-5 flex flex-wrap justify-center gap-x-6">
              <PassLinks links={view.passes} />
            </div>
          )}
          {!download && links.again && (
            <p className="no-print mt-5 text-center">
              <ButtonLink to={links.again.to} kind="secondary">
                {links.again.label}
              </ButtonLink>
            </p>
          )}
        </div>
        <div className="flex flex-col gap-8">
          {view.code && (
            <section className="no-print">
              <h2 className="mb-4 text-card">{texts.how}</h2>
              <ol className="flex flex-col gap-3 text-small">
                {texts.steps.map((step, at) => (
                  <li key={step} className="flex items-start gap-3">
                    <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-surface-sunken font-semibold tabular">
                      {at + 1}
                    </span>
                    {step}
                  </li>
                ))}
              </ol>
            </section>
          )}
          {description && (
            <section className="no-print">
              <h2 className="mb-2 text-card">{texts.about}</h2>
              <Prose html={description} />
            </section>
          )}
          {terms && (
            <section className="text-small">
              <h2 className="mb-2 text-card">{texts.terms}</h2>
              <Prose html={terms} />
            </section>
          )}
          {download && (
            <ul className="no-print flex flex-wrap gap-x-6 border-y border-line py-2">
              <li>
                <a href={download.href} download className="action-link min-h-11 text-small">
                  <Icon name="download" />
                  {download.label}
                </a>
              </li>
              <li className="hidden scripted:block">
                <PrintButton>{texts.print}</PrintButton>
              </li>
            </ul>
          )}
          <p className="text-small text-ink-muted">{view.activated}</p>
        </div>
      </div>
    </DashboardFrame>
  );
}
