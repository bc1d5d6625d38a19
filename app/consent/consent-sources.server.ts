import type { Consent } from "./consent.server";

/** Third-party hosts of a document's policy, by directive. */
export type PolicySources = { script?: string; image?: string; connect?: string; frame?: string };

/**
 * What the policy allows with a consent, and nothing before it. The hosts are those in the Content-Security-Policy
 * guides of the tag manager and the pixel. The interactive map is a frame of the site's own with its own policy.
 */
export function consentSources(
  { enabled }: Consent,
  { gtmId, metaId }: { gtmId: string | null; metaId: string | null },
): PolicySources {
  const hasStatistics = enabled.includes("STAT");
  const google = hasStatistics && gtmId;
  const meta = hasStatistics && metaId;
  const list = (...sources: (string | false | null | "")[]) => sources.filter(Boolean).join(" ");
  return {
    script: list(google && "https://www.googletagmanager.com", meta && "https://connect.facebook.net"),
    image: list(
      google && "https://www.googletagmanager.com https://*.google-analytics.com",
      meta && "https://www.facebook.com",
    ),
    connect: list(
      google &&
        "https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
      meta && "https://www.facebook.com https://connect.facebook.net",
    ),
    frame: enabled.includes("MAPS") ? "'self'" : "",
  };
}
