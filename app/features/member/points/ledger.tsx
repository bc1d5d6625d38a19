import type { LedgerRowView } from "~/mall/views/member/points/ledger.server";
import { classNames } from "~/ui/class-names";
import { LinkIfAny } from "~/ui/link";

type LedgerTexts = { date: string; what: string; change: string; balance: string };

/** The latest entries, one line each. */
export function LedgerList({ rows }: { rows: LedgerRowView[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <li
          key={row.id}
          className="flex items-baseline justify-between gap-4 border-b border-line py-3 last:border-0"
        >
          <div className="min-w-0">
            <EntryTitle {...row} />
            <p className="text-tiny text-ink-muted">
              <time dateTime={row.at ?? undefined}>{row.date}</time>
              {reasonOf(row) && ` · ${row.reason}`}
            </p>
          </div>
          <Change {...row} />
        </li>
      ))}
    </ul>
  );
}

/** A page of the ledger with the balance after each entry. */
export function LedgerTable({
  rows,
  caption,
  texts,
}: {
  rows: LedgerRowView[];
  caption: string;
  texts: LedgerTexts;
}) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-tiny text-ink-muted">
          <th scope="col" className="hidden py-2 pr-4 font-medium sm:table-cell">
            {texts.date}
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            {texts.what}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {texts.change}
          </th>
          <th scope="col" className="hidden py-2 pl-4 text-right font-medium sm:table-cell">
            {texts.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-b border-line align-baseline last:border-0">
            <td className="hidden py-3 pr-4 text-small whitespace-nowrap text-ink-muted sm:table-cell">
              <time dateTime={row.at ?? undefined}>{row.date}</time>
            </td>
            <td className="py-3 pr-4">
              <EntryTitle {...row} />
              <p className="text-tiny text-ink-muted">
                <span className="sm:hidden">{[row.date, reasonOf(row)].filter(Boolean).join(" · ")}</span>
                <span className="max-sm:hidden">{reasonOf(row)}</span>
              </p>
            </td>
            <td className="py-3 text-right">
              <Change {...row} />
              {row.balance && (
                <p className="text-tiny whitespace-nowrap text-ink-muted tabular sm:hidden">
                  <span className="sr-only">{texts.balance} </span>
                  {row.balance}
                </p>
              )}
            </td>
            <td className="hidden py-3 pl-4 text-right text-small text-ink-muted tabular sm:table-cell">
              {row.balance}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the title doesn't say already. */
const reasonOf = ({ title, reason }: LedgerRowView) => (title === reason ? null : reason);

function EntryTitle({ title, to }: LedgerRowView) {
  return (
    <p className="font-semibold">
      <LinkIfAny to={to} className="inline-block min-h-6 underline-offset-4 hover:underline">
        {title}
      </LinkIfAny>
    </p>
  );
}

function Change({ points, isGain }: LedgerRowView) {
  return (
    <span className={classNames("font-semibold whitespace-nowrap tabular", isGain && "text-success")}>
      {points}
    </span>
  );
}
