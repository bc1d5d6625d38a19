import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";
import { photo, sendForm } from "../requests/member";
import { hides, shows } from "../screens/page-words";
import { visitor } from "../stand-ins/other-mall-api/content/loyalty";
import { type ConnectedSite, startConnectedSite, tenant } from "../stand-ins/web-app-mall-api/connected-site";

let on: ConnectedSite;
beforeAll(async () => {
  on = await startConnectedSite(sharedSite());
}, 60_000);
afterAll(() => on.stop());

describe("the member's area", () => {
  it("has states by number: what is used or cancelled can't be used again", async () => {
    const states = await Promise.all(
      [961, 962, 963].map(async (id) => (await on.asMember(`/en/my-reward/${id}`)).text),
    );
    shows(states[0] ?? "", "Ready to use");
    shows(states[1] ?? "", "Used");
    shows(states[2] ?? "", "Expired");
    for (const text of states.slice(1)) hides(text, "Ready to use");
    const { text } = await on.asMember("/en/dashboard/rewards");
    shows(text, "Ready to use 1 Used 1 Expired 1");
  });

  it("shows the code of a reward as the platform's picture", async () => {
    const { html, text } = await on.asMember("/en/my-reward/961");
    shows(html, '<img src="/my-reward-code/961"');
    shows(text, "It is scanned from your screen.");
    hides((await on.asMember("/en/my-reward/962")).html, "my-reward-code");
    const picture = await ask(on.site, tenant, "/my-reward-code/961", { headers: { Cookie: on.cookie } });
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  });

  it("shows receipts with their shop, number, total and state", async () => {
    const { html, text } = await on.asMember("/en/dashboard/receipts");
    expect(text).toMatch(/Knihy Letná [\w ]+ · 648.50 Kč Credited № 2201-77/);
    expect(text).toMatch(/Trattoria Oliva [\w ]+ · 412 Kč Being checked № 0098\/B/);
    expect(text).toMatch(/Elektro Vlna [\w ]+ · 3,490 Kč Rejected № 7711/);
    hides(text, "Zkontroluje obsluha");
    // The number of crowns per point, and how old a receipt may be, are no settings of a web site there.
    hides(text, "earns a point");
    hides(text, "days of the purchase");
    const options = /<select[^>]*name="company_id"[\s\S]*?<\/select>/.exec(html)?.[0] ?? "";
    shows(options, "Botanik");
    hides(options, "Phở Lan");
  });

  it("shows the points, the person and their language, and says nothing of what is unknown", async () => {
    shows((await on.asMember("/en/dashboard")).text, "1,250 points");
    const { html, text } = await on.asMember("/en/dashboard/profile");
    for (const value of [
      visitor.firstName,
      visitor.lastName,
      "1988-04-09",
      "+420 603 555 010",
      "Nábřežní 7, Praha",
    ])
      shows(html, `value="${value}"`);
    shows(html, "/my-picture?v=");
    expect(html).toMatch(/<option value="cz" selected="">/);
    hides(text, "Your profile is complete");
    hides(text, "% complete");
  });

  it("sends a receipt in the platform's names and crowns, and shows its messages at their fields", async () => {
    const screen = "/en/dashboard/receipts";
    const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Prague" }).format(new Date());
    const fields = { intent: "receipt", company_id: "101", issued_at: day, total: "1 249,50" };
    const taken = await sendForm(on.site, tenant, screen, {
      cookie: on.cookie,
      fields: { ...fields, key: randomUUID(), file: await photo(), number: "TAKEN" },
    });
    expect(taken.status).toBe(422);
    expect(taken.html).toMatch(/aria-invalid="true"[^>]*name="number"|name="number"[^>]*aria-invalid="true"/);
    const sent = await sendForm(on.site, tenant, screen, {
      cookie: on.cookie,
      fields: { ...fields, key: randomUUID(), file: await photo(), number: "A-77" },
    });
    expect(sent.status).toBe(303);
    expect((await on.asMember(screen)).text).toMatch(
      /Kabátek & syn [\w ]+ · 1,249.50 Kč Being checked № A-77/,
    );
  });

  it("changes the profile, and reads the change back", async () => {
    const screen = "/en/dashboard/profile";
    const fields = {
      intent: "profile",
      first_name: "Alžběta",
      last_name: "Nová",
      phone: "+420 603 555 011",
      birth_date: "1988-04-09",
      gender: "",
      street: "",
      city: "",
      zip_code: "",
      country: "",
      language: "sk",
    };
    expect((await sendForm(on.site, tenant, screen, { cookie: on.cookie, fields })).status).toBe(303);
    const { html } = await on.asMember(screen);
    shows(html, 'value="Nová"');
    expect(html).toMatch(/<option value="sk" selected="">/);
  });

  it("activates a reward", async () => {
    const { html } = await on.asMember("/en/dashboard/rewards?activate=301");
    const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const fields = { intent: "activate", reward_id: "301", key };
    const sent = await sendForm(on.site, tenant, "/en/dashboard/rewards?activate=301", {
      cookie: on.cookie,
      fields,
    });
    expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/\/en\/my-reward\/\d+$/)]);
    shows((await on.asMember(sent.location ?? "")).text, "Ready to use");
    shows((await on.asMember("/en/dashboard/rewards")).text, "1,100 points");
  });

  it("likes and follows", async () => {
    for (const [reaction, type, id] of [
      ["like", "reward", "304"],
      ["follow", "company", "106"],
    ] as const) {
      const fields = { reaction, type, id, language: "en", redirectTo: "/en" };
      expect((await sendForm(on.site, tenant, "/reactions", { cookie: on.cookie, fields })).status).toBe(303);
    }
    const { text } = await on.asMember("/en/dashboard/favourites");
    shows(text, "Dinner for two");
    shows(text, "Botanik");
  });
});

