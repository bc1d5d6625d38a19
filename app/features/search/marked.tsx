import type { MarkedText } from "~/mall/views/search/marked-text";

/** A text with its matches marked. */
export function Marked({ parts }: { parts: MarkedText }) {
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 1 && part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <mark key={at} className="rounded-[4px] bg-accent-soft text-ink">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </>
  );
}
