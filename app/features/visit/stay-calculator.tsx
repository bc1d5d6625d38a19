import { Form } from "@remix-run/react";
import { useTranslation } from "~/locale/use-translation";
import type { ParkingView } from "~/mall/views/visit/parking.server";
import { Button } from "~/ui/button";
import { ChipLink } from "~/ui/chip";
import { TextField } from "~/ui/field";

/** What a stay costs: a GET form, calculated on the server. */
export function StayCalculator({ most, usual, stay, error, answer }: NonNullable<ParkingView["calculator"]>) {
  const { t } = useTranslation("parking");
  return (
    <section
      id="price"
      aria-labelledby="price-title"
      className="no-print scroll-mt-28 rounded-card bg-surface-raised p-6 shadow-lifted md:p-9"
    >
      <h2 id="price-title" className="text-heading">
        {t("calculator.title")}
      </h2>
      {usual.length > 1 && (
        <ul className="mt-4 grid gap-2 not-cramped:grid-cols-2">
          {usual.map(({ to, label, price, isCurrent }) => (
            <li key={to} className="grid">
              <ChipLink {...{ to, isCurrent }}>
                <span className="py-1.5 leading-tight">
                  <span className="block text-tiny">{label}</span>{" "}
                  <span className="font-semibold tabular">{price}</span>
                </span>
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
      <Form action="#price" preventScrollReset className="mt-5 flex flex-wrap items-start gap-3">
        <div className="min-w-[min(11rem,100%)] flex-1">
          <TextField
            key={stay}
            label={t("calculator.label")}
            name="stay"
            inputMode="decimal"
            enterKeyHint="go"
            autoComplete="off"
            required
            maxLength={6}
            defaultValue={stay}
            help={t("calculator.help", { count: most })}
            error={error}
            // What cannot be read is where one goes on. The field is another one for each stay.
            autoFocus={Boolean(error)}
          />
        </div>
        <Button type="submit" className="min-h-12 sm:mt-[1.875rem]">
          {t("calculator.submit")}
        </Button>
      </Form>
      <div role="status">
        {answer && (
          <div className="mt-4 border-line border-t pt-5">
            <p className="text-ink-muted">{answer.length}</p>
            <p className="font-display text-title">{answer.price}</p>
            {answer.parts.length > 0 && (
              <table className="mt-4 w-full text-small">
                <caption className="sr-only">{t("calculator.parts")}</caption>
                <tbody>
                  {answer.parts.map(({ name, times, amount }) => (
                    <tr key={name} className="border-line border-t">
                      <th scope="row" className="py-2 pr-4 text-left font-normal">
                        {name}
                        {times && <span className="block text-ink-muted">{times}</span>}
                      </th>
                      <td className="py-2 text-right align-top tabular">{amount}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
