/**
 * Where scripts don't work, the server's page is the page: it is complete, and its links and forms need none.
 */

const mark = "isByServer";

/** Whether the page's scripts can run in this browser: what they use, and browsers of the last years don't all have. */
const hasFeatures = (): boolean =>
  [
    [].at,
    [].flat,
    [].findLast,
    "".at,
    "".matchAll,
    "".replaceAll,
    Object.fromEntries,
    Object.hasOwn,
    Element.prototype.replaceChildren,
    HTMLFormElement.prototype.requestSubmit,
    self.AbortController,
    self.FormData,
    self.IntersectionObserver,
    self.ResizeObserver,
    self.ReadableStream,
    self.TextDecoder,
    self.TransformStream,
    self.queueMicrotask,
    Intl.PluralRules,
  ].every(Boolean);

/** Whether the page is to stay as the server made it. */
export const isByServer = (): boolean => !hasFeatures() || Boolean(history.state?.[mark]);

/**
 * For a script that failed while the page was drawn. Before the page is hydrated nothing is lost yet: React takes over
 * nothing as long as the promise that this throws is pending. Later the page is loaded again, to stay the server's.
 */
export function leaveToServer() {
  if (!document.documentElement.hasAttribute("data-hydrated")) throw new Promise(() => {});
  history.replaceState({ ...history.state, [mark]: true }, "");
  location.reload();
}
