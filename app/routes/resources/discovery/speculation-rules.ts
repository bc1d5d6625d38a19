import { speculationRules } from "~/navigation/speculation-rules.server";

/** Which pages a browser may prerender; named by the header `Speculation-Rules`. */
export const loader = () =>
  new Response(JSON.stringify(speculationRules()), {
    headers: { "Content-Type": "application/speculationrules+json", "Cache-Control": "public, max-age=3600" },
  });
