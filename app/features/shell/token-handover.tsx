import { useEffect } from "react";

/** Where the mall's earlier site kept a member's token, and when it last asked for the missing parts of a profile. */
const tokenKey = "API_TOKEN";
export const modalKey = "SETUP_MODAL_APPEARED_DATE";
/** Under this and a member's id the messages stand that wait for the network. */
export const queuePrefix = "UNSENT_MESSAGES_";

/** What a log-out takes out of the browser's storage. */
export function clearStoredSession() {
  try {
    localStorage.removeItem(tokenKey);
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(queuePrefix)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
  forgetAppearance();
}

function forgetAppearance() {
  try {
    localStorage.removeItem(modalKey);
  } catch {
    // As above.
  }
}

/** Hands the earlier site's token over to the session cookie, once; it goes from the storage as soon as that is settled. */
export function TokenHandover({ isMember }: { isMember: boolean }) {
  useEffect(() => {
    // However a session ended, the day that its member was asked on goes with it.
    if (!isMember) forgetAppearance();
    const token = storedToken();
    if (!token) return;
    if (isMember) return localStorage.removeItem(tokenKey);
    fetch("/token-handover", { method: "POST", body: new URLSearchParams({ token }) }).then(
      ({ status }) => {
        if (status === 204 || status === 401) localStorage.removeItem(tokenKey);
        // The whole document is drawn for a member from here on.
        if (status === 204) location.reload();
      },
      () => undefined,
    );
  }, [isMember]);
  return null;
}

/** Storage may be forbidden altogether. */
function storedToken(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}
