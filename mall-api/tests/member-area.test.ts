import { badge } from "@contract/badge";
import { bookingOptions, bookingOrder, bookingRules } from "@contract/booking";
import { giftCardBalance } from "@contract/card";
import { company } from "@contract/company";
import { page } from "@contract/envelope";
import { parkingCode, plateRules, plates } from "@contract/member-parking";
import { newsArticle } from "@contract/news";
import { paymentMethods } from "@contract/payment-method";
import { product } from "@contract/product";
import { profile } from "@contract/profile";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { demoGiftCards, demoPlasticCards } from "../demo/member/demo-cards";
import { carPassed } from "../domain/member/parking";
import { member, text, withMallApi } from "./mall-api-world";
import { newKey, shopping } from "./shopping";

const api = withMallApi();
const shop = shopping(api);
const minute = 60_000;
const identified = z.object({ id: z.string() });

type Member = Awaited<ReturnType<typeof member>>;
const demo = async () => {
  const body = { email: "demo@promenade.test", password: "promenade-demo" };
  return { token: text((await api.post("login", body)).data, "token") };
};
const idsOf = async (path: string, token?: string) =>
  page(identified)
    .parse((await api.get(path, { token })).data)
    .data.map(({ id }) => id);

describe("the demo member's badges", () => {
  it("were earned one by one over two years", async () => {
    const { token } = await demo();
    const all = page(badge).parse((await api.get("badges", { token })).data).data;
    const months = all.flatMap(({ earned_at }) => earned_at?.slice(0, 7) ?? []);
    expect(months.length).toBeGreaterThan(4);
    expect(new Set(months).size).toBeGreaterThan(3);
  });
});

