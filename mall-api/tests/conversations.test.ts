import { page } from "@contract/envelope";
import { type Message, message, messagesOverview } from "@contract/message";
import { customerChannel, realtimeEvents } from "@contract/realtime-event";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { approveReceipt } from "../domain/loyalty/receipt-decisions";
import { replyAsClerk } from "../domain/messages/clerk";
import { log } from "../log";
import { startEventReceiver } from "./event-receiver";
import { form, member, text, withMallApi } from "./mall-api-world";
import { newKey, picture, shopping } from "./shopping";

const keys = { appId: "mall", key: "public-key", secret: "a secret" };
const receiver = await startEventReceiver(keys);
afterAll(() => receiver.stop());
const api = withMallApi({
  PUSHER_APP_ID: keys.appId,
  PUSHER_KEY: keys.key,
  PUSHER_SECRET: keys.secret,
  PUSHER_HOST: "127.0.0.1",
  PUSHER_PORT: String(receiver.port),
  PUSHER_USE_TLS: "false",
});
const shop = shopping(api);

type Member = Awaited<ReturnType<typeof member>>;

async function say({ token }: Member, fields: Record<string, string | File | File[]>, key = newKey()) {
  const answer = await api.post("messages/message", form(fields), { token, key });
  expect(answer.status, answer.text).toBe(201);
  return message.parse(answer.data);
}
const overview = async ({ token }: Member) =>
  messagesOverview.parse((await api.get("messages/overview", { token })).data);
const read = async ({ token }: Member, path: string): Promise<Message[]> =>
  page(message).parse((await api.get(path, { token })).data).data;
const texts = (messages: Message[]) => messages.map(({ text: each }) => each);

beforeEach(() => {
  receiver.events.length = 0;
});
const eventsOf = (person: Member, ...names: string[]) =>
  vi.waitFor(() => {
    const own = receiver.events.filter(({ channel }) => channel === customerChannel(person.id));
    expect(own.map(({ name }) => name)).toEqual(names);
    return own;
  });

