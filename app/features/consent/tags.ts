import { allowThirdPartyHtml } from "~/ui/trusted-html";

export type Tags = { gtmId: string | null; metaId: string | null };

/** The events in the data layer. */
export type TagEvent =
  | { event: "page_view"; page_location: string; page_title: string }
  | { event: "search"; search_term: string }
  | { event: "form_success" | "reward_activated"; form: string };

type Pixel = {
  (...command: unknown[]): void;
  queue: unknown[];
  push?: unknown;
  callMethod?: (...command: unknown[]) => void;
};
declare global {
  interface Window {
    dataLayer?: unknown[];
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

let isStarted = false;

/** Loads the tag manager and the social pixel, once; those without an id are omitted. */
export function startTags(tags: Tags): Tags {
  if (isStarted) return tags;
  isStarted = true;
  if (tags.gtmId) loadTagManager(tags.gtmId);
  else console.info("Can't loadGTM. gtmId is missing.");
  if (tags.metaId) loadPixel(tags.metaId);
  else console.info("Can't loadMetaPixel. metaId is missing.");
  return tags;
}

/** Sends events to the data layer, and to the pixel those that it has a name for. */
export function notifyTags({ gtmId, metaId }: Tags, events: TagEvent[]) {
  for (const tagEvent of events) {
    if (gtmId) window.dataLayer?.push(tagEvent);
    if (!metaId) continue;
    if (tagEvent.event === "page_view") window.fbq?.("track", "PageView");
    else if (tagEvent.event === "search")
      window.fbq?.("track", "Search", { search_string: tagEvent.search_term });
    else window.fbq?.("trackCustom", tagEvent.event, { form: tagEvent.form });
  }
}

/**
 * Signals of the tag manager's consent mode: all denied by default, then what the visitor agreed to. Statistics were
 * asked for; advertising was not.
 */
function loadTagManager(id: string) {
  window.dataLayer = [];
  const denied = {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  };
  signal("consent", "default", denied);
  signal("consent", "update", { ...denied, analytics_storage: "granted" });
  window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  load(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}

/** The tag manager recognizes commands by their being an arguments object. */
function signal(..._command: unknown[]) {
  // biome-ignore lint/complexity/noArguments: it must be that very object
  window.dataLayer?.push(arguments);
}

/** The pixel's queue, which its script processes once loaded. */
function loadPixel(id: string) {
  const pixel: Pixel = Object.assign(
    (...command: unknown[]) =>
      pixel.callMethod ? pixel.callMethod(...command) : void pixel.queue.push(command),
    { queue: [] as unknown[], loaded: true, version: "2.0" },
  );
  pixel.push = pixel;
  window.fbq = pixel;
  window._fbq = pixel;
  pixel("set", "autoConfig", false, id);
  pixel("init", id);
  load("https://connect.facebook.net/en_US/fbevents.js");
}

function load(source: string) {
  allowThirdPartyHtml();
  const script = document.createElement("script");
  script.async = true;
  script.src = source;
  document.head.append(script);
}
