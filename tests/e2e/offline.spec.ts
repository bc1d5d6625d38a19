import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { ask, logIn, type RunningSite, startSite } from "../processes/site-process";
import { photo } from "../requests/member";
import { type NewMember, newMember } from "../requests/new-member";
import { hydrated } from "../screens/hydrated";
import { askForScript, site as mallSite, suppressSetup } from "./mall-site";

// One site for all of them.
test.describe.configure({ mode: "serial" });
let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite({ OFFLINE: "galerieharfa", MALL_API_OUTBOX: "open" });
});
test.afterAll(() => site.stop());

/** A page of the site once its pack is stored. A busy server may refuse the pack: the next page asks for it again. */
async function visited(context: BrowserContext, path: string): Promise<Page> {
  await suppressSetup(context);
  const page = await context.newPage();
  const isStored = () =>
    page.evaluate(
      async () => (await caches.match("/offline-pack.json", { ignoreSearch: true })) !== undefined,
    );
  await expect(async () => {
    await page.goto(site.of("galerieharfa") + path);
    await askForScript(page);
    await hydrated(page);
    await expect.poll(isStored).toBe(true);
  }).toPass();
  return page;
}

test("a stranger's page weighs what it weighs without this, but for the manifest's link", async () => {
  const pages = [site, mallSite()].map(async (at) => (await ask(at, "galerieharfa", "/en/faq")).text());
  const [page = "", without = ""] = await Promise.all(pages);
  const added = "&amp;offline";
  expect(page).toContain(`/site.webmanifest?language=en${added}"`);
  expect(page.length - added.length).toBe(without.length);

  const worker = await ask(site, "galerieharfa", "/service-worker.js", {
    headers: { "Accept-Encoding": "br" },
  });
  expect(Number(worker.headers.get("Content-Length"))).toBeLessThanOrEqual(4096);
});

const notice = (page: Page) => page.getByRole("status");

