import type { z } from "zod";
import { byLikeness, isBlank, isRow, type Row } from "./field-names.server";
import { instantOf } from "./moments.server";
import { booleanOf } from "./numbers.server";
import type { Reading } from "./reading-context";
import fields from "./vocabulary/other-fields.json";

/** States in which an entity is not for visitors; an event that is called off is none for them either. */
const hiddenStates = new RegExp(
  `^(?:${[
    "archived?|drafts?|autodraft|scheduled|planned|future|unpublished|notpublished|hidden|invisible|private|trash(?:ed)?|deleted|inactive|disabled",
    "pending|pendingapproval|pendingreview|inreview|inapproval|waitingforapproval|rejected|cancell?ed",
    "archivov[aá]n[oaýáéy]?|koncept|n[aá]vrh|skryt[oýáéy]|nepublikov[aá]n[oaýáéy]?|napl[aá]nov[aá]n[oaýáéy]?|smaz[aá]n[oaýáéy]?|zmazan[oéýáa]|zam[ií]tnut[oýáéa]|zamietnut[éýáo]|zru[sš]en[oýáéa]|neaktivn[ií]|neakt[ií]vn[iyae]",
    "entwurf|archiviert|geplant|versteckt|ausgeblendet|unver[oö]ffentlicht|gel[oö]scht|inaktiv|abgelehnt|abgesagt",
  ].join("|")})$`,
);

/** Whether a schema is of content that is written, published and taken back. */
export const isContent = (shape: Readonly<Record<string, z.ZodType>>): boolean =>
  Boolean(shape.translations && (shape.updated_at || shape.permalink || shape.order));

/** Whether an entity is for visitors, as far as it says so. Numbers say nothing: each API counts its own. */
export function isPublished(row: Row, { timeZone, now }: Pick<Reading, "timeZone" | "now">): boolean {
  const values = byLikeness(row);
  const given = (names: string[]) =>
    names.map((name) => values.get(name)).filter((value) => !isNothing(value));
  const instants = (names: string[]) =>
    given(names)
      .map((value) => instantOf(value, timeZone))
      .filter((instant): instant is string => typeof instant === "string")
      .map((instant) => Date.parse(instant));
  return !(
    given(fields.publicationStates).some((state) => wordsOf(state).some((word) => hiddenStates.test(word))) ||
    given(fields.shownSwitches).some((is) => booleanOf(is) === false) ||
    given(fields.hiddenSwitches).some((is) => booleanOf(is) === true) ||
    given(fields.removalDates).some((at) => !isBlank(at)) ||
    instants(fields.publicationBeginnings).some((at) => at > now()) ||
    instants(fields.publicationEnds).some((at) => at <= now())
  );
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === "";

const wordsOf = (state: unknown): string[] =>
  (isRow(state) ? [state.value, state.code, state.key, state.slug, state.name] : [state]).flatMap((word) =>
    typeof word === "string" ? [word.toLowerCase().replaceAll(/[\s_-]/g, "")] : [],
  );
