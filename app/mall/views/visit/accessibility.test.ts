import { mall } from "@contract/mall";
import { parkingOptions } from "@contract/options";
import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "~/site/site.server";
import { readEntity } from "../../../../tests/stand-ins/read-entity";
import { siteOf } from "../../../../tests/stand-ins/site";
import { topicsOf } from "../pages/blocks.server";
import { accessibilityHtml, accessibilityView, quietHoursView } from "./accessibility.server";

beforeAll(() => {
  process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
});

const en = (texts: object) => [{ locale: "en", ...texts }];

/** A mall's site in English, from what its API sends. */
function siteSending(accessibility: unknown, more: object = {}): Site {
  const parking = parkingOptions.parse({ reserved: [{ kind: "disabled", count: 12 }] });
  return {
    ...siteOf(),
    language: "en",
    mall: { ...readEntity(mall, { id: 1, accessibility, ...more }), billing: null },
    api: { parkingOptions: async () => parking } as unknown as Site["api"],
  };
}

const statementOf = async (site: Site) => JSON.stringify((await accessibilityView(site))?.statement);

describe("a mall's accessibility", () => {
  it("is no screen, no link and no topic of a message without data", async () => {
    for (const nothing of [undefined, null, "", [], {}, { notes: [], quiet_hours: [], statement: null }, 7]) {
      const site = siteSending(nothing);
      expect(await accessibilityView(site)).toBeNull();
      expect(accessibilityHtml(site)).toBe("");
      expect(quietHoursView(site)).toBeNull();
      expect(topicsOf(site)).not.toContain("accessibility");
    }
  });

  it("shows notes in their sections, those of unknown kinds too, and counts the parking spaces", async () => {
    const view = await accessibilityView(
      siteSending({
        notes: [
          { kind: "sound", translations: en({ title: "Music", text: "<p>Quiet</p><script>x</script>" }) },
          { kind: "seating", translations: en({ title: "Benches" }) },
          { kind: "from-the-future", translations: en({ title: "Robot guide" }) },
          { kind: "light", translations: en({ text: "Nameless" }) },
        ],
      }),
    );
    expect(view?.sections.map(({ title, notes }) => [title, ...notes.map((note) => note.title)])).toEqual([
      ["Getting around", "12 parking spaces for people with disabilities", "Benches", "Robot guide"],
      ["Light, sound and crowds", "Music"],
    ]);
    expect(view?.sections.at(-1)?.notes[0]?.text).toBe("<p>Quiet</p>");
    expect(view?.statement).toBeNull();
  });

  it("has quiet hours on the days that have any, also of a mall that sends words", () => {
    const days = { tuesday: [{ from: "09:00", to: "10:00" }], sunday: [] };
    for (const quiet_hours of [[{ days }], "Tu 9-10"])
      expect(quietHoursView(siteSending({ quiet_hours }))?.week).toEqual([
        { days: "Tuesday", hours: "09:00–10:00" },
      ]);
    expect(quietHoursView(siteSending({ quiet_hours: [{ status: "closed", days }] }))).toBeNull();
  });
});

describe("the accessibility statement", () => {
  it.each([
    ["Česko", "424/2023", "Czech Trade Inspection"],
    ["Slovensko", "351/2022", "Slovak Trade Inspection"],
    ["DE", "BFSG", "MLBF"],
    ["Austria", "BaFG", "Sozialministeriumservice"],
    ["Atlantis", "2019/882", "the authority in your country"],
  ])("of a mall in %s names the law %s", async (country, law, authority) => {
    const statement = await statementOf(siteSending({ statement: {} }, { address: { country } }));
    expect(statement).toContain(law);
    expect(statement).toContain(authority);
  });

  it("lists the mall's own exceptions before the site's, and never claims full conformance", async () => {
    const exceptions = [{ translations: en({ text: "Old films have no subtitles." }) }];
    const given = { conformance: "full", assessed_on: "2026-02-03", assessor: "A11y Ltd", exceptions };
    const statement = await statementOf(siteSending({ statement: given }));
    expect(statement).toContain("conforms in part");
    expect(statement).toMatch(/Old films have no subtitles[\s\S]*Pictures in galleries/);
    expect(statement).toContain("assessed by A11y Ltd. Date of the assessment: ");
    expect(await statementOf(siteSending({ statement: { conformance: "none" } }))).toContain(
      "not conform yet",
    );
  });

  it("opens the form about accessibility, which becomes a topic of the contact form", async () => {
    const site = siteSending({ statement: {} });
    expect(await statementOf(site)).toContain('"values":{"topic":"accessibility"}');
    expect(topicsOf(site)).toContain("accessibility");
    expect(accessibilityHtml(site)).toBe(
      '<p><a href="/en/accessibility">Accessibility and the accessibility statement</a></p>',
    );
  });
});
