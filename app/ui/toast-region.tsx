import { useContext, useEffect, useState } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { withoutIt } from "./late-scripts";
import { SaveData } from "./save-data";

type Toast = { kind: "success" | "error"; text: string };

/**
 * The messages of the last actions. Without JavaScript it is a banner that stays at the top of the window, because the page may be
 * scrolled to the action's result; with it, it is rendered
 * where the toasts are going to be, so that nothing moves when the toasts replace it.
 */
export function ToastRegion(props: { toasts: Toast[] | null; label: string; closeLabel: string }) {
  const { toasts } = props;
  const [Toasts, setToasts] = useState<typeof import("./toasts").Toasts | null>(null);
  const isWithoutScripts = useContext(SaveData);
  useEffect(() => {
    if (toasts) import("./toasts").then((module) => setToasts(() => module.Toasts), withoutIt);
  }, [toasts]);
  // Stays mounted: a toast outlives the page that it came with.
  if (Toasts) return <Toasts {...props} />;
  if (!toasts) return null;
  return (
    <div
      role={toasts.some(({ kind }) => kind === "error") ? "alert" : "status"}
      className={classNames(
        "toasts sticky top-0 z-50 bg-ink text-surface",
        isWithoutScripts
          ? "banner"
          : "scripted:fixed scripted:inset-x-4 scripted:top-auto scripted:bottom-20 scripted:mx-auto scripted:max-w-104 scripted:rounded-soft lg:scripted:bottom-6",
      )}
    >
      {toasts.map(({ kind, text }) => (
        <p key={text} className="page flex items-center gap-3 py-3">
          <Icon name={kind === "error" ? "circle-alert" : "check"} />
          {text}
        </p>
      ))}
    </div>
  );
}
