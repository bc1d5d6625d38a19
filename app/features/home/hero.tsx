import { useCarouselTexts } from "~/features/cards/card-row";
import { useTranslation } from "~/locale/use-translation";
import { ButtonLink } from "~/ui/button";
import { Carousel } from "~/ui/carousel";
import { classNames } from "~/ui/class-names";
import { DefaultPicture } from "~/ui/default-picture";
import { type ImageView, Picture, ratioClass } from "~/ui/picture";

type Banner = {
  image: ImageView;
  phoneImage: ImageView | null;
  title: string;
  text: string | null;
  button: string | null;
  to: string | null;
};

/** The mall's banners: a large picture, with the text below or beside it. The page's heading is the mall's. */
export function Hero({ banners, ratio, name }: { banners: Banner[]; ratio: string; name: string }) {
  const { t } = useTranslation("home");
  const texts = useCarouselTexts();
  if (banners.length === 0) {
    return (
      <div className="page pt-4 md:pt-6">
        <DefaultPicture kind="hero" className="w-full rounded-card" />
        <h1 className="mt-8 text-display">{name}</h1>
      </div>
    );
  }
  return (
    <div className="page pt-4 md:pt-6">
      <h1 className="sr-only">{name}</h1>
      <Carousel kind="whole" label={t("hero")} texts={texts}>
        {banners.map((banner, at) => (
          <HeroBanner key={banner.title} {...banner} ratio={ratio} isFirst={at === 0} />
        ))}
      </Carousel>
    </div>
  );
}

function HeroBanner({
  image,
  phoneImage,
  title,
  text,
  button,
  to,
  ratio,
  isFirst,
}: Banner & { ratio: string; isFirst: boolean }) {
  const frame = ratioClass(ratio);
  const isWide = wideFrames.includes(frame);
  return (
    <div
      className={classNames(
        "flex flex-col",
        isWide
          ? "gap-5 md:gap-8"
          : "h-full overflow-hidden rounded-card bg-surface-sunken lg:grid lg:grid-cols-12 lg:items-stretch",
      )}
    >
      <div className={isWide ? "overflow-hidden rounded-card" : "lg:order-last lg:col-span-7"}>
        <Picture
          image={image}
          phoneImage={phoneImage}
          alt=""
          sizes={isWide ? "(min-width: 82rem) 77rem, 94vw" : "(min-width: 82rem) 46rem, 94vw"}
          priority={isFirst}
          frame={classNames(
            "aspect-[4/3]",
            heroRatios[frame],
            isWide ? "md:max-h-[58svh] md:w-full" : "lg:aspect-auto lg:h-full lg:min-h-[30rem]",
          )}
        />
      </div>
      <div
        className={
          isWide
            ? "grid gap-x-8 gap-y-4 md:grid-cols-12 md:items-end"
            : "flex flex-col justify-center gap-4 p-6 md:p-10 lg:col-span-5 xl:p-14"
        }
      >
        <h2
          className={
            isWide ? "text-display md:col-span-8" : "text-display lg:text-[clamp(2.5rem,4.4vw,4.25rem)]"
          }
        >
          {title}
        </h2>
        <div className="md:col-span-4">
          {text && <p className="max-w-md text-ink-muted">{text}</p>}
          {to && button && (
            <ButtonLink to={to} size="large" className="mt-5">
              {button}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}

/** Below these there is room for the text; beside the others it fills the height. */
const wideFrames = ["aspect-[21/9]", "aspect-[2/1]"];

/** The ratio that the mall chose for wide screens. */
const heroRatios: Record<string, string> = {
  "aspect-[21/9]": "md:aspect-[21/9]",
  "aspect-[2/1]": "md:aspect-[2/1]",
  "aspect-[16/9]": "md:aspect-[16/9]",
  "aspect-[3/2]": "md:aspect-[3/2]",
  "aspect-[4/3]": "md:aspect-[4/3]",
};
