import { z } from "zod";
import { floorText } from "~/mall/views/cards/cards.server";
import { floorPlanView } from "~/mall/views/floor-plan/floor-plan.server";
import { defaultFloorPlan, planHref, wayFromEntrance } from "~/mall/views/floor-plan/floor-plan-links.server";
import { findPlace, type Place, planPlaces } from "~/mall/views/floor-plan/floor-plan-places.server";
import { planQuery } from "~/mall/views/floor-plan/floor-plan-query.server";
import type { Site } from "~/site/site.server";
import { type Answer, anyAnswer, anyQuestion, shortText, Unanswerable } from "./answer.server";

export const wayQuestion = z.strictObject({
  ...anyQuestion,
  to: shortText.describe(
    "Where to: a shop, restaurant, amenity, entrance, car park or stop, by its name or id",
  ),
  from: shortText.optional().describe("Where from, likewise; the main entrance if it is missing"),
  bay: shortText
    .max(20)
    .optional()
    .describe("The parking bay that the way begins at, such as B7, in place of `from`"),
  stepFree: z.boolean().optional().describe("Without stairs and escalators"),
});

export const wayAnswer = z.object({
  ...anyAnswer,
  place: z.string(),
  floors: z.array(z.string()).describe("Where it is"),
  from: z.string().nullable(),
  length: z.string().nullable(),
  isStepFree: z.boolean().nullable().describe("null: the plan has no way"),
  steps: z.array(z.string()).describe("The way in words; empty where the plan has none"),
  notice: z.string().nullable().describe("Why there is no way"),
});

type Data = Omit<z.infer<typeof wayAnswer>, keyof typeof anyAnswer>;

/** Where something is on the mall's plan, and the way there, as the plan's screen says it. */
export async function answerWay(
  { to, from, bay, stepFree }: z.infer<typeof wayQuestion>,
  site: Site,
): Promise<Answer<Data>> {
  if (from && bay) throw new Unanswerable("A way begins at a place or at a bay, not at both.");
  const plan = await defaultFloorPlan(site);
  if (!plan) throw new Unanswerable("The mall has no floor plan.");
  const place = findPlace(await planPlaces(plan, site), to);
  if (!place) throw new Unanswerable(`Nothing on the plan has the name "${to}".`);
  const path = pathOf(plan, place, { from, bay, stepFree }, site);
  const query = planQuery(new URL(path, "http://plan").searchParams);
  if (!query) throw new Unanswerable("A place is named by its name or id alone.");
  const { way, notice } = await floorPlanView(plan, query, site);
  const floors = place.levels.flatMap((level) => floorText(level, site) ?? []);
  const data = {
    place: place.name,
    floors,
    from: way?.summary?.from ?? null,
    length: way?.summary ? `${way.summary.metres}, ${way.summary.minutes}` : null,
    isStepFree: way?.summary?.isStepFree ?? null,
    steps: way?.legs.flatMap(({ steps }) => steps.map(({ text }) => text)) ?? [],
    notice: notice ? [notice.title, notice.help].filter(Boolean).join(" ") : null,
  };
  return {
    lines: [
      [data.place, ...floors].join(", "),
      data.notice,
      [data.from, data.length, way?.summary?.note].filter(Boolean).join(": "),
      ...data.steps.map((step, at) => `${at + 1}. ${step}`),
    ],
    data,
    path,
  };
}

/** The plan's page with the way, or with the place alone where the plan has no ways. */
function pathOf(
  plan: Parameters<typeof wayFromEntrance>[0],
  { ref }: Place,
  { from, bay, stepFree }: Pick<z.infer<typeof wayQuestion>, "from" | "bay" | "stepFree">,
  site: Site,
): string {
  const entrance = wayFromEntrance(plan, ref, site);
  if (!entrance) return planHref(plan.id, site, { to: ref });
  const start = bay
    ? { bay }
    : { from: from ?? new URL(entrance, "http://plan").searchParams.get("from") ?? "" };
  return planHref(plan.id, site, { ...start, to: ref, "step-free": stepFree ? "1" : null });
}
