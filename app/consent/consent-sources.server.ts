import type { Consent } from "./consent.server";

/** The hosts that a document may reach beside its own, by the policy's directives. */
export type PolicySources = { script?: string; image?: string; connect?: string; frame?: string };

/**
 * What the policy allows for a consent, and nothing before it. Hosts as the tag manager's and the pixel's own guides for a
 * Content-Security-Policy name them. The interactive map is a frame of the site's own with a policy of its own.
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
