import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * After a navigation by script the focus is on the new page's heading, and its title is announced, as if the browser had
 * loaded a document. A page that has taken the focus itself, for its errors or a field, keeps it.
 */
export function PageFocus() {
  const location = useLocation();
  const before = useRef(location);
  const [title, setTitle] = useState<string | null>(null);
  // The region has to be there before it says something, but not in each document.
  useEffect(() => setTitle(""), []);
  useEffect(() => {
    const { pathname, key } = before.current;
    before.current = location;
    if (key === location.key) return;
    const isOtherPage = pathname !== location.pathname;
    if (isOtherPage) setTitle(document.title);
    const main = document.getElementById("content");
    const { activeElement } = document;
    const isTaken = isOtherPage
      ? main !== activeElement && main?.contains(activeElement)
      : activeElement !== document.body;
    if (isTaken || location.hash) return;
    focusHeading();
  }, [location]);
  if (title === null) return null;
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** Gives the focus to the page's heading, if what had it is gone. */
export function keepFocus() {
  if (document.activeElement === document.body) focusHeading();
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return document.getElementById("content")?.focus({ preventScroll: true });
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
