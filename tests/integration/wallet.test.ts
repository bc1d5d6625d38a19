import { languages } from "@contract/languages";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { href } from "../../app/locale/href";
import { sharedSite } from "../processes/shared-site";
import { ask, logIn } from "../processes/site-process";
import { earn, join, openPage, operator, sendForm } from "../requests/member";
import { hidden } from "../requests/visitor";

const tenant = "promenade";
const site = sharedSite();
let demo = "";
beforeAll(async () => {
  demo = await logIn(site, tenant);
}, 60_000);

const open = (path: string, cookie: string) => openPage(site, tenant, path, cookie);
const asking = (reward: string) => `/en/dashboard/rewards?activate=${reward}`;

/** Creates a member with points: one per ten crowns. */
async function memberWith(crowns: number): Promise<string> {
  const cookie = await join(site, tenant);
  if (crowns > 0) await earn(site, tenant, cookie, crowns);
  return cookie;
}

/** Sends the confirmation form as rendered, or with a given key. */
async function activate(reward: string, cookie: string, key?: string) {
  const drawn = key ?? hidden((await open(asking(reward), cookie)).html, "key");
  const fields = { intent: "activate", reward_id: reward, key: drawn };
  return sendForm(site, tenant, asking(reward), { cookie, fields });
}

const idIn = (location: string | null) => /\/my-reward\/([\w-]+)$/.exec(location ?? "")?.[1] ?? expect.fail();

