import { isWhole } from "~/mall/content/html-sections";
import type { DetailView } from "~/mall/views/detail/details.server";
import { classNames } from "~/ui/class-names";
import { DefaultPicture } from "~/ui/default-picture";
import { LinkIfAny } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { Prose } from "~/ui/prose";
import { DetailActions, Votes } from "./detail-actions";
import { Terms } from "./detail-text";

/**
 * A headline, a picture as wide as the page or beside it, and the text in one column: for reading. In its middle is a
 * picture, its last sentence is large; when and whose it is, and what can be done, stay in view beside it, on phones
 * where it ends.
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
  // A band of a picture that is nearly square, or upright, would be without its subject: it is beside the headline.
  const isBeside = image !== null && image.width < 1.4 * image.height;
  const { opening, before, after } = articleParts(body);
  const between = before ? (detail.gallery[0] ?? null) : null;
  const last = lastPicture({ gallery: detail.gallery, body });
  const { rest, closing } = between ? closingOf(after) : { rest: after, closing: null };
  const header = (
    <header className={classNames("min-w-0", isBeside && "lg:col-span-5")}>
      {eyebrow && <p className="text-small font-semibold text-ink-muted lg:hidden">{eyebrow}</p>}
      <h1
        className={classNames(
          "text-display max-lg:mt-3",
          isBeside
            ? title.length < 40
              ? "lg:max-xl:text-title xl:text-[4.5rem] xl:leading-none"
              : "lg:max-xl:text-title xl:text-[3.5rem]"
            : "max-w-[22ch]",
        )}
      >
        {title}
      </h1>
      {lead && <p className="mt-5 max-w-[44ch] text-[1.375rem] leading-snug text-ink-muted">{lead}</p>}
    </header>
  );
  const picture = image ? (
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
  );
  const column = "min-w-0 text-[1.1875rem] md:text-[1.25rem] lg:col-span-7 lg:col-start-6";
  return (
    <>
      <div
        className={classNames(
          "page mt-6 grid gap-x-12 gap-y-8 md:gap-y-10",
          isBeside && "items-center lg:grid-cols-12",
        )}
      >
        {header}
        {isBeside ? <div className="min-w-0 lg:col-span-7">{picture}</div> : picture}
      </div>
      <div className="page mt-8 grid items-start gap-x-12 gap-y-8 md:mt-14 md:gap-y-12 lg:grid-cols-12">
        <div className={classNames(column, "grid gap-y-8 md:gap-y-12")}>
          <div>
            {opening && (
              <div className="mb-6 text-[min(1.5rem,6vw)] leading-[1.4]">
                <Prose html={opening} />
              </div>
            )}
            {before && <Prose html={before} />}
            {!between && <Prose html={after} />}
          </div>
          {between && (
            <>
              <Picture
                image={between}
                alt={`${title}, 1/${detail.gallery.length}`}
                frame="aspect-[3/2]"
                sizes="(min-width: 82rem) 46rem, (min-width: 64rem) 58vw, 94vw"
                className="rounded-card"
              />
              <div>
                <Prose html={rest} />
                {closing && (
                  <p className="mt-8 border-ink border-t-2 pt-6 font-display text-title">{closing}</p>
                )}
              </div>
            </>
          )}
          {terms && (
            <div className="*:first:mt-0">
              <Terms terms={terms} />
            </div>
          )}
        </div>
        {last && (
          <Picture
            image={last}
            alt={`${title}, ${detail.gallery.length}/${detail.gallery.length}`}
            frame="aspect-[3/2] lg:aspect-[2/1]"
            sizes="(min-width: 82rem) 77rem, 94vw"
            className="rounded-card lg:col-span-full lg:row-start-2"
          />
        )}
        {/* Read after the text, on a desktop in view beside all of it. */}
        <aside className="no-print border-line border-t pt-4 max-lg:-mt-2 *:last:mt-4 lg:sticky lg:top-24 lg:col-span-5 lg:col-start-1 lg:row-start-1">
          {eyebrow && <p className="text-small font-semibold text-ink-muted max-lg:hidden">{eyebrow}</p>}
          {shop && (
            <LinkIfAny
              to={shop.tile.to}
              className="text-accent text-small font-semibold underline underline-offset-4 max-lg:hidden"
            >
              {shop.tile.name}
            </LinkIfAny>
          )}
          <DetailActions {...{ ...detail, title }} votes={<Votes {...detail} />} />
        </aside>
      </div>
    </>
  );
}

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
