import { beforeAll, describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";
import { newMember } from "../requests/new-member";

const tenant = "galerieharfa";
const site = sharedSite();
let page = "";
let member = "";
beforeAll(async () => {
  member = await newGuest();
  const answer = await ask(site, tenant, "/api/proxy/amenities?per_page=48");
  const { data } = (await answer.json()) as { data: { data: { id: string; service_id: string | null }[] } };
  const amenity = data.data.find(({ service_id }) => service_id);
  const found = await ask(site, tenant, `/en/amenity/${amenity?.id}/x`);
  page = found.headers.get("Location") ?? expect.fail("No amenity can be booked");
}, 60_000);

async function open(path: string, cookie = "") {
  const response = await ask(site, tenant, path, { headers: cookie ? { Cookie: cookie } : {} });
  const html = (await response.text())
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll("<!-- -->", "");
  const slots = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([input]) => ({
    id: /value="([^"]+)"/.exec(input)?.[1] ?? "",
    isFree: !/ disabled/.test(input),
    isChosen: / checked/.test(input),
  }));
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const days = [...html.matchAll(/href="([^"]*(?:[?&]|&amp;)day=[^"]*)#booking"/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
  return { response, html, slots, hidden, days };
}
type Opened = Awaited<ReturnType<typeof open>>;

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(site, tenant, "/bookings", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: site.of(tenant), ...headers },
  });

const fieldsOf = ({ hidden }: Opened, slot?: string) => ({
  service: hidden("service"),
  day: hidden("day"),
  language: "en",
  redirectTo: hidden("redirectTo"),
  key: hidden("key"),
  ...(slot && { slot }),
});

const newGuest = async () => (await newMember(site.mallApi, tenant)).cookie;

/** The last day that can be booked, on which nobody has booked yet. */
async function lastDay(cookie: string) {
  const { days } = await open(page, cookie);
  return open(days.at(-1) ?? page, cookie);
}

describe("booking without scripts", () => {
  it("shows days as links and a day's slots as radio buttons, and selects the first day with a free one", async () => {
    const { slots, days, html } = await open(page);
    expect(days).toHaveLength(14);
    expect(slots.length).toBeGreaterThan(3);
    expect(slots.some(({ isFree }) => isFree)).toBe(true);
    expect(html).toContain('aria-current="date"');
    const other = await open(days[5] ?? "");
    expect(other.hidden("day")).toBe(new URLSearchParams(days[5]?.split("?")[1]).get("day"));
    expect(other.slots.every(({ id }) => id.startsWith(other.hidden("day")))).toBe(true);
  });

  it("books a slot once however often the form is sent, and confirms it on the page", async () => {
    const guest = await newGuest();
    const day = await lastDay(guest);
    const slot = day.slots.find(({ isFree }) => isFree)?.id ?? "";
    const answers = await Promise.all([1, 2, 3].map(() => post(fieldsOf(day, slot), { Cookie: guest })));
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).not.toContain("problem");
      expect(answer.headers.getSetCookie().join()).toContain("toast=");
    }
    const after = await open(answers[0]?.headers.get("Location") ?? "", guest);
    expect(after.slots.find(({ id }) => id === slot)?.isFree).toBe(false);
    expect(
      after.html.match(/You have booked<\/p><ul[^>]*>(<li>[^<]*<\/li>)+/)?.[0].match(/<li>/g),
    ).toHaveLength(1);
  });

  it("books a slot for one of two members, and shows the other an error and the free slots", async () => {
    const [one, two] = await Promise.all([newGuest(), newGuest()]);
    const [ofOne, ofTwo] = await Promise.all([lastDay(one), lastDay(two)]);
    const slot = ofOne.slots.filter(({ isFree }) => isFree)[1]?.id ?? "";
    const answers = await Promise.all([
      post(fieldsOf(ofOne, slot), { Cookie: one }),
      post(fieldsOf(ofTwo, slot), { Cookie: two }),
    ]);
    const places = answers.map((answer) => answer.headers.get("Location") ?? "");
    expect(places.filter((place) => place.includes("problem=taken"))).toHaveLength(1);
    const loser = places[0]?.includes("problem=taken") ? one : two;
    const again = await open(places.find((place) => place.includes("problem=taken")) ?? "", loser);
    expect(again.html).toContain("This slot has just been taken");
    expect(again.slots.find(({ id }) => id === slot)?.isFree).toBe(false);
    expect(again.hidden("day")).toBe(ofOne.hidden("day"));
  });

  it("limits a member to five open bookings", async () => {
    const guest = await newGuest();
    const { days } = await open(page, guest);
    const places = [];
    for (const link of days.slice(6, 12)) {
      const day = await open(link, guest);
      const answer = await post(fieldsOf(day, day.slots.find(({ isFree }) => isFree)?.id), { Cookie: guest });
      places.push(answer.headers.get("Location") ?? "");
    }
    expect(places.map((place) => place.includes("problem=limit"))).toEqual([
      ...Array<boolean>(5).fill(false),
      true,
    ]);
  });

  it("requires a slot, and asks for another if it is invalid", async () => {
    const day = await open(page, member);
    const none = await post(fieldsOf(day), { Cookie: member });
    const again = await open(none.headers.get("Location") ?? "", member);
    expect(again.html).toContain("Please choose a time.");
    expect(again.html).toMatch(/<title>Error: /);
    expect(day.html).not.toMatch(/<title>Error: /);
    for (const slot of ["2020-01-01T10:00", "2999-01-01T10:00", "nonsense", `${day.hidden("day")}T10:01`]) {
      const answer = await post(fieldsOf(day, slot), { Cookie: member });
      expect(answer.headers.get("Location"), slot).toContain("problem=past");
    }
  });
});