async function balanceOf(cookie: string): Promise<number> {
  const { text } = await open("/en/dashboard/rewards", cookie);
  return Number(/font-display text-title tabular">([\d,]+)</.exec(text)?.[1]?.replace(",", ""));
}

describe("the URL of rewards without a page", () => {
  it("redirects a member to their own rewards and everyone else to the first page, uncached", async () => {
    for (const language of languages) {
      const list = href("rewards", { page: 1 }, language);
      const bare = list.replace(/\/1$/, "");
      const own = href("dashboard-rewards", null, language);
      // Alternating, so that a cached response would be noticed.
      for (const [cookie, status, to] of [
        ["", 301, list],
        [demo, 302, own],
        ["", 301, list],
      ] as const) {
        const answer = await open(bare, cookie);
        expect([answer.status, answer.location], bare).toEqual([status, to]);
        expect(answer.headers.get("Cache-Control"), bare).toBe("private, no-store");
      }
    }
    expect((await open("/en/rewards/1", demo)).status).toBe(200);
  });
});

describe("an activation", () => {
  it("asks for confirmation, with the price and the remaining stock", async () => {
    const { text } = await open(asking("r-coffee"), demo);
    const balance = await balanceOf(demo);
    expect(text.includes("Activate for 50\u00a0points?")).toBe(true);
    expect(text.includes(`${(balance - 50).toLocaleString("en")}\u00a0points`)).toBe(true);
  });

  it("sent twice, concurrently and later, activates one reward", async () => {
    const cookie = await memberWith(1_900);
    const key = hidden((await open(asking("r-coffee"), cookie)).html, "key");
    const answers = await Promise.all([1, 2, 3].map(() => activate("r-coffee", cookie, key)));
    answers.push(await activate("r-coffee", cookie, key));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(answers[0]?.toast).toContain("A coffee of your choice is yours");
    expect(await balanceOf(cookie)).toBe(140);
    const { text } = await open("/en/dashboard/rewards?show=active", cookie);
    expect(text.match(/href="\/en\/my-reward\//g)).toHaveLength(1);
  });

  it("is rejected with the exact reason", async () => {
    const poor = await memberWith(300);
    const refused = async (reward: string, cookie: string) => {
      const { status, text } = await activate(reward, cookie, "key-of-the-test");
      return `${status} ${/role="alert"[^>]*>[\s\S]*?<\/svg>([^<]+)</.exec(text)?.[1]}`;
    };
    expect(await refused("r-coffee", poor)).toBe("409 20\u00a0points more needed to reach 50.");
    expect(await refused("r-parking", demo)).toBe(
      "409 You have already had it; each member can have it once.",
    );
    expect(await refused("r-lounge", demo)).toMatch(
      /^409 It is for members from tier Patron upwards\. Your tier is Friend\. Earn another [\d,]+\spoints this year/,
    );
    const { text } = await open("/en/dashboard/rewards", poor);
    expect(text.includes("20\u00a0points more needed to reach 50.")).toBe(true);
    expect(text.includes("activate=r-coffee")).toBe(false);
    expect(await balanceOf(poor)).toBe(30);
  });

  it("of the last item succeeds for one of two", async () => {
    const members = await Promise.all([1, 2, 3, 4].map(() => memberWith(1_900)));
    const [first = "", second = "", third = "", fourth = ""] = members;
    for (const cookie of [first, second]) expect((await activate("r-tote", cookie)).status).toBe(303);
    // With keys of their own, so that neither opens the page after the other has taken the last.
    const both = await Promise.all(
      [third, fourth].map((cookie, at) => activate("r-tote", cookie, `key-of-the-last-${at}`)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    const loser = both[0]?.status === 409 ? third : fourth;
    expect(both.find(({ status }) => status === 409)?.text.includes("None are left.")).toBe(true);
    expect(await balanceOf(loser)).toBe(190);
    const { status, text } = await open(asking("r-tote"), loser);
    expect(status).toBe(200);
    expect(text.includes('name="reward_id"')).toBe(false);
  }, 60_000);

  it("is offered on the reward's page, with a link to log in for everyone else", async () => {
    const path = "/en/reward/r-coffee/a-coffee-of-your-choice";
    const cookie = await memberWith(1_900);
    const { html } = await open(path, cookie);
    expect(hidden(html, "reward_id")).toBe("r-coffee");
    expect(html.includes(`action="${asking("r-coffee")}"`)).toBe(true);
    expect((await activate("r-coffee", cookie, hidden(html, "key"))).status).toBe(303);
    const stranger = await open(path, "");
    expect(stranger.html.includes('name="reward_id"')).toBe(false);
    expect(stranger.html.includes(`/en/login?redirectTo=${encodeURIComponent(path)}`)).toBe(true);
  });

  it("anonymous, of an unknown reward, or from another site is rejected", async () => {
    const fields = { intent: "activate", reward_id: "r-coffee", key: "key-of-the-test" };
    const stranger = await sendForm(site, tenant, asking("r-coffee"), { cookie: "", fields });
    expect(stranger.location).toBe(href("login", null, "en", { redirectTo: asking("r-coffee") }));
    expect((await open(asking("r-none"), demo)).status).toBe(404);
    const foreign = await ask(site, tenant, asking("r-coffee"), {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Cookie: demo, Origin: "https://evil.example" },
    });
    expect(foreign.status).toBe(403);
  });
});

describe("a voucher", () => {
  it("shows its code as the till reads it, and is private to its member", async () => {
    const cookie = await memberWith(1_900);
    const id = idIn((await activate("r-coffee", cookie)).location);
    const other = await join(site, tenant);
    const { html, text, headers } = await open(`/en/my-reward/${id}`, cookie);
    const code = /Code: <\/span>([A-Z0-9-]+)</.exec(text)?.[1] ?? expect.fail();
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(html).toMatch(/>A coffee of your choice<\/h2>[\s\S]*The code /);
    expect(html.match(new RegExp(`role="img" aria-label="The code ${code} for scanners"`, "g"))).toHaveLength(
      2,
    );
    for (const path of [`/en/my-reward/${id}`, pictureOf(id)]) {
      expect((await open(path, other)).status, path).toBe(404);
      const stranger = await open(path, "");
      expect(stranger.status, path).toBe(302);
      expect(stranger.location, path).toBe(href("login", null, "en", { redirectTo: `/en/my-reward/${id}` }));
    }
  });

  it("is saved as a picture", async () => {
    const cookie = await memberWith(1_900);
    const id = idIn((await activate("r-coffee", cookie)).location);
    const png = await ask(site, tenant, pictureOf(id, "cz"), { headers: { Cookie: cookie } });
    expect(png.headers.get("Content-Type")).toBe("image/png");
    expect(png.headers.get("Content-Disposition")).toBe('attachment; filename="kava-podle-vyberu.png"');
    expect(png.headers.get("Cache-Control")).toBe("private, no-store");
    const { format, width } = await sharp(Buffer.from(await png.arrayBuffer())).metadata();
    expect([format, width]).toEqual(["png", 720]);
    for (const path of [`/my-reward/${id}.gif?language=en`, `/my-reward/${id}.png?language=xx`]) {
      expect((await open(path, cookie)).status, path).toBe(404);
    }
  });

  it("shows no code once it is redeemed", async () => {
    const cookie = await memberWith(1_900);
    const id = idIn((await activate("r-coffee", cookie)).location);
    const code = /aria-label="The code (\S+) for/.exec((await open(`/en/my-reward/${id}`, cookie)).html)?.[1];
    expect(await operator(site.databaseUrl, "use", tenant, code ?? "")).toContain("Used");
    const { status, html, text } = await open(`/en/my-reward/${id}`, cookie);
    expect(status).toBe(200);
    expect(html.includes(code ?? "")).toBe(false);
    expect(/>Used \d/.test(text)).toBe(true);
    expect((await open(pictureOf(id), cookie)).status).toBe(404);
    expect((await open("/en/dashboard/rewards?show=used", cookie)).text.includes(`/en/my-reward/${id}`)).toBe(
      true,
    );
    expect((await open("/en/dashboard/rewards", cookie)).text.includes(`/en/my-reward/${id}`)).toBe(false);
  }, 30_000);

  it("is listed with the others after it expired, and there is no page past the last", async () => {
    const { text } = await open("/en/dashboard/rewards?show=expired", demo);
    expect(/Expired \d/.test(text)).toBe(true);
    expect((await open("/en/dashboard/rewards?show=expired&page=2", demo)).status).toBe(404);
    expect((await open("/en/dashboard/rewards?page=x", demo)).status).toBe(404);
  });
});

const pictureOf = (id: string, language = "en") => `/my-reward/${id}.png?language=${language}`;

describe("badges", () => {
  it("are listed with their progress, the earned ones first", async () => {
    const { text } = await open("/en/dashboard/awards", demo);
    const [earned = "", ahead = ""] = text.split(">Within reach<");
    expect(earned.match(/">\d+\s\w+\s\d{4}<\/time>/g)?.length).toBeGreaterThan(0);
    expect(/">\d+\s\w+\s\d{4}<\/time>/.test(ahead)).toBe(false);
    const shares = [...ahead.matchAll(/>(\d+) of (\d+)</g)].map(
      ([, have, need]) => Number(have) / Number(need),
    );
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  });

  it("say how to earn the first one", async () => {
    const { text } = await open("/en/dashboard/awards", await join(site, tenant));
    expect(text.includes("No badge yet")).toBe(true);
    expect(/">\d+\s\w+\s\d{4}<\/time>/.test(text)).toBe(false);
  });
});

describe("bookings", () => {
  const screen = "/en/dashboard/purchases";

  it("are exported to a calendar, cancelled once, and private to their member", async () => {
    const { html } = await open(screen, demo);
    const order = hidden(html, "order");
    const calendar = await open(`/booking/${order}.ics?language=en`, demo);
    expect(calendar.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(calendar.html).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:An hour with a stylist\r\n/);

    expect((await open("/booking/none.ics?language=en", demo)).status).toBe(404);
    const other = await join(site, tenant);
    const cancel = (cookie: string) =>
      sendForm(site, tenant, screen, { cookie, fields: { intent: "cancel", order } });
    expect((await open(`/booking/${order}.ics?language=en`, other)).status).toBe(404);
    const stolen = await cancel(other);
    expect(stolen.status).toBe(409);
    expect(stolen.text.includes("This booking no longer exists.")).toBe(true);
    expect((await open(screen, demo)).html.includes(`value="${order}"`)).toBe(true);

    const done = await cancel(demo);
    expect([done.status, done.location]).toEqual([303, `${screen}#upcoming`]);
    expect(done.toast).toContain("The booking is cancelled.");
    expect((await cancel(demo)).status).toBe(303);
    expect((await open(screen, demo)).html.includes(`value="${order}"`)).toBe(false);
    expect((await open(`${screen}?show=cancelled`, demo)).text.includes("An hour with a stylist")).toBe(true);
    expect((await open(`/booking/${order}.ics?language=en`, demo)).status).toBe(404);
  });

  it("cancelled in an expired session are cancelled only after the log-in", async () => {
    const fields = { intent: "cancel", order: "any" };
    const cookie = "token=stale";
    const { status, location } = await sendForm(site, tenant, screen, { cookie, fields });
    expect([status, location]).toEqual([303, screen]);
    const page = await ask(site, tenant, screen, { headers: { Cookie: cookie } });
    const login = href("login", null, "en", { redirectTo: screen });
    expect([page.status, page.headers.get("Location")]).toEqual([302, login]);
  });
});
