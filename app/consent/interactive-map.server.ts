import { createHash } from "node:crypto";
import { intlLocale } from "@contract/languages";
import { translatorOf } from "~/locale/i18n.server";
import { shellName } from "~/mall/views/shell/shell.server";
import type { Site } from "~/site/site.server";
import { consentOf } from "./consent.server";
import { thirdPartiesOf } from "./third-parties.server";

export type InteractiveMapView = { isShown: boolean; src: string; title: string };

/** A mall's interactive map: shown with consent, offered without; null if it has none. */
export function interactiveMapView(request: Request, site: Site): InteractiveMapView | null {
  const { tenant, mall, language } = site;
  if (!thirdPartiesOf(tenant).mapsKey || !mall?.geo) return null;
  return {
    isShown: consentOf(request, tenant).enabled.includes("MAPS"),
    src: `/interactive-map?language=${language}`,
    title: translatorOf(language)("directions:map.title", { mall: shellName(site) }),
  };
}

/**
 * The frame for the map's provider: a document with its own policy, so that neither scripts nor styles reach the mall's
 * pages. The provider's place search lets a visitor choose a starting point and leads to its route planner.
 */
export function interactiveMapDocument({ key, site, geo }: { key: string; site: Site; geo: Place }) {
  const { language } = site;
  const t = translatorOf(language);
  const name = shellName(site);
  const texts = {
    name,
    start: t("directions:map.start"),
    way: t("directions:map.way"),
    failed: t("directions:map.failed"),
  };
  const script = mapScript(geo, texts);
  const source = `https://maps.googleapis.com/maps/api/js?${new URLSearchParams({
    key,
    libraries: "places",
    v: "quarterly",
    language: intlLocale(language),
    callback: "drawMap",
  })}`;
  const html = `<!DOCTYPE html><html lang="${intlLocale(language).slice(0, 2)}"><head><meta charset="utf-8"><title>${escaped(
    t("directions:map.title", { mall: name }),
  )}</title><style>${style}</style></head><body><div id="map"><p>${escaped(texts.failed)}</p></div><script>${script}</script><script src="${escaped(
    source,
  )}" async></script></body></html>`;
  return { html, policy: mapPolicy(script) };
}

type Place = { lat: number; lng: number };

/** The provider injects inline styles; its guide for policies requires this. */
const mapPolicy = (script: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash("sha256").update(script).digest("base64")}' https://maps.googleapis.com`,
    "style-src 'unsafe-inline' https://fonts.googleapis.com",
    "img-src data: https://maps.googleapis.com https://maps.gstatic.com https://*.googleapis.com https://*.ggpht.com",
    "font-src https://fonts.gstatic.com",
    "connect-src https://maps.googleapis.com https://*.googleapis.com",
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");

const style =
  "html,body,#map{height:100%;margin:0}#map>p{padding:2rem;font:1rem/1.5 system-ui,sans-serif}#start{box-sizing:border-box;width:min(22rem,70vw);margin:.75rem;padding:.75rem 1rem;border:0;border-radius:.5rem;font:1rem system-ui,sans-serif;box-shadow:0 1px 4px #0005}#way{margin:.75rem;padding:.75rem 1rem;border-radius:.5rem;background:#fff;color:#111;font:600 1rem system-ui,sans-serif}";

function mapScript(place: Place, texts: { name: string; start: string; way: string }): string {
  const data = JSON.stringify({ place: { lat: place.lat, lng: place.lng }, texts }).replaceAll(
    "<",
    "\\u003c",
  );
  return `(function(d){window.drawMap=function(){var g=google.maps,b=document.getElementById("map");b.textContent="";
var m=new g.Map(b,{center:d.place,zoom:15,mapTypeControl:false,streetViewControl:false,gestureHandling:"cooperative"});
new g.Marker({map:m,position:d.place,title:d.texts.name});
var i=document.createElement("input");i.id="start";i.type="search";i.placeholder=d.texts.start;i.setAttribute("aria-label",d.texts.start);
m.controls[g.ControlPosition.TOP_LEFT].push(i);
var a=new g.places.Autocomplete(i,{fields:["place_id","name"]});
a.addListener("place_changed",function(){var p=a.getPlace();if(!p.place_id)return;
var l=document.getElementById("way")||document.createElement("a");l.id="way";l.target="_blank";l.rel="noopener noreferrer";l.textContent=d.texts.way;
l.href="https://www.google.com/maps/dir/?"+new URLSearchParams({api:"1",origin:p.name,origin_place_id:p.place_id,destination:d.place.lat+","+d.place.lng});
if(!l.parentNode)m.controls[g.ControlPosition.TOP_LEFT].push(l)})}})(${data})`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
