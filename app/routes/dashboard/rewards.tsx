import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { DashboardFrame } from "~/features/member/dashboard/dashboard-frame";
import { ScreenPages } from "~/features/member/dashboard/screen-pages";
import { activate, activationForm } from "~/features/member/wallet/activate-reward.server";
import { ActivationConfirmation } from "~/features/member/wallet/activation-confirmation";
import { AvailableReward } from "~/features/member/wallet/available-reward";
import { WalletCard, WalletRow } from "~/features/member/wallet/wallet-card";
import { handleForm, readForm, typedValues } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { isNotFound } from "~/mall/client/mall-api-error";
import { walletPart, walletView } from "~/mall/views/member/wallet/wallet.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { seeOther } from "~/session/see-other.server";
import { memberApi } from "~/session/session.server";
import { toastCookie } from "~/session/toast.server";
import { tokenOf } from "~/session/token.server";
import { loadMemberSite } from "~/site/member-site.server";
import { notFound } from "~/site/not-found.server";
import { pageNumber } from "~/site/page-number.server";
import { loadSite } from "~/site/site.server";
import { ButtonLink } from "~/ui/button";
import { ChipRow } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

export const meta = pageMeta;

export const headers = formHeaders;

/** A failed activation changed nothing here, but somebody else's did: stock and balance are revalidated. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined || defaultShouldRevalidate;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadMemberSite(request, "dashboard-rewards");
  const { searchParams } = new URL(request.url);
  const page = pageNumber(request, searchParams.get("page") ?? "1");
  const part = walletPart(searchParams.get("show"));
  const requestedId = searchParams.get("activate");
  const asked =
    requestedId &&
    (await site.api.reward(requestedId).catch((error) => {
      throw isNotFound(error) ? notFound(request) : error;
    }));
  const view = await walletView(site, { part, page, asked: asked || null });
  if (page > view.lastPage) throw notFound(request);
  return { ...view, head: pageHead(site, "dashboard-rewards", { title: view.title }) };
}

export async function action({ request }: ActionFunctionArgs) {
  const site = await loadSite(request);
  const form = await readForm(request);
  const api = memberApi(request, site, typedValues(form, ["key"]));
  const rules = { schema: activationForm, limit: "change", account: () => tokenOf(request) ?? "" } as const;
  return handleForm(form, request, site, rules, async (asked) => {
    const { id, title } = await activate(api, site, asked);
    const text = translatorOf(site.language)("wallet:done", { title });
    const voucher = id
      ? href("my-reward", { id }, site.language)
      : href("dashboard-rewards", null, site.language);
    return seeOther(voucher, toastCookie({ kind: "success", text }, request));
  });
}

export default function Rewards() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { part, vouchers, offered, texts } = view;
  const isHistory = part === "used" || part === "expired";
  return (
    <DashboardFrame
      frame={view.frame}
      title={view.title}
      lead={view.lead}
      aside={
        view.balance && (
          <p>
            <span className="block text-tiny text-ink-muted">{texts.balance}</span>
            <span className="font-display text-title tabular">{view.balance.number}</span>{" "}
            <span className="text-small">{view.balance.unit}</span>
          </p>
        )
      }
    >
      {view.activation && (
        <ActivationConfirmation activation={view.activation} answer={answer} cancelTo={view.parts[0]?.to} />
      )}
      <nav aria-label={texts.parts} className="no-print mb-8">
        <ChipRow
          chips={view.parts.map(({ title, to, isCurrent, count }) => ({
            to,
            isCurrent,
            label: (
              <>
                {title}
                {count !== null && <span className="tabular opacity-75">{count}</span>}
              </>
            ),
          }))}
        />
      </nav>
      <section>
        <h2 className="mb-5 text-heading">{texts.vouchers}</h2>
        {vouchers.length === 0 ? (
          view.areVouchersKnown && (
            <EmptyState icon="ticket" title={texts.empty}>
              <p className="max-w-[46ch] text-small text-ink-muted">{texts.emptyHelp}</p>
            </EmptyState>
          )
        ) : isHistory ? (
          <ul>
            {vouchers.map((card) => (
              <WalletRow key={card.id} card={card} />
            ))}
          </ul>
        ) : (
          <div className={classNames("grid gap-5", vouchers.length > 1 && "xl:grid-cols-2")}>
            {vouchers.map((card) => (
              <WalletCard key={card.id} card={card} show={texts.show} isAlone={vouchers.length === 1} />
            ))}
          </div>
        )}
        {view.moreVouchers && (
          <p className="mt-5">
            <ButtonLink to={view.moreVouchers} kind="secondary">
              {texts.all}
            </ButtonLink>
          </p>
        )}
      </section>
      {view.unclear.length > 0 && (
        <section className="mt-14">
          <h2 className="mb-5 text-heading">{texts.unclear}</h2>
          <ul>
            {view.unclear.map((card) => (
              <WalletRow key={card.id} card={card} />
            ))}
          </ul>
        </section>
      )}
      {part === null && view.isOfferKnown && (
        <section className="mt-14">
          <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 className="text-heading">{texts.offered}</h2>
            <Link to={view.rewards.to} className="action-link min-h-11 text-small">
              {view.rewards.label}
              <Icon name="arrow-right" />
            </Link>
          </div>
          {offered.length > 0 ? (
            <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 sm:gap-y-10 xl:grid-cols-3">
              {offered.map((reward, at) => (
                <AvailableReward
                  key={reward.id}
                  reward={reward}
                  texts={texts}
                  isFirst={at === 0}
                  lead={at === 0 ? leadOf(offered.length) : null}
                />
              ))}
            </div>
          ) : (
            <EmptyState icon="gift" title={texts.nothingOffered}>
              <ButtonLink to={view.offers.to}>{view.offers.label}</ButtonLink>
            </EmptyState>
          )}
        </section>
      )}
      <ScreenPages name="dashboard-rewards" current={view.page} last={view.lastPage} query={{ show: part }} />
    </DashboardFrame>
  );
}

/** How wide the first of so many is, in two and in three columns; null where they come out even. */
const leadOf = (many: number): string | null =>
  classNames(
    many % 2 === 1 && "sm:max-xl:col-span-2",
    many % 3 === 1 && "xl:col-span-3",
    many % 3 === 2 && "xl:col-span-2",
  ) || null;
