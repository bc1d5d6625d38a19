import type { BrowserContext } from "@playwright/test";

/**
 * A stand-in for Firebase's sign-in hosts, as the real library meets them: its frames script, the provider's window and
 * the two requests that turn the window's result into a user.
 * @param idToken the result of the provider's window
 * @returns every URL outside the site that was requested; it grows
 */
export async function firebaseStandIn(context: BrowserContext, idToken: string): Promise<string[]> {
  const asked: string[] = [];
  const user = { localId: "google-1", email: "ada@post.test", emailVerified: true, displayName: "Ada Nová" };
  const answers: [part: string, contentType: string, body: string][] = [
    ["https://apis.google.com/js/api.js", "text/javascript", framesScript],
    ["/__/auth/iframe", "text/html", "<!doctype html><title>frame</title>"],
    ["/__/auth/handler", "text/html", providersWindow],
    ["/v1/projects", "application/json", JSON.stringify({ authorizedDomains: ["promenade.localhost"] })],
    [
      "/v1/accounts:signInWithIdp",
      "application/json",
      JSON.stringify({ ...user, idToken, refreshToken: "r", expiresIn: "3600", providerId: "google.com" }),
    ],
    ["/v1/accounts:lookup", "application/json", JSON.stringify({ users: [user] })],
  ];
  await context.route(
    (url) => !url.hostname.endsWith("localhost"),
    async (route) => {
      const url = route.request().url();
      asked.push(url);
      const [, contentType, body] = answers.find(([part]) => url.includes(part)) ?? [];
      if (body === undefined || !contentType) return route.abort();
      await route.fulfill({
        contentType,
        body,
        headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
      });
    },
  );
  return asked;
}

/** What the library expects of the frames script: a frame on the project's host that reports the window's result. */
const framesScript = `
  const frame = {
    restyle: async () => {},
    ping: async () => {},
    register: (name, listener) => addEventListener("message", ({ data, origin }) => {
      if (origin === "https://test-mall.firebaseapp.com" && data.authEvent) listener(data);
    }),
    send: (name, message, answer) => { try { answer([{ webStorageSupport: true }]); } catch {} },
  };
  const open = ({ url, where }, opened) => {
    const element = document.createElement("iframe");
    element.src = url;
    element.hidden = true;
    element.title = "sign-in";
    element.onload = () => resolve();
    let resolve;
    const loaded = new Promise((done) => { resolve = done; });
    where.append(element);
    return loaded.then(() => opened(frame));
  };
  const iframes = { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: Object, getContext: () => ({ open }) };
  window.gapi = { iframes, load: (name, { callback }) => callback() };
  const { searchParams } = new URL(document.currentScript.src);
  window[searchParams.get("onload")]();
`;

const providersWindow = `<!doctype html><title>Provider</title><button>Agree</button><script>
  const query = new URLSearchParams(location.search);
  document.querySelector("button").onclick = () => opener.postMessage({ authEvent: {
    type: query.get("authType"), eventId: query.get("eventId"), sessionId: "s", postBody: null, tenantId: null,
    error: null, urlResponse: location.origin + "/__/auth/handler?provider=" + query.get("providerId"),
  } }, "*");
</script>`;
