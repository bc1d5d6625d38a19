import { classNames } from "./class-names";

/** The placeholder for missing pictures: a few shapes in the mall's colours. Decorative. */
export type DefaultPictureKind = "not-found" | "expired" | "outage" | "no-result" | "hero" | "avatar";

const soft = "fill-surface-sunken";
const accent = "fill-accent";
const line = "fill-none stroke-ink-muted";

const drawings: Record<DefaultPictureKind, { box: string; shapes: React.ReactNode }> = {
  "not-found": {
    box: "0 0 240 120",
    shapes: (
      <>
        <path className={soft} d="M0 120V60a36 36 0 0 1 72 0v60zM168 120V60a36 36 0 0 1 72 0v60z" />
        <path className={accent} d="M84 120V48a36 36 0 0 1 72 0v72z" opacity=".85" />
        <path
          className="fill-none stroke-accent-ink"
          strokeWidth="4"
          strokeLinecap="round"
          d="M120 74v-4c0-6 10-7 10-15a10 10 0 0 0-20 0m10 32v1"
        />
      </>
    ),
  },
  expired: {
    box: "0 0 240 150",
    shapes: (
      <>
        <path className={soft} d="M0 150V75a60 60 0 0 1 120 0v75zM168 150v-39a36 36 0 0 1 72 0v39z" />
        <path
          className={accent}
          d="M76 14h88v14c0 26-20 34-34 47 14 13 34 21 34 47v14H76v-14c0-26 20-34 34-47C96 62 76 54 76 28z"
          opacity=".85"
        />
        <path
          className="fill-none stroke-accent-ink"
          strokeWidth="4"
          strokeLinecap="round"
          d="M98 122c2-12 14-16 22-22 8 6 20 10 22 22zM120 74v12"
        />
        <path className={line} strokeWidth="5" strokeLinecap="round" d="M68 14h104M68 136h104" />
      </>
    ),
  },
  outage: {
    box: "0 0 240 150",
    shapes: (
      <>
        <path className={soft} d="M0 150V62a54 54 0 0 1 108 0v88zM150 150v-48a45 45 0 0 1 90 0v48z" />
        <path className={accent} d="M20 84h52a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12H20z" opacity=".85" />
        <path className={accent} d="M222 66h-42a16 16 0 0 0 0 54h42z" opacity=".85" />
        <path
          className={line}
          strokeWidth="5"
          strokeLinecap="round"
          d="M84 96h18M84 112h18M0 104h20M222 93h18M132 56l8-16M148 62l14-12M122 54l-4-18"
        />
      </>
    ),
  },
  "no-result": {
    box: "0 0 160 96",
    shapes: (
      <>
        <path className={soft} d="M16 40h128v48a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8z" />
        <path className={accent} d="M16 40 32 12h96l16 28z" opacity=".85" />
        <path className={line} strokeWidth="3" strokeLinecap="round" d="M56 66h48" />
      </>
    ),
  },
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
