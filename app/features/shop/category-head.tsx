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
      <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-5">
          <h1 className="text-display wrap-anywhere hyphens-auto lg:text-title xl:text-display">{name}</h1>
          <p className="mt-4 text-ink-muted">
            <Dotted text={[t("count", { count: total }), ...floors].join(dot)} />
          </p>
        </div>
        {image && (
          <Picture
            image={image}
            alt=""
            frame="aspect-[3/2] lg:aspect-[16/9]"
            sizes="(min-width: 82rem) 44rem, 94vw"
            priority
            className="rounded-card lg:col-span-7"
          />
        )}
      </div>
      <div className="mt-8 md:mt-10">
        <ChipRow chips={chips.map((chip) => ({ ...chip, label: chip.name }))} more={more} />
      </div>
    </header>
  );
}
