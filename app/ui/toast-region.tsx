import { useContext, useEffect, useState } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { SaveData } from "./save-data";

type Toast = { kind: "success" | "error"; text: string };

/**
 * The message of the last action. Without JavaScript it is a banner at the top of the page; with it, it is rendered
 * where the toast is going to be, so that nothing moves when the toast replaces it.
 */
export function ToastRegion(props: { toast: Toast | null; label: string; closeLabel: string }) {
  const { toast } = props;
  const [Toasts, setToasts] = useState<typeof import("./toasts").Toasts | null>(null);
  const isWithoutScripts = useContext(SaveData);
  useEffect(() => {
    if (toast) import("./toasts").then((module) => setToasts(() => module.Toasts));
  }, [toast]);
  // Stays mounted: a toast outlives the page that it came with.
  if (Toasts) return <Toasts {...props} />;
  if (!toast) return null;
  return (
    <div
      role={toast.kind === "error" ? "alert" : "status"}
      className={classNames(
        "bg-ink text-surface",
        !isWithoutScripts &&
          "scripted:fixed scripted:inset-x-4 scripted:bottom-20 scripted:z-50 scripted:mx-auto scripted:max-w-104 scripted:rounded-soft lg:scripted:bottom-6",
      )}
    >
      <p className="page flex items-center gap-3 py-3">
        <Icon name={toast.kind === "error" ? "circle-alert" : "check"} />
        {toast.text}
      </p>
    </div>
  );
}
