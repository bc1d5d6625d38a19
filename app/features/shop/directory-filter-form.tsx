import { useTranslation } from "~/locale/use-translation";
import type { DirectoryFilter, directoryView } from "~/mall/views/shop/directory.server";
import { Button } from "~/ui/button";
import { ChipCheckbox } from "~/ui/chip";
import { SelectField, TextField } from "~/ui/field";
import { InstantForm } from "../forms/instant-form";

type DirectoryFilterFormProps = { filter: DirectoryFilter } & Pick<
  Awaited<ReturnType<typeof directoryView>>,
  "category" | "categories" | "floors" | "isWhole"
>;

/** All filters are one form. */
export function DirectoryFilterForm(props: DirectoryFilterFormProps) {
  const { filter, category, categories, floors, isWhole } = props;
  const { t } = useTranslation("directory");
  return (
    <InstantForm
      key={JSON.stringify({ ...filter, q: "" })}
      role="search"
      className="no-print mt-8 flex flex-col gap-4"
    >
      <div className="grid grid-cols-[3fr_2fr] items-end gap-3 md:grid-cols-[2fr_1fr_1fr_auto]">
        <TextField
          label={t("filter.search")}
          name="q"
          type="search"
          defaultValue={filter.q}
          enterKeyHint="search"
          autoComplete="off"
        />
        <SelectField label={t("filter.category")} name="category" defaultValue={category}>
          <option value="">{t("filter.allCategories")}</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={t("filter.floor")} name="floor" defaultValue={filter.floor ?? ""}>
          <option value="">{t("filter.allFloors")}</option>
          {floors.map(({ level, name }) => (
            <option key={level} value={level}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="min-h-12 max-md:col-start-2 max-md:row-start-1">
          {t("filter.submit")}
        </Button>
      </div>
      <fieldset className="relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        <legend className="sr-only">{t("filter.more")}</legend>
        <ChipCheckbox name="f" value="dine" isChecked={filter.isDining}>
          {t("filter.dining")}
        </ChipCheckbox>
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
      </fieldset>
    </InstantForm>
  );
}
