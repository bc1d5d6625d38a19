import { useTranslation } from "~/locale/use-translation";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

type TodayProps = {
  /** Null if it is unknown; then there are hours. */
  status: { isOpen: boolean; text: string } | null;
  /** Of today, or the operator's words; null on a closed day. */
  hours: string | null;
  address: string | null;
  mapHref: string | null;
  hoursHref: string | null;
  ways: string[];
};

const wayIcons: Record<string, string> = {
  car: "car",
  tram: "tram-front",
  metro: "train-front-tunnel",
  bus: "bus",
  train: "train-front",
  foot: "footprints",
  bike: "bike",
};

/** A number of a house or a district stays in the line of the word before it. */
const withNumbers = (address: string): string => address.replaceAll(/(?<!,) (?=\d)/g, "\u00a0");

/** Whether the mall is open today, where it is and how to get there, in one band. */
export function Today({ status, hours, address, mapHref, hoursHref, ways }: TodayProps) {
  const { t } = useTranslation("home");
  return (
    <section aria-label={t("today.label")} className="page mt-6">
      <div className="grid gap-x-8 gap-y-6 rounded-card bg-surface-sunken p-6 md:grid-cols-3 md:p-8">
        <div>
          <h2 className="font-text text-small font-semibold tracking-normal text-ink-muted">
            {t("today.title")}
          </h2>
          <p className="mt-1 font-display text-heading">{hours ?? status?.text}</p>
          {status && (
            <p className="mt-1 flex items-center gap-2 text-small">
              <span
                aria-hidden="true"
                className={classNames("size-2 rounded-full", status.isOpen ? "bg-success" : "bg-ink-muted")}
              />
              {status.text}
            </p>
          )}
          {hoursHref && (
            <Link to={hoursHref} className="action-link mt-2 min-h-6">
              {t("today.allHours")}
            </Link>
          )}
        </div>
        {address && (
          <div>
            <h2 className="font-text text-small font-semibold tracking-normal text-ink-muted">
              {t("today.where")}
            </h2>
            <p className="mt-1 font-display text-heading">{withNumbers(address)}</p>
            {mapHref && (
              <a href={mapHref} rel="noopener external" className="action-link mt-2 min-h-6 gap-1">
                {t("today.directions")}
                <Icon name="arrow-up-right" className="size-4" />
                <span className="sr-only">{t("common:header.external")}</span>
              </a>
            )}
          </div>
        )}
        {ways.length > 0 && (
          <div>
            <h2 className="font-text text-small font-semibold tracking-normal text-ink-muted">
              {t("today.howToGetHere")}
            </h2>
            <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-small">
              {ways.map((way) => (
                <li key={way} className="flex items-center gap-2">
                  <Icon name={wayIcons[way] ?? "map-pin"} />
                  {t(`way.${way}`)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
