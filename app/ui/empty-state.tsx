import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { StatePicture, type StatePictureKind } from "./state-picture";

/**
 * The placeholder for an empty list: what happened, and as children what to do or where to go on. Without an icon it is
 * most of its screen, with a picture.
 */
export function EmptyState({
  icon,
  picture = "no-result",
  title,
  children,
}: {
  icon?: string;
  picture?: StatePictureKind;
  title: string;
  children: ReactNode;
}) {
  const words = (
    <div className="flex flex-col items-start gap-3">
      <p className={classNames("font-display", icon ? "text-heading" : "text-title")}>{title}</p>
      {children}
    </div>
  );
  if (!icon) {
    return (
      <div className="grid items-center gap-x-8 gap-y-6 py-4 md:grid-cols-2 lg:gap-x-16">
        <StatePicture kind={picture} className="aspect-5/2 md:aspect-auto md:min-h-88 md:self-stretch" />
        {words}
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-x-10 gap-y-5 border-t border-line py-8 sm:flex-row sm:items-center md:py-10">
      <span className="flex size-24 shrink-0 items-center justify-center rounded-full bg-surface-sunken">
        <Icon name={icon} className="size-8 text-accent" />
      </span>
      {words}
    </div>
  );
}
