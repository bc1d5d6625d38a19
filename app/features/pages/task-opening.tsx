import type { ReactNode } from "react";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { classNames } from "~/ui/class-names";
import { type ImageView, Picture } from "~/ui/picture";
import { Prose } from "~/ui/prose";
import { titleSize } from "./page-opening";

/**
 * The opening of a page that visitors come to with a task: title and picture, what explains the task, and what they fill
 * in after it, or beside it where there is room.
 */
export function TaskOpening({
  title,
  perex,
  article,
  image,
  task,
  isForm,
  action,
  figures,
  children,
}: {
  title: string;
  perex?: string | null;
  article: string | null;
  image: ImageView | null;
  task: ReactNode;
  /** A message to the mall is written once one has read what it is about: it follows the text. */
  isForm: boolean;
  /** What else one comes for, below the title. */
  action?: ReactNode;
  /** Below the picture. */
  figures?: ReactNode;
  /** Below the text beside the task. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const picture = (looks: string, frame: string) =>
    image && (
      <Picture
        image={image}
        alt={title}
        frame={frame}
        sizes="(min-width: 82rem) 44rem, (min-width: 64rem) 55vw, 94vw"
        priority
        className={`rounded-card ${looks}`}
      />
    );
  const head = (looks = "") => (
    <header className={classNames("min-w-0 -order-2 lg:col-span-5", looks)}>
      <h1 className={`wrap-anywhere hyphens-auto ${titleSize(title, "beside")}`}>{title}</h1>
      {perex && <p className="mt-4 text-card text-ink-muted">{perex}</p>}
      {action && <div className="mt-6">{action}</div>}
    </header>
  );
  const panel = "min-w-0 self-start rounded-card bg-surface-sunken p-6 md:p-10 lg:col-span-7";
  return (
    <>
      <Breadcrumbs
        label={t("breadcrumbs")}
        entries={[{ title: t("bar.home"), to: href("index", null, language) }, { title }]}
      />
      {isForm ? (
        <div className="page mb-14 grid gap-x-16 gap-y-8 pt-6 md:mb-20 md:pt-10 lg:grid-cols-12 lg:gap-y-12">
          {head(image ? "lg:self-center" : "lg:col-span-12")}
          {picture("-order-1 min-w-0 lg:col-span-7", "aspect-[16/9] lg:aspect-[21/9]")}
          {/* The facts share the height of the form. */}
          <div className="flex min-w-0 flex-col gap-8 lg:col-span-5 lg:gap-10">
            {article && (
              <div className="facts lg:grid lg:grow">
                <Prose html={withPrices(article)} />
              </div>
            )}
            {children}
          </div>
          <div className={classNames(panel, grown)}>{task}</div>
        </div>
      ) : (
        <div className="page mb-14 grid gap-x-16 gap-y-8 pt-6 md:mb-20 md:pt-10 lg:grid-cols-12 lg:grid-rows-[auto_auto_auto_1fr] lg:gap-y-10">
          {head()}
          {picture(
            "min-w-0 self-start lg:col-span-7 lg:row-span-2",
            figures ? "aspect-[2/1] lg:aspect-[7/4]" : "aspect-[9/4] lg:aspect-[2/1]",
          )}
          {figures && (
            <div
              className={classNames(
                "lg:col-span-7 lg:col-start-6",
                image ? "lg:row-start-3" : "lg:row-start-1",
              )}
            >
              {figures}
            </div>
          )}
          <div className="flex min-w-0 flex-col gap-6 lg:col-span-5 lg:col-start-1 lg:row-span-3 lg:row-start-2">
            {article && (
              <div className="[&_h2:first-child]:mt-0">
                <Prose html={article} />
              </div>
            )}
            {children}
          </div>
          <div
            className={classNames(
              panel,
              "lg:col-start-6",
              image ? "lg:row-start-4" : "lg:row-span-3 lg:row-start-2",
            )}
          >
            {task}
          </div>
        </div>
      )}
    </>
  );
}

/** As high as what is beside it: the field for the message takes what the others leave. */
const grown =
  "lg:flex lg:flex-col lg:self-stretch lg:[&_:has(textarea)]:flex lg:[&_:has(textarea)]:grow lg:[&_:has(textarea)]:flex-col lg:[&_textarea]:grow";

/** A paragraph's price that it begins with, as a figure. */
const withPrices = (html: string) =>
  html.replace(
    /<p>(\d[\d\s]*\s(?:Kč|€))/g,
    '<p><span class="mb-2 block font-display text-title leading-none">$1</span>',
  );
