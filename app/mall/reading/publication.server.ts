import type { z } from "zod";
import { isBlank, isRow, ofName, plainName, type Row } from "./field-names.server";
import { instantOf } from "./moments.server";
import { booleanOf } from "./numbers.server";
import type { Reading } from "./reading-context";

const states =
  /^(?:status|state|(?:publication|publish|post|workflow|moderation|approval|review|event|lifecycle|content)(?:status|state)|publication|workflow|lifecycle|visibility|stav|zustand)$/;
/** States in which an entity is not for visitors; an event that is called off or put off is none for them either. */
const hiddenStates = new RegExp(
  `^(?:${[
    "archived?|drafts?|autodraft|scheduled|planned|future|unpublished|notpublished|tobepublished|hidden|invisible|unlisted|private|internal|trash(?:ed)?|(?:soft)?deleted|removed|inactive|disabled|offline|blocked|suspended|paused|onhold",
    "discontinued|withdrawn|retired|obsolete|expired|ended|closedpermanently|permanentlyclosed|spam|test|preview|staged?|staging|embargo(?:ed)?|concept|wip|inprogress|inpreparation|preparing",
    "pending|pendingapproval|pendingreview|inreview|inapproval|waitingforapproval|rejected|(?:event)?cancell?ed|(?:event)?postponed",
    "archivovan[oyaei]?|koncept|navrh|rozpracovan[oyaei]?|rozepsan[oyaei]?|skryt[oyaei]?|(?:ne|od)publikovan[oyaei]?|nezverejnen[oyaei]?|naplanovan[oyaei]?|smazan[oyaei]?|zmazan[oyaei]?|zamitnut[oyaei]?|zamietnut[oyaei]?|zrusen[oyaei]?|odlozen[oyaei]?|ukoncen[oyaei]?|pozastaven[oyaei]?|stazen[oyaei]?|stiahnut[oyaei]?|vyrazen[oyaei]?|vyraden[oyaei]?|neaktivn[iyae]|v?priprave|pripravujese|pripravujesa",
    "entwurf|archiviert|geplant|versteckt|ausgeblendet|unveroffentlicht|geloscht|inaktiv|abgelehnt|abgesagt|verschoben|beendet|zuruckgezogen|pausiert|gesperrt|invorbereitung|abgelaufen",
  ].join("|")})$`,
);
/** `published`, `is_active`, `visibleOnWeb`, `aktivni`: off, the entity is not for visitors. */
const shownSwitches =
  /^(?:is)?(?:published|active|enabled|visible|available|online|live|public|show|shown|display|displayed|publikovan[oyae]|zverejnen[oyae]|aktivn[iyae]|viditeln[oyae]|zobrazit|zobrazovat|vero?e?ffentlicht|aktiv|sichtbar)(?:flag|onweb|onsite)?$/;
const hiddenSwitches =
  /^(?:is)?(?:archived|hidden|draft|deleted|removed|trashed|unpublished|unlisted|disabled|cancell?ed|postponed|discontinued|withdrawn|retired|obsolete|expired|test|skryt[oyae]|smazan[oyae]|zmazan[oyae]|archivovan[oyae]|zrusen[oyae]|entwurf|geloscht|archiviert|abgesagt|versteckt)(?:flag)?$/;
const soldOut = /^(?:is)?(?:soldout|outofstock|vyprodan[oyae]|vypredan[oyae]|ausverkauft)$/;
const removals = /^(?:deleted|archived|removed|discontinued|withdrawn|retired|trashed|cancell?ed)(?:at|on)$/;
const beginnings =
  /^(?:publish(?:ed)?(?:at|on|date|from|since)|publication(?:start|from|date)|(?:visible|available|shown|display)(?:from|since)|embargo(?:until)?|zverejnitod|zobrazitod|publikovatod)$/;
const ends =
  /^(?:unpublish(?:ed)?(?:at|on)|publish(?:ed)?(?:to|until|till)|publication(?:end|to|until)|(?:visible|available|shown|display)(?:to|until|till)|zobrazitdo|publikovatdo)$/;

const kinds = { states, shownSwitches, hiddenSwitches, soldOut, removals, beginnings, ends };
type Kind = keyof typeof kinds | "other";
const kindOf = ofName((name): Kind => {
  const [kind] = Object.entries(kinds).find(([, names]) => names.test(name)) ?? ["other"];
  return kind as Kind;
});

/** Whether a schema is of content that is written, published and taken back. */
export const isContent = (shape: Readonly<Record<string, z.ZodType>>): boolean =>
  Boolean(shape.translations && (shape.updated_at || shape.permalink || shape.order));

/**
 * Whether an entity is for visitors, as far as it says so. Numbers say nothing: each API counts its own.
 * @param shape the fields that the contract has of it: what has stock is shown as sold out, and what has a date of
 * publication may have none
 */
export function isPublished(
  row: Row,
  { timeZone, now }: Pick<Reading, "timeZone" | "now">,
  shape?: object,
): boolean {
  const hasStock = shape !== undefined && "stock" in shape;
  const hasDate = shape === undefined || "published_at" in shape;
  const values = Object.entries(row)
    .map(([key, value]): [string, unknown] => [plainName(key), value])
    .filter(([key, value]) => kindOf(key) !== "other" && !isNothing(value));
  const given = (kind: Kind) => values.filter(([key]) => kindOf(key) === kind).map(([, value]) => value);
  const isOneOf = (kind: Kind, wanted: boolean) => given(kind).some((is) => booleanOf(is) === wanted);
  const instants = (kind: Kind) =>
    given(kind)
      .map((value) => instantOf(value, timeZone))
      .filter((instant): instant is string => typeof instant === "string")
      .map((instant) => Date.parse(instant));
  return !(
    given("states").some((state) => wordsOf(state).some((word) => hiddenStates.test(word))) ||
    isOneOf("shownSwitches", false) ||
    isOneOf("hiddenSwitches", true) ||
    (!hasStock && isOneOf("soldOut", true)) ||
    (!hasDate && Object.entries(row).some(([key, at]) => plainName(key) === "publishedat" && at === null)) ||
    given("removals").some((at) => !isBlank(at)) ||
    [...instants("beginnings"), ...instants("shownSwitches")].some((at) => at > now()) ||
    instants("ends").some((at) => at <= now())
  );
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === "";

const wordsOf = (state: unknown): string[] =>
  (isRow(state)
    ? [state.value, state.code, state.key, state.slug, state.name, state.state, state.status]
    : [state]
  ).flatMap((word) => (typeof word === "string" ? [plainName(word).replace(/^https?schemaorg/, "")] : []));
