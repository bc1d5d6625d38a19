import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { secondsUntilNext } from "~/caching/fill-limit.server";
import { assistantResponse } from "~/features/assistants/assistant-server.server";
import { notFound } from "~/site/not-found.server";
import { answersAssistants } from "~/tenant/switches.server";
import { tenantOf } from "~/tenant/tenant.server";

/** `/mcp`: the mall for assistants, by the Model Context Protocol over HTTP. */
async function answer({ request }: ActionFunctionArgs | LoaderFunctionArgs): Promise<Response> {
  if (!answersAssistants(tenantOf(request))) throw notFound(request);
  const wait = await secondsUntilNext(request, "assistants");
  if (wait)
    return new Response(null, { status: 429, headers: { ...notStored, "Retry-After": String(wait) } });
  const body = request.body && (await request.text());
  // A list of questions would count as one. No version of the protocol since 2025-06-18 has them.
  if (body && /^\s*\[/.test(body)) return new Response(null, { status: 400, headers: notStored });
  const response = await assistantResponse(body === null ? request : new Request(request, { body }));
  for (const [name, value] of Object.entries(notStored)) response.headers.set(name, value);
  return response;
}

const notStored = { "Cache-Control": "no-store" };

export { answer as action, answer as loader };
