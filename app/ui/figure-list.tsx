import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { LinkIfAny } from "./link";
import { type ImageView, Picture } from "./picture";
import { withNextWord } from "./with-next-word";

type FigureRow = {
  key: string;
  /** What the rows are compared by: a day, points. */
  figure: ReactNode;
  title: string;
  to: string | null;
  image: ImageView | null;
  note?: ReactNode;
};

/**
 * Rows with a large figure in front and a small picture at the end, in two columns on wide screens; in one where there is
 * a heading beside them. What doesn't fit beside the figure, with large letters, is below it.
 */
export function FigureList({
  rows,
  isBeside = false,
  isLarge = false,
}: {
  rows: FigureRow[];
  isBeside?: boolean;
  /** A few, which are what the screen is for. */
  isLarge?: boolean;
}) {
  return (
    <ul className={classNames("grid gap-x-14", !isBeside && "lg:grid-cols-2")}>
      {rows.map(({ key, figure, title, to, image, note }) => (
        <li
          key={key}
          className="group relative flex flex-wrap items-center gap-4 border-t border-line py-5 sm:gap-6"
        >
          {figure && (
            <p className={classNames("w-16 shrink-0", isBeside ? "sm:w-20" : "sm:w-24")}>{figure}</p>
          )}
          <div className="min-w-0 grow basis-22">
            <h3 className={isLarge ? "text-heading" : "font-text text-card font-semibold tracking-normal"}>
              <LinkIfAny to={to} className="cover-link">
                {withNextWord(title)}
              </LinkIfAny>
            </h3>
            {note && <div className="mt-1 text-small text-ink-muted">{note}</div>}
          </div>
          {image && (
            <Picture
              image={image}
              alt=""
              ratio="4/3"
              sizes={isLarge ? "12rem" : "10rem"}
              className={classNames(
                "w-24 shrink-0 rounded-soft",
                isLarge ? "sm:w-48" : isBeside ? "sm:w-30" : "sm:w-40",
              )}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
