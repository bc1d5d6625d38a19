import type { ReactNode } from "react";
import type { mobileAppView } from "~/mall/views/pages/mobile-app.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { FloorPlanExcerpt } from "../floor-plan/floor-plan-excerpt";
import { PlanIcon } from "../floor-plan/plan-icons";

type View = Awaited<ReturnType<typeof mobileAppView>>;

const bar = ["house", "store", "tag", "map", "user"];

/** A phone on the mall's colour that shows a screen of this site, one of its bar; a cut one runs off its frame. */
function Phone({
  current,
  isCut = false,
  children,
}: {
  current: "house" | "map";
  isCut?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "relative flex justify-center overflow-hidden rounded-card px-4",
        isCut
          ? "h-104 items-start md:h-136"
          : "h-full items-center bg-accent pt-8 pb-8 max-lg:h-104 max-lg:items-start md:pt-12",
      )}
    >
      {/* The phone rises above its ground. */}
      {isCut && <span className="absolute inset-x-0 top-16 bottom-0 rounded-card bg-accent md:top-20" />}
      <div
        className={classNames(
          "relative flex max-w-full flex-col gap-4 overflow-hidden rounded-[2.75rem] border-8 border-ink bg-surface pt-3 shadow-lifted",
          "w-72 md:w-92",
        )}
      >
        <span className="mx-auto h-2 w-16 rounded-full bg-ink" />
        <div className="flex grow flex-col gap-3 px-4">{children}</div>
        <div className="mt-1 flex justify-around border-t border-line px-3 pt-3 pb-5 text-ink-muted">
          {bar.map((icon) => (
            <Icon key={icon} name={icon} className={classNames(icon === current && "text-accent")} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The card with its code, and the newest offers. */
export function PhoneDrawing({
  mall,
  status,
  code,
  offers,
}: Pick<View, "mall" | "status" | "code" | "offers">) {
  return (
    <Phone current="house" isCut>
      <div>
        <p className="truncate font-display text-card">{mall}</p>
        {status && <p className="truncate text-tiny text-ink-muted">{status}</p>}
      </div>
      {code && (
        <div className="flex justify-center rounded-card bg-accent p-4">
          <svg
            viewBox={`0 0 ${code.width} ${code.height}`}
            aria-hidden="true"
            className="w-44 rounded-soft bg-white text-[#1c1b1a]"
          >
            <path fill="currentColor" d={code.d} />
          </svg>
        </div>
      )}
      {offers.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {offers.map(({ id, title, price, image }) => (
            <div key={id} className="min-w-0">
              {image && <Picture image={image} alt="" ratio="1/1" sizes="7rem" className="rounded-soft" />}
              <p className="mt-2 line-clamp-2 text-tiny leading-snug">{title}</p>
              {price && <p className="font-display text-small font-semibold">{price}</p>}
            </div>
          ))}
        </div>
      )}
    </Phone>
  );
}

/** The way to a shop, with its last instructions. */
export function WayOnPhone({ to, length, excerpt, surroundings, way, steps }: NonNullable<View["plan"]>) {
  return (
    <Phone current="map">
      <div>
        <p className="truncate font-display text-card">{to}</p>
        <p className="truncate text-tiny text-ink-muted">{length}</p>
      </div>
      {/* As wide as the phone. */}
      <div className="-mx-4 [&_svg]:rounded-none">
        <FloorPlanExcerpt plan={excerpt} title={to} name={to} {...{ surroundings, way }} />
      </div>
      <ol>
        {steps.map(({ icon, text }) => (
          <li
            key={text}
            className="flex items-center gap-3 border-line border-b py-2.5 text-tiny last:border-0"
          >
            <PlanIcon name={icon} className="size-5 text-accent" />
            <span className="line-clamp-2 min-w-0">{text}</span>
          </li>
        ))}
      </ol>
    </Phone>
  );
}
