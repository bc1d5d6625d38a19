import type { Page } from "@playwright/test";
import type { PresenceChannel } from "pusher-js";
import { joined, realtimeClient } from "../../realtime-server/test-client";
import { type RunningSite, startSite } from "../processes/site-process";
import { newMember } from "../requests/new-member";
import { siteSigner } from "../requests/site-signer";
import { startRealtimeServer } from "../stand-ins/realtime-server";
import { startSoketi } from "../stand-ins/soketi";
import { expect, hydrated, suppressSetup, test } from "./mall-site";

const mall = "galerieharfa";
const app = { PUSHER_APP_ID: "7", PUSHER_KEY: "mall-key", PUSHER_SECRET: "mall-secret" };

/** A site whose browsers connect to another host and port than its own. */
const siteWith = (port: number) =>
  startSite({
    ...app,
    PUSHER_HOST: "127.0.0.1",
    PUSHER_PORT: String(port),
    PUSHER_USE_TLS: "false",
    MALL_API_OUTBOX: "open",
  });

/** The names of the protocol's events that the page receives, with the channel if there is one. */
function eventsOf(page: Page): string[] {
  const events: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const { event, channel } = JSON.parse(String(payload));
      events.push([event, channel].filter(Boolean).join(" "));
    }),
  );
  return events;
}

/** Logs in with JavaScript, without leaving the document that everybody has. */
async function logIn(
  page: Page,
  site: RunningSite,
  path: string,
  member: { email: string; password: string },
) {
  await suppressSetup(page.context());
  await page.goto(`${site.of(mall)}/en/login?redirectTo=${encodeURIComponent(path)}`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const main = page.getByRole("main");
  await main.getByLabel("E-mail").fill(member.email);
  await main.getByLabel("Password", { exact: true }).fill(member.password);
  await main.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(`**${path}`);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
}

test("after a log-in with JavaScript the page connects to the realtime server's host", async ({ page }) => {
  const server = await startRealtimeServer("nobody");
  const site = await siteWith(server.port);
  try {
    const member = await newMember(site.mallApi, mall);
    await logIn(page, site, "/en/dashboard", member);
    await expect.poll(() => server.subscriptions).toContain(`private-customer-${member.id}`);
  } finally {
    // Before its site: a request without an answer would be a complaint.
    await page.close();
    await site.stop();
    await server.stop();
  }
});

test("members' pages join Soketi's channels with the site's signatures, and hear its events", async ({
  page,
  browser,
}) => {
  // The first time, Soketi is installed.
  test.setTimeout(400_000);
  const server = await startSoketi(app);
  const site = await siteWith(server.port);
  const context = await browser.newContext();
  try {
    const member = await newMember(site.mallApi, mall);
    const events = eventsOf(page);
    await logIn(page, site, "/en/dashboard/support", member);
    await expect.poll(() => events).toContain("pusher:signin_success");
    await expect
      .poll(() => events)
      .toContain(`pusher_internal:subscription_succeeded private-customer-${member.id}`);
    const main = page.getByRole("main");
    await page.getByLabel("What is it about?").selectOption("parking");
    await page.getByRole("textbox", { name: "Your message" }).fill("Is the lower floor full?");
    await main.getByRole("button", { name: "Send" }).click();
    const bubbles = (of: Page) => of.getByRole("log", { name: "Parking" }).getByRole("listitem");
    await expect(bubbles(page)).toHaveCount(2);
    const client = realtimeClient(server.port, app.PUSHER_KEY, siteSigner(site, mall, member.cookie));
    const conversation = new URL(page.url()).searchParams.get("conversation");
    const { members } = (await joined(client, `presence-support-${conversation}`)) as PresenceChannel;
    expect(members.me).toEqual({ id: member.id, info: { name: expect.stringContaining("Věra") } });
    client.disconnect();

    await suppressSetup(context);
    await context.addCookies([{ name: "token", value: member.token, url: site.of(mall) }]);
    const other = await context.newPage();
    await other.goto(page.url());
    await hydrated(other);
    await other.getByRole("textbox", { name: "Your message" }).fill("From another browser");
    await other.getByRole("main").getByRole("button", { name: "Send" }).click();
    await expect(bubbles(page)).toHaveCount(3);
    expect(events.filter((event) => event === `message private-customer-${member.id}`)).not.toEqual([]);
  } finally {
    await page.close();
    await context.close();
    await site.stop();
    await server.stop();
  }
});
