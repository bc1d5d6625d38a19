import type { AccessibilityView } from "~/mall/views/visit/accessibility.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { MapMark } from "./map-mark";

const badge = 32;
const mark = 36;

/** That the plan describes ways without steps, beside a drawing of those on the floor of the main entrance. */
export function StepFreePlan({ title, text, link, drawing }: NonNullable<AccessibilityView["plan"]>) {
  return (
    <section aria-labelledby="step-free" className="page no-print mt-10 md:mt-14">
      <div className="grid items-center gap-x-12 gap-y-8 rounded-card bg-surface-sunken p-6 max-sm:overflow-hidden md:p-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="step-free" className="text-heading">
            {title}
          </h2>
          <p className="mt-3 mb-6">{text}</p>
          <ButtonLink to={link.to}>{link.title}</ButtonLink>
        </div>
        {drawing && (
          <figure className="max-lg:min-w-0 lg:col-span-8">
            {/* On a phone as wide as the panel. */}
            <div className="max-sm:-mx-6">
              <Drawing {...drawing} />
            </div>
            <figcaption className="mt-5">
              <ul className="flex flex-wrap gap-x-6 gap-y-2 text-small">
                {drawing.marks.map(({ icon, name }) => (
                  <li key={icon} className="flex items-center gap-2">
                    <span className="flex size-7 items-center justify-center rounded-full bg-ink text-surface">
                      <Icon name={icon} className="size-4" />
                    </span>
                    {name}
                  </li>
                ))}
              </ul>
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

function Drawing({
  floor: { width, height, outline, others },
  ways,
  marks,
}: NonNullable<NonNullable<AccessibilityView["plan"]>["drawing"]>) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="plan h-auto max-h-96 w-full overflow-visible"
    >
      <polygon points={outline} className="fill-surface" />
      {others.map((points) => (
        <polygon
          key={points}
          points={points}
          className="fill-surface-raised stroke-ink-muted"
          strokeOpacity=".4"
          strokeWidth="2"
        />
      ))}
      <path d={ways} strokeWidth="7" strokeLinecap="round" strokeDasharray="1 13" className="stroke-accent" />
      {marks.map(({ icon, places }) =>
        places.map(({ x, y }) => (
          <g key={`${x} ${y}`} className="origin-center [transform-box:fill-box] max-sm:[scale:1.35]">
            <MapMark icon={icon} x={x} y={y} radius={badge} size={mark} />
          </g>
        )),
      )}
    </svg>
  );
}
