import { Children, type ReactNode } from "react";

/** Two or three cards as stories: the first large, the others below each other beside it. */
export function Pair({ children }: { children: ReactNode }) {
  const [first, ...others] = Children.toArray(children);
  return (
    <div className="grid gap-x-8 gap-y-10 md:grid-cols-12">
      <div className="md:col-span-8">{first}</div>
      <div className="grid content-between gap-y-8 md:col-span-4">{others}</div>
    </div>
  );
}
