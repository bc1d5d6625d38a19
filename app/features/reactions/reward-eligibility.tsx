import type { ReactNode } from "react";
import { JoinActions, JoinStrip } from "~/features/loyalty/join-strip";
import type { RewardEligibilityView } from "~/mall/views/detail/reward-eligibility.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** The member's balance beside a reward's price, and why it can't be activated, or (`children`) the activation. */
export function RewardEligibility({
  eligibility,
  children,
}: {
  eligibility: RewardEligibilityView;
  children?: ReactNode;
}) {
  const { price, balance, reason, join, tier, canActivate } = eligibility;
  if (join && !tier) return <JoinStrip join={join} className="mt-6" />;
  return (
    <section className="mt-6 flex flex-col gap-4 rounded-card bg-surface-raised p-5 shadow-lifted md:p-6">
      {balance && (
        <div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
            <span>
              {balance.label} <strong className="tabular">{balance.text}</strong>
            </span>
            <span className="text-ink-muted tabular">{price}</span>
          </p>
          {balance.percent !== null && (
            <svg aria-hidden="true" className="mt-2 h-2 w-full">
              <rect width="100%" height="100%" rx="5" className="fill-line" />
              <rect width={`${balance.percent}%`} height="100%" rx="5" className="fill-accent" />
            </svg>
          )}
          {balance.left && <p className="mt-2 text-tiny text-ink-muted">{balance.left}</p>}
        </div>
      )}
      {tier && (
        <p className="flex items-center gap-2 text-small">
          <Icon name="award" className="text-accent" />
          {tier.label}: <strong>{tier.text}</strong>
        </p>
      )}
      {reason && (
        <div className="flex flex-col items-start gap-3">
          <p className="flex gap-2 font-semibold">
            <Icon name="lock" className="mt-1" />
            {reason.text}
          </p>
          {reason.link && (
            <ButtonLink to={reason.link.to} kind="secondary" className="page-action">
              {reason.link.label}
            </ButtonLink>
          )}
        </div>
      )}
      {canActivate && children}
      {join && <JoinActions join={join} />}
    </section>
  );
}
