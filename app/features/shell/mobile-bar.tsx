import { useTranslation } from "~/locale/use-translation";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { NavLink } from "~/ui/link";
import { Waiting } from "./account-menu";
import { useSection } from "./use-section";

/** By the number of items, so that the first ones keep their place while the others are arriving. */
export const barColumns = ["", "grid-cols-1", "grid-cols-2", "grid-cols-3", "grid-cols-4", "grid-cols-5"];

/** The navigation bar at a phone's bottom edge. */
export function MobileBar({
  items,
  unread,
}: {
  items: { href: string; icon: string; title: string }[];
  /** The member's unread count. */
  unread: number;
}) {
  const { t } = useTranslation();
  const section = useSection();
  return (
    <nav aria-label={t("bar.label")} className="mobile-bar no-print sticky lg:hidden">
      <ul className={classNames("grid", barColumns[items.length])}>
        {items.map(({ href, icon, title }) => (
          <li key={href}>
            <NavLink
              to={href}
              end={icon === "house"}
              section={section}
              className={({ isActive }) =>
                classNames(
                  "flex min-h-14 flex-col items-center justify-center gap-0.5 text-bar font-medium",
                  isActive ? "text-accent" : "text-ink-muted",
                )
              }
            >
              <span className="relative">
                <Icon name={icon} />
                {icon === "user" && (
                  <Waiting
                    count={unread}
                    className="absolute -top-2 left-3.5 cramped:right-3.5 cramped:left-auto"
                  />
                )}
              </span>
              <span className="cramped:sr-only">{title}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
