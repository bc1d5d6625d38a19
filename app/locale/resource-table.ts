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
  { path: "image", file: "image.ts" },
  { path: "api/proxy/*", file: "api-proxy.ts" },
  { path: "icons/*", file: "icons.ts" },
  { path: "favicon.ico", file: "site-icon.ts" },
  { path: "apple-touch-icon.png", file: "site-icon.ts", id: "apple-touch-icon" },
  { path: "sitemap.xml", file: "sitemap.ts", cached: { query: { page: "word" } } },
  { path: "robots.txt", file: "robots.ts", cached: { query: {} } },
  {
    path: "site.webmanifest",
    file: "manifest.ts",
    cached: { query: { language: languages }, followsVisitor: true },
  },
  { path: "feed/:file", file: "feed.ts", cached: { query: {} } },
  {
    path: "event/:file",
    file: "event-calendar.ts",
    cached: { query: { language: languages }, followsVisitor: true },
  },
  {
    path: "search-suggestions",
    file: "search-suggestions.ts",
    cached: { query: { q: "text", language: languages }, limit: "suggestions" },
  },
  { path: "my-picture", file: "my-picture.ts" },
  { path: "points.csv", file: "points-csv.ts" },
  { path: "my-data.zip", file: "my-data.ts" },
  { path: "pusher/auth", file: "pusher-auth.ts" },
  { path: "pusher/user-auth", file: "pusher-user-auth.ts" },
  { path: "reactions", file: "reactions.ts" },
  { path: "live-messages", file: "live-messages.ts" },
  { path: "send-message", file: "send-message.ts" },
  { path: "documents/:name", file: "mall-document.ts" },
  { path: "message-file", file: "message-file.ts" },
  { path: "my-reward/:file", file: "reward-code.ts" },
  { path: "booking/:file", file: "booking-calendar.ts" },
  { path: "wallet-pass", file: "wallet-pass.ts" },
  { path: "wallet-changes", file: "wallet-changes.ts" },
  { path: "wallet/apple/*", file: "apple-wallet.ts" },
  { path: "push-device", file: "push-device.ts" },
  { path: "push-message", file: "push-message.ts" },
  { path: "receipt-upload", file: "receipt-upload.ts" },
  { path: "bookings", file: "bookings.ts" },
  { path: "logout", file: "logout.ts" },
  { path: "token-handover", file: "token-handover.ts" },
  { path: "locale", file: "locale.ts" },
  { path: "cookie-consent", file: "cookie-consent.ts" },
  { path: "interactive-map", file: "interactive-map.ts" },
  { path: "translations/:language/:file", file: "translations.ts" },
  { path: "app-link", file: "app-link.ts" },
  { path: "willopeninapp", file: "app-link.ts", id: "willopeninapp" },
  { path: "builds/*", file: "builds.ts" },
  { path: "speculation-rules.json", file: "speculation-rules.ts" },
  { path: "service-worker.js", file: "service-worker.ts" },
  { path: "offline-member.json", file: "offline-member.ts" },
  { path: "offline-pack.json", file: "offline-pack.ts", cached: { query: { language: languages } } },
  { path: "csp-reports", file: "csp-reports.ts" },
  { path: ".well-known/security.txt", file: "security-txt.ts" },
  { path: ".well-known/change-password", file: "change-password.ts" },
  { path: "livez", file: "livez.ts" },
  { path: "healthz", file: "livez.ts", id: "healthz" },
  { path: "readyz", file: "readyz.ts" },
];
