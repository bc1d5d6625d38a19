import type { Accessibility } from "@contract/accessibility";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { richText, type SafeHtml } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { defaultFloorPlan, hasWays } from "../floor-plan/floor-plan-links.server";
import { stepFreePlan } from "../floor-plan/step-free-plan.server";
import { iconView } from "../icons.server";
import { defaultHref } from "../links.server";
import { translated } from "../translation";
import { statementView } from "./accessibility-statement.server";
import { regularWeek } from "./opening-hours.server";
import { parkingOrNull } from "./visit-teasers.server";

export type AccessibilityView = NonNullable<Awaited<ReturnType<typeof accessibilityView>>>;
export type QuietHoursView = NonNullable<ReturnType<typeof quietHoursView>>;

type Section = "senses" | "around";

/** The section and the icon of a note's kind; others are about getting around. */
const kinds: Record<string, { section: Section; icon: string }> = {
  light: { section: "senses", icon: "lucide:sun" },
  sound: { section: "senses", icon: "lucide:volume-1" },
  crowds: { section: "senses", icon: "lucide:users" },
  smell: { section: "senses", icon: "lucide:wind" },
  "quiet-room": { section: "senses", icon: "lucide:moon" },
  seating: { section: "around", icon: "lucide:armchair" },
  entrance: { section: "around", icon: "lucide:log-in" },
  lift: { section: "around", icon: "lucide:arrow-up-down" },
  parking: { section: "around", icon: "lucide:car" },
  toilets: { section: "around", icon: "lucide:toilet" },
  hearing: { section: "around", icon: "lucide:ear" },
  sight: { section: "around", icon: "lucide:eye" },
  staff: { section: "around", icon: "lucide:users" },
  dog: { section: "around", icon: "lucide:dog" },
};
const otherKind = { section: "around", icon: "lucide:accessibility" } as const;

/** The screen about accessibility; null if the mall says nothing about it. */
export async function accessibilityView(site: Site) {
  const { mall, language, settings } = site;
  const given = mall?.accessibility;
  if (!isGiven(given)) return null;
  const t = translatorOf(language);
  const notes = [...(await parkingNote(site)), ...given.notes.flatMap((note) => noteOf(note, site) ?? [])];
  const sections = (["around", "senses"] as const).map((section) => ({
    id: section,
    title: t(`accessibility:${section}`),
    notes: notes.filter((note) => note.section === section),
  }));
  const plan = await defaultFloorPlan(site);
  const planHref = plan && hasWays(plan) ? defaultHref("floorplan", language, settings) : null;
  return {
    title: t("accessibility:title"),
    perex: t("accessibility:perex"),
    quietHours: quietHoursView(site),
    sections: sections.filter((section) => section.notes.length > 0),
    plan:
      plan && planHref
        ? {
            title: t("accessibility:plan.title"),
            text: t("accessibility:plan.text"),
            link: { to: planHref, title: t("accessibility:plan.link") },
            drawing: stepFreePlan(plan, site),
          }
        : null,
    statement: given.statement ? statementView(given.statement, site) : null,
  };
}

/** The hours with less light and sound; null if the mall has none. */
export function quietHoursView(site: Site) {
  const { mall, language, tenant } = site;
  const t = translatorOf(language);
  const [zone] = mall?.accessibility?.quiet_hours ?? [];
  const closed = t("common:open.closed");
  const week = zone ? regularWeek(zone, site).filter(({ hours }) => hours !== closed) : [];
  if (week.length === 0) return null;
  const text = translated(mall?.accessibility?.translations ?? [], "quiet_hours_description", language);
  return {
    title: t("accessibility:quietHours"),
    week,
    text: text ? richText(text, tenant.tenantId) : null,
  };
}

/** The link to the screen, for others; null if the mall has none. */
export function accessibilityLink({ mall, language }: Site) {
  const given = mall?.accessibility;
  if (!isGiven(given)) return null;
  const t = translatorOf(language);
  const title = given.statement ? t("accessibility:more") : t("accessibility:title");
  return { to: href("accessibility", null, language), title };
}

/** It as text, so that those who have it load nothing for it; empty if there is none. */
export function accessibilityHtml(site: Site): SafeHtml {
  const link = accessibilityLink(site);
  return richText(link ? `<p><a href="${link.to}">${link.title}</a></p>` : "", site.tenant.tenantId);
}

/** Whether the mall says anything, so that there is a screen. */
export const isGiven = (given: Accessibility | null | undefined): given is Accessibility =>
  Boolean(given && (given.statement || given.notes.length > 0 || given.quiet_hours.length > 0));

function noteOf({ kind, translations }: Accessibility["notes"][number], site: Site) {
  const { language, tenant } = site;
  const text = translated(translations, "text", language);
  const title = translated(translations, "title", language);
  if (!title) return null;
  return noteView(kind, title, { text: text ? richText(text, tenant.tenantId) : null }, site);
}

/** The parking spaces for people with disabilities. */
async function parkingNote(site: Site) {
  const { language } = site;
  const count = (await parkingOrNull(site))?.reserved.find(({ kind }) => kind === "disabled")?.count ?? 0;
  if (count === 0) return [];
  const t = translatorOf(language);
  const link = { to: href("parking", null, language), title: t("accessibility:parkingLink") };
  return [noteView("parking", t("accessibility:parking", { count }), { link }, site)];
}

function noteView(
  kind: string,
  title: string,
  { text, link }: { text?: string | null; link?: { to: string; title: string } },
  site: Site,
) {
  const { section, icon } = kinds[kind] ?? otherKind;
  return { section, icon: iconView([], icon, site), title, text: text ?? null, link: link ?? null };
}
