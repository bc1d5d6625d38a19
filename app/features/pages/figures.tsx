import { classNames } from "~/ui/class-names";

export type Figure = { number: string; label: string };

/** Facts that are numbers, large, beside each other; nothing where there are none. */
export function Figures({
  figures,
  isLarge = false,
  isInLabel = false,
}: {
  figures: Figure[];
  /** As wide as the page. */
  isLarge?: boolean;
  /** The label is a sentence that says the number: it is large there, and said once. */
  isInLabel?: boolean;
}) {
  const { length } = figures;
  if (length === 0) return null;
  return (
    <ul
      className={classNames(
        "gap-x-4 gap-y-6 sm:gap-x-8",
        isInLabel ? "grid not-cramped:max-sm:grid-cols-3" : "flex flex-wrap max-sm:gap-x-8",
        isLarge && "sm:grid",
        length === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2",
        length > 3 && "lg:grid-cols-4",
      )}
    >
      {figures.map(({ number, label }) =>
        isInLabel ? (
          <FigureInSentence key={label} number={number} sentence={label} />
        ) : (
          <li key={label} className="grow border-t-2 border-ink pt-4">
            <span
              className={classNames(
                "block font-display tabular",
                !isLarge
                  ? "text-[min(3rem,9vw)] leading-tight"
                  : figures.every((figure) => figure.number.length < 9)
                    ? "text-display"
                    : "text-title",
              )}
            >
              {number}
            </span>{" "}
            <span className="text-small text-ink-muted">{label}</span>
          </li>
        ),
      )}
    </ul>
  );
}

/** A sentence around its number; those of a row have their numbers on one line, right below what leads to them. */
function FigureInSentence({ number, sentence }: { number: string; sentence: string }) {
  const [before = "", ...rest] = sentence.split(number);
  const after = rest.join(number);
  // The digits are the fact, their unit stands beside them.
  const [, digits = number, unit = ""] = /^(\d[\d\s.,]*\d|\d)(.*)$/su.exec(number) ?? [];
  const words = "text-tiny hyphens-auto wrap-break-word text-ink-muted sm:text-small";
  return (
    <li className="row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0 border-t-2 border-ink pt-4">
      <span className={`self-end ${words}`}>{before}</span>
      <span className="font-display text-[min(1rem,4vw)] leading-none tabular sm:text-heading">
        <span className="text-[min(2.25rem,10vw)] sm:text-[min(5.5rem,9vw)]">{digits}</span>
        {unit}
      </span>
      <span className={words}>{after.replace(/\.$/, "")}</span>
    </li>
  );
}
