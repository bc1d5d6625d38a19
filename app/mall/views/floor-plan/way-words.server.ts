import { type Language, languageTag } from "@contract/languages";
import { numberFormat } from "~/locale/formatters";
import { translatorOf } from "~/locale/i18n.server";
import type { WayStep } from "./way-steps.server";

/** Rounded to five metres on long routes. */
export function metresInWords(metres: number, language: Language): string {
  const rounded = metres < 20 ? Math.max(1, Math.round(metres)) : Math.round(metres / 5) * 5;
  return numberFormat(languageTag(language), { style: "unit", unit: "meter" }).format(rounded);
}

/** Never less than a minute. */
export function minutesInWords(seconds: number, language: Language): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return numberFormat(languageTag(language), {
    style: "unit",
    unit: "minute",
    unitDisplay: "long",
  }).format(minutes);
}

type Named = {
  /** A unit's name; null where it has none. */
  nameOfUnit: (id: string) => string | null;
  nameOfPoint: (id: string) => string;
  destination: string;
};

/** An instruction as text. */
export function stepInWords(step: WayStep, named: Named, language: Language): string {
  const t = translatorOf(language);
  if (step.kind === "arrive") {
    const place = named.destination;
    if (step.side === "left") return t("floorplan:arrive.left", { place });
    if (step.side === "right") return t("floorplan:arrive.right", { place });
    return t("floorplan:arrive.ahead", { place });
  }
  if (step.kind === "outside") {
    const outside = { distance: metresInWords(step.metres, language), door: named.nameOfPoint(step.door) };
    return step.isIn ? t("floorplan:outside.in", outside) : t("floorplan:outside.out", outside);
  }
  if (step.kind === "change")
    return [changeInWords(step, language), sideInWords(step, language)].filter(Boolean).join(" ");

  const distance = metresInWords(step.metres, language);
  const passed = step.passed.flatMap((id) => named.nameOfUnit(id) ?? []);
  const places = new Intl.ListFormat(languageTag(language)).format(passed);
  return [walkInWords(step, distance, language), passed.length > 0 && t("floorplan:passing", { places })]
    .filter(Boolean)
    .join(" ");
}

function walkInWords(
  { turn, isOut, isIn }: Extract<WayStep, { kind: "walk" }>,
  distance: string,
  language: Language,
): string {
  const t = translatorOf(language);
  if (isIn) return t("floorplan:enter", { distance });
  if (isOut) {
    const out = {
      straight: t("floorplan:out.straight", { distance }),
      left: t("floorplan:out.left", { distance }),
      right: t("floorplan:out.right", { distance }),
      back: t("floorplan:out.back", { distance }),
    };
    return out[turn];
  }
  const walk = {
    straight: t("floorplan:walk.straight", { distance }),
    left: t("floorplan:walk.left", { distance }),
    right: t("floorplan:walk.right", { distance }),
    back: t("floorplan:walk.back", { distance }),
  };
  return walk[turn];
}

function changeInWords(
  { by, isUp, toLevel }: Extract<WayStep, { kind: "change" }>,
  language: Language,
): string {
  const t = translatorOf(language);
  const floor =
    toLevel === 0
      ? t("floorplan:to.ground")
      : toLevel > 0
        ? t("floorplan:to.level", { level: toLevel })
        : t("floorplan:to.below", { level: -toLevel });
  const change = {
    lift: t("floorplan:change.lift", { floor }),
    escalator: t("floorplan:change.escalator", { floor }),
    stairs: isUp ? t("floorplan:change.stairsUp", { floor }) : t("floorplan:change.stairsDown", { floor }),
    walk: t("floorplan:change.walk", { floor }),
  };
  return change[by];
}

function sideInWords({ side }: Extract<WayStep, { kind: "change" }>, language: Language): string {
  const t = translatorOf(language);
  if (side === null) return "";
  return side === "left" ? t("floorplan:side.left") : t("floorplan:side.right");
}