describe("favourites", () => {
  it("are stored once, by type, and filter the member's own lists", async () => {
    const { token } = await member(api);
    const [one = "", other = ""] = await idsOf("products");
    const like = (type: string, id: string) => api.post("me/likes", { type, id }, { token });
    const answers = await Promise.all([like("product", one), like("product", one), like("product", other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [event = ""] = await idsOf("events");
    await like("event", event);
    expect((await api.get("me/likes/ids", { token })).data).toEqual({
      product: expect.arrayContaining([one, other]),
      event: [event],
    });
    expect((await idsOf("me/products?liked=1", token)).sort()).toEqual([one, other].sort());
    await api.delete("me/likes", { type: "product", id: one }, { token });
    await api.delete("me/likes", { type: "product", id: one }, { token });
    expect(await idsOf("me/products?liked=1", token)).toEqual([other]);
    const mine = page(product).parse((await api.get("me/products", { token })).data);
    expect(mine.data.filter(({ liked }) => liked).map(({ id }) => id)).toEqual([other]);
    expect(mine.total).toBe(page(product).parse((await api.get("products")).data).total);
  });

  it("can't refer to unknown entities", async () => {
    const { token } = await member(api);
    const like = (type: string, id: string) => api.post("me/likes", { type, id }, { token });
    expect((await like("product", "nothing")).word).toBe("NotFound");
    expect((await like("gossip", "x")).status).toBe(422);
  });

  it("count followers for everybody, and filter the news of followed shops", async () => {
    const [one, other] = [await member(api), await member(api)];
    const [id = ""] = (await idsOf("news?type=stores&per_page=1")).slice(0, 1);
    const shopOfNews = newsArticle.parse((await api.get(`news/${id}`)).data).company_id ?? "";
    const count = async () => company.parse((await api.get(`companies/${shopOfNews}`)).data).follow_count;
    const before = (await count()) ?? expect.fail("Nobody counts");
    const follow = ({ token }: Member) => api.post("me/follows/companies", { id: shopOfNews }, { token });
    await Promise.all([follow(one), follow(one), follow(other)]);
    expect(await count()).toBe(before + 2);
    expect(await idsOf("me/news?followed=1", one.token)).toContain(id);
    expect(await idsOf("me/companies?followed=1", one.token)).toEqual([shopOfNews]);
    expect(await idsOf("me/follows/companies", one.token)).toEqual([shopOfNews]);
    await api.delete("delete-account", { password: other.password }, { token: other.token });
    expect(await count()).toBe(before + 1);
  });
});

describe("thumbs", () => {
  it("are one vote each, which can be changed and withdrawn", async () => {
    const { token } = await member(api);
    const [id = ""] = await idsOf("products");
    const seen = async () => product.parse((await api.get(`products/${id}`)).data).thumbs;
    const before = (await seen()) ?? expect.fail("Nobody counts");
    const give = (value: string) => api.post("me/thumbs", { type: "product", id, value }, { token });
    await Promise.all([give("up"), give("up")]);
    expect(await seen()).toEqual({ ...before, up: before.up + 1 });
    expect((await give("down")).data).toEqual({
      type: "product",
      id,
      thumb: "down",
      up: before.up,
      down: before.down + 1,
    });
    const mine = page(product).parse((await api.get(`me/products?ids=${id}`, { token })).data);
    expect(mine.data[0]?.thumb).toBe("down");
    await api.delete("me/thumbs", { type: "product", id }, { token });
    expect(await seen()).toEqual(before);
  });
});

describe("a booking", () => {
  const options = async (date: string) =>
    bookingOptions.parse((await api.get(`booking/options?service=lounge&date=${date}`)).data);
  const dayAhead = (days: number) =>
    new Date(api.now().getTime() + days * 24 * 60 * minute).toISOString().slice(0, 10);
  const book = ({ token }: { token: string }, slot: string, key = newKey()) =>
    api.post("booking/orders", { service: "lounge", slot }, { token, key });

  it("sells a slot once, even for concurrent requests", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => member(api)));
    const [first] = (await options(dayAhead(3))).slots.filter(({ is_free }) => is_free);
    const slot = first?.id ?? expect.fail("a slot is free");
    const answers = await Promise.all(people.map((person) => book(person, slot)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.errors).toEqual({ slot: ["taken"] });
    expect((await options(dayAhead(3))).slots.find(({ id }) => id === slot)?.is_free).toBe(false);
  });

  it("is cancelled until an hour before, which frees the slot", async () => {
    const [person, other] = [await member(api), await member(api)];
    const slots = (await options(dayAhead(4))).slots.filter(({ is_free }) => is_free);
    const slot = slots.at(-1)?.id ?? "";
    const order = bookingOrder.parse((await book(person, slot)).data);
    expect(order).toMatchObject({ status: "booked", can_cancel: true, slot });
    expect((await api.delete(`booking/orders/${order.id}`, undefined, { token: other.token })).status).toBe(
      404,
    );
    const cancel = () => api.delete(`booking/orders/${order.id}`, undefined, { token: person.token });
    const cancelled = await Promise.all([cancel(), cancel()]);
    expect(cancelled.map(({ data }) => bookingOrder.parse(data).status)).toEqual(["cancelled", "cancelled"]);
    const again = bookingOrder.parse((await book(other, slot)).data);
    api.pass(Date.parse(again.starts_at) - api.now().getTime() - 59 * minute);
    const late = await api.delete(`booking/orders/${again.id}`, undefined, { token: other.token });
    expect(late.word).toBe("Conflict");
  });

  it("is rejected if past, too far ahead, unknown, or beyond the limit of upcoming bookings", async () => {
    const person = await member(api);
    for (const slot of [
      `${dayAhead(-1)}T10:00`,
      `${dayAhead(bookingRules.days)}T10:00`,
      `${dayAhead(2)}T10:07`,
      "x",
    ]) {
      expect((await book(person, slot)).errors, slot).toEqual({ slot: ["unknown"] });
    }
    const unknown = await api.post(
      "booking/orders",
      { service: "massage", slot: "x" },
      { token: person.token, key: newKey() },
    );
    expect(unknown.errors).toEqual({ service: ["unknown"] });
    const free = (await options(dayAhead(6))).slots.filter(({ is_free }) => is_free);
    const statuses = [];
    for (const { id } of free.slice(0, bookingRules.openOrders + 1))
      statuses.push((await book(person, id)).status);
    expect(statuses).toEqual([...Array(bookingRules.openOrders).fill(201), 409]);
  });

  it("uses the mall's local time, in summer and in winter", async () => {
    const { slots } = await options(dayAhead(1));
    expect(slots.map(({ id }) => id.slice(11))).toEqual(
      [...Array(10).keys()].map((hour) => `${hour + 10}:00`),
    );
    const shown = new Intl.DateTimeFormat("cs", { timeZone: "Europe/Prague", hour: "numeric" });
    expect(shown.format(new Date(slots[0]?.starts_at ?? ""))).toMatch(/^10/);
  });
});

describe("payment methods", () => {
  it("have one default, which passes to another when it is removed", async () => {
    const { token } = await demo();
    const list = async () => paymentMethods.parse((await api.get("me/payment-methods", { token })).data);
    const [first, second] = await list();
    expect([first?.is_default, second?.is_default]).toEqual([true, false]);
    await api.patch(`me/payment-methods/${second?.id}`, { is_default: true }, { token });
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second?.id, true],
      [first?.id, false],
    ]);
    await api.delete(`me/payment-methods/${second?.id}`, undefined, { token });
    expect(await list()).toEqual([{ ...first, is_default: true }]);
    expect((await api.delete(`me/payment-methods/${second?.id}`, undefined, { token })).status).toBe(404);
  });
});

