/** A floor's outline with one unit highlighted: where in the mall a shop is. */
export function FloorPlanExcerpt({
  plan,
  title,
}: {
  plan: { width: number; height: number; outline: string; own: string[]; others: string[] };
  title: string;
}) {
  return (
    <svg viewBox={`0 0 ${plan.width} ${plan.height}`} role="img" aria-label={title} className="h-auto w-full">
      <polygon points={plan.outline} className="fill-surface-sunken" />
      {plan.others.map((points) => (
        <polygon
          key={points}
          points={points}
          className="fill-surface-raised stroke-ink-muted/40"
          strokeWidth="2"
        />
      ))}
      {plan.own.map((points) => (
        <polygon key={points} points={points} className="fill-accent" />
      ))}
    </svg>
  );
}
