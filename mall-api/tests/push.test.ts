import { bookingOptions, bookingOrder } from "@contract/booking";
import { customerReward } from "@contract/customer-reward";
import { page } from "@contract/envelope";
import { event } from "@contract/event";
import { type PushKind, pushKinds, pushSettings } from "@contract/push";
import { publicKeyOf } from "@contract/push-variables.server";
import { settings } from "@contract/settings";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type Browser, startPushService } from "../../tests/stand-ins/push-service";
import { openDatabase } from "../db/database";
import { approveReceipt, rejectReceipt } from "../domain/loyalty/receipt-decisions";
import { deliverPushes } from "../domain/push/delivery";
import { runScheduledJobs } from "../domain/scheduled-jobs";
import { member, text, vapid, withMallApi } from "./mall-api-world";
import { shopping } from "./shopping";

const service = await startPushService();
afterAll(() => service.stop());
const api = withMallApi({ ...vapid, PUSH_SERVICES: service.url });
const shop = shopping(api);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const mall = "galerieharfa";

beforeEach(() => {
  service.received.length = 0;
  service.answerWith();
});

type Member = { token: string };

async function subscribe({ token }: Member, language = "cz", browser?: Browser) {
  const subscribed = browser ?? (await service.newBrowser());
  const answer = await api.post("me/push/devices", { ...subscribed.subscription, language }, { token });
  expect(answer.status, answer.text).toBe(200);
  return subscribed;
}

const settingsOf = async ({ token }: Member) =>
  pushSettings.parse((await api.get("me/push", { token })).data);
const logIn = async ({ email, password }: { email: string; password: string }) => ({
  token: text((await api.post("login", { email, password })).data, "token"),
});
/** A receipt that waits for staff. */
const pendingReceipt = async (of: Member) => shop.sent(of, await shop.purchase(5_000_00));
const received = (browser: Browser) => service.messagesOf(browser);
/** What is due has been sent, by whichever process. */
async function delivered(browser: Browser, ...messages: object[]) {
  await deliverPushes(api.services());
  await expect.poll(() => received(browser)).toEqual(messages);
}
const message = (kind: PushKind, id: string, language = "cz") => ({ kind, mall, id, language });

describe("a member's devices", () => {
  it("are their sessions' browsers, each once", async () => {
    const person = await member(api);
    const phone = await logIn(person);
    expect(await settingsOf(person)).toEqual({
      kinds: { receipt: true, reward: true, booking: true, event: true },
      devices: [],
    });
    await subscribe(person);
    // The devices are listed by age.
    api.pass(minute);
    const browser = await subscribe(phone);
    await subscribe(phone, "de", browser);
    await subscribe(phone);
    const { devices } = await settingsOf(phone);
    expect(devices.map(({ is_current }) => is_current)).toEqual([false, true]);
  });

  it("are removed by their id, and with their session", async () => {
    const person = await member(api);
    const [phone, tablet] = [await logIn(person), await logIn(person)];
    for (const each of [person, phone, tablet]) await subscribe(each);
    const own = (await settingsOf(person)).devices.find(({ is_current }) => is_current);
    const { token } = person;
    expect((await api.delete(`me/push/devices/${own?.id}`, undefined, { token })).status).toBe(200);
    expect((await settingsOf(person)).devices).toHaveLength(2);
    await api.post("logout", undefined, { token: phone.token });
    expect((await settingsOf(person)).devices).toHaveLength(1);
    await api.delete("me/sessions", undefined, { token });
    expect((await settingsOf(person)).devices).toEqual([]);
  });

  it("belong to who is logged in: another member's in the same browser is replaced", async () => {
    const [first, second] = [await member(api), await member(api)];
    const browser = await subscribe(first);
    await subscribe(second, "sk", browser);
    expect((await settingsOf(first)).devices).toEqual([]);
    const { id } = await pendingReceipt(first);
    await approveReceipt(api.services(), id);
    const own = await pendingReceipt(second);
    await approveReceipt(api.services(), own.id);
    await delivered(browser, message("receipt", own.id, "sk"));
  });

  it("are ten at most: the oldest makes room", async () => {
    const person = await member(api);
    for (let count = 0; count < 11; count++) {
      api.pass(1);
      await subscribe(await logIn(person));
    }
    expect((await settingsOf(person)).devices).toHaveLength(10);
  });

  it.each(["https://169.254.169.254/latest", "http://push.example.com/1", "https://push.example.com/1"])(
    "can't be at %s",
    async (endpoint) => {
      const { token } = await member(api);
      const { keys } = (await service.newBrowser()).subscription;
      const answer = await api.post("me/push/devices", { endpoint, keys, language: "cz" }, { token });
      expect([answer.status, answer.errors]).toEqual([422, { endpoint: ["invalid"] }]);
    },
  );
});

