import { useEffect, useState } from "react";
import { Icon } from "./icon";

type Toast = { kind: "success" | "error"; text: string };

/**
 * A message of the last action: a banner on top of the page, which works without JavaScript; where scripts run, it becomes
 * a toast at the bottom.
 */
export function ToastRegion({ toast, closeLabel }: { toast: Toast | null; closeLabel: string }) {
  const [Toasts, setToasts] = useState<typeof import("./toasts").Toasts | null>(null);
  useEffect(() => {
    if (toast) import("./toasts").then((module) => setToasts(() => module.Toasts));
  }, [toast]);
  if (!toast) return null;
  if (Toasts) return <Toasts toast={toast} closeLabel={closeLabel} />;
  return (
    <div role={toast.kind === "error" ? "alert" : "status"} className="bg-ink text-surface">
      <p className="page flex items-center gap-3 py-3">
        <Icon name={toast.kind === "error" ? "circle-alert" : "check"} />
        {toast.text}
      </p>
    </div>
  );
}
