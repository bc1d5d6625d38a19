import { useTranslation } from "~/locale/use-translation";
import type { DirectoryFilter, directoryView } from "~/mall/views/shop/directory.server";
import { Button } from "~/ui/button";
import { ChipCheckbox } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { SelectField, TextField } from "~/ui/field";
import { InstantForm } from "../forms/instant-form";

type DirectoryFilterFormProps = { filter: DirectoryFilter } & Pick<
  Awaited<ReturnType<typeof directoryView>>,
  "category" | "categories" | "floors" | "isWhole" | "total"
> & {
    /** No shop has the name: on phones what would narrow the list further gives way to that. */
    isUnknown?: boolean;
  };

const manyPlaces = 10;

/** All filters are one form. */
export function DirectoryFilterForm(props: DirectoryFilterFormProps) {
  const { filter, category, categories, floors, isWhole, total, isUnknown } = props;
  // A few places to eat are seen at a glance: nobody looks for one by its name.
  const hasFields =
    !filter.isDining || total >= manyPlaces || filter.q !== "" || filter.floor !== null || Boolean(category);
  const { t } = useTranslation("directory");
  return (
    <InstantForm
      key={JSON.stringify({ ...filter, q: "" })}
      role="search"
      className="no-print mt-3 flex flex-col gap-4 md:mt-8"
    >
      {hasFields && (
        <div className="flex flex-wrap items-end gap-3 md:flex-nowrap">
          <div className="flex-1 basis-40 md:flex-2">
            <TextField
              label={t(filter.isDining ? "filter.searchDining" : "filter.search")}
              name="q"
              type="search"
              defaultValue={filter.q}
              enterKeyHint="search"
            />
          </div>
          {(categories.length > 1 || category) && (
            <div
              className={classNames("order-1 flex-1 basis-41 md:order-none", isUnknown && "max-md:hidden")}
            >
              <SelectField label={t("filter.category")} name="category" defaultValue={category}>
                <option value="">{t("filter.allCategories")}</option>
                {categories.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </div>
          )}
          <div className={classNames("order-1 flex-1 basis-41 md:order-none", isUnknown && "max-md:hidden")}>
            <SelectField label={t("filter.floor")} name="floor" defaultValue={filter.floor ?? ""}>
              <option value="">{t("filter.allFloors")}</option>
              {floors.map(({ level, name }) => (
                <option key={level} value={level}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          <Button type="submit" className="min-h-12">
            {t("filter.submit")}
          </Button>
        </div>
      )}
      <fieldset
        className={classNames(
          "bleed relative flex min-w-0 gap-2 overflow-x-auto py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0",
          isUnknown && "max-md:hidden",
        )}
      >
        <legend className="sr-only">{t("filter.more")}</legend>
        {filter.isDining ? (
          <input type="hidden" name="f" value="dine" />
        ) : (
          <ChipCheckbox name="f" value="dine" isChecked={false}>
            {t("filter.dining")}
          </ChipCheckbox>
        )}
        {isWhole && (
          <ChipCheckbox name="open" value="1" isChecked={filter.isOpenNow}>
            {t("filter.openNow")}
          </ChipCheckbox>
        )}
        <ChipCheckbox name="gift" value="1" isChecked={filter.acceptsGiftCards}>
          {t("filter.giftCards")}
        </ChipCheckbox>
        <ChipCheckbox name="points" value="1" isChecked={filter.givesPoints}>
          {t("filter.points")}
        </ChipCheckbox>
        {!hasFields && (
          <Button type="submit" kind="secondary" className="scripted:hidden">
            {t("filter.submit")}
          </Button>
        )}
      </fieldset>
    </InstantForm>
  );
}
