import type { ReactNode } from "react";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { classNames } from "~/ui/class-names";
import { type ImageView, Picture } from "~/ui/picture";
import { Prose } from "~/ui/prose";
import { titleSize } from "./page-opening";
import { withFigures } from "./with-figures";

/**
 * The opening of a page that visitors come to with a message to the mall: title and picture, what it is about, and the
 * form after it, beside it where there is room.
 */
export function TaskOpening({
  title,
  perex,
  article,
  image,
  form,
  children,
}: {
  title: string;
  perex?: string | null;
  article: string | null;
  image: ImageView | null;
  form: ReactNode;
  /** Below the text beside the form. */
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
      <div className="page mb-14 grid gap-x-16 gap-y-8 pt-6 md:mb-20 md:pt-10 lg:grid-cols-12 lg:gap-y-12">
        <header
          className={classNames(
            "min-w-0 -order-2",
            image ? "lg:col-span-5 lg:self-center" : "lg:col-span-full",
          )}
        >
          <h1 className={`wrap-anywhere hyphens-auto ${titleSize(title, "beside")}`}>{title}</h1>
          {perex && <p className="mt-4 text-card text-ink-muted">{perex}</p>}
        </header>
        {image && (
          <Picture
            image={image}
            alt={title}
            frame="aspect-[16/9] lg:aspect-[2/1]"
            sizes="(min-width: 82rem) 44rem, (min-width: 64rem) 55vw, 94vw"
            priority
            className="-order-1 min-w-0 rounded-card lg:col-span-7"
          />
        )}
        <div className="flex min-w-0 flex-col gap-8 lg:col-span-5 lg:gap-10">
          {article && (
            <div className="facts">
              <Prose html={withFigures(article)} />
            </div>
          )}
          {children}
        </div>
        <div
          className={classNames(
            "min-w-0 self-start rounded-card bg-surface-sunken p-6 md:p-10 lg:col-span-7",
            grown,
          )}
        >
          {form}
        </div>
      </div>
    </>
  );
}

/** As high as what is beside it: the field for the message takes what the others leave. */
const grown =
  "lg:flex lg:flex-col lg:self-stretch lg:[&_:has(textarea)]:flex lg:[&_:has(textarea)]:grow lg:[&_:has(textarea)]:flex-col lg:[&_textarea]:grow";
