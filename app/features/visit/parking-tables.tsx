import { useTranslation } from "~/locale/use-translation";
import type { parkingView } from "~/mall/views/visit/parking.server";
import { Icon } from "~/ui/icon";

type ParkingView = Awaited<ReturnType<typeof parkingView>>;

export function Tariffs({ tariffs }: Pick<ParkingView, "tariffs">) {
  const { t } = useTranslation("parking");
  if (tariffs.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-title">{t("tariffs")}</h2>
      <table className="w-full">
        <caption className="sr-only">{t("tariffs")}</caption>
        <tbody>
          {tariffs.map(({ name, price, per }) => (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="py-4 pr-4 text-left font-normal">
                {name}
              </th>
              <td className="py-3 text-right tabular">
                <span className="font-display text-heading">{price}</span>
                {per && <span className="block text-ink-muted text-small">{per}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Spaces for families, electric cars and so on. */
export function ReservedPlaces({ reserved }: Pick<ParkingView, "reserved">) {
  const { t } = useTranslation("parking");
  if (reserved.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-heading">{t("reserved.title")}</h2>
      <ul className="grid border-ink border-t-2 lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8">
        {reserved.map(({ kind, icon, count, name }) => (
          <li
            key={kind}
            className="flex items-center gap-x-4 border-line border-b py-3 lg:flex-wrap lg:content-start lg:gap-x-3 lg:border-0 lg:pt-5"
          >
            <Icon name={icon} className="size-6 text-accent" />
            <span className="lg:order-last lg:mt-1 lg:w-full">{name}</span>
            <span className="ml-auto font-semibold tabular lg:ml-0 lg:font-display lg:text-heading">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