describe("the session", () => {
  it("doesn't begin with a wrong password, which is shown as such", async () => {
    const { status, text } = await sendForm(on.site, tenant, "/en/login", {
      cookie: "",
      fields: { intent: "login", email: visitor.email, password: "wrong" },
    });
    expect(status).toBe(422);
    shows(text, "Špatný e-mail nebo heslo.");
  });

  it("ends where the platform says in an answer of 200 that it has ended", async () => {
    const { status, location } = await on.open("/en/dashboard", { Cookie: "token=forgotten" });
    expect([status, location]).toEqual([302, expect.stringContaining("/en/login?redirectTo=")]);
  });

  it("ends with a call by GET", async () => {
    const own = await on.logInMember();
    const sent = await sendForm(on.site, tenant, "/logout", { cookie: own, fields: { language: "en" } });
    expect(sent.status).toBe(303);
    const ends = on.platform.calls.filter(({ path }) => path === "logout");
    expect(ends).toMatchObject([{ method: "GET", failure: null }]);
  });
});

describe("the floor plan", () => {
  it("opens with the ground floor, in the order of its levels, with shops by name and facilities by kind", async () => {
    const { html, text } = await on.open("/en/floorplan/1");
    // The others with their levels, which a phone shows in place of their names.
    shows(text, "−1 Basement level 1 Ground floor 1 Floor 1 2 Floor 2");
    expect(html).toMatch(/aria-current="page"[^>]*>Ground floor</);
    expect(html).toMatch(/<a[^>]*href="\/en\/shop\/106\/botanik"[^>]*><title>Botanik<\/title><path/);
    for (const facility of ["Lift", "Escalator", "Toilets", "First aid", "Infostánek", "Tramvaj Nábřežní"])
      shows(text, facility);
    hides(text, "Parkoviště P1");
    shows((await on.open("/en/floorplan/1?floor=-1")).text, "Parkoviště P1");
    shows((await on.open("/cz/plan-centra/1?floor=2")).text, "Drinking water");
    shows((await on.open("/cz/plan-centra/1")).text, "První pomoc");
  });

  it("shows where a shop is, and promises no way there", async () => {
    const plan = await on.open("/en/floorplan/1?shop=104");
    expect(plan.html).toMatch(/aria-current="page"[^>]*>Floor 1</);
    expect(plan.html).toMatch(/plan-lit[^>]*><title>Knihy Letná/);
    const shop = await on.shop(104);
    shows(shop.text, "Show on the floor plan");
    for (const { text } of [plan, shop])
      for (const way of ["Way from", "The way there", "Find your way", "Step-free"]) hides(text, way);
  });
});

it("asks the platform for nothing that it refuses: no filter, sort or method", () => {
  const refused = on.platform.calls.filter(({ failure }) => failure === 400 || failure === 405);
  expect(refused).toEqual([]);
});
