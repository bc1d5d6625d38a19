import type { ReactNode } from "react";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { classNames } from "~/ui/class-names";
import { type ImageView, Picture, ratioClass } from "~/ui/picture";

type PageOpeningProps = {
  title: string;
  perex?: string | null;
  image?: ImageView | null;
  /**
   * `wide` puts the picture below the text, `edges` too, as wide as the window, `beside` next to it if there is room: low, what visitors come for follows;
   * `tall` makes it as high as a text that is long, on phones between the title and what follows.
   */
  layout?: "wide" | "edges" | "beside" | "tall";
  /** The ratio of a wide picture, where it isn't the usual one. */
  ratio?: string | null;
  /** Something drawn that stands beside the text in place of a picture. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** The header of a content page: breadcrumbs, title, perex, picture. */
export function PageOpening({
  title,
  perex,
  image,
  layout = "wide",
  ratio,
  aside,
  children,
}: PageOpeningProps) {
  const isBelow = layout === "wide" || layout === "edges";
  const { t } = useTranslation();
  const language = useLanguage();
  const texts = (
    <>
      <h1 className={classNames("max-w-4xl wrap-anywhere hyphens-auto", titleSize(title, isBelow))}>
        {title}
      </h1>
      {perex && (
        <p
          className={classNames(
            "mt-4 max-w-2xl text-card text-ink-muted md:mt-6",
            isBelow ? "md:text-heading" : "md:text-[1.375rem]",
          )}
        >
          {perex}
        </p>
      )}
      {layout !== "tall" && children}
    </>
  );
  return (
    <>
      <Breadcrumbs
        label={t("breadcrumbs")}
        entries={[{ title: t("bar.home"), to: href("index", null, language) }, { title }]}
      />
      {aside ? (
        <header className="page grid items-center gap-x-16 gap-y-10 pt-6 md:pt-10 lg:grid-cols-2">
          <div className="min-w-0">{texts}</div>
          {aside}
        </header>
      ) : !isBelow && image ? (
        <header
          className={classNames(
            "grid gap-x-16 gap-y-8 pt-6 max-lg:page md:pt-10 lg:grid-cols-[5fr_6fr] lg:pl-[max(var(--gutter),calc(50%-41rem+var(--gutter)))]",
            layout === "beside" ? "items-center" : "lg:grid-rows-[auto_1fr] lg:gap-y-0",
          )}
        >
          <div className="min-w-0">{texts}</div>
          <Picture
            image={image}
            alt={title}
            frame={layout === "tall" ? "aspect-[3/2] lg:aspect-auto" : "aspect-[9/4] lg:aspect-[2/1]"}
            // Of a wide picture its middle is shown.
            sizes="(min-width: 64rem) 66rem, 94vw"
            priority
            // To the edge of the window.
            className={classNames("rounded-card lg:rounded-r-none", layout === "tall" && "lg:row-span-2")}
          />
          {layout === "tall" && <div className="min-w-0">{children}</div>}
        </header>
      ) : (
        <header className="pt-6 md:pt-10">
          <div className="page">
            {texts}
            {layout === "tall" && children}
          </div>
          {image && (
            <div className={classNames("mt-8 md:mt-12", layout !== "edges" && "page")}>
              <Picture
                image={image}
                alt={title}
                frame={ratio ? ratioClass(ratio) : "aspect-[4/3] sm:aspect-[21/9]"}
                sizes={
                  layout === "edges" ? "(min-width: 64rem) 90rem, 100vw" : "(min-width: 82rem) 77rem, 94vw"
                }
                priority
                className={layout === "edges" ? "w-full lg:max-h-[40rem]" : "rounded-card"}
              />
            </div>
          )}
        </header>
      )}
    </>
  );
}

/** The font size of a page's title: smaller where a word would be too long. */
function titleSize(title: string, isBelow: boolean): string {
  if (!hasLongWord(title)) return "text-display";
  return isBelow ? "text-title md:text-display" : "text-title xl:text-[3.75rem] xl:leading-none";
}

/** A word that would not fit a phone's line in the largest font size. */
const hasLongWord = (title: string) => title.split(/\s/).some((word) => word.length > 12);
