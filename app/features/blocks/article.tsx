import { Prose } from "~/ui/prose";

/** What a page has to say, in a column that reads well. */
export function Article({ html }: { html: string }) {
  return (
    <div className="page my-12 md:my-16 lg:grid lg:grid-cols-12 lg:gap-x-10">
      <div className="text-card leading-relaxed lg:col-span-8 lg:col-start-5">
        <Prose html={html} />
      </div>
    </div>
  );
}
