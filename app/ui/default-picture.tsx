import { classNames } from "./class-names";

/** The placeholder for missing pictures: a few shapes in the mall's colours. Decorative. */
type DefaultPictureKind = "hero" | "avatar";

const soft = "fill-surface-sunken";
const accent = "fill-accent";
const line = "fill-none stroke-ink-muted";

const drawings: Record<DefaultPictureKind, { box: string; shapes: React.ReactNode }> = {
  hero: {
    box: "0 0 320 90",
    shapes: (
      <>
        <path className={soft} d="M0 90V0h320v90z" />
        <path className={accent} d="M140 90V50a20 20 0 0 1 40 0v40z" opacity=".85" />
        <path
          className={line}
          strokeWidth="2"
          d="M116 90V50a44 44 0 0 1 88 0v40M92 90V50a68 68 0 0 1 136 0v40"
        />
      </>
    ),
  },
  avatar: {
    box: "0 0 64 64",
    shapes: (
      <>
        <circle className={soft} cx="32" cy="32" r="32" />
        <circle className={accent} cx="32" cy="26" r="10" opacity=".85" />
        <path className={accent} d="M14 56a18 18 0 0 1 36 0 32 32 0 0 1-36 0z" opacity=".85" />
      </>
    ),
  },
};

export function DefaultPicture({ kind, className }: { kind: DefaultPictureKind; className?: string }) {
  const { box, shapes } = drawings[kind];
  return (
    <svg aria-hidden="true" viewBox={box} className={classNames("h-auto", className)}>
      {shapes}
    </svg>
  );
}
