import { lazy, Suspense, useEffect, useState } from "react";
import { modalKey } from "~/features/shell/token-handover";
import type { Setup } from "./setup-dialog";

/** Loaded only when needed. If it can't be loaded, nothing is asked. */
const SetupDialog = lazy(() => import("./setup-dialog").catch(() => ({ default: () => <></> })));

/** Asks for what a profile lacks, at most once a day. Without JavaScript a card on the overview does so. */
export function SetupReminder({ setup }: { setup: Setup }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isFirstToday()) setIsDue(true);
  }, []);
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <SetupDialog setup={setup} onClose={() => setIsDue(false)} />
    </Suspense>
  );
}

/** Whether nobody was asked today yet; stores that. Without storage it would ask too often, so it doesn't. */
function isFirstToday(): boolean {
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  try {
    // The previous site stored timestamps; their first ten characters are the day.
    if (localStorage.getItem(modalKey)?.slice(0, 10) === today) return false;
    localStorage.setItem(modalKey, today);
    return true;
  } catch {
    return false;
  }
}
