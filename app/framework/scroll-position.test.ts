import { afterEach, describe, expect, it, vi } from "vitest";
import { restoreScroll } from "./scroll-position";

afterEach(() => void vi.unstubAllGlobals());

describe("the scroll position of a page that is loaded again", () => {
  const restoredAt = (scrollRestoration: string) => {
    const scrollTo = vi.fn();
    vi.stubGlobal("window", { history: { state: { key: "k" }, scrollRestoration }, scrollTo });
    vi.stubGlobal("sessionStorage", { getItem: () => '{"k":120,"other":7}' });
    restoreScroll();
    return scrollTo.mock.calls;
  };

  it("is restored where the browser doesn't", () => {
    expect(restoredAt("manual")).toEqual([[0, 120]]);
    expect(restoredAt("auto")).toEqual([]);
  });

  it("is not that of another document without a key", () => {
    const replaceState = vi.fn();
    vi.stubGlobal("window", { history: { state: null, scrollRestoration: "manual", replaceState } });
    restoreScroll();
    restoreScroll();
    const [first, second] = replaceState.mock.calls.map(([{ key }]) => key);
    expect(first).toBeTruthy();
    expect(first).not.toBe(second);
  });
});
