import { useEffect, useState } from "react";
import type { Mailed } from "~/session/mailed-cookie.server";

/**
 * The address and code of a mail: what the server knows of this browser, or those of the link in the mail, which has
 * them in its fragment: browsers send that to nobody.
 */
export function useMailed(known: Mailed | null): Mailed {
  const [found, setFound] = useState<Mailed | null>(null);
  useEffect(() => {
    const readLink = () => {
      const { hash, pathname, search } = window.location;
      const link = new URLSearchParams(hash.slice(1));
      const [email, code] = [link.get("email"), link.get("code")];
      if (!email || !code) return;
      setFound({ email, code });
      window.history.replaceState(window.history.state, "", pathname + search);
    };
    readLink();
    // The link may be opened where the page is already.
    window.addEventListener("hashchange", readLink);
    return () => window.removeEventListener("hashchange", readLink);
  }, []);
  return found ?? known ?? { email: "", code: "" };
}
