import { readText } from "@contract/form-data.server";
import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { retryAfterSeconds } from "~/forms/rate-limit.server";
import { clientAddressOf } from "~/process/client-address.server";
import { visitorReports } from "~/process/visitor-reports.server";
import { tenantOf } from "~/tenant/tenant.server";

const longest = 16 * 1024;
const most = 10;
const logReport = visitorReports("A browser reported a policy violation");

const text = z.string().max(4_000).catch("");
/** The formats of `report-uri` and of `report-to`. */
const classic = z.object({
  "csp-report": z.object({ "effective-directive": text, "blocked-uri": text, "document-uri": text }),
});
const current = z.array(
  z.object({
    type: z.literal("csp-violation"),
    body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
  }),
);

type Violation = { directive: string; blocked: string; path: string };

/** Browsers report violations of a page's policy here. They are logged without queries. */
export async function action({ request }: ActionFunctionArgs) {
  const { tenantId } = tenantOf(request);
  const wait = await retryAfterSeconds("reports", { tenantId, address: clientAddressOf(request) });
  if (wait) return answer(429, { "Retry-After": String(wait) });
  const violations = violationsIn(await readText(request, longest).catch(() => ""));
  if (!violations) return answer(400);
  for (const violation of violations.slice(0, most)) logReport(tenantId, violation);
  return answer(204);
}

export const loader = () => answer(405, { Allow: "POST" });

function violationsIn(body: string): Violation[] | null {
  try {
    const json: unknown = JSON.parse(body);
    const one = classic.safeParse(json);
    if (one.success) {
      const report = one.data["csp-report"];
      return [violation(report["effective-directive"], report["blocked-uri"], report["document-uri"])];
    }
    const reports = current.safeParse(json);
    if (!reports.success) return null;
    return reports.data.map(({ body }) =>
      violation(body.effectiveDirective, body.blockedURL, body.documentURL),
    );
  } catch {
    return null;
  }
}

const violation = (directive: string, blocked: string, document: string): Violation => ({
  directive: /^[a-z-]{1,40}$/.test(directive) ? directive : "unknown",
  blocked: URL.canParse(blocked) ? new URL(blocked).origin : blocked.replaceAll(/[^\w-]/g, "").slice(0, 40),
  path: URL.canParse(document) ? new URL(document).pathname.slice(0, 200) : "",
});

const answer = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
