import { useEffect, useRef } from "react";

/**
 * Reloads the page when consent is withdrawn: only a new document is without the scripts that were loaded.
 * @param enabled the ids of the optional cookies with consent, separated by commas
 */
export function useReloadOnWithdrawal(enabled: string) {
  const before = useRef(enabled);
  useEffect(() => {
    const ids = enabled.split(",");
    const isWithdrawn = before.current !== "" && before.current.split(",").some((id) => !ids.includes(id));
    before.current = enabled;
    if (isWithdrawn) location.reload();
  }, [enabled]);
}
