import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { JoinStrip } from "~/features/loyalty/join-strip";
import { DashboardFrame, Panel } from "~/features/member/dashboard/dashboard-frame";
import { ScreenPages } from "~/features/member/dashboard/screen-pages";
import { PushOffer } from "~/features/member/push/push-offer";
import { ReceiptForm } from "~/features/member/receipts/receipt-form";
import { ReceiptResult, ReceiptRow } from "~/features/member/receipts/receipt-row";
import { readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { useInitialValue, useLastAnswer } from "~/forms/use-draft";
import { constraintsOf } from "~/mall/content/field-constraints.server";
import { memberStrip, standingOf } from "~/mall/views/loyalty/join.server";
import { receiptForm } from "~/mall/views/member/receipts/receipt-form.server";
import { receiptFormId } from "~/mall/views/member/receipts/receipt-href";
import { receiptsView } from "~/mall/views/member/receipts/receipts.server";
import { formKey } from "~/process/request-context.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { draftOf } from "~/session/draft.server";
import { loadMemberSite } from "~/site/member-site.server";
import { notFound } from "~/site/not-found.server";
import { pageNumber } from "~/site/page-number.server";
import { loadSite } from "~/site/site.server";
import { ButtonAnchor, ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { sendReceipt } from "./send-receipt.server";

export const handle = { i18n: ["forms"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadMemberSite(request, "dashboard-receipts");
  const { searchParams } = new URL(request.url);
  const page = pageNumber(request, searchParams.get("page") ?? "1");
  const view = await receiptsView(site, { page, opened: searchParams.get("receipt") });
  if (page > view.lastPage) throw notFound(request);
  const isEmpty = view.isListKnown && view.receipts.length === 0;
  const shop = searchParams.get("shop") ?? "";
  const draft = draftOf(request);
  return {
    ...view,
    standing: isEmpty ? memberStrip(await standingOf(site.member), site) : null,
    constraints: constraintsOf(receiptForm(site.language)),
    values: { company_id: shop, ...draft, key: formKey() },
    isOpened: shop !== "" || draft !== null,
    head: pageHead(site, "dashboard-receipts", {
      title: view.title,
      description: view.lead,
      form: view.supportsReceipts ? "receipt" : null,
    }),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return sendReceipt(request, await loadSite(request), await readForm(request));
}

export default function Receipts() {
  const view = useLoaderData<typeof loader>();
  const { texts } = view;
  const answer = useLastAnswer(useActionData<typeof action>());
  const values = useInitialValue(view.values);
  if (!view.supportsReceipts) {
    return (
      <DashboardFrame frame={view.frame} title={view.title}>
        <EmptyState icon="receipt" title={texts.none}>
          <ButtonLink to={view.getPoints.to}>{view.getPoints.label}</ButtonLink>
        </EmptyState>
      </DashboardFrame>
    );
  }
  const result = view.receipts.find(({ id }) => id === view.opened);
  const hasList = view.receipts.length > 0;
  const isFormShown = view.isOpened || !hasList || Boolean(answer && answer.intent === "receipt");
  const others = view.receipts.filter((receipt) => receipt !== result);
  return (
    <DashboardFrame
      frame={view.frame}
      title={view.title}
      lead={view.lead}
      aside={
        !isFormShown && (
          <ButtonAnchor href={`#${receiptFormId}`} className="xl:hidden">
            <Icon name="camera" />
            {texts.formTitle}
          </ButtonAnchor>
        )
      }
    >
      {result && (
        <ReceiptResult receipt={result}>{view.push && <PushOffer offer={view.push} />}</ReceiptResult>
      )}
      <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={texts.list}>
          {hasList
            ? others.map((receipt) => <ReceiptRow key={receipt.id} receipt={receipt} />)
            : view.isListKnown && (
                <>
                  <EmptyState icon="receipt" title={texts.empty}>
                    <ButtonLink to={view.getPoints.to} kind="secondary">
                      {view.getPoints.label}
                    </ButtonLink>
                  </EmptyState>
                  <JoinStrip join={view.standing} className="mt-6" />
                </>
              )}
          <ScreenPages name="dashboard-receipts" current={view.page} last={view.lastPage} />
        </Panel>
        <Panel
          id={receiptFormId}
          title={texts.formTitle}
          className={classNames(
            "no-print rounded-card border-0 bg-surface-sunken p-5 md:p-6",
            hasList && "max-xl:order-first",
            !isFormShown && "max-xl:not-target:hidden",
          )}
        >
          {/* The new key resets the form after a receipt was accepted. */}
          <ReceiptForm key={answer ? "again" : values.key} {...view} answer={answer} />
        </Panel>
      </div>
    </DashboardFrame>
  );
}
