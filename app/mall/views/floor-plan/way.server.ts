import { translatorOf } from "~/locale/i18n.server";
import { floorName, type PlanContext } from "./floor-plan-context.server";
import { drawFloor, partAround } from "./floor-plan-drawing.server";
import { planHref, shareWayHref } from "./floor-plan-links.server";
import { type Place, pointName } from "./floor-plan-places.server";
import { planIcon } from "./plan-icons.server";
import { drawWay, spaceOfMark } from "./way-drawing.server";
import { quickestWay } from "./way-path.server";
import { legsOf, type WayLeg, type WayStep } from "./way-steps.server";
import { metresInWords, minutesInWords, stepInWords } from "./way-words.server";

export type WayView = ReturnType<typeof wayView>;
export type LegView = WayView["legs"][number];

/**
 * The route between two places, from a bay of the car park if one is given: its length, each floor of it, each instruction as text; or a notice why there is none.
 */
export function wayView(
  context: PlanContext,
  from: Place,
  to: Place,
  isStepFree: boolean,
  bay: string | null,
) {
  const { plan, site } = context;
  const { language } = site;
  const t = translatorOf(language);
  const title = t("floorplan:way.title", { place: to.name });
  const query = { ...(bay ? { bay } : { from: from.ref }), to: to.ref };
  const none = { title, legs: [], summary: null };
  if (from === to) {
    return {
      ...none,
      notice: {
        title: t("floorplan:notice.samePlace", { place: to.name }),
        help: t("floorplan:notice.samePlaceHelp"),
        link: null,
      },
    };
  }
  const path = quickestWay(plan.edges, from.points, to.points, { isStepFree });
  if (!path) {
    // Where the plan has no way at all, nothing is known of stairs.
    const isWithSteps =
      isStepFree && quickestWay(plan.edges, from.points, to.points, { isStepFree: false }) !== null;
    return {
      ...none,
      notice: {
        title: isWithSteps ? t("floorplan:notice.noStepFree") : t("floorplan:notice.noWay"),
        help: isWithSteps ? t("floorplan:notice.noStepFreeHelp") : t("floorplan:notice.noWayHelp"),
        link: isWithSteps
          ? {
              to: planHref(plan.id, site, query),
              title: t("floorplan:notice.withSteps"),
            }
          : null,
      },
    };
  }

  const legs = legsOf(path, plan);
  const hasSteps = !path.moves.every(({ kind }) => kind === "walk" || kind === "lift");
  return {
    title,
    notice: null,
    summary: {
      from: bay ? t("floorplan:bay", { bay, area: from.name }) : from.name,
      to: to.name,
      metres: metresInWords(path.metres, language),
      minutes: t("floorplan:way.about", { time: minutesInWords(path.seconds, language) }),
      note: hasSteps ? null : t("floorplan:way.noSteps"),
      isStepFree: isStepFree || !hasSteps,
      links: [
        ...(hasSteps && !isStepFree
          ? [
              {
                to: planHref(plan.id, site, { ...query, "step-free": "1" }),
                title: t("floorplan:way.stepFree"),
                icon: "accessibility",
              },
            ]
          : []),
        {
          to: planHref(plan.id, site, {
            from: to.ref,
            to: from.ref,
            "step-free": isStepFree ? "1" : null,
          }),
          title: t("floorplan:way.back"),
          icon: null,
        },
        {
          to: shareWayHref({ ...query, "step-free": isStepFree ? "1" : null }, site),
          title: t("floorplan:way.share"),
          icon: "share-2",
        },
      ],
    },
    legs: legs.flatMap((leg, at) => legView(context, legs, leg, at, { from, to }) ?? []),
  };
}

function legView(
  { plan, places, site, lookOf }: PlanContext,
  legs: readonly WayLeg[],
  leg: WayLeg,
  at: number,
  ends: { from: Place; to: Place },
) {
  const floor = plan.floors.find(({ level }) => level === leg.level);
  if (!floor) return null;
  const t = translatorOf(site.language);
  const firstNumber = legs.slice(0, at).reduce((sum, { steps }) => sum + steps.length, 1);
  const isLast = at === legs.length - 1;
  const lit = new Set([...(at === 0 ? [ends.from] : []), ...(isLast ? [ends.to] : [])]);
  const texts = {
    nameOfUnit: (id: string) => places.byUnit.get(id)?.name ?? null,
    nameOfPoint: (id: string) => places.byPoint.get(id)?.name ?? "",
    destination: ends.to.name,
  };
  const route = drawWay(leg, firstNumber, at === 0, isLast);
  return {
    name: floorName(floor, site),
    label: t("floorplan:way.drawn", { floor: floorName(floor, site) }),
    drawing: drawFloor(floor, plan, places, {
      lookOf,
      nameOfPoint: (point) => pointName(point, site),
      lit,
      found: new Set(),
      part: partAround(leg.line),
      marks: route.marks.flatMap(spaceOfMark),
    }),
    route,
    firstNumber,
    steps: leg.steps.map((step) => ({
      icon: planIcon(signOf(step)),
      text: stepInWords(step, texts, site.language),
    })),
  };
}

/** The icon of an instruction. */
function signOf(step: WayStep): string {
  if (step.kind === "walk") return step.turn;
  if (step.kind === "outside") return "walk";
  return step.kind === "change" ? step.by : "arrive";
}
