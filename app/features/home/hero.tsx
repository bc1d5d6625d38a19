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

/** The mall's banners: a large picture with the text on a panel over its lower edge. The page's heading is the mall's. */
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
  return (
    <div className="relative flex flex-col">
      <div className="overflow-hidden rounded-card">
        <Picture
          image={image}
          phoneImage={phoneImage}
          alt=""
          sizes="(min-width: 82rem) 77rem, 94vw"
          priority={isFirst}
          frame={classNames("aspect-[4/3]", heroRatios[ratioClass(ratio)])}
        />
      </div>
      <div className="relative -mt-10 mr-4 max-w-2xl rounded-card bg-surface pt-6 pr-6 pb-2 pl-5 md:absolute md:bottom-0 md:left-0 md:mt-0 md:rounded-none md:rounded-tr-[2rem] md:pt-9 md:pr-14 md:pb-1 md:pl-0">
        <h2 className="text-display">{title}</h2>
        {text && <p className="mt-3 max-w-md text-ink-muted">{text}</p>}
        {to && button && (
          <ButtonLink to={to} size="large" className="mt-6">
            {button}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** The ratio that the mall chose for wide screens. */
const heroRatios: Record<string, string> = {
  "aspect-[21/9]": "md:aspect-[21/9]",
  "aspect-[2/1]": "md:aspect-[2/1]",
  "aspect-[16/9]": "md:aspect-[16/9]",
  "aspect-[3/2]": "md:aspect-[3/2]",
  "aspect-[4/3]": "md:aspect-[4/3]",
};