test("after one visit, shops, hours, plan and directions open without a connection", async ({ context }) => {
  const page = await visited(context, "/en");
  const bytes = await page.evaluate(async () => {
    const cache = await caches.open("offline");
    const sizes = (await cache.keys()).map(async (request) => {
      const stored = await cache.match(request);
      return (await stored?.arrayBuffer())?.byteLength ?? 0;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(300 * 1024);

  await page.setViewportSize({ width: 390, height: 800 });
  const expectNoSidewaysScroll = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

  await context.setOffline(true);
  // A link of the page that is open leads to a whole document.
  await page.getByRole("navigation").getByRole("link", { name: "Shops" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shops");
  await expect(notice(page)).toHaveText(/^You are offline\. This page was saved \d+ \w+ ago\.$/);

  const shop = page.getByRole("main").getByRole("link", { name: "Altitude" });
  const address = new URL((await shop.getAttribute("href")) ?? "", page.url());
  await shop.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Altitude");
  await expect(page.getByRole("table")).toContainText("9:00–21:00");
  await expect(page.getByText("Come in and walk straight on for").first()).toBeVisible();
  await expectNoSidewaysScroll();

  const [, id] = /shop\/([^/]+)/.exec(address.pathname) ?? [];
  await page.goto(`${address.origin}/en/floorplan/main?from=Main+entrance&to=shop.${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Altitude");
  await page.goto(`${address.origin}/en/floorplan/main`);
  await page.getByRole("link", { name: "Floor 2" }).click();
  await expect(page.getByRole("group", { name: "Plan: Floor 2" })).toBeVisible();
  await expectNoSidewaysScroll();
  await page.getByRole("navigation").getByRole("link", { name: "Opening hours" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Opening hours");

  // What is not stored says so, and lists what is; back online, it is what was asked for.
  await page.goto(`${address.origin}/en/faq`);
  await expect(notice(page)).toContainText("this page is not stored");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("No connection");
  await expect(page).toHaveURL(/\/en\/faq$/);
});

/** What is stored of a member, as it lies in the browser, and how many forms wait; null for nothing. */
const storedMember = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ text: string; isKeySecret: boolean; waiting: number } | null>((resolve) => {
        const opening = indexedDB.open("member");
        // Looking must not make what isn't there.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(null);
        opening.onsuccess = () => {
          const store = opening.result.transaction("values").objectStore("values");
          const [pack, key] = [store.get("pack"), store.get("key")];
          const forms = store.count(IDBKeyRange.bound("form ", "form ~"));
          store.transaction.oncomplete = () => {
            opening.result.close();
            if (!pack.result) return resolve(null);
            const text = new TextDecoder("latin1").decode(pack.result.data);
            resolve({ text, isKeySecret: key.result.extractable === false, waiting: forms.result });
          };
        };
      }),
  );

const memberStored = (page: Page) =>
  expect.poll(() => storedMember(page), { timeout: 60_000 }).not.toBeNull();

/** A page of a new member whose pages are stored. */
async function visitedAsMember(context: BrowserContext, path: string) {
  const member = await newMember(site.mallApi, "galerieharfa");
  await logInAs(context, member);
  const page = await visited(context, path);
  await memberStored(page);
  return { page, member };
}

const logInAs = (context: BrowserContext, { token }: NewMember) =>
  context.addCookies([{ name: "token", value: token, url: site.of("galerieharfa") }]);

/** What the mall has received of a member. */
async function listed({ token }: NewMember, resource: string) {
  const headers = { Authorization: `Bearer ${token}` };
  return (await (await fetch(`${site.mallApi}/galerieharfa/v1/${resource}`, { headers })).json()).data;
}

async function textsOf(member: NewMember): Promise<string[]> {
  const { data } = await listed(member, "messages/all");
  return data.map(({ text }: { text: string }) => text);
}

async function writeMessage(page: Page, text: string) {
  await page.goto(`${site.of("galerieharfa")}/en/dashboard/support`);
  const message = page.locator("main form").filter({ has: page.locator("textarea") });
  await message.locator("select").selectOption({ index: 1 });
  await message.locator("textarea").fill(text);
  await message.getByRole("button", { name: "Send" }).last().click();
}

test("a member's card, vouchers, parking code and bookings open without a connection, until the log-out", async ({
  context,
}) => {
  test.setTimeout(180_000);
  await suppressSetup(context);
  const [name = "", value = ""] = (await logIn(site, "galerieharfa")).split("=", 2);
  const at = site.of("galerieharfa");
  await context.addCookies([{ name, value, url: at }]);
  const page = await visited(context, "/en/dashboard");
  await memberStored(page);
  const stored = await storedMember(page);
  expect(stored?.isKeySecret).toBe(true);
  expect(stored?.text).not.toContain("Good to see you");

  await context.setOffline(true);
  const opened = async (path: string) => {
    await page.goto(at + path);
    await expect(notice(page).first()).toContainText("You are offline. This page was saved");
  };
  await opened("/en/dashboard");
  await expect(page.getByRole("img", { name: /bar ?code/i }).first()).toBeVisible();
  await opened("/en/parking");
  await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
  await opened("/en/dashboard/purchases");
  await opened("/en/dashboard/receipts");
  await opened("/en");
  await page.getByRole("link", { name: /glasses cleaned/ }).click();
  await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();

  // Where the log-out can't be sent, the browser forgets the member all the same.
  const logOutOffline = async (isDiscovered: boolean) => {
    await context.setOffline(false);
    const discovery = "**/__manifest?*";
    if (!isDiscovered) await context.route(discovery, (route) => route.abort());
    await page.goto(`${at}/en`);
    await askForScript(page);
    await hydrated(page);
    if (isDiscovered)
      await page.waitForFunction(() =>
        Object.values(window.__remixManifest.routes).some(({ path }) => path === "logout"),
      );
    await context.setOffline(true);
    await page
      .locator("form[action='/logout']")
      .first()
      .evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(notice(page).first()).toContainText("this page is not stored");
    expect(await storedMember(page)).toBeNull();
    await context.unroute(discovery);
  };
  await logOutOffline(false);
  await page.goto(`${at}/en/dashboard`);
  await expect(notice(page).first()).toContainText("this page is not stored");
  await expect(page.getByRole("link", { name: /glasses cleaned/ })).toHaveCount(0);

  // With a connection the session ends before anything else is requested.
  await context.setOffline(false);
  await page.goto(`${at}/en/dashboard`);
  await expect(page).toHaveURL(/\/en\/login/);

  const [, again = ""] = (await logIn(site, "galerieharfa")).split("=", 2);
  await context.addCookies([{ name, value: again, url: at }]);
  await page.goto(`${at}/en/dashboard`);
  await askForScript(page);
  await memberStored(page);
  await logOutOffline(true);
});

test("a receipt and a message that are sent without a connection wait, and arrive once", async ({
  context,
}) => {
  const at = site.of("galerieharfa");
  const { page, member } = await visitedAsMember(context, "/en/dashboard/receipts");

  await context.setOffline(true);
  await page.reload();
  const form = page.locator("main form").filter({ has: page.locator("[name=file]") });
  const buffer = Buffer.from(await (await photo()).arrayBuffer());
  await form.locator("[name=file]").setInputFiles({ name: "receipt.jpg", mimeType: "image/jpeg", buffer });
  await form.locator("[name=company_id]").selectOption({ index: 1 });
  const day = form.locator("[name=issued_at]");
  await day.fill((await day.getAttribute("max")) ?? "");
  await form.locator("[name=total]").fill("249,90");
  await form.locator("[name=number]").fill("0042");
  await form.getByRole("button", { name: "Send" }).last().click();
  await expect(notice(page).first()).toContainText("Waiting to be sent: receipt.");

  const question = "Is there a signal on level -1?";
  await writeMessage(page, question);
  await expect(notice(page).first()).toContainText("Waiting to be sent: receipt, message.");

  // The first answer is lost on its way, so that the form is sent again.
  let times = 0;
  await context.route("**/dashboard/receipts.data", async (route) => {
    times++;
    if (times > 1) return route.continue();
    const { cookie = "", origin = "", "content-type": type = "" } = await route.request().allHeaders();
    await ask(site, "galerieharfa", new URL(route.request().url()).pathname, {
      method: "POST",
      headers: { Cookie: cookie, Origin: origin, "Content-Type": type },
      body: route.request().postDataBuffer(),
    });
    await route.abort();
  });
  await context.setOffline(false);
  await expect(async () => {
    await page.goto(`${at}/en/dashboard/receipts`);
    expect(times).toBe(2);
    await expect(page.getByRole("main").getByText("249.90").first()).toBeVisible();
  }).toPass();
  expect(await listed(member, "me/receipts")).toMatchObject({ total: 1, data: [{ total: 249_90 }] });
  expect((await textsOf(member)).filter((text) => text === question)).toHaveLength(1);
});

test("what waits for one member is not sent as another who has logged in since", async ({ context }) => {
  const { page, member } = await visitedAsMember(context, "/en/dashboard/support");
  await context.setOffline(true);
  await writeMessage(page, "From the first");
  await expect(notice(page).first()).toContainText("Waiting to be sent: message.");

  const other = await newMember(site.mallApi, "galerieharfa");
  await logInAs(context, other);
  await context.setOffline(false);
  await expect(async () => {
    await page.goto(`${site.of("galerieharfa")}/en/dashboard`);
    await askForScript(page);
    await expect.poll(async () => (await storedMember(page))?.waiting ?? 0).toBe(0);
  }).toPass();
  for (const each of [member, other]) expect(await textsOf(each)).not.toContain("From the first");
});

test("a member's fresh pages are gone with the first page of another who has logged in since", async ({
  context,
}) => {
  const { page, member } = await visitedAsMember(context, "/en/dashboard");
  const former = (await storedMember(page))?.text;
  const other = await newMember(site.mallApi, "galerieharfa");
  await logInAs(context, other);
  await expect(async () => {
    await page.goto(`${site.of("galerieharfa")}/en/faq`);
    await askForScript(page);
    await memberStored(page);
    await expect.poll(async () => (await storedMember(page))?.text, { timeout: 5_000 }).not.toBe(former);
  }).toPass({ timeout: 30_000 });
  await memberStored(page);
  await context.setOffline(true);
  await page.goto(`${site.of("galerieharfa")}/en/dashboard`);
  await expect(notice(page).first()).toContainText("You are offline");
  const shown = (await page.content()).replaceAll(/\s/g, "");
  const cardOf = async (who: NewMember) => (await listed(who, "me/profile")).card_number;
  expect(shown).toContain(await cardOf(other));
  expect(shown).not.toContain(await cardOf(member));
});

test("a form that can't be stored is named, and what can't be decrypted keeps no other page from opening", async ({
  context,
}) => {
  const { page } = await visitedAsMember(context, "/en/dashboard/support");
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const { prototype } = (globalThis as unknown as { IDBObjectStore: typeof IDBObjectStore }).IDBObjectStore;
    // As on a full device: the write succeeds, and is then undone.
    prototype.put = function () {
      const request = this.count();
      request.onsuccess = () => this.transaction.abort();
      return request as unknown as IDBRequest<IDBValidKey>;
    };
  });
  await context.setOffline(true);
  await writeMessage(page, "No room");
  await expect(notice(page).first()).toContainText("Not accepted, please fill it in again: message.");
  expect((await storedMember(page))?.waiting).toBe(0);

  await page.evaluate(async () => {
    const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["decrypt"]);
    const opening = indexedDB.open("member");
    await new Promise((resolve) => {
      opening.onsuccess = () => {
        const transaction = opening.result.transaction("values", "readwrite");
        transaction.objectStore("values").put(key, "key");
        transaction.oncomplete = resolve;
      };
    });
    opening.result.close();
  });
  await page.goto(`${site.of("galerieharfa")}/en`);
  await expect(notice(page)).toContainText("You are offline");
  expect(await storedMember(page)).toBeNull();
});
