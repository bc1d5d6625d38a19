import type { DetailView } from "~/mall/views/detail/details.server";
import { classNames } from "~/ui/class-names";
import { DefaultPicture } from "~/ui/default-picture";
import { Picture } from "~/ui/picture";
import { DetailActions } from "./detail-actions";
import { DetailText } from "./detail-text";

/** A headline, a picture as wide as the page, and the text beside what can be done with it: for reading. */
export function Article({
  image,
  eyebrow,
  title,
  lead,
  body,
  terms,
  ...detail
}: DetailView & { url: string }) {
  // A band of a picture that is nearly square, or upright, would be without its subject: it is beside the headline.
  const isBeside = image !== null && image.width < 1.4 * image.height;
  return (
    <>
      <div
        className={classNames(
          "page mt-6 grid gap-x-12 gap-y-8 md:gap-y-10",
          isBeside && "items-center lg:grid-cols-12",
        )}
      >
        <header className={classNames("min-w-0", isBeside && "lg:col-span-5")}>
          {eyebrow && <p className="text-small font-semibold text-ink-muted">{eyebrow}</p>}
          <h1
            className={classNames(
              "mt-3",
              isBeside
                ? title.length < 40
                  ? "text-title xl:text-[4.5rem] xl:leading-none"
                  : "text-title xl:text-[3.5rem]"
                : "max-w-[22ch] text-display",
            )}
          >
            {title}
          </h1>
          {lead && <p className="mt-5 max-w-[44ch] text-[1.375rem] leading-snug text-ink-muted">{lead}</p>}
        </header>
        <div className={classNames("min-w-0", isBeside && "lg:col-span-7")}>
          {image ? (
            <Picture
              image={image}
              alt={title}
              frame={isBeside ? "aspect-[4/3]" : "aspect-[3/2] lg:aspect-[16/9]"}
              sizes={
                isBeside
                  ? "(min-width: 82rem) 46rem, (min-width: 64rem) 58vw, 94vw"
                  : "(min-width: 82rem) 77rem, 94vw"
              }
              priority
              className="rounded-card"
            />
          ) : (
            <DefaultPicture kind="hero" className="w-full rounded-card" />
          )}
        </div>
      </div>
      <div className="page mt-8 grid gap-x-12 md:mt-14 lg:grid-cols-12">
        <div className="min-w-0 text-[1.1875rem] md:text-[1.25rem] lg:col-span-8 lg:col-start-3">
          <DetailText {...{ body, terms }} />
          <DetailActions {...{ ...detail, title }} />
        </div>
      </div>
    </>
  );
}
