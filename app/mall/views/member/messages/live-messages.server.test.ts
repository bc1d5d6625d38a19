import { expect, it } from "vitest";
import { withUpstream } from "../../../../../tests/stand-ins/mall-client";
import { siteOf } from "../../../../../tests/stand-ins/site";
import { json, listOf, success } from "../../../../../tests/stand-ins/upstream";
import { liveMessages } from "./live-messages.server";

const world = withUpstream();
const message = (id: number) => ({ id: String(id), conversation_id: "c", text: `Message ${id}` });
/** Sixty messages, the newest first. */
const all = Array.from({ length: 60 }, (_, at) => message(60 - at));

/** What a browser that has the messages up to one of them gets, and the calls that took. */
async function after(id: number) {
  world.upstream.answerWith(({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://upstream");
    if (pathname.endsWith("/overview"))
      return json(response, success({ unread: 0, conversations: [{ id: "c", unread: 0 }] }));
    const since = searchParams.get("after");
    const newer = all.filter((each) => since === null || Number(each.id) > Number(since));
    const size = Number(searchParams.get("per_page"));
    return json(
      response,
      listOf(since === null ? newer.slice(0, size) : newer.slice(-size).reverse(), 1, size),
    );
  });
  const member = world.newClient().mallApi({ tenantId: "beta", token: "token" });
  const { messages } = await liveMessages(
    { ...siteOf(), member },
    { conversation: "c", after: String(id), isSeen: false },
  );
  return { ids: new Set(messages.map((each) => Number(each.id))), calls: world.upstream.asked.length };
}

it("catches up with the newest page alone if that reaches back far enough", async () => {
  const { ids, calls } = await after(55);
  expect([...ids].filter((id) => id > 55)).toEqual([56, 57, 58, 59, 60]);
  expect(calls).toBe(2);
});

it("catches up with all that a long absence has missed", async () => {
  const { ids, calls } = await after(20);
  expect([...ids].filter((id) => id > 20)).toHaveLength(40);
  expect(calls).toBe(3);
});

it("lists the conversations of an API that has only all messages", async () => {
  const rows = [
    { id: "4", conversation_id: "b", from: "clerk", text: "We have found it." },
    { id: "3", conversation_id: "a", from: "customer", text: "Thank you!" },
    { id: "2", conversation_id: "a", from: "clerk", text: "Until nine.", read_at: "2026-06-10T10:00:00Z" },
    { id: "1", conversation_id: "b", from: "clerk", text: "We are looking." },
  ];
  world.upstream.answerWith(({ url = "" }, response) =>
    url.includes("/messages/all")
      ? json(response, listOf(rows))
      : json(response, { status: "error", httpStatus: "NotFound", message: "" }, 404),
  );
  const member = world.newClient().mallApi({ tenantId: "beta", token: "token" });
  const { conversations, unreadMessages } = await liveMessages(
    { ...siteOf(), member },
    { conversation: null, after: null, isSeen: false },
  );
  expect(unreadMessages).toBe(2);
  expect(conversations.map(({ id, last, unread }) => [id, last, unread])).toEqual([
    ["b", "We have found it.", 2],
    ["a", expect.stringContaining("Thank you!"), 0],
  ]);
});
