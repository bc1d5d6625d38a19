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
  /** A key on its hook. */
  key: (
    <>
      <path className={line} strokeWidth="3" d="M125 0v19a4 4 0 0 0 8 0" />
      <path className="fill-none stroke-accent-ink" strokeWidth="7" d="M125 46v31" />
      <path
        className="fill-accent-ink"
        fillRule="evenodd"
        d="M125 21a14 14 0 1 1 0 28 14 14 0 0 1 0-28zm0 8a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm2 30h14v7h-5v-2h-4v2h-5zm0 12h11v7h-11z"
      />
    </>
  ),
  /** A letter, sealed. */
  letter: (
    <>
      <path className="fill-accent-ink" d="M93 36h64v44H93z" />
      <path
        className="fill-none stroke-accent"
        strokeWidth="2"
        d="m94 38 31 24 31-24M94 79l23-23m39 23-23-23"
      />
      <circle className="fill-ink" cx="125" cy="60" r="6" />
    </>
  ),
  /** A phone with a code of six digits. */
  phone: (
    <>
      <rect className="fill-ink" x="105" y="24" width="40" height="62" rx="6" />
      <rect className="fill-accent-ink" x="109" y="31" width="32" height="46" rx="2" />
      <path
        className="fill-none stroke-accent"
        strokeWidth="4"
        d="M115 46h.01m9.99 0h.01m9.99 0h.01M115 57h.01m9.99 0h.01m9.99 0h.01"
      />
      <path className="fill-none stroke-accent" strokeWidth="2" d="M115 68h20" />
    </>
  ),
  /** An hourglass that has run out. */
  expired: (
    <>
      <path
        className="fill-accent-ink"
        d="M107 30h36c0 13-8 17-13 23 5 6 13 10 13 23h-36c0-13 8-17 13-23-5-6-13-10-13-23z"
      />
      <path className="fill-accent" d="M110 74q15-19 30 0z" />
      <path className={line} strokeWidth="5" d="M103 28h44M103 79h44" />
    </>
  ),
};

export type StatePictureKind = keyof typeof stillLifes;

/**
 * A still life for what isn't there: something empty, closed or lost before a niche with the mall's own corners and in
 * its colour. Decorative.
 */
export function StatePicture({ kind, className }: { kind: StatePictureKind; className: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames("relative overflow-hidden rounded-card bg-surface-sunken", className)}
    >
      <span className="absolute bottom-[18%] left-1/2 aspect-6/5 h-[74%] -translate-x-1/2 rounded-card rounded-b-none bg-accent" />
      <svg
        aria-hidden="true"
        viewBox="0 0 250 100"
        preserveAspectRatio="xMidYMid slice"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="absolute inset-0 size-full"
      >
        <path className="fill-line" d="M0 82h250v18H0z" />
        {stillLifes[kind]}
      </svg>
    </div>
  );
}
