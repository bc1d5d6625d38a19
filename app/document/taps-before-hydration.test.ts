// @vitest-environment jsdom
import { expect, test } from "vitest";
import { leaveTapsToServersPage } from "./taps-before-hydration";

test("React hears of no tap until the page is hydrated, all others do", () => {
  const heard: string[] = [];
  const listen = (who: string) => document.addEventListener("click", () => heard.push(who), true);
  listen("before");
  const takeTaps = leaveTapsToServersPage();
  listen("React");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.body.dispatchEvent(click);
  expect(heard).toEqual(["before"]);
  expect(click.defaultPrevented).toBe(false);
  takeTaps();
  document.body.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(heard).toEqual(["before", "before", "React"]);
});
