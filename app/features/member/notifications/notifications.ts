/** A notification: idle until it is destroyed, by its time, a click or its control. */
export type Notification = {
  id: string;
  title: string;
  text: string;
  type: "info" | "success" | "warning" | "error";
  /** Notifications of one group stand in one column. */
  group: string;
  /** Milliseconds that it stands still. */
  duration: number;
  /** Milliseconds of its coming, and as many of its going. */
  speed: number;
  /** CSS pixels. */
  width: number;
};

/** What must be told of one; the rest has its usual value. */
export type NotificationInput = Pick<Notification, "title"> & Partial<Notification>;

/** From coming to gone, in milliseconds. */
export const lifetimeOf = ({ duration, speed }: Notification): number => duration + 2 * speed;

let idle: readonly Notification[] = [];
let count = 0;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** All that are to be seen, the newest last; there may be any number. */
export const idleNotifications = (): readonly Notification[] => idle;

/** Calls back after each change, until the function that it gives is called. */
export function onNotificationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds one, which destroys itself in time. One with the id of another takes its place and begins anew. */
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

/** Takes one away at once; an unknown id does nothing. */
export function destroyNotification(id: string) {
  clearTimeout(timers.get(id));
  if (timers.delete(id)) change(idle.filter((other) => other.id !== id));
}

function change(next: readonly Notification[]) {
  idle = next;
  for (const listener of listeners) listener();
}
