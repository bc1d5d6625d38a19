import type { NewsCardView } from "~/mall/views/cards/cards.server";
import { type ImageView, Picture } from "~/ui/picture";
import { cardGround } from "../account/card-motif";

/**
 * What subscribers find in their mail: the newest news below the mall's name, a sheet that rises above its ground and runs
 * off its foot.
 */
export function LetterDrawing({
  mall,
  logo,
  darkLogo,
  news,
}: {
  mall: string;
  logo: ImageView | null;
  /** The logo for the dark scheme. */
  darkLogo: ImageView | null;
  news: NewsCardView[];
}) {
  const [first, ...others] = news;
  if (!first) return null;
  return (
    <div
      aria-hidden="true"
      className="relative isolate h-96 overflow-hidden rounded-b-card px-6 md:h-144 md:px-10"
    >
      <div className={`absolute inset-0 top-10 -z-10 rounded-card ${cardGround}`} />
      <div className="mx-auto min-h-full max-w-lg overflow-hidden rounded-t-card border border-line border-b-0 bg-surface-raised">
        <div className="flex min-h-14 items-center justify-center bg-header px-6 py-3 text-header-ink forced-color-adjust-none">
          {logo ? (
            <Picture
              image={logo}
              darkImage={darkLogo}
              alt=""
              sizes="11rem"
              fit="contain"
              className="w-36 [&_img]:mx-auto"
            />
          ) : (
            <span className="truncate font-display text-card">{mall}</span>
          )}
        </div>
        {first.image && (
          <Picture image={first.image} alt="" ratio="2/1" sizes="(min-width: 40rem) 28rem, 84vw" priority />
        )}
        <div className="px-6 py-5">
          <p className="text-balance font-display text-heading">{first.title}</p>
          <p className="mt-2 line-clamp-2 text-ink-muted text-small">{first.perex}</p>
          {others.map(({ id, title, image }) => (
            <div key={id} className="mt-4 flex items-center gap-4 border-line border-t pt-4">
              {image && (
                <Picture
                  image={image}
                  alt=""
                  ratio="1/1"
                  sizes="4rem"
                  className="w-16 shrink-0 rounded-soft"
                />
              )}
              <p className="line-clamp-2 min-w-0 font-semibold text-small">{title}</p>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
