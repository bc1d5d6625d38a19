import { company } from "@contract/company";
import { event } from "@contract/event";
import { product } from "@contract/product";
import { describe, expect, it } from "vitest";
import { readList, readOne } from "./read-answer.server";
import type { Reading } from "./reading-context";

const reading: Reading = {
  timeZone: "Europe/Prague",
  moneyUnit: "crowns",
  now: () => Date.parse("2026-06-10T10:00:00Z"),
  note: () => {},
};
const idsOf = (...rows: object[]) => {
  const data = rows.map((row, index) => ({ id: index + 1, name: `Boty ${index + 1}`, ...row }));
  return [company, event, product].map((schema) =>
    readList(schema, { data }, "companies", reading).data.map(({ id }) => id),
  );
};

describe("a list", () => {
  it.each([
    { status: "archived" },
    { status: "Draft" },
    { status: { value: "scheduled" } },
    { state: "unpublished" },
    { _status: "draft" },
    { post_status: "auto-draft" },
    { visibility: "private" },
    { status: "koncept" },
    { status: "naplánováno" },
    { status: "nepublikované" },
    { status: "Entwurf" },
    { status: "cancelled" },
    { status: "withdrawn" },
    { status: "V přípravě" },
    { status: "zurückgezogen" },
    { eventStatus: "https://schema.org/EventCancelled" },
    { event_status: "EventPostponed" },
    { workflow: { state: "draft" } },
    { moderation_state: "draft" },
    { lifecycle: "retired" },
    { discontinued: true },
    { isWithdrawn: 1 },
    { available: false },
    { visibleOnWeb: "ne" },
    { zveřejněno: 0 },
    { aktivní: "0" },
    { smazáno: true },
    { sold_out: true },
    { discontinued_at: "2026-01-01" },
    { available_from: "2026-07-01" },
    { embargo_until: "/Date(1798000000000)/" },
    { publication_end: "2026-06-01" },
    { publishedAt: null },
    { published: "2027-01-01" },
    { Veroeffentlicht: "/Date(1798070400000)/" },
    { published: 0 },
    { is_published: "0" },
    { active: false },
    { isActive: "false" },
    { visible: false },
    { archived: 1 },
    { hidden: "ano" },
    { deleted_at: "2026-01-01 10:00:00" },
    { publish_at: "2026-06-10 12:01:00" },
    { published_at: "2026-07-01" },
    { visible_from: "2026-07-01" },
    { unpublish_at: "2026-06-10 12:00:00" },
    { visible_until: "2026-06-01" },
  ])("leaves out an entity with %j", (fields) => {
    const [companies, events, products] = idsOf({}, fields);
    expect([companies, events, products]).toEqual([["1"], ["1"], ["1"]]);
    // Nothing else is wrong with a list of them alone.
    expect(idsOf(fields)).toEqual([[], [], []]);
  });

  it.each([
    { status: "published" },
    { status: 1 },
    { status: 0 },
    { status: "neznámý" },
    { published: true },
    { published: "2026-01-01" },
    { archived: 0 },
    { status: "https://schema.org/EventScheduled" },
    { available: true, discontinued: false, discontinued_at: null },
    { public: "Veřejná sbírka" },
    { deleted_at: null },
    { active: "" },
    { publish_at: "2026-06-10 11:59:00", unpublish_at: "2026-06-10 12:01:00" },
  ])("shows one with %j", (fields) => {
    expect(idsOf(fields)).toEqual([["1"], ["1"], ["1"]]);
  });
});

it("one that is not published is not found", () => {
  const data = { id: 1, name: "Boty", status: "draft" };
  expect(() => readOne(company, { data }, "companies/1", reading)).toThrow(
    expect.objectContaining({ status: 404 }),
  );
});
