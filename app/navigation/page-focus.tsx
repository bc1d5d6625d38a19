import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * After a navigation by script the focus is on the new page's heading, and its title is announced, as if the browser had
 * loaded a document. A page that has taken the focus itself, for its errors or a field, keeps it. The result of an action
 * is at the fragment that its redirect names, where a browser without scripts scrolls by itself.
 * @param hasMessage whether the page has the message of an action
 */
export function PageFocus({ hasMessage }: { hasMessage: boolean }) {
  const location = useLocation();
  const { formMethod } = useNavigation();
  const before = useRef(location);
  const sentFrom = useRef<Element | null>(null);
  const [title, setTitle] = useState<string | null>(null);
  // The region has to be there before it says something, but not in each document.
  useEffect(() => setTitle(""), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in the document that an action has loaded
  useEffect(() => {
    if (hasMessage && document.activeElement === document.body) focusFragment(location.hash);
  }, []);
  useEffect(() => {
    if (formMethod) sentFrom.current = formMethod === "POST" ? document.activeElement : null;
  }, [formMethod]);
  useEffect(() => {
    const { pathname, key } = before.current;
    before.current = location;
    if (key === location.key) return;
    const actionFrom = sentFrom.current;
    sentFrom.current = null;
    const isOtherPage = pathname !== location.pathname;
    if (isOtherPage) setTitle(document.title);
    if (isTaken(isOtherPage, actionFrom)) return;
    if (!focusFragment(location.hash)) focusHeading();
  }, [location]);
  if (title === null) return null;
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** @param actionFrom what had the focus when an action began */
function isTaken(isOtherPage: boolean, actionFrom: Element | null): boolean {
  const main = document.getElementById("content");
  const { activeElement } = document;
  if (isOtherPage) return main !== activeElement && main?.contains(activeElement) === true;
  if (activeElement === document.body) return false;
  // A button that still has the focus is where the action began, not where its result is.
  return activeElement !== actionFrom || Boolean(main?.querySelector("[role=alert]"));
}

/** Gives the focus to the page's heading, if what had it is gone. */
export function keepFocus() {
  if (document.activeElement === document.body) focusHeading();
}

/** The router or the browser scrolls there. False if the page has no such element. */
function focusFragment(hash: string): boolean {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const focused = target instanceof HTMLDetailsElement ? target.querySelector("summary") : target;
  if (focused) focus(focused);
  return focused !== null;
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("content");
  if (heading) focus(heading);
}

function focus(element: HTMLElement) {
  // What can have the focus already stays where Tab finds it.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
