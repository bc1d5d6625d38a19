import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { href } from "~/locale/href";
import { bookingCalendarEntry } from "~/seo/calendar-entry.server";
import { inLanguage } from "~/seo/language-parameter.server";
import { memberApi } from "~/session/session.server";
import { tokenOf } from "~/session/token.server";
import { notFound } from "~/site/not-found.server";
import { loadSite } from "~/site/site.server";

/** `/booking/{id}.ics?language=`: one of the member's upcoming bookings, for their calendar. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const [, id] = /^(.{1,100})\.ics$/.exec(params.file ?? "") ?? [];
  const { origin, searchParams } = new URL(request.url);
  const site = inLanguage(await loadSite(request), searchParams.get("language") ?? "");
  if (!site || !id) throw notFound(request);
  if (!tokenOf(request)) {
    const screen = href("dashboard-purchases", null, site.language);
    return redirect(href("login", null, site.language, { redirectTo: screen }));
  }
  const { data } = await memberApi(request, site).bookingOrders({ status: "booked", per_page: 48 });
  const order = data.find((candidate) => candidate.id === id);
  if (!order) throw notFound(request);
  return new Response(bookingCalendarEntry(order, site, origin), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="booking.ics"',
      "Cache-Control": "private, no-store",
    },
  });
}
