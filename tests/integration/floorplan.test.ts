import { describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";

const site = sharedSite();

/** A screen of the plan: its status, and its markup without scripts. */
async function plan(query: string, path = "/en/floorplan/main", tenant = "galerieharfa") {
  const response = await ask(site, tenant, `${path}${query && `?${query}`}`);
  const html = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, "");
  return { status: response.status, html, robots: /name="robots" content="([^"]*)"/.exec(html)?.[1] };
}

/** The steps of a route as a visitor reads them. */
const steps = (html: string): string[] =>
  [...html.matchAll(/<ol[\s\S]*?<\/ol>/g)]
    .slice(1)
    .flatMap(([list]) => [...list.matchAll(/<li[\s\S]*?<\/li>/g)])
    .map(([item]) =>
      item
        .replaceAll(/<[^>]+>/g, " ")
        .replaceAll(/[\s\u00a0]+/g, " ")
        .trim()
        .replace(/^\d+ /, ""),
    );

const currentFloor = (html: string): string | undefined =>
  /aria-current="page"[^>]*>([^<]+)<\/a>/.exec(html.slice(html.indexOf('aria-label="Floors"')))?.[1];

describe("a floor of the plan", () => {
  it("has each of its shops as a labelled link, on the plan and in the list", async () => {
    const { status, html } = await plan("");
    expect(status).toBe(200);
    expect(html).toMatch(/<a[^>]*href="\/en\/shop\/fashion-petrol\/petrol"[^>]*><title>Petrol<\/title><path/);
    expect(html.includes('href="/en/floorplan/main?shop=fashion-petrol"')).toBe(true);
    expect(html.includes("Main entrance")).toBe(true);
    expect(currentFloor(html)).toBe("Ground floor");
  });

  it("is selected by its number, and by what is highlighted on it", async () => {
    expect(currentFloor((await plan("floor=1")).html)).toBe("Floor 1");
    const { html } = await plan("shop=dining-sushi-koi");
    expect(currentFloor(html)).toBe("Floor 2");
    expect(html).toMatch(/<a[^>]*class="[^"]*plan-lit[^"]*"[^>]*><title>Sushi Koi/);
    expect(
      html.includes('href="/en/floorplan/main?from=point.entrance-2&amp;to=shop.dining-sushi-koi"'),
    ).toBe(true);
    expect(currentFloor((await plan("unit=2-31")).html)).toBe("Floor 2");
    expect(currentFloor((await plan("amenity=a-lockers")).html)).toBe("Ground floor");
  });

  it("finds places on all floors regardless of accents, and shows the first one's floor", async () => {
    const { html } = await plan("q=keramika%20HLINA");
    expect(html.includes("1 place for “keramika HLINA”")).toBe(true);
    expect(html).toMatch(/plan-found[^>]*><title>Keramika Hlína/);
    expect(currentFloor(html)).toBe("Floor 2");
    expect(html).toContain('href="/en/floorplan/main?from=point.entrance-2&amp;to=shop.home-keramika-hlina"');
    expect(
      (await plan("q=%3Cscript%3Ezzz")).html.includes("Nothing on the plan for “&lt;script&gt;zzz”"),
    ).toBe(true);
  });
});

it("a place on several floors leads to each of them", async () => {
  const { html } = await plan("q=toilets");
  const floors = [
    ...html.matchAll(
      /href="(\/en\/floorplan\/main\?floor=-?\d&amp;q=toilets)"[^>]*>(?:<span[^>]*>−?\d<\/span>)?(?:<span[^>]*>)?([\w ]+)</g,
    ),
  ];
  // In the tabs and in the result.
  expect(floors.filter(([, , name]) => name === "Floor 2")).toHaveLength(2);
});

