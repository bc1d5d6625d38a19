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
import { LinkIfAny } from "~/ui/link";
import { Pagination } from "~/ui/pagination";
import { Section } from "~/ui/section";
import { CardGrid } from "../cards/card-grid";
import { Day, When } from "../cards/cards";
import { EventRows } from "../cards/event-rows";
import { RewardRows } from "../cards/reward-rows";
import { usePaginationTexts } from "../cards/use-pagination-texts";
import { InstantForm } from "../forms/instant-form";
import { JoinStrip } from "../loyalty/join-strip";
import { ShopsGrid } from "../shop/shops-grid";
import { AmenityIndex, AmenityNames } from "./amenity-index";
import { EventCalendar } from "./event-calendar";

type List = Omit<Awaited<ReturnType<typeof listView>>, "about"> & {
  marks: FavouriteMarksView | null;
  /** The rewards': how to get them. */
  join: JoinView;
};

/** A list of offers, events, news, rewards or amenities: divisions, sorting, cards, pages. */
export function ListScreen(list: List) {
  const { title, heading, parent, count, total, page, lastPage, divisions, address, empty } = list;
  const { t } = useTranslation();
  const language = useLanguage();
  const texts = usePaginationTexts();
  const isLoading = useNavigation().state === "loading";
  const questions = [divisions, list.narrowings].filter(({ links }) => links.length > 0);
  const look = { ratio: list.ratio, isWide: list.isWide, headingLevel: 2, marks: list.marks } as const;
  // What a member can have now begins with their points.
  const isOwn = list.choice.show === "now" && list.join?.isMember;
  const join = isOwn ? null : list.join;
  const lead = isOwn ? list.join?.title : list.lead;
  // How to get rewards is below the lead of many, and below a few.
  const isParted = join && list.hasLead && list.cards.items.length > 6;
  // Where nothing is on, the next event is named beside that, and not once more below.
  const onward = list.onward?.cards.family === "events" ? list.onward.cards.items : [];
  const next = total === 0 ? onward[0] : undefined;
  const rows = next ? onward.slice(1) : onward;
  // Lines are two beside each other.
  const even = ({ length }: { length: number }) => (length > 1 ? length & ~1 : 1);
  const [begins, goesOn] = isParted ? parted(list.cards) : [null, list.cards];
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
        <h1 className="wrap-anywhere text-display">{heading}</h1>
        {lead && (
          <p
            className={classNames(
              "mt-4 max-w-[52ch] text-pretty",
              isOwn ? "font-display text-heading text-accent" : "text-ink-muted",
            )}
          >
            {lead}
          </p>
        )}
        <div className="no-print mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 md:mt-8 md:gap-y-7">
          <div className={questions.length > 1 ? "chip-rows" : "contents"}>
            {questions.map((question) => (
              <Chips key={question.label} {...question} />
            ))}
          </div>
          {total > 0 && !list.calendar && <ListChoice choice={list.choice} count={count} />}
        </div>
        {list.calendar && <EventCalendar calendar={list.calendar} />}
        {total > 0 && list.calendar ? (
          <section className="mt-16 max-md:hidden">
            <h2 className="mb-8 text-title">{list.calendar.next.title}</h2>
            <CardGrid {...look} cards={list.cards} headingLevel={3} />
          </section>
        ) : total > 0 ? (
          <>
            <div className={classNames("mt-6 eased md:mt-8", isLoading && "opacity-50")}>
              {list.groups ? (
                <AmenityIndex groups={list.groups} marks={list.marks} />
              ) : (
                <>
                  {begins && <CardGrid {...look} cards={begins} hasLead />}
                  {begins && <JoinStrip join={join} className="my-10" />}
                  <CardGrid
                    {...look}
                    cards={goesOn}
                    hasLead={list.hasLead && !begins}
                    isMore={begins !== null}
                    isFront={address.name === "news-mall"}
                  />
                  {!begins && <JoinStrip join={join} className="mt-10" />}
                </>
              )}
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
            <EmptyState title={empty.title} {...(list.cards.family === "events" && { picture: "no-event" })}>
              <p className="text-ink-muted">{empty.help}</p>
              {next && (
                <div className="group relative mt-3 border-ink border-t-2 pt-4">
                  {next.day && <Day {...next} isInLine />}
                  <h2 className="mt-1 text-heading">
                    <LinkIfAny to={next.to} className="cover-link">
                      {next.title}
                    </LinkIfAny>
                  </h2>
                  <When {...next} />
                </div>
              )}
              {!list.onward && (divisions.links.length > 0 || list.choice.show) && (
                <ButtonLink to={empty.to} kind="secondary">
                  {empty.all}
                </ButtonLink>
              )}
            </EmptyState>
          </div>
        )}
      </div>
      {list.shops && (
        <Section isOnward title={list.shops.title} more={list.shops.more}>
          <ShopsGrid groups={[{ letter: null, shops: list.shops.tiles }]} />
        </Section>
      )}
      {list.onward && (
        <Section isOnward title={list.onward.title} more={list.onward.more}>
          {list.onward.cards.family === "events" ? (
            <EventRows events={rows.slice(0, even(rows))} />
          ) : list.onward.cards.family === "rewards" ? (
            <RewardRows rewards={list.onward.cards.items.slice(0, even(list.onward.cards.items))} />
          ) : list.onward.cards.family === "amenities" ? (
            <AmenityNames items={list.onward.cards.items} />
          ) : (
            <CardGrid cards={list.onward.cards} ratio={list.onward.ratio} isMore />
          )}
        </Section>
      )}
    </>
  );
}

/** The lead with what is beside it, and the others. */
function parted(cards: List["cards"]): [List["cards"], List["cards"]] {
  const [lead, others] = [cards.items.slice(0, 3), cards.items.slice(3)];
  return [{ ...cards, items: lead } as List["cards"], { ...cards, items: others } as List["cards"]];
}

function Chips({ label, links, more }: List["narrowings"] & { more?: string }) {
  return (
    <nav aria-label={label} className="min-w-0 max-md:w-full">
      <ChipRow chips={links.map((link) => ({ ...link, label: link.title }))} {...(more && { more })} />
    </nav>
  );
}

/**
 * How many there are, their order and, on wide screens, the page size: one GET form, submitted on change with JavaScript.
 * A list of a few has nothing to choose.
 */
function ListChoice({ choice, count }: { choice: List["choice"]; count: string }) {
  const { sort, size } = choice;
  const status = (
    <p role="status" className="text-small text-ink-muted">
      {count}
    </p>
  );
  if (!sort) return status;
  return (
    <InstantForm
      action={choice.action}
      key={`${sort.value} ${size ? size.value : ""}`}
      className="flex grow flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      {choice.show && <input type="hidden" name="show" value={choice.show} />}
      {status}
      <div className="flex flex-wrap items-center gap-3">
        <div>
          <SelectField label={sort.label} isLabelHidden name="sort" defaultValue={sort.value}>
            {sort.options.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </SelectField>
        </div>
        {size && (
          <div className="max-md:hidden">
            <SelectField label={size.label} isLabelHidden name="size" defaultValue={size.value}>
              {size.options.map((value) => (
                <option key={value} value={value}>
                  {`${size.label}: ${value}`}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        <Button type="submit" kind="secondary" className="min-h-12 scripted:hidden">
          {choice.submit}
        </Button>
      </div>
    </InstantForm>
  );
}
