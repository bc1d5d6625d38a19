import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  addNotification,
  destroyNotification,
  idleNotifications,
  onNotificationChange,
} from "./notifications";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const titles = () => idleNotifications().map(({ title }) => title);

describe("notifications", () => {
  it("have default duration, speed and width, and a unique id", () => {
    const first = addNotification({ title: "First" });
    const second = addNotification({ title: "Second" });
    expect(first).toMatchObject({ duration: 3000, speed: 300, width: 300, type: "info", text: "" });
    expect(first.id).not.toBe(second.id);
  });

  it("are destroyed after their duration and twice their speed", () => {
    addNotification({ title: "Usual" });
    addNotification({ title: "Short", duration: 1000, speed: 100 });
    vi.advanceTimersByTime(1199);
    expect(titles()).toEqual(["Usual", "Short"]);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual(["Usual"]);
    vi.advanceTimersByTime(2399);
    expect(titles()).toEqual(["Usual"]);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it("disappear at once when destroyed explicitly, and stay gone", () => {
    const { id } = addNotification({ title: "Gone" });
    addNotification({ title: "Stays" });
    destroyNotification(id);
    destroyNotification("unknown");
    expect(titles()).toEqual(["Stays"]);
    const listener = vi.fn();
    const stop = onNotificationChange(listener);
    vi.advanceTimersByTime(3600);
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("can be any number", () => {
    for (let number = 0; number < 100; number++) addNotification({ title: String(number) });
    expect(titles()).toHaveLength(100);
  });

  it("replace one with the same id, and restart its lifetime", () => {
    addNotification({ id: "points", title: "1 point" });
    vi.advanceTimersByTime(3000);
    addNotification({ id: "points", title: "2 points" });
    expect(titles()).toEqual(["2 points"]);
    vi.advanceTimersByTime(3599);
    expect(titles()).toEqual(["2 points"]);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });
});
