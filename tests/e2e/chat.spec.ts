import type { Browser, Page } from "@playwright/test";
import { earn, photo } from "../requests/member";
import { newMember } from "../requests/new-member";
import { expectAccessible } from "./axe";
import { expect, hydrated, site, siteOf, suppressSetup, test } from "./mall-site";

const tenant = "galerieharfa";
type Member = Awaited<ReturnType<typeof newMember>>;

/** A separate browser in which the member is logged in and receives realtime events. */
async function openBrowser(browser: Browser, member: Member, path: string): Promise<Page> {
  const context = await browser.newContext();
  await suppressSetup(context);
  await context.addCookies([{ name: "token", value: member.token, url: siteOf(tenant) }]);
  const page = await context.newPage();
  const joined = page.waitForResponse((response) => /pusher\/auth$/.test(response.url()) && response.ok());
  await page.goto(siteOf(tenant) + path);
  await hydrated(page);
  await joined;
  return page;
}

const isLive = (page: Page) =>
  expect(page.locator("[data-connection]")).toHaveAttribute("data-connection", "connected");
const bubbles = (page: Page) => page.getByRole("log", { name: "Parking" }).getByRole("listitem");
const said = (page: Page) => bubbles(page).locator("p.whitespace-pre-wrap").allTextContents();

async function write(page: Page, text: string) {
  await page.getByRole("textbox", { name: "Your message" }).fill(text);
  await page.locator("main").getByRole("button", { name: "Send" }).click();
}

async function ask(page: Page, text: string) {
  await page.getByLabel("What is it about?").selectOption("parking");
  await write(page, text);
  await expect(bubbles(page)).toHaveCount(2);
}

test("two browsers chat; one goes off-line and catches up without losses or duplicates", async ({
  browser,
}) => {
  const member = await newMember(site().mallApi, tenant);
  const one = await openBrowser(browser, member, "/en/dashboard/support");
  await ask(one, "Is the lower floor full?");
  const address = new URL(one.url()).pathname + new URL(one.url()).search;
  const other = await openBrowser(browser, member, address);
  await Promise.all([isLive(one), isLive(other)]);

  await write(one, "From the first");
  await expect(bubbles(other)).toHaveCount(3);
  await write(other, "From the second");
  await expect(bubbles(one)).toHaveCount(4);

  await other.context().setOffline(true);
  await expect(other.getByText("No connection at the moment")).toBeVisible();
  for (const number of [1, 2, 3]) await write(one, `While you were away ${number}`);
  await expect(bubbles(one)).toHaveCount(7);
  await expect(one.getByText("Waiting to be sent")).toHaveCount(0);
  await write(other, "Written in the lift");
  await write(other, "And once more");
  await expect(other.getByText("Waiting to be sent")).toHaveCount(2);
  await expect(other.getByRole("textbox", { name: "Your message" })).toHaveValue("");

  await other.context().setOffline(false);
  await expect(other.getByText("Waiting to be sent")).toHaveCount(0);
  await expect(bubbles(one)).toHaveCount(9);
  await expect(bubbles(other)).toHaveCount(9);
  const all = await said(one);
  expect(all.slice(2)).toEqual([
    "From the first",
    "From the second",
    "While you were away 1",
    "While you were away 2",
    "While you were away 3",
    "Written in the lift",
    "And once more",
  ]);
  expect(await said(other)).toEqual(all);
  await isLive(other);
  await write(one, "There again?");
  await expect(bubbles(other)).toHaveCount(10);
  // The question for consent lies over whatever the window's lower edge is at.
  await other.getByRole("button", { name: "Decline" }).click();
  await expect(other.locator(".consent")).toHaveCount(0);
  await expectAccessible(other);
  await other.reload();
  await expect(bubbles(other)).toHaveCount(10);
});

test("a new message is announced on every page, and counted in the menus and the tab title", async ({
  browser,
}) => {
  const member = await newMember(site().mallApi, tenant);
  const one = await openBrowser(browser, member, "/en/dashboard/support");
  const other = await openBrowser(browser, member, "/en/faq");
  // The mall's automatic reply to a first message reaches both.
  const answer = await fetch(`${site().mallApi}/${tenant}/v1/messages/message`, {
    method: "POST",
    headers: { Authorization: `Bearer ${member.token}`, "Idempotency-Key": `key-${Date.now()}` },
    body: formOf({ topic: "parking", text: "Asked elsewhere" }),
  });
  expect(answer.status).toBe(201);
  const log = other.getByRole("log").getByRole("listitem");
  await expect(log).toContainText("press the button on it");
  expect((await log.boundingBox())?.width).toBeCloseTo(300, 0);
  await expect(other.getByText("1 unread message").first()).toBeAttached();
  await expect(one).toHaveTitle(/^\(1\) Support/);
  const row = one.getByRole("navigation", { name: "Your conversations" }).getByRole("link");
  await expect(row).toContainText("1 unread message");
  await row.click();
  await expect(one).toHaveTitle(/^Parking – Support/);
  await expect(one.locator(".notices li"), "what is read needs no notice").toHaveCount(0, { timeout: 1_000 });
  await expect(other.getByText("unread message")).toHaveCount(0);
});

