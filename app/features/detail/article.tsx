import { isWhole } from "~/mall/content/html-sections";
import type { DetailView } from "~/mall/views/detail/details.server";
import { classNames } from "~/ui/class-names";
import { DefaultPicture } from "~/ui/default-picture";
import { LinkIfAny } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { Prose } from "~/ui/prose";
import { DetailActions } from "./detail-actions";
import { Terms } from "./detail-text";

/**
 * For reading: a headline across the page, a picture as wide as the page or, with the first sentence beside it, a part of
 * it, then the text. In its middle is a picture, beside which it goes on; its last sentence is large. When and whose it is,
 * and what can be done, are beside its beginning, on phones where it ends.
 */
export function Article({
  image,
  eyebrow,
  title,
  lead,
  body,
  terms,
  shop,
  ...detail
}: DetailView & { url: string }) {
  // A band of a picture that is nearly square, or upright, would be without its subject.
  const isBeside = image !== null && image.width < 1.4 * image.height;
  const { opening, before, after } = articleParts(body);
  const between = before ? (detail.gallery[0] ?? null) : null;
  const last = lastPicture({ gallery: detail.gallery, body });
  const { rest, closing } = between ? closingOf(after) : { rest: after, closing: null };
  const opener = lead && (
    <p
      className={
        isBeside
          ? "max-lg:text-[1.375rem] max-lg:text-ink-muted leading-snug lg:mt-auto lg:font-display lg:text-heading"
          : "mt-5 max-w-[44ch] text-[1.375rem] leading-snug text-ink-muted"
      }
    >
      {lead}
    </p>
  );
  return (
    <>
      <div
        className={classNames("page mt-6 grid gap-x-12 gap-y-8 md:gap-y-10", isBeside && "lg:grid-cols-12")}
      >
        <header className="min-w-0 lg:col-span-full">
          {eyebrow && <p className="text-small font-semibold text-ink-muted lg:hidden">{eyebrow}</p>}
          <h1
            className={classNames(
              "max-lg:mt-3",
              isBeside && title.length < 40
                ? "text-[min(clamp(2.5rem,6.5vw,6rem),12vw)] leading-none"
                : "text-display",
              !isBeside && "max-w-[22ch]",
            )}
          >
            {title}
          </h1>
          {!isBeside && opener}
        </header>
        {/* Beside the picture its date begins, its first sentence ends the column. */}
        {isBeside && (
          <div className="flex flex-col justify-between gap-6 empty:hidden lg:col-span-4">
            {eyebrow && <p className="text-small font-semibold text-ink-muted max-lg:hidden">{eyebrow}</p>}
            {opener}
          </div>
        )}
        {image ? (
          <Picture
            image={image}
            alt={title}
            frame={isBeside ? "aspect-[4/3]" : "aspect-[3/2] lg:aspect-[16/9]"}
            sizes={
              isBeside
                ? "(min-width: 82rem) 51rem, (min-width: 64rem) 64vw, 94vw"
                : "(min-width: 82rem) 77rem, 94vw"
            }
            priority
            className={classNames("rounded-card", isBeside && "lg:col-span-8 lg:col-start-5")}
          />
        ) : (
          <DefaultPicture kind="hero" className="w-full rounded-card lg:col-span-full" />
        )}
      </div>
      <div className="page mt-8 grid items-start gap-x-12 gap-y-8 md:mt-14 md:gap-y-14 lg:grid-cols-12">
        <div className={classNames(text, "lg:col-span-8 lg:col-start-5")}>
          {opening && (
            <div className="mb-6 text-[min(1.5rem,6vw)] leading-[1.4]">
              <Prose html={opening} />
            </div>
          )}
          {before && <Prose html={before} />}
          {!between && <Prose html={after} />}
          {!between && terms && <Terms terms={terms} />}
        </div>
        {between && (
          <>
            <Picture
              image={between}
              alt={`${title}, 1/${detail.gallery.length}`}
              frame="aspect-[3/2]"
              sizes="(min-width: 82rem) 46rem, (min-width: 64rem) 58vw, 94vw"
              // In view beside all of a long text.
              className="rounded-card lg:sticky lg:top-24 lg:col-span-7"
            />
            <div className={classNames(text, "lg:col-span-5")}>
              <Prose html={rest} />
              {closing && (
                <p className="mt-8 border-ink border-t-2 pt-6 font-display text-title">{closing}</p>
              )}
              {terms && <Terms terms={terms} />}
            </div>
          </>
        )}
        {last && (
          <Picture
            image={last}
            alt={`${title}, ${detail.gallery.length}/${detail.gallery.length}`}
            frame="aspect-[3/2] lg:aspect-[2/1]"
            sizes="(min-width: 82rem) 77rem, 94vw"
            className="rounded-card lg:col-span-full"
          />
        )}
        {/* Read after the text, on a desktop beside its beginning. */}
        <aside className="no-print border-line border-t pt-4 max-lg:-mt-2 *:last:mt-4 lg:sticky lg:top-24 lg:col-span-4 lg:col-start-1 lg:row-start-1">
          {eyebrow && !isBeside && (
            <p className="text-small font-semibold text-ink-muted max-lg:hidden">{eyebrow}</p>
          )}
          {shop && (
            <LinkIfAny
              to={shop.tile.to}
              className="text-accent text-small font-semibold underline underline-offset-4 max-lg:hidden"
            >
              {shop.tile.name}
            </LinkIfAny>
          )}
          <DetailActions {...{ ...detail, title }} />
        </aside>
      </div>
    </>
  );
}

const text = "min-w-0 text-[1.1875rem] md:text-[1.25rem]";

/** A text without the last sentence of its last paragraph, and that sentence, where it is short enough for large type. */
export function closingOf(html: string) {
  const { index, 1: closing } =
    /(?<=[.!?])\s+(\p{Lu}[^.!?&<>]{20,98}[.!?])<\/p>\s*$/u.exec(html) ?? ({} as Partial<RegExpExecArray>);
  return closing ? { rest: `${html.slice(0, index)}</p>`, closing } : { rest: html, closing: null };
}

/** One more picture that isn't between paragraphs is at the text's end; several are a gallery below it. */
export function lastPicture({ gallery, body }: Pick<DetailView, "gallery" | "body">) {
  const [picture, ...others] = gallery.slice(articleParts(body).before ? 1 : 0);
  return picture && others.length === 0 ? picture : null;
}

/**
 * A text's first paragraph, and of four and more the others in two halves, between which a picture stands. A text that
 * doesn't begin with one, or has paragraphs within something, is whole.
 */
export function articleParts(body: string) {
  const paragraphs = body.split(/(?<=<\/p>)(?=\s*<p>)/);
  const { length } = paragraphs;
  const half = length < 4 ? 1 : Math.ceil((length + 1) / 2);
  const [opening = "", before = "", after = ""] = [
    paragraphs.slice(0, 1),
    paragraphs.slice(1, half),
    paragraphs.slice(half),
  ].map((part) => part.join(""));
  return length > 1 && /^\s*<p>/.test(opening) && [opening, before, after].every(isWhole)
    ? { opening, before, after }
    : { opening: "", before: "", after: body };
}
