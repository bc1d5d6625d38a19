import { useMatches } from "@remix-run/react";

/** What the screen lacks because the mall's API failed, above its content. */
export function MissingParts() {
  const data = useMatches().at(-1)?.data;
  const missing = typeof data === "object" && data !== null && "missing" in data ? data.missing : null;
  if (!Array.isArray(missing)) return null;
  return (
    <div className="page pt-4" role="note" data-missing>
      {missing.map((sentence: string) => (
        <p key={sentence} className="mt-2 rounded-card bg-surface-sunken px-4 py-2 text-small">
          {sentence}
        </p>
      ))}
    </div>
  );
}
