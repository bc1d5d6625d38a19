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

/**
 * The mall's banners: a picture to the window's edges, and nearly to its foot; on wide windows the headline stands in a notch
 * of the page's colour in its lower corner. Below panoramas, whose subject reaches to their foot, it has room of its own, and
 * those of 2:1 are as wide as the page. The page's heading is the mall's.
 */
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
    <div className={ratioClass(ratio) === inset ? "page pt-4" : "hero-bleed -mt-1"}>
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
  const hasNotch = frame !== inset && frame !== panorama;
  return (
    <>
      <Picture
        image={image}
        phoneImage={phoneImage}
        alt=""
        sizes="(min-width: 64rem) 90rem, 100vw"
        priority={isFirst}
        frame={classNames(
          "grow aspect-[4/3] [&_img]:object-bottom",
          hasNotch ? "md:max-h-[max(72svh,42vw)]" : "md:max-h-[60svh]",
          heroRatios[frame],
          frame === inset && "rounded-card",
        )}
      />
      <h2
        className={classNames(
          "relative w-fit bg-surface pt-4 text-[min(clamp(2.5rem,7vw,7rem),12vw)] leading-none",
          frame !== inset && "hero-text",
          hasNotch && "md:-mt-[min(7vw,6.75rem)] md:rounded-tr-card md:pr-6 lg:pr-10",
        )}
      >
        {title}
      </h2>
      <div
        className={classNames(
          "mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-4",
          frame !== inset && "page",
        )}
      >
        {text && <p className="text-card text-ink-muted">{text}</p>}
        {to && button && (
          <ButtonLink to={to} size="large">
            {button}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

const inset = "aspect-[2/1]";
const panorama = "aspect-[21/9]";

/** The ratio that the mall chose for wide screens. */
const heroRatios: Record<string, string> = {
  [panorama]: "md:aspect-[21/9]",
  [inset]: "md:aspect-[2/1]",
  "aspect-[16/9]": "md:aspect-[16/9]",
  "aspect-[3/2]": "md:aspect-[3/2]",
  "aspect-[4/3]": "md:aspect-[4/3]",
};