describe("a decided receipt", () => {
  it("is sent to each of the member's devices in its language, without a word about the member", async () => {
    const person = await member(api);
    const [phone, tablet] = [await subscribe(person), await subscribe(await logIn(person), "de")];
    const [approved, rejected] = [await pendingReceipt(person), await pendingReceipt(person)];
    await approveReceipt(api.services(), approved.id);
    await delivered(phone, message("receipt", approved.id));
    await rejectReceipt(api.services(), rejected.id, "unreadable");
    await delivered(phone, message("receipt", approved.id), message("receipt", rejected.id));
    await delivered(tablet, message("receipt", approved.id, "de"), message("receipt", rejected.id, "de"));
    expect(service.refused).toEqual([]);
  });

  it("that is approved at once is no news", async () => {
    const person = await member(api);
    const browser = await subscribe(person);
    expect((await shop.sent(person, await shop.purchase(10_00))).status).toBe("approved");
    await delivered(browser);
  });

  it("is sent once, whatever two processes on one database do", async () => {
    const person = await member(api);
    const browsers = [await subscribe(person)];
    for (let count = 0; count < 4; count++) browsers.push(await subscribe(await logIn(person)));
    const { id } = await pendingReceipt(person);
    const database = await openDatabase(api.databaseUrl);
    const other = { ...api.services(), database };
    await approveReceipt(other, id);
    await Promise.all([other, api.services(), other].map(deliverPushes));
    database.$client.close();
    for (const browser of browsers) await delivered(browser, message("receipt", id));
  });

  it("is sent again after a failure, not before the push service allows it", async () => {
    const person = await member(api);
    const browser = await subscribe(person);
    service.answerWith({ status: 429, headers: { "retry-after": "600" } }, { status: 503 });
    const { id } = await pendingReceipt(person);
    await approveReceipt(api.services(), id);
    await deliverPushes(api.services());
    api.pass(9 * minute);
    await delivered(browser);
    api.pass(minute);
    await delivered(browser);
    // The second failure named no time: it is twice the first pause.
    api.pass(minute - 1);
    await delivered(browser);
    api.pass(1);
    await delivered(browser, message("receipt", id));
  });

  it("is not sent any more after three days", async () => {
    const person = await member(api);
    const browser = await subscribe(person);
    service.answerWith(...Array.from({ length: 5 }, () => ({ status: 503 })));
    const { id } = await pendingReceipt(person);
    await approveReceipt(api.services(), id);
    await deliverPushes(api.services());
    service.answerWith();
    api.pass(3 * day);
    await delivered(browser);
  });

  it.each([404, 410])("removes a device whose subscription has expired: %i", async (status) => {
    const person = await member(api);
    await subscribe(person);
    service.answerWith({ status });
    await approveReceipt(api.services(), (await pendingReceipt(person)).id);
    await deliverPushes(api.services());
    await expect.poll(async () => (await settingsOf(person)).devices).toEqual([]);
  });
});

