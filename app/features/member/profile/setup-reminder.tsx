import { lazy, Suspense, useEffect, useState } from "react";
import { modalKey } from "~/features/shell/token-handover";
import { useRootData } from "~/features/shell/use-root-data";
import type { Setup } from "./setup-dialog";

/** Loaded only when needed. If it can't be loaded, nothing is asked. */
const SetupDialog = lazy(() => import("./setup-dialog").catch(() => ({ default: () => <></> })));

/**
 * Asks for what a profile lacks: on a day's second visit, at most once a day, and not while the page says something
 * else. Without JavaScript a card on the overview does so.
 */
export function SetupReminder({ setup }: { setup: Setup }) {
  const [isDue, setIsDue] = useState(false);
  const hasToast = Boolean(useRootData()?.toasts);
  useEffect(() => {
    if (
      isSecondVisit() &&
      !hasToast &&
      !document.querySelector("dialog[open], :popover-open, main [role=alert]")
    )
      setIsDue(isFirstToday());
  }, [hasToast]);
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <SetupDialog setup={setup} onClose={() => setIsDue(false)} />
    </Suspense>
  );
}

/** A visit is what one tab of the browser shows until it is closed. */
const visitKey = "SETUP_VISIT";

/** Whether the member was here earlier today; stores that they are. Without storage it is unknown. */
function isSecondVisit(): boolean {
  try {
    const before = localStorage.getItem(visitKey);
    const visit = sessionStorage.getItem(visitKey) ?? (before === today() ? "second" : "first");
    sessionStorage.setItem(visitKey, visit);
    localStorage.setItem(visitKey, today());
    return visit === "second";
  } catch {
    return false;
  }
}

/** Whether nobody was asked today yet; stores that. Without storage it would ask too often, so it doesn't. */
function isFirstToday(): boolean {
  try {
    // The previous site stored timestamps; their first ten characters are the day.
    if (localStorage.getItem(modalKey)?.slice(0, 10) === today()) return false;
    localStorage.setItem(modalKey, today());
    return true;
  } catch {
    return false;
  }
}

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