describe("parking", () => {
  const plateList = async (token: string) =>
    plates.parse((await api.get("me/parking/plates", { token })).data);

  it("shows a code that stays the same for a few minutes", async () => {
    const { token } = await member(api);
    const show = async () => parkingCode.parse((await api.get("me/parking/show-qr-code", { token })).data);
    const first = await show();
    expect((await show()).code).toBe(first.code);
    expect(first.free_minutes).toBe(180);
    api.pass(9 * minute);
    expect((await show()).code).not.toBe(first.code);
  });

  it("recognises a car by its plate and counts its free time", async () => {
    const person = await member(api);
    const { token } = person;
    const answer = await api.post("me/parking/plates", { plate: " 1ab 23-45 " }, { token });
    expect(plates.parse(answer.data)).toMatchObject([{ plate: "1AB2345", parked_since: null }]);
    expect(await carPassed(api.services(), "galerieharfa", "1AB2345", "in")).toBe(true);
    expect(await carPassed(api.services(), "beta", "1AB2345", "in")).toBe(false);
    api.pass(50 * minute);
    expect(await plateList(token)).toMatchObject([{ free_minutes_left: 130 }]);
    await carPassed(api.services(), "galerieharfa", "1AB2345", "out");
    expect((await plateList(token))[0]?.free_minutes_left).toBe(null);
    const other = await member(api);
    const taken = await api.post("me/parking/plates", { plate: "1AB2345" }, { token: other.token });
    expect(taken.errors).toEqual({ plate: ["taken"] });
  });

  it("stores a few plates, each once", async () => {
    const { token } = await member(api);
    const add = (plate: string) => api.post("me/parking/plates", { plate }, { token });
    await Promise.all([add("9ZZ0001"), add("9ZZ0001")]);
    expect(await plateList(token)).toHaveLength(1);
    await Promise.all(["9ZZ0002", "9ZZ0003", "9ZZ0004", "9ZZ0005"].map(add));
    expect(await plateList(token)).toHaveLength(plateRules.most);
    expect((await add("9ZZ0006")).errors).toEqual({ plate: ["limit_reached"] });
    expect((await add("x'; DROP")).errors).toEqual({ plate: ["not_a_plate"] });
    const [first] = await plateList(token);
    await api.delete(`me/parking/plates/${first?.id}`, undefined, { token });
    expect(await plateList(token)).toHaveLength(plateRules.most - 1);
  });
});

describe("cards", () => {
  const [plastic] = demoPlasticCards;
  const link = ({ token }: { token: string }, number: string, birth_date: string) =>
    api.post("me/physical-card", { number, birth_date }, { token });

  it("of plastic are linked once, with their points", async () => {
    const { number = "", birthDate = "", points = 0 } = plastic ?? {};
    const [person, other] = [await member(api), await member(api)];
    expect((await link(person, number, "1999-09-09")).errors).toEqual({ number: ["wrong"] });
    const answers = await Promise.all([link(person, number, birthDate), link(other, number, birthDate)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const owner = answers[0]?.status === 200 ? person : other;
    const own = profile.parse((await api.get("me/profile", { token: owner.token })).data);
    expect([own.card_number, own.birth_date]).toEqual([number, birthDate]);
    expect((await shop.points(owner)).balance).toBe(points);
  });

  it("of plastic can't be guessed", async () => {
    const person = await member(api);
    const statuses = [];
    for (let attempts = 0; attempts < 6; attempts++) {
      statuses.push((await link(person, `29000000000${10 + attempts}`, "1990-01-01")).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it("for gifts show their balance with the right PIN", async () => {
    const [, card] = demoGiftCards;
    const ask = (number: string, pin: string) => api.post("gift-cards/balance", { number, pin });
    const { data } = await ask(card?.number.replace(/(.{4})/g, "$1 ") ?? "", card?.pin ?? "");
    expect(giftCardBalance.parse(data)).toMatchObject({ balance: card?.balance, currency: "CZK" });
    const wrong = await ask(card?.number ?? "", "9999");
    const unknown = await ask("6390000000009999", "9999");
    expect([wrong.errors, unknown.text]).toEqual([{ number: ["wrong"] }, wrong.text]);
    const statuses = [];
    for (let pin = 0; pin < 6; pin++)
      statuses.push((await ask(demoGiftCards[2]?.number ?? "", `111${pin}`)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

it("push messages are not offered without keys to sign them with", async () => {
  const { token } = await member(api);
  const asked = await Promise.all([
    api.get("me/push", { token }),
    api.patch("me/push", { event: false }, { token }),
  ]);
  expect(asked.map(({ status }) => status)).toEqual([404, 404]);
  expect((await api.get("settings-web-app/web")).text).not.toContain("web_push_key");
});
