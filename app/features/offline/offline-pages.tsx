import type { OfflineFloor, OfflineShop, OfflineView } from "~/mall/views/offline/offline.server";
import { memberMark } from "~/service-worker/pack";
import { PhoneLink } from "~/ui/phone-link";
import { FloorDrawingView } from "../floor-plan/floor-drawing";
import { FloorList } from "../floor-plan/floor-list";
import { FloorTabs } from "../floor-plan/floor-tabs";
import { InlinedIcons } from "../floor-plan/plan-icons";
import { ExceptionsTable } from "../visit/opening-tables";

const link = "inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4";

/** The URL that the page is shown at. */
const asAsked = "";

/** Instead of a page that is not stored: the pages that are, and how to reach the mall. */
export function OfflineHome({ view }: { view: OfflineView }) {
  const { links, texts } = view;
  return (
    <div className="page section max-w-3xl">
      <h1 className="text-title">{texts.title}</h1>
      <p className="mt-4 text-ink-muted">{texts.stored}</p>
      <ul className="mt-4">
        {[links.shops, links.plan, links.hours].map(
          (stored) => stored && <StoredLink key={stored.to} {...stored} />,
        )}
        {memberMark}
      </ul>
      <p className="mt-8">
        <a
          href={asAsked}
          className="inline-flex min-h-11 items-center rounded-pill border border-transparent bg-accent px-5 text-small font-semibold text-accent-ink"
        >
          {texts.again}
        </a>
      </p>
    </div>
  );
}

/** A link to a stored page, as an item of a list. */
export function StoredLink({ to, title }: { to: string; title: string }) {
  return (
    <li>
      <a href={to} className={link}>
        {title}
      </a>
    </li>
  );
}

/** Every shop by name, with its category and floor. */
export function OfflineDirectory({ view: { shops, links } }: { view: OfflineView }) {
  return (
    <div className="page section">
      <h1 className="text-display">{links.shops.title}</h1>
      <ul className="mt-8 gap-x-10 sm:columns-2 xl:columns-3">
        {shops.map(({ id, name, to, about }) => (
          <li key={id} className="break-inside-avoid border-line border-b py-2">
            <a href={to} className="inline-block min-h-6 font-semibold underline-offset-4 hover:underline">
              {name}
            </a>
            <p className="text-ink-muted text-small">{about}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A shop's hours, its phone, and the way to it from each entrance. */
export function OfflineShopPage({ shop, texts }: { shop: OfflineShop; texts: OfflineView["texts"] }) {
  return (
    <div className="page section max-w-3xl">
      <h1 className="text-display">{shop.name}</h1>
      <p className="mt-2 text-ink-muted">{shop.about}</p>
      {shop.phone && <PhoneLink phone={shop.phone} className={link} />}
      {(shop.week.length > 0 || shop.hoursText) && (
        <section className="mt-8">
          <h2 className="mb-2 text-heading">{texts.hours}</h2>
          {shop.hoursText && <p className="mb-2 text-small">{shop.hoursText}</p>}
          <Week week={shop.week} />
        </section>
      )}
      {shop.ways.length > 0 && <h2 className="mt-8 text-heading">{texts.ways}</h2>}
      {shop.ways.map(({ from, isStepFree, length, steps }, at) => (
        <details key={`${from} ${isStepFree}`} open={at === 0} className="mt-4 border-line border-t pt-4">
          <summary className="min-h-11 font-semibold">
            {from}
            <span className="ml-2 font-normal text-ink-muted text-small">
              {length}
              {isStepFree && ` · ${texts.stepFree}`}
            </span>
          </summary>
          <ol className="mt-2 list-decimal pl-6">
            {steps.map((step) => (
              <li key={step} className="py-1">
                {step}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}

/** The regular hours of the mall and its zones, and the days with others. */
export function OfflineHours({ view: { zones, exceptions, texts } }: { view: OfflineView }) {
  return (
    <div className="page section">
      <h1 className="text-display">{texts.hours}</h1>
      <div className="mt-8 grid gap-10 sm:grid-cols-2 xl:grid-cols-4">
        {zones.map(({ name, week, hoursText }) => (
          <section key={name}>
            <h2 className="mb-2 text-heading">{name}</h2>
            {hoursText && <p className="mb-2 text-small">{hoursText}</p>}
            <Week week={week} />
          </section>
        ))}
      </div>
      {exceptions.rows.length > 0 && (
        <section className="mt-12">
          <h2 className="mb-4 text-heading">{texts.exceptions}</h2>
          <ExceptionsTable {...exceptions} />
        </section>
      )}
    </div>
  );
}

function Week({ week }: { week: OfflineShop["week"] }) {
  return (
    <table className="w-full text-small">
      <tbody>
        {week.map(({ days, hours }) => (
          <tr key={days} className="border-line border-t first:border-0">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {days}
            </th>
            <td className="py-1.5 text-right tabular">{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A floor's plan and everything on it. */
export function OfflineFloorPage({ floor }: { floor: OfflineFloor }) {
  return (
    <>
      <InlinedIcons icons={floor.icons} />
      <h1 className="page mt-8 text-display">{floor.title}</h1>
      <div className="page mt-6 flex flex-col items-start gap-4">
        <FloorTabs floors={floor.floors} label={floor.planTexts.floors} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className="plan-stage self-stretch" tabIndex={0}>
          <FloorDrawingView
            drawing={floor.drawing}
            label={floor.label}
            listed={[...floor.shops, ...floor.amenities, ...floor.arrivals]}
          />
        </div>
      </div>
      <FloorList floor={floor} texts={floor.planTexts} />
    </>
  );
}
