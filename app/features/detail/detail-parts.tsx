import { useTranslation } from "~/locale/use-translation";
import type { DetailView } from "~/mall/views/detail/details.server";
import { classNames } from "~/ui/class-names";
import { DefaultPicture } from "~/ui/default-picture";
import { Icon } from "~/ui/icon";
import { Link, LinkIfAny } from "~/ui/link";
import { type ImageView, Picture, ratioClass } from "~/ui/picture";
import { ExcerptLegend, FloorPlanExcerpt } from "../floor-plan/floor-plan-excerpt";

/** Where something is, with what is beside it. */
export function Plan({ plan, name }: { plan: NonNullable<DetailView["plan"]>; name: string }) {
  const { t } = useTranslation();
  return (
    <div className="no-print group relative mt-8">
      <FloorPlanExcerpt plan={plan} title={plan.title} name={name} surroundings={plan.surroundings} />
      <ExcerptLegend legend={plan.surroundings.legend} label={plan.nearby} />
      <Link to={plan.to} className="action-link mt-3 min-h-6 text-small after:absolute after:inset-0">
        {t("openPlan")}
        <Icon name="arrow-right" />
      </Link>
    </div>
  );
}

/** The pictures of what is over. */
export const muted = "opacity-80 [filter:grayscale(0.75)]";

export function HeadPicture({
  image,
  ratio,
  title,
  isMuted = false,
  isTall = false,
}: {
  image: ImageView | null;
  ratio: string;
  title: string;
  isMuted?: boolean;
  /** As high as there is room. */
  isTall?: boolean;
}) {
  if (!image) return <DefaultPicture kind="hero" className="w-full rounded-card" />;
  return (
    <Picture
      image={image}
      alt={title}
      frame={classNames(ratioClass(ratio), isTall && "lg:aspect-auto lg:h-full lg:min-h-120")}
      // A tall frame shows the middle of a wider picture.
      sizes={
        isTall ? "(min-width: 64rem) 80rem, 94vw" : "(min-width: 82rem) 46rem, (min-width: 64rem) 58vw, 94vw"
      }
      priority
      className={classNames("rounded-card", isMuted && muted)}
    />
  );
}

/** What a fact says, a link where it has a screen of its own. */
export function FactText({ text, to }: Pick<DetailView["facts"][number], "text" | "to">) {
  return (
    <LinkIfAny to={to} className="text-accent underline underline-offset-4">
      {text}
    </LinkIfAny>
  );
}