it("counts the pins of what was found, on each floor and in all", async () => {
  const { html } = await plan("q=toilets");
  const perFloor = [...html.matchAll(/>Floor 1<span class="tabular">\((?:<!-- -->)?(\d+)/g)].map(([, n]) =>
    Number(n),
  );
  const floor = (await plan("q=toilets&floor=1")).html;
  expect(perFloor).toEqual([[...floor.matchAll(/class="plan-pin plan-found"/g)].length]);
  const all = [...html.matchAll(/<span class="tabular">\((?:<!-- -->)?(\d+)/g)].map(([, n]) => Number(n));
  expect(html).toContain(`${all.reduce((sum, n) => sum + n, 0)} places for “toilets”`);
});

it("lists what was found by its distance from the start", async () => {
  const { html } = await plan("q=fashion");
  const metres = [...html.replace(/<[^>]*>/g, "").matchAll(/(\d+) m from Main entrance/g)].map(([, n]) =>
    Number(n),
  );
  expect(metres.length).toBeGreaterThan(2);
  expect(metres).toEqual(metres.toSorted((one, other) => one - other));
});

it("has the list's number on each shop of the plan", async () => {
  const { html } = await plan("");
  const numbers = [...html.matchAll(/class="plan-number">(\d+)</g)].map(([, n]) => Number(n));
  const listed = [...html.matchAll(/class="plan-sign [^"]*plan-hue-\d+">(\d+)</g)].map(([, n]) => Number(n));
  expect(listed.length).toBeGreaterThan(10);
  expect([...new Set(numbers)].sort((one, other) => one - other)).toEqual(listed);
});

describe("a route", () => {
  it("is described from the main entrance to a shop two floors up, and shown on both floors", async () => {
    const { status, html, robots } = await plan("to=dining-sushi-koi");
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>The way to Sushi Koi/);
    expect(steps(html)).toEqual([
      "Come in and walk straight on for 25 m.",
      "Take the lift to floor 2. It is on your left.",
      expect.stringMatching(/^As you step out, turn left and walk \d+ m\.$/),
      expect.stringMatching(/^Turn left and walk \d+ m\. You pass /),
      "You are there: Sushi Koi, on your right.",
    ]);
    expect(html.match(/class="plan-way"/g)).toHaveLength(2);
    expect(html).toMatch(/105 m[\s\S]*about 2 minutes/);
    expect(robots).toMatch(/^noindex/);
  });

  it("uses lifts if it has to be step-free, and the escalator if that is quicker", async () => {
    const query = "from=shop.fashion-lnena&to=shop.dining-sushi-koi";
    const quick = steps((await plan(query)).html).join(" ");
    const stepFree = await plan(`${query}&step-free=1`);
    expect(quick.includes("escalator to floor 2")).toBe(true);
    expect(steps(stepFree.html).join(" ")).toContain("lift to floor 2");
    expect(steps(stepFree.html).join(" ")).not.toMatch(/escalator|stairs/);
    expect(stepFree.html.includes("No stairs or escalators on this route.")).toBe(true);
  });

  it("begins at a bay of the car park, a stop or an entrance, and leads back there", async () => {
    const bay = await plan("bay=c+014&to=dining-sushi-koi&step-free=1");
    expect(steps(bay.html)).toEqual([
      "Walk straight on for 14 m.",
      "Turn left and walk 35 m.",
      "Turn right and walk 10 m.",
      "Take the lift to floor 2. It is on your left.",
      "As you step out, turn right and walk 12 m.",
      expect.stringMatching(/^Turn right and walk \d+ m\. You pass /),
      "You are there: Sushi Koi, on your right.",
    ]);
    expect(bay.html).toContain("Car park C, bay C14");
    const stop = await plan("from=point.stop-tram&to=fashion-petrol");
    expect(steps(stop.html).slice(0, 2)).toEqual([
      "Walk 150 m outside, up to: Tram entrance.",
      expect.stringMatching(/^Come in and walk straight on for \d+ m\.$/),
    ]);
    const back = await plan("from=fashion-petrol&to=point.stop-tram");
    expect(steps(back.html).slice(-2)).toEqual([
      "Go out through: Tram entrance. Then walk 150 m.",
      "You are there: Harfa stop.",
    ]);
    for (const [path, words] of [
      ["/cz/plan-centra/main", "Jděte 150 m venku až ke vchodu: Vchod od tramvaje."],
      ["/sk/plan-centra/main", "Choďte 150 m vonku až k vchodu: Vchod od električky."],
      ["/de/lageplan/main", "Gehen Sie draußen 150 m bis zum Eingang: Eingang Straßenbahn."],
    ] as const)
      expect(steps((await plan("from=point.stop-tram&to=fashion-petrol", path)).html)[0]).toBe(words);
  });

  it("shows the area of a bay, and says which bays there are", async () => {
    const area = await plan("bay=E9");
    expect(currentFloor(area.html)).toBe("Car park, basement level 1");
    expect(area.html).toMatch(/plan-lit[^>]*><title>Car park E/);
    const words = area.html.replaceAll(/<[^>]*>/g, "");
    expect(words).toContain("bays E1–E200\u00a0· 24 for people with disabilities");
    const none = await plan("bay=Z99");
    expect(none.status).toBe(404);
    expect(none.html).toContain("No parking bay is called Z99");
    expect(none.html).toContain("A1–A200, B1–B200");
  });

  it("leads to the nearest of several toilets", async () => {
    const { html } = await plan("from=shop.fashion-petrol&to=amenity.a-toilets");
    expect(steps(html).at(-1)).toMatch(/^You are there: Toilets/);
    expect(html.match(/class="plan-way"/g)).toHaveLength(1);
  });

  it.each([
    ["/en/floorplan/main", "Take the lift to floor 2."],
    ["/cz/plan-centra/main", "Jeďte výtahem do 2. patra."],
    ["/sk/plan-centra/main", "Choďte výťahom na 2. poschodie."],
    ["/de/lageplan/main", "Fahren Sie mit dem Aufzug in die 2. Etage."],
  ])("on %s says: %s", async (path, words) => {
    expect(steps((await plan("to=dining-sushi-koi", path)).html).join(" ")).toContain(words);
  });
});

describe("invalid parameters", () => {
  it.each([
    ["shop=long-gone", 404, "That place is not on the plan"],
    ["unit=9-99", 404, "That place is not on the plan"],
    ["to=long-gone", 404, "That place is not on the plan"],
    ["from=long-gone&to=dining-sushi-koi", 404, "That place is not on the plan"],
    ["floor=77", 404, "There is no such floor"],
    ["amenity=a-wifi", 200, "Not marked on the plan: Free Wi-Fi"],
    ["to=a-wifi", 200, "Not marked on the plan: Free Wi-Fi"],
    ["from=dining-sushi-koi&to=shop.dining-sushi-koi", 200, "You are already there: Sushi Koi"],
  ])("?%s answers %s and says so, with the plan", async (query, status, words) => {
    const answer = await plan(query);
    expect(answer.status).toBe(status);
    expect(answer.html.includes(words)).toBe(true);
    expect(answer.html.includes('class="plan-floor"')).toBe(true);
  });

  it.each([
    "floor=one",
    "floor=1e9",
    "floor=99999",
    "shop=%3Cscript%3E",
    "unit=%00",
    "to=%22%3E%3Cimg",
    `from=${"x".repeat(300)}`,
  ])("?%s answers 400 with the mall's error screen", async (query) => {
    const answer = await plan(query);
    expect(answer.status).toBe(400);
    expect(answer.html).toMatch(/<h1[^>]*>This address can’t be read/);
    expect(/<script>|"><img/.test(answer.html)).toBe(false);
  });

  it.each(["/en/floorplan/nope", "/en/floorplan/..%2fsettings", "/en/floorplan/%00"])(
    "%s answers 404",
    async (path) => {
      expect((await plan("", path)).status).toBe(404);
    },
  );
});

it("never share a cached page with another query", async () => {
  const lit = await plan("shop=fashion-petrol");
  const other = await plan("shop=fashion-lnena");
  expect(lit.html).toMatch(/plan-lit[^>]*><title>Petrol/);
  expect(other.html).toMatch(/plan-lit[^>]*><title>Lněná/);
  expect((await plan("shop=fashion-petrol")).html).toBe(lit.html);
});
