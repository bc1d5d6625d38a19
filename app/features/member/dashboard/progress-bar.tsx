/** Progress from 0 to 100. Decorative: the text beside it says the same. */
export function ProgressBar({ percent }: { percent: number }) {
  return (
    <svg aria-hidden="true" className="h-2.5 w-full">
      <rect width="100%" height="100%" rx="5" className="fill-line" />
      <rect width={`${percent}%`} height="100%" rx="5" className="fill-accent" />
    </svg>
  );
}
