import { useEffect, useState } from "react";
import type { FloorPlanView } from "~/mall/views/floor-plan/floor-plan.server";
import type { LegView, WayView } from "~/mall/views/floor-plan/way.server";
import { Button, ButtonAnchor } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { FloorDrawingView } from "./floor-drawing";
import { PlanIcon } from "./plan-icons";
import { PlanStage } from "./plan-stage";
import { StepNumber } from "./step-number";

type Texts = FloorPlanView["texts"] & NonNullable<FloorPlanView["way"]>["texts"];

/** A route floor by floor: its drawing and numbered instructions. */
export function WayLegs({ legs, texts }: { legs: LegView[]; texts: Texts }) {
  return (
    <div className="flex min-w-0 flex-col gap-12">
      {legs.map(({ name, label, drawing, route, steps, firstNumber }) => (
        <section key={firstNumber} className="min-w-0 break-inside-avoid">
          <h2 className="mb-4 flex items-center gap-2 text-heading">{name}</h2>
          <PlanStage view={`${label} ${route.line}`} texts={texts}>
            <FloorDrawingView drawing={drawing} label={label} route={route} />
          </PlanStage>
          <ol start={firstNumber} aria-label={texts.steps} className="mt-5 flex flex-col gap-1">
            {steps.map(({ icon, text }, at) => (
              <li key={text} className="flex items-start gap-4 border-b border-line py-3 last:border-0">
                <StepNumber>{firstNumber + at}</StepNumber>
                <PlanIcon name={icon} className="mt-0.5 size-6 text-accent" />
                <span className="min-w-0 flex-1">{text}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The route's length, and links to variants of it. */
export function WaySummary({
  summary,
  planTo,
  texts,
}: { summary: NonNullable<WayView["summary"]>; texts: Texts } & Pick<FloorPlanView, "planTo">) {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return (
    <section className="rounded-card bg-surface-raised p-5 shadow-lifted border border-line md:p-6">
      <p className="font-display text-title">{summary.metres}</p>
      <p className="text-ink-muted">{summary.minutes}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-2 font-medium">
        {summary.from}
        <Icon name="arrow-right" className="size-4 text-accent" />
        {summary.to}
      </p>
      {summary.note && (
        <p className="mt-2 flex items-center gap-2 text-small text-ink-muted">
          <Icon name="accessibility" />
          {summary.note}
        </p>
      )}
      <div className="no-print mt-5 flex flex-wrap gap-2">
        {summary.links.map(({ to, title, icon }) => (
          <ButtonAnchor key={to} href={to} kind="secondary">
            {icon && <Icon name={icon} />}
            {title}
          </ButtonAnchor>
        ))}
        {canPrint && (
          <Button type="button" kind="secondary" onClick={() => window.print()}>
            <Icon name="printer" />
            {texts.print}
          </Button>
        )}
      </div>
      <p className="no-print mt-4">
        <Link to={planTo} className="inline-flex min-h-6 items-center text-small text-accent underline">
          {texts.backToPlan}
        </Link>
      </p>
    </section>
  );
}
