import { useTranslation } from "~/locale/use-translation";
import type { shopsOfCategory } from "~/mall/views/shop/shop-category.server";
import { ChipRow } from "~/ui/chip";
import { dot } from "~/ui/dot";
import { Dotted } from "~/ui/dotted";
import { Picture } from "~/ui/picture";

type CategoryHeadProps = Pick<
  NonNullable<Awaited<ReturnType<typeof shopsOfCategory>>>,
  "name" | "total" | "floors" | "image" | "chips" | "more"
>;

/** A category's name beside its picture, with the other categories below. */
export function CategoryHead({ name, total, floors, image, chips, more }: CategoryHeadProps) {
  const { t } = useTranslation("directory");
  return (
    <header className="page pt-6">
      <div className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-6">
          <h1 className="text-display wrap-anywhere hyphens-auto lg:text-title xl:text-display">{name}</h1>
          <p className="mt-4 text-ink-muted">
            <Dotted text={[t("count", { count: total }), ...floors].join(dot)} />
          </p>
        </div>
        {image && (
          <Picture
            image={image}
            alt=""
            frame="aspect-[9/4] lg:aspect-[2/1]"
            sizes="(min-width: 64rem) 38rem, 94vw"
            priority
            className="rounded-card lg:col-span-6 lg:col-start-7"
          />
        )}
      </div>
      <div className="mt-8 md:mt-10">
        <ChipRow chips={chips.map((chip) => ({ ...chip, label: chip.name }))} more={more} />
      </div>
    </header>
  );
}
