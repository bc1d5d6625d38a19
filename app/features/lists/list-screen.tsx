import { useNavigation } from "@remix-run/react";
import { hrefOf } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { FavouriteMarksView } from "~/mall/views/cards/reactions.server";
import type { listView } from "~/mall/views/lists/lists.server";
import type { JoinView } from "~/mall/views/loyalty/join.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Button, ButtonLink } from "~/ui/button";
import { ChipRow } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { SelectField } from "~/ui/field";
import { Pagination } from "~/ui/pagination";
import { CardList } from "../cards/card-list";
import { usePaginationTexts } from "../cards/use-pagination-texts";
import { InstantForm } from "../forms/instant-form";
import { JoinStrip } from "../loyalty/join-strip";
import { EventCalendar } from "./event-calendar";

type List = Omit<Awaited<ReturnType<typeof listView>>, "about"> & {
  marks: FavouriteMarksView | null;
  /** The rewards': how to get them. */
  join: JoinView;
};

/** A list of offers, events, news, rewards or amenities: divisions, sorting, cards, pages. */
export function ListScreen(list: List) {
  const { title, lead, parent, count, total, page, lastPage, divisions, address, empty } = list;
  const { t } = useTranslation();
  const language = useLanguage();
  const texts = usePaginationTexts();
  const isLoading = useNavigation().state === "loading";
  return (
    <>
      <Breadcrumbs
        label={t("breadcrumbs")}
        entries={[
          { title: t("bar.home"), to: hrefOf("index", {}, language) },
          ...(parent ? [parent] : []),
          { title },
        ]}
      />
      <div className="page pt-6">
        <h1 className="text-display">{title}</h1>
        <p className="mt-4 max-w-[52ch] text-ink-muted">{lead}</p>
        {list.join && <JoinStrip join={list.join} className="mt-8" />}
        {divisions.links.length > 0 && (
          <nav aria-label={divisions.label} className="no-print mt-8">
            <ChipRow chips={divisions.links.map((link) => ({ ...link, label: link.title }))} />
          </nav>
        )}
        {list.narrowings.links.length > 0 && (
          <nav aria-label={list.narrowings.label} className="no-print mt-3">
            <ChipRow chips={list.narrowings.links.map((link) => ({ ...link, label: link.title }))} />
          </nav>
        )}
        {list.calendar && <EventCalendar calendar={list.calendar} />}
        {total > 0 && list.calendar ? null : total > 0 ? (
          <>
            <ListChoice choice={list.choice} count={count} />
            <div className={classNames("mt-6 transition-opacity md:mt-8", isLoading && "opacity-50")}>
              <CardList
                cards={list.cards}
                ratio={list.ratio}
                isWide={list.isWide}
                headingLevel={2}
                marks={list.marks}
              />
            </div>
            <Pagination
              current={page}
              last={lastPage}
              texts={texts}
              hrefOfPage={(number) =>
                hrefOf(address.name, { ...address.parameters, page: number }, language, address.query)
              }
            />
          </>
        ) : (
          <div className="mt-10">
            <EmptyState title={empty.title}>
              <p className="text-ink-muted">{empty.help}</p>
              {(divisions.links.length > 0 || list.choice.show) && (
                <ButtonLink to={empty.to} kind="secondary">
                  {empty.all}
                </ButtonLink>
              )}
            </EmptyState>
          </div>
        )}
      </div>
    </>
  );
}

/** Sort order and, on wide screens, page size: one GET form, submitted on change with JavaScript. */
function ListChoice({ choice, count }: { choice: List["choice"]; count: string }) {
  const { sort, size } = choice;
  return (
    <InstantForm
      action={choice.action}
      key={`${sort.value} ${size.value}`}
      className="no-print mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4"
    >
      {choice.show && <input type="hidden" name="show" value={choice.show} />}
      <p role="status" className="text-small text-ink-muted sm:pb-3">
        {count}
      </p>
      <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto sm:flex-nowrap">
        <div className="min-w-0 flex-1 basis-48">
          <SelectField label={sort.label} name="sort" defaultValue={sort.value}>
            {sort.options.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="w-28 max-sm:hidden">
          <SelectField label={size.label} name="size" defaultValue={size.value}>
            {size.options.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </SelectField>
        </div>
        <Button type="submit" kind="secondary" className="min-h-12">
          {choice.submit}
        </Button>
      </div>
    </InstantForm>
  );
}
