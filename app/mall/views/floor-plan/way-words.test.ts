import { type Language, languages } from "@contract/languages";
import { describe, expect, it } from "vitest";
import type { WayStep } from "./way-steps.server";
import { metresInWords, minutesInWords, stepInWords } from "./way-words.server";

const at = [0, 0] as const;
const names: Record<string, string> = { u1: "Petrol", u2: "Třetí kapitola" };
const instruction = (step: WayStep, language: Language) =>
  stepInWords(
    step,
    { nameOfUnit: (id) => names[id] ?? null, nameOfPoint: (id) => names[id] ?? "", destination: "Kavka" },
    language,
  ).replaceAll("\u00a0", " ");

const walk = (more: Partial<Extract<WayStep, { kind: "walk" }>> = {}): WayStep => ({
  kind: "walk",
  at,
  turn: "left",
  isOut: false,
  isIn: false,
  metres: 83,
  passed: [],
  ...more,
});
const change = (more: Partial<Extract<WayStep, { kind: "change" }>> = {}): WayStep => ({
  kind: "change",
  at,
  by: "stairs",
  isUp: true,
  toLevel: 1,
  side: null,
  ...more,
});

describe("an instruction's text", () => {
  it("names the turn and the distance", () => {
    expect(instruction(walk(), "en")).toBe("Turn left and walk 85 m.");
    expect(instruction(walk({ turn: "right", isOut: true }), "cz")).toBe(
      "Vyjděte, dejte se doprava a jděte 85 m.",
    );
    expect(instruction(walk({ turn: "straight" }), "de")).toBe("Gehen Sie 85 m geradeaus.");
  });

  it("names the shops that are passed, and omits unknown ones", () => {
    expect(instruction(walk({ passed: ["u1", "u2", "nobody"] }), "en")).toBe(
      "Turn left and walk 85 m. You pass Petrol and Třetí kapitola.",
    );
    expect(instruction(walk({ passed: ["u1", "u2"] }), "cz")).toMatch(
      / Cestou minete: Petrol a Třetí kapitola\.$/,
    );
    expect(instruction(walk({ passed: ["nobody"] }), "en")).toBe("Turn left and walk 85 m.");
  });

  it("says to enter where the walk begins at a door of the mall", () => {
    expect(instruction(walk({ isIn: true }), "en")).toMatch(/^Come in/);
    expect(instruction(walk(), "en")).toMatch(/^Turn left/);
  });

  it("names the door and the metres outside", () => {
    const outside = { kind: "outside", at, metres: 152, door: "u1" } as const;
    expect(instruction({ ...outside, isIn: true }, "en")).toBe("Walk 150 m outside, up to: Petrol.");
    expect(instruction({ ...outside, isIn: false }, "cz")).toBe(
      "Vyjděte ven vchodem: Petrol. Dál jděte 150 m.",
    );
  });

  it("goes up, down, to the ground floor and below it", () => {
    expect(instruction(change({ toLevel: 2 }), "sk")).toBe("Vyjdite po schodoch na 2. poschodie.");
    expect(instruction(change({ toLevel: 0, isUp: false }), "cz")).toBe("Sejděte po schodech do přízemí.");
    expect(instruction(change({ by: "lift", toLevel: -1, isUp: false, side: "right" }), "en")).toBe(
      "Take the lift to basement level 1. It is on your right.",
    );
  });

  it.each(languages)("is a complete sentence for every kind of instruction in %s", (language) => {
    const turns = ["straight", "left", "right", "back"] as const;
    const steps: WayStep[] = [
      ...turns.flatMap((turn) => [walk({ turn }), walk({ turn, isOut: true })]),
      ...(["lift", "escalator", "stairs", "walk"] as const).flatMap((by) => [
        change({ by }),
        change({ by, isUp: false, toLevel: 0, side: "left" }),
      ]),
      ...[true, false].map((isIn): WayStep => ({ kind: "outside", at, isIn, metres: 90, door: "u1" })),
      ...([null, "left", "right"] as const).map((side): WayStep => ({ kind: "arrive", at, side })),
    ];
    const sentences = steps.map((step) => instruction(step, language));
    expect(new Set(sentences).size).toBe(steps.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^{}]*\.$/u);
  });
});

describe("distances and times", () => {
  it("are rounded", () => {
    const said = [0.2, 7.4, 19.6, 22.4, 183].map((metres) => metresInWords(metres, "en"));
    expect(said).toEqual(["1 m", "7 m", "20 m", "20 m", "185 m"]);
    expect([10, 89, 91, 300].map((seconds) => minutesInWords(seconds, "cz"))).toEqual([
      "1 minuta",
      "1 minuta",
      "2 minuty",
      "5 minut",
    ]);
  });
});
