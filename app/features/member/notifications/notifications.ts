/** A notification. It is idle until it is destroyed: by its timer, a click or its close button. */
export type Notification = {
  id: string;
  title: string;
  text: string;
  type: "info" | "success" | "warning" | "error";
  /** Notifications of one group share a column. */
  group: string;
  /** Milliseconds at rest. */
  duration: number;
  /** Milliseconds of the entry animation, and the same for the exit. */
  speed: number;
  /** CSS pixels. */
  width: number;
};

/** Only the title is required; the rest has defaults. */
export type NotificationInput = Pick<Notification, "title"> & Partial<Notification>;

/** From entry to exit, in milliseconds. */
export const lifetimeOf = ({ duration, speed }: Notification): number => duration + 2 * speed;

let idle: readonly Notification[] = [];
let count = 0;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** All visible ones, the newest last; there may be any number. */
export const idleNotifications = (): readonly Notification[] => idle;

/** Calls back after each change. Returns a function that unsubscribes. */
export function onNotificationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds one, which destroys itself after its lifetime. One with the same id is replaced and starts again. */
export function addNotification(given: NotificationInput): Notification {
  const notification: Notification = {
    id: `notification-${++count}`,
    text: "",
    type: "info",
    group: "",
    duration: 3000,
    speed: 300,
    width: 300,
    ...given,
  };
  const { id } = notification;
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => destroyNotification(id), lifetimeOf(notification)),
  );
  change([...idle.filter((other) => other.id !== id), notification]);
  return notification;
}

/** Removes one at once; an unknown id does nothing. */
export function destroyNotification(id: string) {
  clearTimeout(timers.get(id));
  if (timers.delete(id)) change(idle.filter((other) => other.id !== id));
}

function change(next: readonly Notification[]) {
  idle = next;
  for (const listener of listeners) listener();
}
