import type { expiringPoints } from "~/mall/views/member/points/points.server";
import { Icon } from "~/ui/icon";

/** The points that expire next, and when. */
export function ExpiringPoints({ points }: { points: ReturnType<typeof expiringPoints> }) {
  return (
    <ul className="flex flex-col gap-2 text-small">
      {points.map(({ at, text, when }) => (
        <li key={at} className="flex items-start gap-3">
          <Icon name="hourglass" className="mt-0.5 text-accent" />
          <span>
            <time dateTime={at}>{text}</time>
            <span className="text-ink-muted"> · {when}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
