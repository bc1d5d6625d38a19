import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/caching/document-response.server";
import script from "~/features/assistants/assistant-tools.js?raw";
import { answersAssistants } from "~/tenant/switches.server";

/** `/assistant-tools.js`: the mall's tools for an assistant in the browser. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  documentResponse(request, "text/javascript; charset=utf-8", ({ tenant }) =>
    answersAssistants(tenant) ? script : null,
  );
