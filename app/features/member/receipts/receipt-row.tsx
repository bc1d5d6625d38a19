import type { ReactNode } from "react";
import { receiptElementId } from "~/mall/views/member/receipts/receipt-href";
import type { ReceiptView, StepView } from "~/mall/views/member/receipts/receipts.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/**
 * A receipt as a line that expands to its steps: sent, checked, credited or rejected. A credited one has its points in the
 * line, a rejected one the reason.
 */
export function ReceiptRow({ receipt }: { receipt: ReceiptView }) {
  const reason = receipt.steps.find(({ state }) => state === "failed")?.detail;
  return (
    <div className="border-b border-line last:border-0">
      <details id={receiptElementId(receipt.id)} className="group scroll-mt-28">
        <summary className="flex min-h-16 cramped:flex-wrap items-center justify-between gap-4 py-3">
          <span className="flex min-w-0 grow flex-wrap gap-x-1.5 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)]">
            <span className="basis-full font-semibold sm:col-start-2">{receipt.shop}</span>{" "}
            {receipt.day && (
              <span className="text-tiny text-ink-muted tabular sm:col-start-1 sm:row-start-1 sm:text-small">
                {receipt.day}
              </span>
            )}
            {receipt.day && receipt.total && (
              <span className="text-tiny text-ink-muted sm:hidden">{" · "}</span>
            )}
            {receipt.total && (
              <span className="text-tiny text-ink-muted sm:col-start-2">{receipt.total}</span>
            )}
            {reason && <span className="mt-1 basis-full text-small sm:col-start-2">{reason}</span>}
          </span>
          <span className="flex shrink-0 items-center gap-3 sm:gap-6">
            {receipt.status === "approved" && receipt.points ? (
              <span className="font-display text-card whitespace-nowrap text-success tabular">
                {receipt.points}
              </span>
            ) : (
              <span className="flex flex-col gap-2 sm:w-34">
                <ReceiptStatus {...receipt} isPlain />
                <span aria-hidden="true" className="flex gap-1">
                  {receipt.steps.map(({ title, state }) => (
                    <span
                      key={title}
                      className={classNames("h-1 flex-1 rounded-full", segmentLooks[state])}
                    />
                  ))}
                </span>
              </span>
            )}
            <Icon name="chevron-down" className="no-print cramped:hidden eased group-open:rotate-180" />
          </span>
        </summary>
        <div className="pb-5">
          <p className="mb-4 text-small text-ink-muted">№ {receipt.number}</p>
          <ol className="grid gap-4 sm:grid-cols-3">
            {receipt.steps.map((step) => (
              <Step key={step.title} {...step} />
            ))}
          </ol>
        </div>
      </details>
      {receipt.again && (
        <Link to={receipt.again.to} className="no-print -mt-2 mb-3 action-link min-h-11 text-small sm:ml-37">
          <Icon name="camera" />
          {receipt.again.label}
          <span className="sr-only">: {receipt.shop}</span>
        </Link>
      )}
    </div>
  );
}

/** The receipt that was just sent, or chosen elsewhere: what came of it, in figures. */
export function ReceiptResult({ receipt, children }: { receipt: ReceiptView; children?: ReactNode }) {
  return (
    <section
      id={receiptElementId(receipt.id)}
      aria-label={receipt.shop}
      className="mb-10 scroll-mt-28 rounded-card border-2 border-accent bg-surface-raised p-6 md:p-8"
    >
      <ReceiptStatus {...receipt} />
      {receipt.points && (
        <p
          className={classNames(
            "mt-1 font-display text-title tabular",
            receipt.status !== "approved" && "text-ink-muted",
          )}
        >
          {receipt.points}
        </p>
      )}
      <p className="mt-2 font-semibold">{receipt.shop}</p>
      <p className="text-small text-ink-muted">
        {[receipt.day, receipt.total].filter(Boolean).join(" · ")} · № {receipt.number}
      </p>
      <ol className="mt-6 grid gap-4 sm:grid-cols-3">
        {receipt.steps.map((step) => (
          <Step key={step.title} {...step} />
        ))}
      </ol>
      {children}
    </section>
  );
}

const segmentLooks = { done: "bg-success", now: "bg-ink", failed: "bg-error", ahead: "bg-line" };
const statusIcons = { pending: "hourglass", unknown: "info", approved: "check", rejected: "x" };
const statusLooks = {
  pending: "text-ink",
  unknown: "text-ink-muted",
  approved: "text-success",
  rejected: "text-error",
};

export function ReceiptStatus({
  status,
  statusText,
  isPlain = false,
}: Pick<ReceiptView, "status" | "statusText"> & {
  /** Its steps are a bar right below. */
  isPlain?: boolean;
}) {
  return (
    <span
      className={classNames(
        "inline-flex shrink-0 items-center gap-1.5 text-tiny font-semibold not-cramped:whitespace-nowrap",
        !isPlain && "rounded-pill border border-current px-2.5 py-0.5",
        statusLooks[status],
      )}
    >
      <Icon name={statusIcons[status]} className="size-3.5" />
      {statusText}
    </span>
  );
}

const stepIcons = { done: "check", now: "hourglass", failed: "x", ahead: "star" };
const stepLooks = {
  done: "bg-success text-surface",
  now: "bg-ink text-surface",
  failed: "bg-error text-surface",
  ahead: "bg-surface-sunken text-ink-muted border border-line",
};

function Step({ title, detail, state }: StepView) {
  return (
    <li className="flex gap-3 text-small" aria-current={state === "now" ? "step" : undefined}>
      <span
        className={classNames(
          "flex size-8 shrink-0 items-center justify-center rounded-full",
          stepLooks[state],
        )}
      >
        <Icon name={stepIcons[state]} className="size-4" />
      </span>
      <span>
        <span className="block font-semibold">{title}</span>
        {detail && <span className="block text-ink-muted">{detail}</span>}
      </span>
    </li>
  );
}
