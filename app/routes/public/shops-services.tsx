import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData, useNavigation, useSubmit } from "@remix-run/react";
import { useMemo } from "react";
import { ShopTile } from "~/features/cards/cards";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { directoryFilter, directoryView } from "~/mall/views/shop/directory.server";
import { deserialized, serialized } from "~/navigation/serialized";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { loadSite } from "~/tenant/site.server";
import { Button, ButtonLink } from "~/ui/button";
import { ChipCheckbox } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { SelectField, TextField } from "~/ui/field";

export const handle = { i18n: ["directory"] };

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadSite(request);
  const filter = directoryFilter(new URL(request.url).searchParams);
  const { letters, ...view } = await directoryView(site, filter);
  const t = translatorOf(site.language);
  const title = filter.isDining ? t("directory:titleDining") : t("directory:title");
  return {
    ...view,
    letters: serialized(letters),
    filter,
    title,
    head: pageHead(site, "shops-services", {
      title,
      // The restaurants' tab has a title of its own; the tenant's SEO tags are about the whole directory.
      seo: filter.isDining ? { title } : null,
      description: t("directory:description", { count: view.total }),
    }),
  };
}

export default function ShopsServices() {
  const { title, total, letters: packedLetters } = useLoaderData<typeof loader>();
  const letters = useMemo(() => deserialized(packedLetters), [packedLetters]);
  const { t } = useTranslation("directory");
  const language = useLanguage();
  const isLoading = useNavigation().state === "loading";
  return (
    <div className="page pt-10 md:pt-16">
      <h1 className="text-display">{title}</h1>
      <DirectoryFilterForm />
      <p role="status" className="mt-8 text-small text-ink-muted">
        {t("count", { count: total })}
      </p>
      <div
        className={classNames(
          "mt-4 transition-opacity duration-200 lg:grid lg:grid-cols-[3rem_1fr] lg:gap-6",
          isLoading && "opacity-50",
        )}
      >
        {letters.length > 0 && (
          <nav
            aria-label={t("letters")}
            className="no-print sticky top-16 z-10 -mx-4 overflow-x-auto bg-surface px-4 py-2 lg:top-24 lg:mx-0 lg:self-start lg:overflow-visible lg:p-0"
          >
            <ul className="flex lg:flex-col">
              {letters.map(({ letter }) => (
                <li key={letter}>
                  <a
                    href={`#letter-${letter}`}
                    className="flex size-8 items-center justify-center rounded-full text-small font-semibold text-ink-muted hover:bg-surface-sunken hover:text-ink"
                  >
                    {letter}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div>
          {letters.map(({ letter, shops }) => (
            <section
              key={letter}
              id={`letter-${letter}`}
              aria-label={letter}
              className="scroll-mt-28 border-t border-line pt-6 pb-10 first:border-0 first:pt-2 md:grid md:grid-cols-[4rem_1fr]"
            >
              <h2 className="mb-4 text-title text-ink-muted">{letter}</h2>
              <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 xl:grid-cols-5 lg:grid-cols-4">
                {shops.map((shop) => (
                  <li key={shop.to}>
                    <ShopTile {...shop} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {total === 0 && (
        <EmptyState icon="store" title={t("empty.title")}>
          <p className="text-ink-muted">{t("empty.help")}</p>
          <ButtonLink to={href("shops-services", null, language)} kind="secondary">
            {t("reset")}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}

/** All filters are one GET form; with JavaScript each change is submitted at once. */
function DirectoryFilterForm() {
  const { filter, category, categories, floors } = useLoaderData<typeof loader>();
  const { t } = useTranslation("directory");
  const submit = useSubmit();
  return (
    <Form
      key={JSON.stringify({ ...filter, q: "" })}
      role="search"
      className="no-print mt-8 flex flex-col gap-4"
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      <div className="grid gap-3 md:grid-cols-[2fr_1fr_1fr_auto] md:items-end">
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
        <Button type="submit" className="min-h-12">
          {t("filter.submit")}
        </Button>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t("filter.more")}</legend>
        <ChipCheckbox name="f" value="dine" isChecked={filter.isDining}>
          {t("filter.dining")}
        </ChipCheckbox>
        <ChipCheckbox name="open" value="1" isChecked={filter.isOpenNow}>
          {t("filter.openNow")}
        </ChipCheckbox>
        <ChipCheckbox name="gift" value="1" isChecked={filter.acceptsGiftCards}>
          {t("filter.giftCards")}
        </ChipCheckbox>
        <ChipCheckbox name="points" value="1" isChecked={filter.givesPoints}>
          {t("filter.points")}
        </ChipCheckbox>
      </fieldset>
    </Form>
  );
}
