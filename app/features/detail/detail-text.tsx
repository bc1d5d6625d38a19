import type { DetailView } from "~/mall/views/detail/details.server";
import { Icon } from "~/ui/icon";
import { Prose } from "~/ui/prose";

/** A description and its terms. */
export function DetailText({ body, terms }: Pick<DetailView, "body" | "terms">) {
  return (
    <>
      <Prose html={body} />
      <Terms terms={terms} />
    </>
  );
}

export function Terms({ terms }: Pick<DetailView, "terms">) {
  return (
    terms && (
      <details className="group mt-6 border-t border-line pt-3">
        <summary className="flex min-h-11 items-center justify-between font-semibold">
          {terms.title}
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="pt-2 text-small text-ink-muted">
          <Prose html={terms.html} />
        </div>
      </details>
    )
  );
}
