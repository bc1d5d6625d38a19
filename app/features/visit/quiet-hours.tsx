import type { QuietHoursView } from "~/mall/views/visit/accessibility.server";
import { Icon } from "~/ui/icon";
import { Prose } from "~/ui/prose";

/** The hours with less light and sound. */
export function QuietHours({
  title,
  week,
  text,
  isInPanel = false,
}: QuietHoursView & {
  /** A part of another panel, and one level higher: directly under the page's title. */
  isInPanel?: boolean;
}) {
  const Heading = isInPanel ? "h2" : "h3";
  return (
    <section
      aria-labelledby="quiet-hours"
      className={isInPanel ? undefined : "rounded-card bg-surface-sunken p-6"}
    >
      <Heading id="quiet-hours" className="flex items-center gap-3 text-card">
        <Icon name="moon" className="text-accent" />
        {title}
      </Heading>
      <dl className="mt-4">
        {week.map(({ days, hours }) => (
          <div
            key={days}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-3 last:border-0"
          >
            <dt>{days}</dt>
            <dd
              className={isInPanel ? "text-right font-semibold tabular" : "font-display text-heading tabular"}
            >
              {hours}
            </dd>
          </div>
        ))}
      </dl>
      {text && (
        <div className="mt-4">
          <Prose html={text} />
        </div>
      )}
    </section>
  );
}
