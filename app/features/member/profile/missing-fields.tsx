/** What a profile lacks, each a link to its field. */
export function MissingFields({ fields }: { fields: { label: string; to: string }[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {fields.map(({ label, to }) => (
        <li key={to}>
          {/* A plain link: the browser itself scrolls to a field of this page, or loads the page with it. */}
          <a
            href={to}
            className="inline-flex min-h-10 items-center rounded-pill border border-transparent bg-surface-sunken px-4 text-small font-medium text-ink hover:bg-line"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
