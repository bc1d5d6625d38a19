import { z } from "zod";
import { href } from "~/locale/href";
import { eventCards, whenText } from "~/mall/views/cards/cards.server";
import { comingEvents, isWithin, todayIn } from "~/mall/views/lists/event-days.server";
import { addDays } from "~/mall/views/opening/opening-status";
import type { Site } from "~/site/site.server";
import { type AddressOf, type Answer, anyAnswer, anyQuestion, day, Unanswerable } from "./answer.server";

/** How far ahead events are looked for, where no last day is given. */
const daysAhead = 30;
const most = 40;

export const eventsQuestion = z.strictObject({
  ...anyQuestion,
  from: day.optional().describe("The first day, such as 2026-12-24; today if it is missing"),
  to: day.optional().describe(`The last day; ${daysAhead} days after the first if it is missing`),
});

export const eventsAnswer = z.object({
  ...anyAnswer,
  events: z.array(
    z.object({
      title: z.string(),
      when: z.string().nullable(),
      where: z.string().nullable(),
      address: z.url(),
    }),
  ),
  isShortened: z.boolean().describe("Whether there are more than are listed"),
});

type Data = Omit<z.infer<typeof eventsAnswer>, keyof typeof anyAnswer>;

/** What is on from one day to another. */
export async function answerEvents(
  { from, to }: z.infer<typeof eventsQuestion>,
  site: Site,
  addressOf: AddressOf,
): Promise<Answer<Data>> {
  const today = todayIn(site);
  const first = from && from > today ? from : today;
  if (to && to < first) throw new Unanswerable("The last day is before the first, or before today.");
  const days = { first, last: to ?? addDays(first, daysAhead) };
  const coming = (await comingEvents(site)).filter((event) => isWithin(event, days));
  const shown = coming.slice(0, most).map(({ event }) => event);
  const events = eventCards(shown, site).map(({ title, startsAt, where, to: path }) => ({
    title,
    when: startsAt ? whenText(startsAt, site) : null,
    where: where ?? null,
    address: addressOf(path),
  }));
  return {
    lines: events.map(({ title, when, where, address }) =>
      [when, title, where, address].filter(Boolean).join(" | "),
    ),
    data: { events, isShortened: coming.length > most },
    path: href("events", { page: 1 }, site.language),
  };
}