describe("a visitor's booking", () => {
  it("redirects via the log-in back to the same selection", async () => {
    const { days } = await open(page);
    const day = await open(days[9] ?? "");
    const slot = day.slots.find(({ isFree }) => isFree)?.id ?? "";
    expect(day.hidden("key")).toBe("");
    const sent = await post(fieldsOf(day, slot));
    const login = new URL(sent.headers.get("Location") ?? "", site.of(tenant));
    expect(login.pathname).toBe("/en/login");
    const place = login.searchParams.get("redirectTo") ?? "";
    const back = await open(place, member);
    expect(back.hidden("day")).toBe(day.hidden("day"));
    expect(back.slots.filter(({ isChosen }) => isChosen).map(({ id }) => id)).toEqual([slot]);
    expect(back.hidden("key")).not.toBe("");
  });

  it("sees the public page: no key, no bookings, whoever visited before", async () => {
    const first = await open(page);
    const mine = await open(page, member);
    expect(mine.response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(mine.hidden("key")).not.toBe("");
    const stranger = await open(page);
    expect(stranger.html).toBe(first.html);
    expect(stranger.html).not.toContain("You have booked");
  });
});

describe("hostile bookings", () => {
  it("are rejected across sites, by links, and with fields that no form sends", async () => {
    const day = await open(page, member);
    const good = fieldsOf(day, day.slots.find(({ isFree }) => isFree)?.id);
    const foreign = await post(good, { Cookie: member, Origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    const link = await ask(site, tenant, `/bookings?${new URLSearchParams(good)}`, {
      headers: { Cookie: member },
    });
    await link.text();
    expect(link.status).toBeGreaterThanOrEqual(400);
    for (const wrong of [
      { day: "tomorrow" },
      { service: "" },
      { language: "xx" },
      { slot: "x".repeat(101) },
    ]) {
      expect((await post({ ...good, ...wrong }, { Cookie: member })).status).toBe(400);
    }
    const elsewhere = await post(
      { ...good, slot: "nonsense", redirectTo: "//evil.example" },
      { Cookie: member },
    );
    expect(elsewhere.headers.get("Location")).toMatch(/^\/en\/amenities\/1\?/);
    expect((await open(page, member)).slots).toEqual(day.slots);
  });

  it("can't be made by a URL: invalid parameters are ignored", async () => {
    const { response, html, hidden } = await open(`${page}?service=<b>&day=1999-01-01&slot=x&problem=evil`);
    expect(response.status).toBe(200);
    expect(html).not.toContain("<b>");
    expect(html).not.toContain('role="alert"');
    expect(hidden("day")).toMatch(/^20\d\d-/);
  });
});
