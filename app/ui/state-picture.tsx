import { classNames } from "./class-names";

const line = "fill-none stroke-ink";

/** What each state shows, on 250 by 100, of which a square in the middle is always seen. */
const stillLifes = {
  /** An empty hanger on a rail. */
  "not-found": (
    <>
      <path className={line} strokeWidth="3" d="M0 22h250" />
      <path
        className="fill-none stroke-accent-ink"
        strokeWidth="4.5"
        d="M119 27a6 6 0 1 1 9 5q-3 2-3 6l30 19q5 6-2 7H97q-7-1-2-7l30-19"
      />
    </>
  ),
  /** A closed shutter below an awning. */
  outage: (
    <>
      <path className="fill-accent-ink" d="M94 34h62v48H94z" />
      <path className="fill-none stroke-accent" strokeWidth="1.5" d="M94 48h62m0 7H94m0 7h62m0 7H94m0 7h62" />
      <path
        className="fill-ink"
        d="M88 24h74v11a6 6 0 0 1-12 0 6 6 0 0 1-12 0 6.5 6 0 0 1-13 0 6.5 6 0 0 1-13 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0zm31 54h12v4h-12z"
      />
    </>
  ),
  /** A lost mitten, pegged to a line. */
  "no-result": (
    <>
      <path className={line} strokeWidth="1.5" d="M0 20q125 12 250 0" />
      <path
        className="fill-accent-ink"
        d="M110 34h30v9h-30zm1 11h28v5q5-8 10-5 5 4-1 11l-9 8a14 14 0 0 1-28 0z"
      />
      <path className="fill-ink" d="M122 20h6v17h-6z" />
    </>
  ),
  /** A key on its ring. */
  key: (
    <>
      <circle className="fill-none stroke-accent-ink" strokeWidth="5" cx="125" cy="39" r="11" />
      <path className="fill-none stroke-accent-ink" strokeWidth="5" d="M125 50v29m0-3h11m-11-10h8" />
      <circle className={line} strokeWidth="2.5" cx="125" cy="23" r="7" />
    </>
  ),
  /** A letter with a seal. */
  mail: (
    <>
      <path
        className="fill-accent-ink"
        d="M97 42a3 3 0 0 1 3-3h50a3 3 0 0 1 3 3v37a3 3 0 0 1-3 3h-50a3 3 0 0 1-3-3z"
      />
      <path className="fill-none stroke-accent" strokeWidth="2.5" d="m99 42 26 20 26-20" />
      <circle className="fill-ink" cx="125" cy="62" r="6" />
    </>
  ),
  /** A phone that shows a code. */
  code: (
    <>
      <path
        className="fill-accent-ink"
        d="M108 26a5 5 0 0 1 5-5h24a5 5 0 0 1 5 5v51a5 5 0 0 1-5 5h-24a5 5 0 0 1-5-5z"
      />
      <path className="fill-none stroke-accent" strokeWidth="4" d="M115 48h.1m6.6 0h.1m6.5 0h.1m6.6 0h.1" />
      <path className="fill-none stroke-accent" strokeWidth="2" d="M121 76h8" />
    </>
  ),
  /** An hourglass that has run out. */
  expired: (
    <>
      <path
        className="fill-none stroke-accent-ink"
        strokeWidth="3.5"
        d="M106 26q0 17 19 26 19-9 19-26m-38 54q0-19 19-28 19 9 19 28"
      />
      <path className="fill-ink" d="M110 79q2-12 15-14 13 2 15 14z" />
      <path className="fill-none stroke-accent-ink" strokeWidth="5" d="M101 24h48m-48 57h48" />
    </>
  ),
};

export type StatePictureKind = keyof typeof stillLifes;

/**
 * A still life for what isn't there, or how one gets in: something empty, closed or lost, a key, before a niche with the mall's own corners and in
 * its colour. Decorative.
 */
export function StatePicture({ kind, className }: { kind: StatePictureKind; className: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames("relative overflow-hidden rounded-card bg-surface-sunken", className)}
    >
      <span className="absolute bottom-[18%] left-1/2 aspect-6/5 h-[74%] -translate-x-1/2 rounded-card rounded-b-none bg-accent bg-[linear-gradient(100deg,rgb(255_255_255/.14),transparent_45%,rgb(0_0_0/.18))]" />
      <svg
        aria-hidden="true"
        viewBox="0 0 250 100"
        preserveAspectRatio="xMidYMid slice"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="absolute inset-0 size-full"
      >
        <path className="fill-line" d="M0 82h250v18H0z" />
        <path className="fill-ink opacity-10" d="m80 82 90 0 34 18h-90z" />
        <g className="[filter:drop-shadow(3.5px_3px_0_rgb(0_0_0/.22))]">{stillLifes[kind]}</g>
      </svg>
    </div>
  );
}
