import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import {
  addNotification,
  destroyNotification,
  idleNotifications,
  lifetimeOf,
  type Notification,
  type NotificationInput,
  onNotificationChange,
} from "./notifications";

/** The close button's label, in the page's language. */
type Texts = { close: string };

let isOpen = false;

/**
 * Shows a notification in the corner of the page and returns its id. Import this module on demand: it renders into a
 * React root of its own beside the page, so that no page pays for it beforehand.
 */
export function notify(given: NotificationInput, texts: Texts): string {
  if (!isOpen) {
    isOpen = true;
    const place = document.createElement("div");
    document.body.append(place);
    createRoot(place).render(<NotificationColumns texts={texts} />);
  }
  return addNotification(given).id;
}

function NotificationColumns({ texts }: { texts: Texts }) {
  const notifications = useSyncExternalStore(onNotificationChange, idleNotifications);
  const groups = [...new Set(notifications.map(({ group }) => group))];
  return (
    <div
      role="log"
      aria-live="polite"
      className="notices no-print pointer-events-none fixed top-4 right-4 z-50 flex max-h-dvh max-w-[calc(100vw-2rem)] gap-3"
    >
      {groups.map((group) => (
        <ul key={group} className="flex flex-col items-end gap-3">
          {notifications
            .filter((notification) => notification.group === group)
            .map((notification) => (
              <NotificationCard key={notification.id} {...{ notification, texts }} />
            ))}
        </ul>
      ))}
    </div>
  );
}

const looks: Record<Notification["type"], { icon: string; color: string }> = {
  info: { icon: "info", color: "text-accent" },
  success: { icon: "check", color: "text-success" },
  warning: { icon: "circle-alert", color: "text-accent" },
  error: { icon: "circle-alert", color: "text-error" },
};

function NotificationCard({ notification, texts }: { notification: Notification; texts: Texts }) {
  const card = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => comeAndGo(card.current, notification), [notification]);
  const { id, title, text, type, width } = notification;
  const { icon, color } = looks[type];
  const close = () => destroyNotification(id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same for the keyboard
    <li
      ref={card}
      onClick={close}
      style={{ width }}
      className="pointer-events-auto flex max-w-full items-start gap-3 rounded-soft bg-surface-raised p-4 text-small text-ink shadow-lifted ring-1 ring-line"
    >
      <Icon name={icon} className={classNames("mt-0.5", color)} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-ink-muted">{text}</p>}
      </div>
      <button
        type="button"
        aria-label={texts.close}
        onClick={close}
        className="-m-2 flex size-8 shrink-0 items-center justify-center rounded-full"
      >
        <Icon name="x" />
      </button>
    </li>
  );
}

/** One animation from entry to exit; none with reduced motion. */
function comeAndGo(card: HTMLElement | null, notification: Notification) {
  if (!card || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const lifetime = lifetimeOf(notification);
  const share = lifetime > 0 ? notification.speed / lifetime : 0;
  const away = { opacity: 0, transform: "translateX(1.5rem)" };
  const here = { opacity: 1, transform: "none" };
  const animation = card.animate([away, { ...here, offset: share }, { ...here, offset: 1 - share }, away], {
    duration: lifetime,
    fill: "forwards",
  });
  return () => animation.cancel();
}
