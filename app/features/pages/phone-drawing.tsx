import type { mobileAppView } from "~/mall/views/pages/mobile-app.server";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

type PhoneDrawingProps = Pick<
  Awaited<ReturnType<typeof mobileAppView>>,
  "mall" | "status" | "code" | "offers"
>;

/** A phone in the mall's colours that shows this site: the card with its code, the newest offers, the bar. */
export function PhoneDrawing({ mall, status, code, offers }: PhoneDrawingProps) {
  return (
    <div
      aria-hidden="true"
      className="flex justify-center overflow-hidden rounded-card bg-surface-sunken py-8 md:py-12"
    >
      <div className="flex w-68 max-w-full flex-col gap-4 overflow-hidden rounded-[2.75rem] border-8 border-ink bg-surface pt-3 shadow-lifted">
        <span className="mx-auto h-1.5 w-16 rounded-full bg-ink" />
        <div className="flex flex-col gap-3 px-4">
          <div>
            <p className="truncate font-display text-card">{mall}</p>
            {status && <p className="truncate text-tiny text-ink-muted">{status}</p>}
          </div>
          {code && (
            <div className="flex justify-center rounded-card bg-accent p-4">
              <svg
                viewBox={`0 0 ${code.width} ${code.height}`}
                aria-hidden="true"
                className="w-36 rounded-soft bg-white text-[#1c1b1a]"
              >
                <path fill="currentColor" d={code.d} />
              </svg>
            </div>
          )}
          {offers.length > 0 && (
            <div className="grid grid-cols-2 gap-3">
              {offers.map(({ id, title, price, image }) => (
                <div key={id} className="min-w-0">
                  {image && (
                    <Picture image={image} alt="" ratio="1/1" sizes="7rem" className="rounded-soft" />
                  )}
                  <p className="mt-1.5 line-clamp-2 text-tiny leading-snug">{title}</p>
                  {price && <p className="font-display text-small font-semibold">{price}</p>}
                </div>
              ))}
            </div>
          )}
        </div>
        <div className="mt-1 flex justify-around border-t border-line px-3 pt-3 pb-5 text-ink-muted">
          {["house", "store", "tag", "map", "user"].map((icon) => (
            <Icon key={icon} name={icon} />
          ))}
        </div>
      </div>
    </div>
  );
}
