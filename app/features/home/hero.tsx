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

/** The mall's banners: a large picture with the text below it, or to the window's edge and with the text beside it. The page's heading is the mall's. */
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
    <div
      className={
        wideFrames.includes(ratioClass(ratio))
          ? "page pt-4 md:pt-6"
          : "hero-bleed pt-4 max-lg:page md:pt-6 lg:pt-0"
      }
    >
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
      className={
        isWide
          ? "flex flex-col gap-5 md:gap-8"
          : "hero-beside bg-surface-sunken max-lg:rounded-card lg:grid-cols-12"
      }
    >
      <div className={isWide ? "overflow-hidden rounded-card" : "lg:order-last lg:col-span-7"}>
        <Picture
          image={image}
          phoneImage={phoneImage}
          alt=""
          sizes={isWide ? "(min-width: 82rem) 77rem, 94vw" : "(min-width: 64rem) 58vw, 94vw"}
          priority={isFirst}
          frame={classNames("aspect-[4/3]", heroRatios[frame], isWide && "md:max-h-[58svh] md:w-full")}
        />
      </div>
      <div
        className={isWide ? "grid gap-x-8 gap-y-4 md:grid-cols-12 md:items-end" : "hero-text lg:col-span-5"}
      >
        <h2 className={classNames("text-display", isWide && "md:col-span-8")}>{title}</h2>
        <div className={isWide ? "md:col-span-4" : undefined}>
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
