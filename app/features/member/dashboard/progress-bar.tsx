/** Progress from 0 to 100, on a member's plate in its ink. Decorative: the text beside it says the same. */
export function ProgressBar({ percent, isOnPlate = false }: { percent: number; isOnPlate?: boolean }) {
  return (
    <svg aria-hidden="true" className="h-2 w-full">
      <rect
        width="100%"
        height="100%"
        rx="5"
        className={isOnPlate ? "fill-current opacity-20" : "fill-line"}
      />
      <rect
        width={`${percent}%`}
        height="100%"
        rx="5"
        className={isOnPlate ? "fill-current" : "fill-accent"}
      />
    </svg>
  );
}
