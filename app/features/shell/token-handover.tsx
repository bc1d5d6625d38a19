import { useEffect } from "react";

/**
 * Where the mall's previous site stored a member's token, and when it last asked for the missing parts of a profile.
 */
const tokenKey = "API_TOKEN";
export const modalKey = "SETUP_MODAL_APPEARED_DATE";
/** With a member's id this is the key of their queued messages. */
export const queuePrefix = "UNSENT_MESSAGES_";

/** What a log-out removes from the browser's storage. */
export function clearStoredSession() {
  try {
    localStorage.removeItem(tokenKey);
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(queuePrefix)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
  clearReminder();
}

function clearReminder() {
  try {
    localStorage.removeItem(modalKey);
  } catch {
    // As above.
  }
}

/**
 * Exchanges the previous site's token for the session cookie, once; it is removed from the storage as soon as that is
 * settled.
 */
export function TokenHandover({ isMember }: { isMember: boolean }) {
  useEffect(() => {
    // However a session ended, the reminder's date is removed with it.
    if (!isMember) clearReminder();
    const token = storedToken();
    if (!token) return;
    if (isMember) return localStorage.removeItem(tokenKey);
    fetch("/token-handover", { method: "POST", body: new URLSearchParams({ token }) }).then(
      ({ status }) => {
        if (status === 204 || status === 401) localStorage.removeItem(tokenKey);
        // Now the whole document has to be rendered for a member.
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
