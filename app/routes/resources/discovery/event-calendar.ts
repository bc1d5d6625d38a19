import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/caching/document-response.server";
import { calendarEntry } from "~/seo/calendar-entry.server";
import { inLanguage } from "~/seo/language-parameter.server";

/** `/event/{id}.ics?language=`: an event for the visitor's calendar. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const [, id] = /^(.+)\.ics$/s.exec(params.file ?? "") ?? [];
  const { origin, searchParams } = new URL(request.url);
  return documentResponse(request, "text/calendar; charset=utf-8", async (site) => {
    const localized = inLanguage(site, searchParams.get("language") ?? site.language);
    return id && localized ? calendarEntry(await site.api.event(id), localized, origin) : null;
  });
}
