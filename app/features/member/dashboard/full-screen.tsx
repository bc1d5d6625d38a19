import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";

/**
 * A code alone on white, as large as the screen allows, for a till or a barrier; keeps the screen awake if possible. A
 * native popover: it opens without JavaScript.
 */
export function FullScreen({
  id,
  label,
  hint,
  closeLabel,
  children,
}: {
  id: string;
  label: string;
  hint: string;
  closeLabel: string;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = panel.current;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const release = () => lock?.then((held) => held?.release()).catch(() => undefined);
    // The wake lock is optional: without it the screen dims as usual.
    const onToggle = () => {
      release();
      lock = shown?.matches(":popover-open")
        ? navigator.wakeLock?.request("screen").catch(() => undefined)
        : undefined;
    };
    shown?.addEventListener("toggle", onToggle);
    return () => {
      shown?.removeEventListener("toggle", onToggle);
      release();
    };
  }, []);
  return (
    <div
      ref={panel}
      id={id}
      {...{ popover: "auto" }}
      role="dialog"
      aria-label={label}
      className="no-print fixed inset-0 m-0 hidden h-dvh max-h-none w-dvw max-w-none flex-col items-center justify-center gap-6 overflow-y-auto border-0 bg-white p-6 text-[#111] open:flex"
    >
      <button
        type="button"
        {...{ popovertarget: id, popovertargetaction: "hide" }}
        aria-label={closeLabel}
        className="absolute top-4 right-4 flex size-12 items-center justify-center rounded-full bg-[#eee]"
      >
        <Icon name="x" className="size-6" />
      </button>
      {children}
      <p className="flex items-center gap-2 text-small">
        <Icon name="sun" />
        {hint}
      </p>
    </div>
  );
}

export function FullScreenButton({
  of,
  isPrimary = false,
  children,
}: {
  of: string;
  /** Filled, on the ground of the footer. */
  isPrimary?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      {...{ popovertarget: of }}
      className={classNames(
        "no-print inline-flex min-h-11 items-center justify-center gap-2 rounded-pill border px-5 text-small font-semibold",
        isPrimary
          ? "border-transparent bg-footer-ink text-footer hover:opacity-90"
          : "border-current/30 hover:border-current",
      )}
    >
      <Icon name="maximize" />
      {children}
    </button>
  );
}
