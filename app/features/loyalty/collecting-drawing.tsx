const paper = "fill-surface-raised stroke-line";
const ink = "fill-none stroke-ink-muted";
const accent = "fill-accent";

/** How points are collected: a receipt in a camera's frame, the card in a phone, a till that scans it. */
const drawings = {
  receipt: (
    <>
      <path className={paper} d="M118 24h84v134l-12-9-12 9-12-9-12 9-12-9-12 9-12-9z" strokeWidth="2" />
      <path className={ink} strokeWidth="5" strokeLinecap="round" d="M134 52h30M134 74h52M134 92h52" />
      <rect className={accent} x="134" y="112" width="52" height="14" rx="7" />
      <path
        className="fill-none stroke-accent"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M84 38V18a8 8 0 0 1 8-8h20M208 10h20a8 8 0 0 1 8 8v20M236 142v20a8 8 0 0 1-8 8h-20M112 170H92a8 8 0 0 1-8-8v-20"
      />
    </>
  ),
  card: (
    <>
      <rect className={paper} x="116" y="8" width="88" height="164" rx="16" strokeWidth="2" />
      <path className={ink} strokeWidth="4" strokeLinecap="round" d="M150 22h20" />
      <rect className={accent} x="84" y="48" width="152" height="88" rx="14" />
      <circle className="fill-surface-raised" cx="108" cy="72" r="9" />
      <rect className="fill-surface-raised" x="98" y="92" width="124" height="32" rx="6" />
      <path
        className="stroke-ink"
        strokeWidth="3"
        d="M108 98v20M116 98v20M128 98v20M134 98v20M148 98v20M162 98v20M170 98v20M186 98v20M196 98v20M212 98v20"
      />
    </>
  ),
  till: (
    <>
      <path className="fill-accent opacity-20" d="m172 62 74 96H118z" />
      <rect className={paper} x="40" y="70" width="72" height="88" rx="10" strokeWidth="2" />
      <path className={ink} strokeWidth="5" strokeLinecap="round" d="M56 92h40M56 110h24" />
      <rect className={accent} x="56" y="128" width="40" height="14" rx="7" />
      <path
        className="fill-ink"
        d="M146 26h40a14 14 0 0 1 14 14v14a8 8 0 0 1-8 8h-32l-14 26a6 6 0 0 1-8 3l-8-4a6 6 0 0 1-3-8l13-25a30 30 0 0 1 6-28z"
      />
      <rect className={paper} x="112" y="138" width="140" height="20" rx="8" strokeWidth="2" />
      <path
        className="stroke-ink"
        strokeWidth="3"
        d="M134 143v10M142 143v10M154 143v10M160 143v10M174 143v10M188 143v10M196 143v10M212 143v10M222 143v10"
      />
      <path className={ink} strokeWidth="4" strokeLinecap="round" d="M24 162h272" />
    </>
  ),
};

/** Decorative: the text below says the same. */
export function CollectingDrawing({ of }: { of: keyof typeof drawings }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 180" className="w-full">
      {drawings[of]}
    </svg>
  );
}
