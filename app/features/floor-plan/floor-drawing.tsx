import type { ReactNode } from "react";
import type { PlanEntry } from "~/mall/views/floor-plan/floor-plan.server";
import type { FloorDrawing, PinView, UnitView } from "~/mall/views/floor-plan/floor-plan-drawing.server";
import { pinTarget } from "~/mall/views/floor-plan/pin-target";
import type { drawWay, WayMark } from "~/mall/views/floor-plan/way-drawing.server";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";
import { planIconHref } from "./plan-icons";

type Route = ReturnType<typeof drawWay>;

/** A floor as an SVG whose shapes are links: units by name and tint, facilities as pins, a route on top. */
export function FloorDrawingView({
  drawing,
  label,
  listed = [],
  route,
}: {
  drawing: FloorDrawing;
  label: string;
  /** The list beside the plan, which its shapes refer to. */
  listed?: PlanEntry[];
  route?: Route;
}) {
  const hasHighlight = [...drawing.units, ...drawing.pins].some(({ state }) => state);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of links is a group, and no fieldset
    <svg
      viewBox={drawing.viewBox}
      width={drawing.width}
      height={drawing.height}
      role="group"
      aria-label={label}
      className={classNames("plan", hasHighlight && "plan-has-lit", route && "plan-has-way")}
    >
      {drawing.focus && <rect {...drawing.focus} fill="none" className="plan-focus" />}
      <path d={drawing.outline} className="plan-slab" />
      <path d={drawing.outline} className="plan-floor" />
      {drawing.units.map((unit) => (
        <Unit
          key={unit.d}
          {...unit}
          {...linkOf(unit, listed)}
          isNumbered={listed[unit.listed ?? -1]?.icon === undefined && unit.listed !== undefined}
        />
      ))}
      {route && <WayLine {...route} />}
      {drawing.entrances.map(({ x, y, name, label: at }) => (
        <g key={`${x} ${y}`} className="plan-entrance">
          <title>{name}</title>
          <g className="plan-door">
            <circle cx={x} cy={y} r="11" />
            <use href={planIconHref("log-in")} x={x - 7} y={y - 7} width="14" height="14" />
          </g>
          {at && (
            <text x={at.x} y={at.y}>
              {name}
            </text>
          )}
        </g>
      ))}
      {drawing.pins.map((pin) => (
        <Pin key={`${pin.x} ${pin.y}`} {...pin} {...linkOf(pin, listed)} />
      ))}
      {drawing.pins.map(
        ({ x, y, metres }) =>
          metres && (
            <text key={metres} x={x} y={y} className="plan-metres">
              {metres}
            </text>
          ),
      )}
      {route?.marks.map((mark) => (
        <Mark key={`${mark.kind} ${mark.x} ${mark.y}`} {...mark} />
      ))}
    </svg>
  );
}

type PlanLinkView = Pick<UnitView, "name" | "to" | "hue">;

/** A shape's name and link, its own or the list entry's. */
function linkOf(part: PlanLinkView & { listed?: number }, listed: readonly PlanEntry[]): PlanLinkView {
  const entry = part.listed === undefined ? undefined : listed[part.listed];
  if (!entry) return part;
  return { name: entry.name, to: entry.page ?? entry.to, ...(entry.hue !== undefined && { hue: entry.hue }) };
}

function Unit({ d, hue, name, to, state, label, icon, isNumbered }: UnitView & { isNumbered: boolean }) {
  const classes = classNames("plan-unit", hue !== undefined && `plan-hue-${hue}`, state && `plan-${state}`);
  return (
    <PlanLink to={to} name={name} className={classes}>
      <path d={d} />
      {label && <LabelText {...label} isNumbered={isNumbered} />}
      {icon && <use href={planIconHref(icon.name)} x={icon.x - 11} y={icon.y - 11} width="22" height="22" />}
    </PlanLink>
  );
}

function Pin({ x, y, icon, name, to, state }: PinView) {
  return (
    <PlanLink to={to} name={name} className={classNames("plan-pin", state && `plan-${state}`)}>
      {to && <circle cx={x} cy={y} r={pinTarget} className="plan-target" />}
      <circle cx={x} cy={y} r="11" />
      <use href={planIconHref(icon)} x={x - 7} y={y - 7} width="14" height="14" />
    </PlanLink>
  );
}

/** A link if the shape has one, otherwise a named group. */
function PlanLink({
  to,
  name,
  className,
  children,
}: {
  to: string | undefined;
  name: string | undefined;
  className: string;
  children: ReactNode;
}) {
  const content = (
    <>
      {name && <title>{name}</title>}
      {children}
    </>
  );
  if (!to) return <g className={className}>{content}</g>;
  return (
    <Link to={to} discover="none" className={className}>
      {content}
    </Link>
  );
}

/** @param isNumbered whether its first word is the number of the list, all that a phone shows of the whole floor */
function LabelText({
  x,
  y,
  size,
  lines,
  isCovered,
  isNumbered,
}: NonNullable<UnitView["label"]> & { isNumbered: boolean }) {
  const [first = "", ...more] = lines;
  const [number, ...name] = first.split(/(?= )/);
  const beginning = isNumbered ? (
    <>
      <tspan className="plan-number">{number}</tspan>
      {name.join("")}
    </>
  ) : (
    first
  );
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      className={classNames(size === undefined && "plan-fine", isCovered && "plan-covered") || undefined}
    >
      {more.length === 0
        ? beginning
        : lines.map((line, at) => (
            // In ems, so that a number whose name has no size is in the middle.
            <tspan key={line} x={x} dy={`${at === 0 ? more.length * -0.57 : 1.14}em`}>
              {at === 0 ? beginning : line}
            </tspan>
          ))}
    </text>
  );
}

function WayLine({ line, arrows }: Route) {
  return (
    <g className="plan-way" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={line} stroke="var(--color-surface-raised)" strokeWidth="15" />
      <path d={line} stroke="var(--color-accent)" strokeWidth="9" />
      <path d={arrows} stroke="var(--color-accent-ink)" strokeWidth="2" />
    </g>
  );
}

function Mark({ kind, x, y, text }: WayMark) {
  const isStep = kind === "step";
  return (
    <g
      className={`plan-mark-${kind}`}
      fill={isStep ? "var(--color-surface-raised)" : "var(--color-accent)"}
      stroke={isStep ? "var(--color-accent)" : "var(--color-surface-raised)"}
      strokeWidth="3"
      color={isStep ? undefined : "var(--color-accent-ink)"}
    >
      {kind === "end" ? (
        <path d={`M${x} ${y}c-4-9-15-14-15-26a15 15 0 0 1 30 0c0 12-11 17-15 26z`} />
      ) : (
        <circle cx={x} cy={y} r={isStep ? 9 : 12} />
      )}
      {kind === "start" || kind === "end" ? (
        <circle
          cx={x}
          cy={kind === "end" ? y - 26 : y}
          r={kind === "end" ? 6 : 5}
          fill="currentcolor"
          stroke="none"
        />
      ) : (
        <text x={x} y={y + 0.5} stroke="none" fontSize={isStep ? 12 : 13} fontWeight="700">
          {text}
        </text>
      )}
    </g>
  );
}
