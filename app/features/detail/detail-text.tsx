import type { DetailView } from "~/mall/views/detail/details.server";
import { classNames } from "~/ui/class-names";
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

export function Terms({
  terms,
  isRow = false,
}: Pick<DetailView, "terms"> & {
  /** The last of the facts, which have lines between them. */
  isRow?: boolean;
}) {
  return (
    terms && (
      <details className={classNames("group border-line", isRow ? "border-b py-1" : "mt-6 border-t pt-3")}>
        <summary className="flex min-h-11 items-center justify-between font-semibold">
          {terms.title}
          <Icon name="chevron-down" className="eased group-open:rotate-180" />
        </summary>
        <div className="pt-2 text-small text-ink-muted">
          <Prose html={terms.html} />
        </div>
      </details>
    )
  );
}