describe("a conversation", () => {
  it("starts with a first message, which a bot answers in the member's language but doesn't read", async () => {
    const person = await member(api, { language: "sk" });
    const sent = await say(person, { text: "Kde je môj dáždnik?", topic: "lost-and-found" });
    expect(sent.read_at).toBe(null);
    const { unread, conversations } = await overview(person);
    expect([unread, conversations.length]).toEqual([1, 1]);
    expect(conversations[0]).toMatchObject({ id: sent.conversation_id, topic: "lost-and-found", unread: 1 });
    expect(conversations[0]?.last_message).toMatchObject({
      ...{ from: "clerk", author: "Automatická odpoveď", automatic: true },
    });
    await say(person, { text: "Je zelený.", conversation_id: sent.conversation_id });
    const all = await read(person, `messages?conversation=${sent.conversation_id}`);
    expect(all.map(({ from }) => from)).toEqual(["customer", "clerk", "customer"]);
  });

  it("accepts each message once, however often it is sent", async () => {
    const person = await member(api);
    const key = newKey();
    const sent = await Promise.all([1, 2, 3].map(() => say(person, { text: "Jednou" }, key)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent[0]?.key).toBe(key);
    expect((await overview(person)).conversations).toHaveLength(1);
  });

  it("is paged backwards, and caught up with forwards", async () => {
    const person = await member(api);
    const { conversation_id } = await say(person, { text: "0" });
    for (let number = 1; number <= 9; number++) await say(person, { text: String(number), conversation_id });
    const path = `messages?conversation=${conversation_id}&per_page=8`;
    const newest = await read(person, path);
    expect(texts(newest).slice(0, 3)).toEqual(["9", "8", "7"]);
    const older = await read(person, `${path}&before=${newest.at(-1)?.id}`);
    expect(texts(older).at(-1)).toBe("0");
    const later = await read(person, `${path}&after=${newest[3]?.id}`);
    expect(texts(later)).toEqual(["7", "8", "9"]);
    expect(texts(await read(person, "messages/all?per_page=2"))).toEqual(["9", "8"]);
  });

  it("has read marks that only move forward", async () => {
    const person = await member(api);
    const { conversation_id } = await say(person, { text: "Dobrý den" });
    await replyAsClerk(api.services(), conversation_id, "Dobrý den, co pro vás můžeme udělat?");
    const messages = await read(person, `messages?conversation=${conversation_id}`);
    const [last, bot] = messages.filter(({ from }) => from === "clerk");
    const mark = (message_id = "") =>
      api.patch("messages/message/read", { conversation_id, message_id }, { token: person.token });
    expect((await overview(person)).unread).toBe(2);
    expect((await mark(bot?.id)).data).toEqual({ conversation_id, unread: 1 });
    expect((await mark(last?.id)).data).toEqual({ conversation_id, unread: 0 });
    expect((await mark(bot?.id)).data).toEqual({ conversation_id, unread: 0 });
  });

  it("has attachments, readable only by their secret URL", async () => {
    const person = await member(api);
    const files = [new File([await picture()], "deštník.png"), new File(["%PDF-1.7 paper"], "paper.pdf")];
    const sent = await say(person, { text: "Tady je", files });
    expect(sent.files.map(({ name, type }) => [name, type])).toEqual([
      ["deštník.webp", "image/webp"],
      ["paper.pdf", "application/pdf"],
    ]);
    const [image, pdf] = await Promise.all(
      sent.files.map(({ url }) => fetch(`${api.address()}/galerieharfa${url}`)),
    );
    expect(image?.headers.get("content-type")).toBe("image/webp");
    expect(pdf?.headers.get("content-disposition")).toBe("attachment");
    const elsewhere = await fetch(`${api.address()}/beta${sent.files[0]?.url}`);
    expect(elsewhere.status).toBe(404);
  });

  it("is private to its member", async () => {
    const [person, stranger] = [await member(api), await member(api)];
    const { conversation_id, id } = await say(person, { text: "Důvěrné" });
    const asked = { token: stranger.token, key: newKey() };
    const answers = [
      await api.get(`messages?conversation=${conversation_id}`, asked),
      await api.post("messages/message", form({ text: "x", conversation_id }), asked),
      await api.patch("messages/message/read", { conversation_id, message_id: id }, asked),
    ];
    expect(answers.map(({ word }) => word)).toEqual(["NotFound", "NotFound", "NotFound"]);
    expect(await read(stranger, "messages/all")).toEqual([]);
  });

  it("is started by a member's support form, but not by an anonymous visitor's", async () => {
    const person = await member(api);
    const fields = { name: "Věra", email: person.email, topic: "parking", message: "Závora" };
    const own = await api.post("support", form(fields), { token: person.token });
    const conversation_id = text(own.data, "conversation_id");
    expect((await overview(person)).conversations.map(({ id }) => id)).toEqual([conversation_id]);
    const visitor = await api.post("support", form(fields));
    expect(visitor.data).toMatchObject({ conversation_id: null });
  });

  it.each([
    ["nothing", { text: "  " }, { text: ["required"] }],
    ["more than a realtime event holds", { text: "x".repeat(2001) }, { text: ["too_long"] }],
    ["NUL", { text: "a\0" }, { text: ["invalid"] }],
  ])("rejects %s", async (_, fields, errors) => {
    const { token } = await member(api);
    const answer = await api.post("messages/message", form(fields), { token, key: newKey() });
    expect(answer.errors).toEqual(errors);
  });
});

describe("realtime events", () => {
  it("announce messages and read marks on the member's channel, signed and as the contract defines", async () => {
    const person = await member(api);
    const sent = await say(person, { text: "Haló 👋" });
    const events = await eventsOf(person, "message", "message");
    expect(realtimeEvents.message.parse(events[0]?.data)).toMatchObject({ id: sent.id, text: "Haló 👋" });
    expect(realtimeEvents.message.parse(events[1]?.data)).toMatchObject({ from: "clerk", automatic: true });
    expect(receiver.refused).toEqual([]);
  });

  it("announce points and receipts once they are decided, and badges", async () => {
    const person = await member(api);
    const pending = await shop.sent(person, await shop.purchase(9_000_00));
    await eventsOf(person);
    await approveReceipt(api.services(), pending.id);
    const events = await eventsOf(person, "receipt", "points", "badge");
    expect(realtimeEvents.receipt.parse(events[0]?.data)).toMatchObject({
      id: pending.id,
      status: "approved",
    });
    expect(realtimeEvents.points.parse(events[1]?.data)).toEqual({
      points: 900,
      balance: 900,
      reason: "receipt",
    });
  });

  it("are not repeated for a repeated idempotency key, nor sent for rejected requests", async () => {
    const person = await member(api);
    const key = newKey();
    const till = await shop.purchase(100_00);
    await shop.send(person, till, key);
    await eventsOf(person, "receipt", "points", "badge");
    await shop.send(person, till, key);
    await shop.send(person, till);
    await eventsOf(person, "receipt", "points", "badge");
  });

  it("have room for the longest message", async () => {
    const person = await member(api);
    await say(person, { text: '\n"ž漢'.repeat(500) });
    await eventsOf(person, "message", "message");
  });

  it("are dropped without other failures if their server is unavailable", async () => {
    await receiver.stop();
    const quiet = vi.spyOn(log, "warn").mockImplementation(() => {});
    const person = await member(api);
    await say(person, { text: "Je tu někdo?" });
    expect((await overview(person)).conversations).toHaveLength(1);
    await vi.waitFor(() => expect(quiet).toHaveBeenCalled(), 5_000);
    quiet.mockRestore();
  });
});
