import { useTranslation } from "~/locale/use-translation";
import type { LegalView } from "~/mall/views/pages/legal.server";
import { Prose } from "~/ui/prose";
import { Blocks } from "./blocks";
import { PageOpening } from "./page-opening";

/** A long text with its table of contents. */
export function LegalText({
  title,
  html,
  contents,
  documents,
}: Pick<LegalView, "title" | "html" | "contents" | "documents">) {
  const { t } = useTranslation("page");
  return (
    <>
      <PageOpening title={title} />
      <div className="page mt-10 grid gap-x-10 gap-y-8 md:mt-16 lg:grid-cols-12">
        {contents.length > 0 && (
          <nav
            aria-label={t("contents")}
            className="no-print lg:sticky lg:top-28 lg:col-span-4 lg:self-start"
          >
            <p className="mb-2 text-small font-semibold">{t("contents")}</p>
            <ol className="flex flex-col">
              {contents.map((entry) => (
                <li key={entry.id}>
                  <a
                    href={`#${entry.id}`}
                    className="inline-flex min-h-8 items-center text-small text-ink-muted hover:text-ink hover:underline underline-offset-4"
                  >
                    {entry.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="lg:col-span-8 lg:col-start-5">
          <Prose html={html} />
        </div>
      </div>
      <Blocks blocks={documents} />
    </>
  );
}
