import type { BrowserContext, Page, Worker } from "@playwright/test";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { operator, purchase, sendForm } from "../requests/member";
import { newMember } from "../requests/new-member";
import { type Browser, startPushService } from "../stand-ins/push-service";
import { expectAccessible } from "./axe";
import { expect, hydrated, test } from "./mall-site";

test.describe.configure({ mode: "serial" });

const tenant = "galerieharfa";
let service: Awaited<ReturnType<typeof startPushService>>;
let site: RunningSite;
test.beforeAll(async () => {
  service = await startPushService();
  site = await startSite({
    MALL_API_OUTBOX: "open",
    VAPID_PRIVATE_KEY: "TVFaUSYlOkrLNDPxHYWPp1lGLgHSfTRJR4ymrcODnLQ",
    VAPID_SUBJECT: "mailto:web@mall.test",
    PUSH_SERVICES: service.url,
  });
});
test.afterAll(async () => {
  await site.stop();
  await service.stop();
});

type Member = Awaited<ReturnType<typeof newMember>>;

async function memberIn(context: BrowserContext): Promise<Member> {
  const member = await newMember(site.mallApi, tenant);
  await context.addCookies([{ name: "token", value: member.token, url: site.of(tenant) }]);
  return member;
}

/** A receipt that waits for staff, by its address. */
async function pendingReceipt({ cookie }: Member): Promise<string> {
  const fields = await purchase(site, tenant, 5_000);
  const sent = await sendForm(site, tenant, "/en/dashboard/receipts", { cookie, fields });
  return sent.location ?? "";
}
const idIn = (address: string) => new URL(address, "http://mall.test").searchParams.get("receipt") ?? "";

/**
 * Browsers without a screen have no notifications, and without a vendor's push service no subscriptions: the page is
 * permitted to ask, and its subscription is that of the stand-in.
 */
const subscribesAt = (page: Page, { subscription }: Browser) =>
  page.addInitScript((given) => {
    Object.defineProperty(Notification, "permission", { value: "default" });
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => ({ toJSON: () => given }) as unknown as PushSubscription;
  }, subscription);

/** What a worker shows and opens. */
type Seen = { notices: { title: string; body: string; data: string }[]; opened: string[] };

/** Records what the worker shows and opens in place of the system. */
const record = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as {
      seen: Seen;
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (address: string) => Promise<null> };
    };
    scope.seen = { notices: [], opened: [] };
    scope.registration.showNotification = async (title, { body = "", data } = {}) => {
      scope.seen.notices.push({ title, body, data });
    };
    scope.clients.openWindow = async (address) => {
      scope.seen.opened.push(address);
      return null;
    };
  });
const seenBy = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** Passes a message to the worker as the browser's push service does. */
async function deliver(page: Page, message: object) {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await devTools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const data = JSON.stringify(message);
  await devTools.send("ServiceWorker.deliverPushMessage", { origin: site.of(tenant), registrationId, data });
}

test("a member asks for a message beside a sent receipt, gets it encrypted, and it opens the receipt", async ({
  page,
  context,
}) => {
  const browser = await service.newBrowser();
  await subscribesAt(page, browser);
  const member = await memberIn(context);
  const receipt = await pendingReceipt(member);
  await page.goto(site.of(tenant) + receipt);
  await hydrated(page);
  const offer = page.getByText("Would you like to hear as soon as it has been checked?");
  await expect(offer).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await page.getByRole("button", { name: "Notify me" }).click();
  await expect(page.getByRole("status").filter({ hasText: "on for this device" })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(offer).toHaveCount(0);

  const id = idIn(receipt);
  await operator(site.databaseUrl, "approve", id);
  const message = { kind: "receipt", mall: tenant, id, language: "en" };
  await expect.poll(() => service.messagesOf(browser)).toEqual([message]);
  expect(service.refused).toEqual([]);

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("The page has registered a worker");
  await record(worker);
  await deliver(page, message);
  const data = `/push-message?kind=receipt&id=${id}&language=en`;
  await expect
    .poll(async () => (await seenBy(worker)).notices)
    .toEqual([{ title: "Galerie Harfa", body: "We have checked your receipt.", data }]);
  await worker.evaluate((address) => {
    const event = new (globalThis as unknown as { ExtendableEvent: typeof Event }).ExtendableEvent(
      "notificationclick",
    );
    dispatchEvent(Object.assign(event, { notification: { data: address, close() {} } }));
  }, data);
  expect((await seenBy(worker)).opened).toEqual([data]);
  await page.goto(site.of(tenant) + data);
  await expect(page).toHaveURL(site.of(tenant) + receipt);

  await page.goto(`${site.of(tenant)}/en/dashboard/profile?edit=push`);
  await expect(page.getByRole("button", { name: "Switch on for this device" })).toBeVisible();
  await expectAccessible(page);
});

test("the profile has the devices and kinds, which need no script", async ({ browser: chromium }) => {
  const context = await chromium.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const member = await memberIn(context);
  const { subscription } = await service.newBrowser();
  const added = await ask(site, tenant, "/push-device", {
    method: "POST",
    headers: { Cookie: member.cookie, Origin: site.of(tenant) },
    body: new URLSearchParams({ endpoint: subscription.endpoint, ...subscription.keys, language: "en" }),
  });
  expect(added.status).toBe(200);
  await page.goto(`${site.of(tenant)}/en/dashboard/profile`);
  const panel = page.locator("section").filter({ has: page.getByRole("heading", { name: "Notifications" }) });
  const open = () => panel.locator("summary").click();
  const event = panel.getByRole("checkbox", { name: /favourites/ });
  await open();
  await expect(event).toBeChecked();
  await event.uncheck();
  await panel.getByRole("button", { name: "Save the choice" }).click();
  await open();
  await expect(event).not.toBeChecked();
  await expect(panel.getByRole("checkbox", { name: /receipt/ })).toBeChecked();
  const off = panel.getByRole("button", { name: /^Switch off/ });
  await off.click();
  await expect(off).toHaveCount(0);
  await context.close();
});
