import type { QuietHoursView } from "~/mall/views/visit/accessibility.server";
import { Icon } from "~/ui/icon";
import { Prose } from "~/ui/prose";

/** The hours with less light and sound. */
export function QuietHours({
  title,
  week,
  text,
  isUnderTitle = false,
}: QuietHoursView & {
  /** Directly under the page's title, one level higher. */
  isUnderTitle?: boolean;
}) {
  const Heading = isUnderTitle ? "h2" : "h3";
  return (
    <section aria-labelledby="quiet-hours" className="rounded-card bg-surface-sunken p-6">
      <Heading id="quiet-hours" className="flex items-center gap-3 text-card">
        <Icon name="moon" className="text-accent" />
        {title}
      </Heading>
      <dl className="mt-4">
        {week.map(({ days, hours }) => (
          <div key={days} className="flex justify-between gap-4 border-line border-b py-3 last:border-0">
            <dt>{days}</dt>
            <dd className="text-right font-semibold tabular-nums">{hours}</dd>
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