describe("a kind that is switched off", () => {
  const choose = ({ token }: Member, patch: object) => api.patch("me/push", patch, { token });

  it("is not sent, also if it was waiting, while the others are", async () => {
    const person = await member(api);
    const browser = await subscribe(person);
    service.answerWith({ status: 503 });
    const waiting = await pendingReceipt(person);
    await approveReceipt(api.services(), waiting.id);
    await deliverPushes(api.services());
    const answer = await choose(person, { receipt: false });
    expect(pushSettings.parse(answer.data).kinds).toEqual({
      receipt: false,
      reward: true,
      booking: true,
      event: true,
    });
    await approveReceipt(api.services(), (await pendingReceipt(person)).id);
    api.pass(hour);
    await delivered(browser);
    await choose(person, { receipt: true });
    const later = await pendingReceipt(person);
    await approveReceipt(api.services(), later.id);
    await delivered(browser, message("receipt", later.id));
  });

  it.each(pushKinds)("can be each: %s", async (kind) => {
    const person = await member(api);
    await choose(person, { [kind]: false });
    const { kinds } = await settingsOf(person);
    expect(pushKinds.filter((each) => !kinds[each])).toEqual([kind]);
  });
});

describe("a reminder", () => {
  /** Passes time until so long before, and runs what runs each minute, twice. */
  async function runBefore(instant: string, ms: number) {
    api.pass(Date.parse(instant) - ms - api.now().getTime());
    await runScheduledJobs(api.services());
    await runScheduledJobs(api.services());
  }

  async function booking({ token }: Member) {
    const date = new Date(api.now().getTime() + 3 * day).toISOString().slice(0, 10);
    const options = bookingOptions.parse((await api.get(`booking/options?service=lounge&date=${date}`)).data);
    const slot = options.slots.find(({ is_free }) => is_free);
    const body = { service: "lounge", slot: slot?.id };
    const key = `booking-${Math.random()}`;
    return bookingOrder.parse((await api.post("booking/orders", body, { token, key })).data);
  }

  it("of a booking comes two hours before, once", async () => {
    const person = await member(api);
    const browser = await subscribe(person);
    const { id, starts_at } = await booking(person);
    await runBefore(starts_at, 3 * hour);
    await delivered(browser);
    await runBefore(starts_at, 2 * hour);
    await delivered(browser, message("booking", id));
    await runBefore(starts_at, hour);
    await delivered(browser, message("booking", id));
  });

  it("of a cancelled booking doesn't come", async () => {
    const person = await member(api);
    const browser = await subscribe(person);
    const { id, starts_at } = await booking(person);
    await api.delete(`booking/orders/${id}`, undefined, person);
    await runBefore(starts_at, 2 * hour);
    await delivered(browser);
  });

  it("of a favourite event comes a day before; none of one that was liked later", async () => {
    const [early, late] = [await member(api), await member(api)];
    const browsers = [await subscribe(early), await subscribe(late)];
    const { data } = page(event).parse((await api.get("events?per_page=48")).data);
    const soon = new Date(api.now().getTime() + 2 * day).toISOString();
    const next = data.find(({ starts_at }) => (starts_at ?? "") > soon);
    const like = { type: "event", id: next?.id };
    await api.post("me/likes", like, early);
    await runBefore(next?.starts_at ?? "", 25 * hour);
    await delivered(browsers[0] as Browser);
    api.pass(hour + minute);
    await api.post("me/likes", like, late);
    await runBefore(next?.starts_at ?? "", 23 * hour);
    await delivered(browsers[0] as Browser, message("event", next?.id ?? ""));
    await delivered(browsers[1] as Browser);
  });

  it("of a reward comes two days before it expires", async () => {
    const person = await member(api);
    await shop.grant(person, 500);
    const browser = await subscribe(person);
    const reward = (await shop.rewards()).find(
      ({ points_price, tier_id, stock, usable_minutes }) =>
        points_price <= 500 && !tier_id && stock !== 0 && (usable_minutes ?? 0) * minute > 4 * day,
    );
    const { id, usable_until } = customerReward.parse((await shop.activate(person, reward?.id ?? "")).data);
    await runBefore(usable_until ?? "", 2 * day);
    await delivered(browser, message("reward", id));
  });
});

it("the settings name the key that browsers subscribe with", async () => {
  const { web_push_key } = settings.parse((await api.get("settings-web-app/web")).data);
  expect(web_push_key).toBe(publicKeyOf(vapid.VAPID_PRIVATE_KEY));
});
