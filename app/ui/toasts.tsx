import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import {
  toast as show,
  ToastContainer,
  type ToastContentProps,
  type ToastTransitionProps,
} from "react-toastify/unstyled";
import { Icon } from "./icon";

const shownFor = 5000;

/** Toasts as specified: bottom centre, five seconds, at most four, success or error, with a close button. */
export function Toasts({
  toasts,
  label,
  closeLabel,
}: {
  toasts: { kind: "success" | "error"; text: string }[] | null;
  label: string;
  closeLabel: string;
}) {
  const shown = useRef<typeof toasts>(null);
  useEffect(() => {
    if (!toasts || shown.current === toasts) return;
    shown.current = toasts;
    for (const { kind, text } of toasts) show[kind](<TimedText text={text} />);
  }, [toasts]);
  return (
    <ToastContainer
      aria-label={label}
      position="bottom-center"
      autoClose={shownFor}
      limit={4}
      newestOnTop
      closeOnClick={false}
      pauseOnFocusLoss={false}
      customProgressBar
      transition={Fade}
      className="toasts pointer-events-none fixed inset-x-4 bottom-18 z-50 flex flex-col items-center gap-2 lg:bottom-4"
      toastClassName="pointer-events-auto flex max-w-lg items-center gap-3 rounded-soft bg-ink py-1.5 pr-2 pl-4 text-small font-medium text-surface shadow-lifted"
      icon={({ type }) => <Icon name={type === "error" ? "circle-alert" : "check"} />}
      closeButton={({ closeToast }) => (
        <button
          type="button"
          aria-label={closeLabel}
          onClick={closeToast}
          className="ml-auto flex size-9 shrink-0 items-center justify-center rounded-full"
        >
          <Icon name="x" />
        </button>
      )}
    />
  );
}

/**
 * The library measures time by an animation of its own style sheet, which never ends with reduced motion: this is a
 * timer, paused while a pointer hovers over the toast.
 */
function TimedText({ text, closeToast, isPaused }: { text: string } & Partial<ToastContentProps>) {
  const left = useRef(shownFor);
  const close = useRef(closeToast);
  close.current = closeToast;
  useEffect(() => {
    if (isPaused) return;
    const started = Date.now();
    const timer = setTimeout(() => close.current?.(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [isPaused]);
  return <span>{text}</span>;
}

/** Fades in and out; without animation for reduced motion. */
function Fade({ children, isIn, done, nodeRef, playToast }: ToastTransitionProps) {
  const start = useRef(playToast);
  const end = useRef(done);
  end.current = done;
  useLayoutEffect(() => {
    fade(nodeRef, [0, 1]);
    start.current();
  }, [nodeRef]);
  useEffect(() => {
    if (isIn) return;
    const animation = fade(nodeRef, [1, 0]);
    if (animation) animation.onfinish = () => end.current();
    else end.current();
  }, [isIn, nodeRef]);
  return <>{children}</>;
}

function fade(nodeRef: RefObject<HTMLElement | null>, opacity: [number, number]): Animation | null {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
  return nodeRef.current?.animate({ opacity }, { duration: 200, fill: "forwards" }) ?? null;
}
