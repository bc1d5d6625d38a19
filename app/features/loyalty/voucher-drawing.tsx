/** What one will hold: the voucher, with the window that its code will be in. All that it says is said beside it. */
export function VoucherDrawing({
  mall,
  title,
  code,
  note,
}: {
  mall: string;
  title: string;
  /** When the code comes. */
  code: string;
  /** Until when it is to be used. */
  note: string | undefined;
}) {
  return (
    <div
      aria-hidden="true"
      className="no-print relative isolate mt-6 flex overflow-hidden rounded-card member-plate shadow-lifted forced-color-adjust-none"
    >
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-6 p-5 sm:p-6">
        <p className="font-semibold text-tiny tracking-wide opacity-80">{mall}</p>
        <div>
          <p className="text-balance font-display text-heading">{title}</p>
          {note && <p className="mt-1 text-small opacity-80">{note}</p>}
        </div>
      </div>
      <div className="relative flex w-2/5 shrink-0 p-4 sm:p-6">
        <span className="perforated perforated-upright" />
        <div className="flex min-h-24 w-full flex-col items-center justify-center gap-3 rounded-soft bg-white p-3 text-[#111]">
          <span className="flex gap-1 sm:gap-2">
            {[1, 2, 3, 4, 5, 6].map((sign) => (
              <span key={sign} className="size-1.5 rounded-full bg-current/25 sm:size-3" />
            ))}
          </span>
          <span className="text-center font-semibold text-tiny">{code}</span>
        </div>
      </div>
    </div>
  );
}
