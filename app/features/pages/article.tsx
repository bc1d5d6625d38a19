import { Prose } from "~/ui/prose";

/** A page's text, in a readable column width. */
export function Article({ html }: { html: string }) {
  return (
    <div className="page my-12 md:my-16 lg:grid lg:grid-cols-12 lg:gap-x-10">
      <div className="text-card leading-relaxed lg:col-span-8 lg:col-start-5">
        <Prose html={html} />
      </div>
    </div>
  );
}
