import { classNames } from "~/ui/class-names";
import { type ImageView, Picture } from "~/ui/picture";
import { Section } from "~/ui/section";
import { rowsOf } from "../cards/rows-of";

const spans = ["", "sm:col-span-12", "sm:col-span-6", "sm:col-span-4"];

/** More pictures of a thing, in rows without holes. */
export function Gallery({
  title,
  images,
  from,
  alt,
}: {
  title: string;
  images: ImageView[];
  /** How many of them are in the text. */
  from: number;
  alt: string;
}) {
  const shown = images.slice(from);
  if (shown.length === 0) return null;
  const inRows = rowsOf(shown.length, 3).flatMap((size) => Array<number>(size).fill(size));
  return (
    <Section isOnward title={title}>
      <ul className="grid gap-4 not-cramped:grid-cols-2 sm:grid-cols-12 lg:gap-6">
        {shown.map((image, at) => (
          <li
            key={image.src}
            className={classNames(spans[inRows[at] ?? 1], at < shown.length % 2 && "max-sm:col-span-full")}
          >
            <Picture
              image={image}
              alt={`${alt}, ${from + at + 1}/${images.length}`}
              frame={inRows[at] === 1 ? "aspect-[4/3] sm:aspect-[21/9]" : "aspect-[4/3]"}
              sizes={inRows[at] === 1 ? "92vw" : "(min-width: 68rem) 37.5rem, (min-width: 33rem) 45vw, 92vw"}
              className="rounded-card"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
