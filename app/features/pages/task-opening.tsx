import type { ReactNode } from "react";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import type { ImageView } from "~/ui/picture";
import { Prose } from "~/ui/prose";
import { WidePicture } from "~/ui/wide-picture";
import { titleSize } from "./page-opening";

/**
 * The opening of a page that visitors come to with a task: what they fill in stands beside its title, on phones right
 * below it; what explains it, and the picture, follow.
 */
export function TaskOpening({
  title,
  perex,
  article,
  image,
  task,
  children,
}: {
  title: string;
  perex?: string | null;
  article: string | null;
  image: ImageView | null;
  task: ReactNode;
  /** Below the text beside the task. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <Breadcrumbs
        label={t("breadcrumbs")}
        entries={[{ title: t("bar.home"), to: href("index", null, language) }, { title }]}
      />
      <div className="page grid gap-x-16 gap-y-8 pt-6 md:pt-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <header className="min-w-0 lg:col-span-5">
          <h1 className={`wrap-anywhere hyphens-auto ${titleSize(title, "beside")}`}>{title}</h1>
          {perex && <p className="mt-4 text-card text-ink-muted">{perex}</p>}
        </header>
        <div className="min-w-0 rounded-card bg-surface-sunken p-6 md:p-10 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:self-start">
          {task}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-span-5">
          {article && (
            <div className="[&_h2:first-child]:mt-0">
              <Prose html={article} />
            </div>
          )}
          {children}
        </div>
      </div>
      {image && <WidePicture image={image} alt={title} />}
    </>
  );
}
