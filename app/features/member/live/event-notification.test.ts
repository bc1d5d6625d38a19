import { describe, expect, it } from "vitest";
import { notificationOf } from "./event-notification";

const t = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(" ");
const told = (name: string, data: unknown) => notificationOf(name, data, t);

describe("what is told of a live event", () => {
  it("is the mall's message by its author, shortened, and not the member's own", () => {
    const message = { id: "5", from: "clerk", author: "Information", text: "x".repeat(500) };
    expect(told("message", message)).toMatchObject({ id: "message-5", title: "Information" });
    expect(told("message", message)?.text).toHaveLength(141);
    expect(told("message", { ...message, from: "customer" })).toBeNull();
  });

  it("is points that were credited, but not twice for a receipt", () => {
    expect(told("points", { points: 50, balance: 120, reason: "till" })).toMatchObject({
      title: "live:points.title 50",
      text: "live:points.text 120",
      type: "success",
    });
    expect(told("points", { points: 50, balance: 120, reason: "receipt" })).toBeNull();
    expect(told("points", { points: -50, balance: 70, reason: "reward" })).toBeNull();
  });

  it("is a receipt that was decided", () => {
    expect(told("receipt", { status: "approved", points: 90 })).toMatchObject({
      title: "live:receipt.approved",
      text: "live:points.title 90",
    });
    expect(told("receipt", { status: "rejected", points: 0 })).toMatchObject({ type: "error" });
    expect(told("receipt", { status: "pending", points: 90 })).toBeNull();
  });

  it("is what is about to expire, and a badge", () => {
    expect(told("reward-expiring", { id: "r" })).toMatchObject({ id: "reward-r", type: "warning" });
    expect(told("points-expiring", { points: 30 })?.title).toBe("live:pointsExpiring.title 30");
    expect(told("badge", { id: "b" })?.type).toBe("success");
  });

  it.each([
    ["read", { by: "clerk" }],
    ["from-the-future", {}],
    ["message", null],
    ["points", "50"],
    ["receipt", []],
  ])("is nothing for %s with %j", (name, data) => {
    expect(told(name, data)).toBeNull();
  });
});
