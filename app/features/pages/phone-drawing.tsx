/** A phone in the mall's colours that shows this site: the card with its code, and what is below it. */
export function PhoneDrawing({ mall, hasCard }: { mall: string; hasCard: boolean }) {
  return (
    <div
      aria-hidden="true"
      className="flex justify-center overflow-hidden rounded-card bg-surface-sunken pt-10 md:pt-14"
    >
      <div className="-mb-16 flex w-64 flex-col gap-4 rounded-[2.5rem] border-8 border-ink bg-surface px-4 pt-3 pb-24 shadow-lifted">
        <span className="mx-auto h-1.5 w-16 rounded-full bg-ink" />
        <p className="truncate font-display text-card">{mall}</p>
        {hasCard && (
          <div className="flex flex-col gap-4 rounded-card bg-accent p-4 text-accent-ink">
            <span className="h-2 w-20 rounded-full bg-current opacity-60" />
            <svg
              viewBox="0 0 9 9"
              aria-hidden="true"
              className="w-28 self-center rounded-soft bg-white p-2 text-[#1c1b1a]"
            >
              <path fill="currentColor" d={code} />
            </svg>
            <span className="h-2 w-28 rounded-full bg-current opacity-60" />
          </div>
        )}
        <div className="grid grid-cols-2 gap-3">
          <span className="aspect-[4/5] rounded-soft tint-4" />
          <span className="aspect-[4/5] rounded-soft tint-1" />
        </div>
        <span className="h-2 w-32 rounded-full bg-line" />
        <span className="h-2 w-24 rounded-full bg-line" />
      </div>
    </div>
  );
}

const rows = [
  "111010111",
  "101100101",
  "111011111",
  "010101010",
  "110010011",
  "001101101",
  "111001010",
  "101110110",
  "111010011",
];

/** Its dark squares as one path. */
const code = rows
  .flatMap((row, y) => [...row].flatMap((dark, x) => (dark === "1" ? `M${x} ${y}h1v1h-1z` : [])))
  .join("");
