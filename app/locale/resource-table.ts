import { languages } from "../../contract/languages";
import type { DeclaredQuery } from "./route-entry";

export type ResourceEntry = {
  /** The module below `app/routes/resources/`. */
  file: string;
  /** The path in Remix's syntax. */
  path: string;
  /** Needed where two paths share a module. */
  id?: string;
  /** Responses are cached by path and these query parameters; without this entry they are not. */
  cached?: {
    query: DeclaredQuery;
    /** A URL without a language is answered in the visitor's. */
    followsVisitor?: boolean;
    /** The rate limit per address for uncached requests. */
    limit?: "suggestions";
  };
};

/** Every route without a screen. */
export const resourceTable: readonly ResourceEntry[] = [
  { path: "image", file: "files/image.ts" },
  { path: "api/proxy/*", file: "files/api-proxy.ts" },
  { path: "icons/*", file: "files/icons.ts" },
  { path: "favicon.ico", file: "discovery/site-icon.ts" },
  { path: "apple-touch-icon.png", file: "discovery/site-icon.ts", id: "apple-touch-icon" },
  { path: "sitemap.xml", file: "discovery/sitemap.ts", cached: { query: { page: "word" } } },
  { path: "robots.txt", file: "discovery/robots.ts", cached: { query: {} } },
  { path: "llms.txt", file: "discovery/llms.ts", cached: { query: {} } },
  { path: "mcp", file: "assistants/mcp.ts" },
  { path: "assistant-tools.js", file: "assistants/assistant-tools.ts", cached: { query: {} } },
  {
    path: "site.webmanifest",
    file: "discovery/manifest.ts",
    cached: { query: { language: languages }, followsVisitor: true },
  },
  { path: "feed/:file", file: "discovery/feed.ts", cached: { query: {} } },
  {
    path: "event/:file",
    file: "discovery/event-calendar.ts",
    cached: { query: { language: languages }, followsVisitor: true },
  },
  {
    path: "search-suggestions",
    file: "files/search-suggestions.ts",
    cached: { query: { q: "text", language: languages }, limit: "suggestions" },
  },
  { path: "my-picture", file: "member/my-picture.ts" },
  { path: "points.csv", file: "member/points-csv.ts" },
  { path: "my-data.zip", file: "member/my-data.ts" },
  { path: "pusher/auth", file: "session/pusher-auth.ts" },
  { path: "pusher/user-auth", file: "session/pusher-user-auth.ts" },
  { path: "reactions", file: "member/reactions.ts" },
  { path: "live-messages", file: "member/live-messages.ts" },
  { path: "send-message", file: "member/send-message.ts" },
  { path: "documents/:name", file: "files/mall-document.ts" },
  { path: "message-file", file: "member/message-file.ts" },
  { path: "my-reward/:file", file: "member/reward-code.ts" },
  { path: "my-reward-code/:id", file: "member/reward-code-picture.ts" },
  { path: "booking/:file", file: "member/booking-calendar.ts" },
  { path: "wallet-pass", file: "member/wallet-pass.ts" },
  { path: "wallet-changes", file: "member/wallet-changes.ts" },
  { path: "wallet/apple/*", file: "member/apple-wallet.ts" },
  { path: "push-device", file: "member/push-device.ts" },
  { path: "push-message", file: "member/push-message.ts" },
  { path: "receipt-upload", file: "member/receipt-upload.ts" },
  { path: "bookings", file: "member/bookings.ts" },
  { path: "logout", file: "session/logout.ts" },
  { path: "token-handover", file: "session/token-handover.ts" },
  { path: "locale", file: "session/locale.ts" },
  { path: "cookie-consent", file: "session/cookie-consent.ts" },
  { path: "interactive-map", file: "files/interactive-map.ts" },
  { path: "translations/:language/:file", file: "files/translations.ts" },
  { path: "newsletter-unsubscription", file: "session/newsletter-unsubscription.ts" },
  { path: "to/:screen", file: "discovery/screen-link.ts" },
  { path: "app-link", file: "operations/app-link.ts" },
  { path: "willopeninapp", file: "operations/app-link.ts", id: "willopeninapp" },
  { path: "builds/*", file: "files/builds.ts" },
  { path: "speculation-rules.json", file: "discovery/speculation-rules.ts" },
  { path: "service-worker.js", file: "files/service-worker.ts" },
  { path: "offline-member.json", file: "member/offline-member.ts" },
  { path: "offline-pack.json", file: "files/offline-pack.ts", cached: { query: { language: languages } } },
  // A path that began with a parameter would be that of all others.
  ...languages.flatMap((language) => [
    { path: `${language}/kiosk/:place`, file: "files/kiosk.ts", id: `kiosk-${language}` },
    { path: `${language}/signage/:place`, file: "files/signage.ts", id: `signage-${language}` },
    { path: `${language}/leaflet`, file: "files/leaflet.ts", id: `leaflet-${language}` },
    { path: `${language}/share-way`, file: "files/share-way.ts", id: `share-way-${language}` },
    { path: `${language}/where-am-i`, file: "files/where-am-i.ts", id: `where-am-i-${language}` },
  ]),
  { path: "csp-reports", file: "operations/csp-reports.ts" },
  { path: ".well-known/security.txt", file: "discovery/security-txt.ts" },
  { path: ".well-known/change-password", file: "member/change-password.ts" },
  { path: "livez", file: "operations/livez.ts" },
  { path: "healthz", file: "operations/livez.ts", id: "healthz" },
  { path: "readyz", file: "operations/readyz.ts" },
];
