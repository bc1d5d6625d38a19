import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/caching/document-response.server";
import { assistantsText } from "~/features/assistants/assistants-text.server";
import { answersAssistants } from "~/tenant/switches.server";

/** `/llms.txt`: what the mall's site is, for assistants that read it. */
export function loader({ request }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url);
  return documentResponse(request, "text/plain; charset=utf-8", (site) =>
    answersAssistants(site.tenant) ? assistantsText(site, origin) : null,
  );
}
