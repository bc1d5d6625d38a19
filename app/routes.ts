import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { languages } from "../contract/languages";
import type { RouteEntry } from "./locale/route-entry";
import { localizedPath, routeId, routeNames, routeTable } from "./locale/route-table";

/**
 * A list's `{page}` and a detail's `{title}` are optional in the framework's eyes: their screens answer an address
 * without one by a redirect to the whole address.
 */
function frameworkPath(path: string): string {
  return path
    .replace("{permaLink}", "*")
    .replace(/\{(page|title)\}$/, ":$1?")
    .replaceAll(/\{(\w+)\}/g, ":$1");
}

const screens = languages.flatMap((language) =>
  routeNames.map((name) => {
    const { file }: RouteEntry = routeTable[name];
    const path = localizedPath(name, language);
    return route(`${language}${path && `/${frameworkPath(path)}`}`, file, { id: routeId(name, language) });
  }),
);

export default [
  layout("routes/screen.tsx", [
    index("routes/public/home.tsx", { id: "index" }),
    ...screens,
    route("*", "routes/public/not-found.tsx", { id: "not-found" }),
  ]),
  route("image", "routes/resources/image.ts"),
  route("api/proxy/*", "routes/resources/api-proxy.ts"),
  route("icons/*", "routes/resources/icons.ts"),
  ...["favicon.ico", "apple-touch-icon.png"].map((path) =>
    route(path, "routes/resources/site-icon.ts", { id: path }),
  ),
  route("sitemap.xml", "routes/resources/sitemap.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route("site.webmanifest", "routes/resources/manifest.ts"),
  route("feed/:file", "routes/resources/feed.ts"),
  route("event/:file", "routes/resources/event-calendar.ts"),
  route("search-suggestions", "routes/resources/search-suggestions.ts"),
  route("my-picture", "routes/resources/my-picture.ts"),
  route("points.csv", "routes/resources/points-csv.ts"),
  route("pusher/auth", "routes/resources/pusher-auth.ts"),
  route("pusher/user-auth", "routes/resources/pusher-user-auth.ts"),
  route("reactions", "routes/resources/reactions.ts"),
  route("live-messages", "routes/resources/live-messages.ts"),
  route("send-message", "routes/resources/send-message.ts"),
  route("message-file", "routes/resources/message-file.ts"),
  route("my-reward/:file", "routes/resources/reward-code.ts"),
  route("booking/:file", "routes/resources/booking-calendar.ts"),
  route("receipt-upload", "routes/resources/receipt-upload.ts"),
  route("bookings", "routes/resources/bookings.ts"),
  route("logout", "routes/resources/logout.ts"),
  route("token-handover", "routes/resources/token-handover.ts"),
  route("locale", "routes/resources/locale.ts"),
  route("cookie-consent", "routes/resources/cookie-consent.ts"),
  route("interactive-map", "routes/resources/interactive-map.ts"),
  ...["app-link", "willopeninapp"].map((path) => route(path, "routes/resources/app-link.ts", { id: path })),
  route("builds/*", "routes/resources/builds.ts"),
  route("healthz", "routes/resources/healthz.ts"),
  route("readyz", "routes/resources/readyz.ts"),
  ...(process.env.NODE_ENV === "development" ? [route("__ui", "routes/resources/ui-gallery.tsx")] : []),
] satisfies RouteConfig;
