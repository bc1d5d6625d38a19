import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import type { ImageView } from "~/ui/picture";
import { Prose } from "~/ui/prose";
import { PageOpening } from "./page-opening";
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
  return (
    <>
      <PageOpening {...{ title, perex, image }} layout="beside" />
      <div className="page mt-8 mb-14 grid gap-x-16 gap-y-8 md:mb-20 lg:mt-12 lg:grid-cols-12">
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
