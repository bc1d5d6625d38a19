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

/** The text of a page whose content is what follows: a few sentences under its title. */
export function OpeningText({ html }: { html: string }) {
  return (
    <div className="mt-3 max-w-2xl text-ink-muted">
      <Prose html={html} />
    </div>
  );
}
