import type { ReactNode } from "react";
import { Prose } from "~/ui/prose";

/** A section whose heading is beside it on wide screens; without one the section keeps its position. */
export function SideHeading({
  title,
  text,
  children,
}: {
  title: string | null;
  text?: string | null;
  children?: ReactNode;
}) {
  return (
    <section className="page my-14 grid gap-x-10 gap-y-6 md:my-20 lg:grid-cols-12">
      {title && <h2 className="text-heading lg:col-span-4">{title}</h2>}
      <div className="lg:col-span-8 lg:col-start-5">
        {text && <Prose html={text} />}
        {children && <div className={text ? "mt-8" : undefined}>{children}</div>}
      </div>
    </section>
  );
}