test("a receipt that is credited elsewhere appears in the open list", async ({ browser }) => {
  const member = await newMember(site().mallApi, tenant);
  const page = await openBrowser(browser, member, "/en/dashboard/receipts");
  const main = page.getByRole("main");
  await expect(main.getByText("No receipt yet")).toBeVisible();
  await earn(site(), tenant, `token=${member.token}`, 120);
  await expect(page.getByRole("log")).toContainText("Your receipt is approved");
  await expect(main.getByText("No receipt yet")).toHaveCount(0);
  await expect(main).toContainText(/\+\d+\spoints/);
});

test("a form that is being filled in outlives an event, and is sent once", async ({ browser }) => {
  const member = await newMember(site().mallApi, tenant);
  const page = await openBrowser(browser, member, "/en/dashboard/receipts");
  const main = page.getByRole("main");
  const key = main.locator('input[name="key"]');
  const before = await key.inputValue();
  await main.getByLabel("Receipt number").fill("T 77");
  await main.getByLabel("Shop", { exact: true }).selectOption({ index: 1 });
  await main.getByLabel("Photo of the receipt").setInputFiles({
    name: "receipt.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from(await (await photo()).arrayBuffer()),
  });
  await earn(site(), tenant, `token=${member.token}`, 120);
  const receipts = main.locator("[id^=receipt-]").filter({ hasText: /\+\d+\spoints/ });
  await expect(receipts.first()).toBeVisible();
  const seen = await receipts.count();
  await expect(main.getByLabel("Receipt number")).toHaveValue("T 77");
  expect(
    await main.getByLabel("Photo of the receipt").evaluate((field: HTMLInputElement) => field.files?.length),
  ).toBe(1);
  expect(await key.inputValue()).toBe(before);
  await main.getByLabel("Total in Kč").fill("130,00");
  const shown = await main.locator('input[name="issued_at"]').getAttribute("max");
  await main.locator('input[name="issued_at"]').fill(shown ?? "");
  await main.getByRole("button", { name: "Send the receipt" }).click();
  await expect(receipts).toHaveCount(seen + 1);
  expect(await key.inputValue()).not.toBe(before);
});

test("unsent messages are deleted at log-out, and visitors load no chat code", async ({ browser, page }) => {
  const member = await newMember(site().mallApi, tenant);
  const one = await openBrowser(browser, member, "/en/dashboard/support");
  await ask(one, "Anybody there?");
  await one.route("**/send-message", (route) => route.abort());
  await write(one, "Never sent");
  await expect(one.getByText("Waiting to be sent")).toBeVisible();
  const stored = () => one.evaluate(() => JSON.stringify(localStorage));
  expect(await stored()).toContain("Never sent");
  await one.locator("main").getByRole("button", { name: "Log out" }).click();
  await expect(one).toHaveURL(/\/en$/);
  expect(await stored()).not.toContain("Never sent");

  const sockets: string[] = [];
  const asked: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${siteOf(tenant)}/en`);
  await hydrated(page);
  await page.waitForTimeout(5_000);
  expect(sockets).toEqual([]);
  expect(asked.filter((url) => /live-session|pusher/.test(url))).toEqual([]);
});

test("a connection, also a reconnection, counts only once it has signed in", async ({ page }) => {
  const answers = ["no JSON", "{}", '{"id":""}', '{"id":7}', '{"id":"c-1"}'];
  const heard: { event: string; channel: string | undefined }[] = [];
  let connections = 0;
  await page.route("**/pusher/*", (route) =>
    route.fulfill({ json: { auth: "key:signed", user_data: "{}" } }),
  );
  await page.routeWebSocket(/\/app\//, (socket) => {
    const number = connections++;
    const say = (event: string, data: object) =>
      socket.send(JSON.stringify({ event, data: JSON.stringify(data) }));
    socket.onMessage((text) => {
      const { event, data } = JSON.parse(String(text));
      heard.push({ event, channel: data.channel });
      if (event !== "pusher:signin") return;
      say("pusher:signin_success", { user_data: answers[number] });
      // Close code 4200 makes the client reconnect immediately.
      if (number < answers.length - 1) setTimeout(() => socket.close({ code: 4200 }), 300);
    });
    say("pusher:connection_established", { socket_id: `1.${number}`, activity_timeout: 120 });
  });
  const { token } = await newMember(site().mallApi, tenant);
  await page.context().addCookies([{ name: "token", value: token, url: siteOf(tenant) }]);
  await page.goto(`${siteOf(tenant)}/en/faq`);
  await expect.poll(() => heard.filter(({ event }) => event === "pusher:subscribe")).toHaveLength(2);
  const signIns = heard.filter(({ event }) => event === "pusher:signin");
  expect(signIns).toHaveLength(answers.length);
  expect(heard.slice(-2).map(({ channel }) => channel)).toEqual([
    "#server-to-user-c-1",
    "private-customer-c-1",
  ]);
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
