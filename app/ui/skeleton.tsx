import { classNames } from "./class-names";
import { ratioClass } from "./picture";

const pulse = "animate-pulse rounded-card bg-surface-sunken";

/** The placeholder of a card that is still loading, in its final size. */
export function CardSkeleton({ ratio }: { ratio: string }) {
  return (
    <div aria-hidden="true">
      <div className={classNames(pulse, ratioClass(ratio))} />
      <div className="pt-4">
        <TextSkeleton lines={2} />
      </div>
    </div>
  );
}

export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
        <div key={line} className={classNames("h-4", pulse, line === lines - 1 && "w-2/3")} />
      ))}
    </div>
  );
}
