import { describe, expect, it } from "vitest";
import { conversationOf, notificationOf } from "./event-notification";

const t = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(" ");
const notificationFor = (name: string, data: unknown) => notificationOf(name, data, t);

describe("the notification of a realtime event", () => {
  it("shows the mall's message with its author, truncated, and not the member's own", () => {
    const message = { id: "5", from: "clerk", author: "Information", text: "x".repeat(500) };
    expect(notificationFor("message", message)).toMatchObject({ id: "message-5", title: "Information" });
    expect(notificationFor("message", message)?.text).toHaveLength(141);
    expect(notificationFor("message", { ...message, from: "customer" })).toBeNull();
  });

  it("shows credited points, but not twice for a receipt", () => {
    expect(notificationFor("points", { points: 50, balance: 120, reason: "till" })).toMatchObject({
      title: "live:points.title 50",
      text: "live:points.text 120",
      type: "success",
    });
    expect(notificationFor("points", { points: 50, balance: 120, reason: "receipt" })).toBeNull();
    expect(notificationFor("points", { points: -50, balance: 70, reason: "reward" })).toBeNull();
  });

  it("shows a receipt's decision", () => {
    expect(notificationFor("receipt", { status: "approved", points: 90 })).toMatchObject({
      title: "live:receipt.approved",
      text: "live:points.title 90",
    });
    expect(notificationFor("receipt", { status: "rejected", points: 0 })).toMatchObject({ type: "error" });
    expect(notificationFor("receipt", { status: "pending", points: 90 })).toBeNull();
  });

  it("reads ids and numbers in both forms", () => {
    expect(notificationFor("message", { id: 5, from: "clerk" })).toMatchObject({ id: "message-5" });
    expect(notificationFor("points", { points: "50", balance: "120" })).toMatchObject({
      title: "live:points.title 50",
      text: "live:points.text 120",
    });
  });

  it("reads an event's conversation in both forms", () => {
    expect(["c", 7].map((conversation_id) => conversationOf({ conversation_id }))).toEqual(["c", "7"]);
    expect([{}, null, "c"].map(conversationOf)).toEqual(["", "", ""]);
  });

  it("shows expiring points and vouchers, and a badge", () => {
    expect(notificationFor("reward-expiring", { id: "r" })).toMatchObject({
      id: "reward-r",
      type: "warning",
    });
    expect(notificationFor("points-expiring", { points: 30 })?.title).toBe("live:pointsExpiring.title 30");
    expect(notificationFor("badge", { id: "b" })?.type).toBe("success");
  });

  it.each([
    ["read", { by: "clerk" }],
    ["from-the-future", {}],
    ["message", null],
    ["points", "50"],
    ["receipt", []],
  ])("is null for %s with %j", (name, data) => {
    expect(notificationFor(name, data)).toBeNull();
  });
});
