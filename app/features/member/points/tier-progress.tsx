import type { TierProgressView } from "~/mall/views/member/points/tier-progress.server";
import { Icon } from "~/ui/icon";
import { Panel } from "../dashboard/dashboard-frame";
import { ProgressBar } from "../dashboard/progress-bar";

/** The member's tier, the progress to the next one, and its benefits. */
export function TierProgress({ tier }: { tier: TierProgressView }) {
  return (
    <Panel title={tier.title}>
      {tier.percent !== null && <ProgressBar percent={tier.percent} />}
      {tier.line && <p className="mt-3 text-card font-semibold">{tier.line}</p>}
      <p className="text-small text-ink-muted">
        {tier.year}
        {tier.multiplier && ` · ${tier.multiplier}`}
      </p>
      {tier.benefits.length > 0 && (
        <details className="group mt-2">
          <summary className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-accent">
            {tier.benefitsTitle}
            <Icon name="chevron-down" className="eased group-open:rotate-180" />
          </summary>
          <ul className="flex flex-col gap-2 text-small">
            {tier.benefits.map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <Icon name="check" className="mt-0.5 text-accent" />
                {benefit}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
