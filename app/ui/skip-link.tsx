/** The first keyboard stop: skips the header. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-pill bg-accent px-5 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {children}
    </a>
  );
}
