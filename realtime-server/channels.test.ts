import { describe, expect, it } from "vitest";
import { createChannels, kindOf } from "./channels";

const subscriberOf = (socketId: string) => {
  const sent: { event: string; data: string }[] = [];
  return { socketId, sent, send: (message: string) => void sent.push(JSON.parse(message)) };
};
const announced = ({ sent }: ReturnType<typeof subscriberOf>) =>
  sent.map(({ event, data }) => `${event.replace("pusher_internal:", "")} ${JSON.parse(data).user_id}`);

it("announces a member's first connection and the last one's end, and none between", () => {
  const channels = createChannels();
  const [ada, bob, bobAgain] = ["1.1", "2.2", "3.3"].map(subscriberOf);
  if (!ada || !bob || !bobAgain) return expect.fail("three are there");
  channels.join("presence-room", ada, { user_id: "ada" });
  channels.join("presence-room", bob, { user_id: "bob" });
  channels.join("presence-room", bobAgain, { user_id: "bob" });
  channels.leave("presence-room", bob);
  channels.leave("presence-room", bob);
  expect(announced(ada)).toEqual(["member_added bob"]);
  channels.leave("presence-room", bobAgain);
  expect(announced(ada)).toEqual(["member_added bob", "member_removed bob"]);
  expect([...channels.membersOf("presence-room").keys()]).toEqual(["ada"]);
});

it("lists the channels that have subscribers, except those of users", () => {
  const channels = createChannels();
  const ada = subscriberOf("1.1");
  for (const name of ["news", "private-a", "#server-to-user-ada"]) channels.join(name, ada, null);
  expect(channels.names("")).toEqual(["news", "private-a"]);
  expect(channels.names("private-")).toEqual(["private-a"]);
  channels.leave("news", ada);
  expect(channels.names("")).toEqual(["private-a"]);
});

it("sends an event to all but the connection that it came from", () => {
  const channels = createChannels();
  const [ada, bob] = [subscriberOf("1.1"), subscriberOf("2.2")];
  for (const each of [ada, bob]) channels.join("news", each, null);
  channels.sendTo("news", '{"event":"a","data":"{}"}', "1.1");
  expect([ada.sent.length, bob.sent.length]).toEqual([0, 1]);
});

describe("another instance's subscribers", () => {
  const room = "presence-room";
  const state = (...ids: string[]) => ({
    count: ids.length,
    members: ids.map((user_id) => ({ user_id })),
  });

  it("count, and are announced as members when they come and go", () => {
    const channels = createChannels();
    const ada = subscriberOf("1.1");
    channels.join(room, ada, { user_id: "ada" });
    channels.setOther("b", new Map([[room, state("ada", "bob")]]), false);
    channels.setOther("c", new Map([[room, state("bob")]]), false);
    expect(announced(ada)).toEqual(["member_added bob"]);
    expect([...channels.membersOf(room).keys()].sort()).toEqual(["ada", "bob"]);
    expect(channels.subscriberCount(room)).toBe(4);
    expect(channels.ownState(room)).toEqual({ count: 1, members: [{ user_id: "ada" }] });

    channels.setOther("b", new Map([[room, null]]), false);
    expect(announced(ada)).toEqual(["member_added bob"]);
    channels.setOther("c", new Map(), true);
    expect(announced(ada)).toEqual(["member_added bob", "member_removed bob"]);
    expect(channels.subscriberCount(room)).toBe(1);
  });

  it("make a channel that this instance has none of", () => {
    const channels = createChannels();
    channels.setOther("b", new Map([["news", state()]]), false);
    expect(channels.names("")).toEqual(["news"]);
    channels.setOther("b", new Map([["private-a", state()]]), true);
    expect(channels.names("")).toEqual(["private-a"]);
  });
});

describe("the kind of a channel", () => {
  it.each([
    ["news", "public"],
    ["private-a", "private"],
    ["private-encrypted-a", "encrypted"],
    ["presence-a", "presence"],
    ["#server-to-user-ada", "user"],
    ["a b", null],
    ["#news", null],
    ["", null],
    ["x".repeat(201), null],
    [7, null],
  ])("%j is %j", (name, kind) => {
    expect(kindOf(name)).toBe(kind);
  });
});
