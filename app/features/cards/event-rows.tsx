import type { EventCardView } from "~/mall/views/cards/cards.server";
import { FigureList } from "~/ui/figure-list";
import { Day, OtherDates, When } from "./cards";

/** Events as a list of large days. */
export function EventRows({ events, isLarge = false }: { events: EventCardView[]; isLarge?: boolean }) {
  return (
    <FigureList
      isLarge={isLarge}
      rows={events.map(({ id, day, month, also, startsAt, when, where, ...event }) => ({
        ...event,
        key: id,
        figure: day && <Day {...{ startsAt, day, month }} />,
        note: (
          <>
            <When {...{ when, where }} />
            <OtherDates also={also} />
          </>
        ),
      }))}
    />
  );
}
