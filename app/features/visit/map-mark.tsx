import { iconHref } from "~/ui/icon";

/** An icon on a disc, on a drawing of where things are. */
export function MapMark({ icon, x, y, radius, size, isAside = false }: MapMarkProps) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={radius}
        strokeWidth="2"
        className={isAside ? "fill-surface-raised stroke-ink" : "fill-ink"}
      />
      <svg
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        aria-hidden="true"
        className={isAside ? undefined : "text-surface"}
      >
        <use href={iconHref(icon)} />
      </svg>
    </>
  );
}

type MapMarkProps = {
  icon: string;
  x: number;
  y: number;
  radius: number;
  size: number;
  /** Another one is chosen. */
  isAside?: boolean;
};
