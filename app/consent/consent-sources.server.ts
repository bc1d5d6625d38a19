import type { ThirdParties } from "~/process/service-ids";

/** Third-party hosts of a document's policy, by directive. */
export type PolicySources = { script?: string; image?: string; connect?: string; frame?: string };

/**
 * What the policy allows to the services that a mall uses; whether they are loaded is the visitor's choice. The policy
 * is the same before and after it, so that consent needs no other document and nothing typed is lost. The hosts are
 * those in the Content-Security-Policy guides of the tag manager and the pixel. The interactive map is a frame of the
 * site's own with its own policy.
 */
export function thirdPartySources({ gtmId: google, metaId: meta, mapsKey }: ThirdParties): PolicySources {
  const list = (...sources: (string | null)[]) => sources.filter(Boolean).join(" ");
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
    frame: mapsKey ? "'self'" : "",
  };
}
