import { classNames } from "./class-names";

/** What each state shows, drawn in lines on 24 by 24. */
const motifs = {
  "not-found": "M8.5 8.5a3.5 3.5 0 1 1 5.2 3c-1.1.7-1.7 1.4-1.7 2.7M12 18v.01",
  expired:
    "M5 22h14M5 2h14m-2 20v-4.2a2 2 0 0 0-.6-1.4L12 12l-4.4 4.4a2 2 0 0 0-.6 1.4V22M7 2v4.2a2 2 0 0 0 .6 1.4L12 12l4.4-4.4a2 2 0 0 0 .6-1.4V2",
  outage:
    "m19 5 3-3M2 22l3-3m1.3 1.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4zm1.2-6.8L10 11m.5 5.5L13 14m-1-8 6 6 2.3-2.3a2.4 2.4 0 0 0 0-3.4l-2.6-2.6a2.4 2.4 0 0 0-3.4 0z",
  "no-result": "M11 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16m10 18-4.3-4.3M13.5 8.5l-5 5m0-5 5 5",
};

export type StatePictureKind = keyof typeof motifs;

const shape = "rounded-card rounded-b-none";

/** A picture for what isn't there: shapes with the mall's own corners, the middle one in its colour. Decorative. */
export function StatePicture({ kind, className }: { kind: StatePictureKind; className: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "grid grid-cols-[1fr_4fr_6fr_4fr_1fr] items-end gap-[4%] overflow-hidden rounded-card bg-surface-sunken",
        className,
      )}
    >
      <span className={`col-start-2 h-[46%] bg-line ${shape}`} />
      <span className={`flex h-[82%] items-center justify-center bg-accent text-accent-ink ${shape}`}>
        <svg aria-hidden="true" viewBox="0 0 24 24" className="w-[60%] max-w-28 fill-none stroke-current">
          <path d={motifs[kind]} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
      <span className={`h-[30%] bg-line ${shape}`} />
    </div>
  );
}
