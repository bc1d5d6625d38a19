import { useContext, useEffect, useMemo, useState } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { withoutIt } from "./late-scripts";
import { SaveData } from "./save-data";

type Toast = { kind: "success" | "error" | "quiet"; text: string };

/**
 * The messages of the last actions; what the page shows anyway is only announced. Without JavaScript it is a banner that stays at the top of the window, because the page may be
 * scrolled to the action's result; with it, it is rendered
 * where the toasts are going to be, so that nothing moves when the toasts replace it.
 */
export function ToastRegion({
  toasts,
  ...texts
}: {
  toasts: Toast[] | null;
  label: string;
  closeLabel: string;
}) {
  const shown = useMemo(() => toasts?.filter(isShown) ?? [], [toasts]);
  const announced = toasts?.filter((toast) => !isShown(toast)) ?? [];
  // The region has to be there before it says something, but not in each document.
  const [isListening, setIsListening] = useState(false);
  useEffect(() => setIsListening(true), []);
  return (
    <>
      {(isListening || announced.length > 0) && (
        <p aria-live="polite" className="sr-only">
          {announced.map(({ text }) => text).join(" ")}
        </p>
      )}
      <ShownToasts toasts={shown.length > 0 ? shown : null} {...texts} />
    </>
  );
}

type ShownToast = Toast & { kind: "success" | "error" };

const isShown = (toast: Toast): toast is ShownToast => toast.kind !== "quiet";

function ShownToasts(props: { toasts: ShownToast[] | null; label: string; closeLabel: string }) {
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
          : "scripted:fixed scripted:inset-x-4 scripted:top-auto scripted:bottom-18 scripted:mx-auto scripted:w-fit scripted:max-w-full scripted:rounded-soft scripted:text-small lg:scripted:bottom-4",
      )}
    >
      {toasts.map(({ kind, text }) => (
        <p key={text} className="page flex items-center gap-3 py-3 scripted:px-4">
          <Icon name={kind === "error" ? "circle-alert" : "check"} />
          {text}
        </p>
      ))}
    </div>
  );
}
