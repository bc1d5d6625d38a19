import { useEffect, useState } from "react";

export type PasskeySupport = "yes" | "unsupported" | "otherHost";

/**
 * Whether this page can use passkeys that are for a host: those of a host count on it and its subdomains. Null until
 * scripts run.
 */
export function usePasskeySupport(host: string | null): PasskeySupport | null {
  const [support, setSupport] = useState<PasskeySupport | null>(null);
  useEffect(() => {
    const { hostname } = window.location;
    const isHere = host !== null && (hostname === host || hostname.endsWith(`.${host}`));
    if (typeof PublicKeyCredential !== "function") setSupport("unsupported");
    else setSupport(isHere ? "yes" : "otherHost");
  }, [host]);
  return support;
}
