import { matchRoutes } from "@remix-run/react";
import { filesOfRoute, knownRoutes, onIdle } from "../framework/page-router";
import { isFrugal } from "./frugal";

const atOnce = 5;
/** The delay after a navigation: the screen loads its own pictures first, and Remix discovers its links' routes. */
const viewportDelay = 2_000;

/** Preloads the scripts of linked screens: of links in view when idle, of a hovered one soon. */
export function preloadRoutes() {
  if (!document.createElement("link").relList.supports("modulepreload")) return;
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map((link) => link.href),
  );
  const waiting: string[][] = [];
  let running = 0;

  const preload = (link: HTMLAnchorElement, isFirst: boolean) => {
    if (isFrugal()) return;
    const files = filesOf(link).filter((file) => !known.has(file));
    if (files.length === 0) return;
    for (const file of files) known.add(file);
    if (isFirst) waiting.unshift(files);
    else waiting.push(files);
    loadNext();
  };

  function loadNext() {
    while (running < atOnce && waiting.length > 0) {
      running++;
      Promise.all((waiting.shift() ?? []).map(loaded)).then(() => {
        running--;
        loadNext();
      });
    }
  }

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link) preload(link, true);
  };
  for (const event of ["pointerover", "focusin"])
    document.addEventListener(event, onIntent, { passive: true });

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement) preload(target, false);
  });
  let timer = 0;
  const watchLinks = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      inView.disconnect();
      for (const link of document.querySelectorAll("main a[href^='/'], header a[href^='/']"))
        inView.observe(link);
    }, viewportDelay);
  };
  watchLinks();
  onIdle(watchLinks);
}

/** The scripts of a link's screen, as absolute URLs. */
function filesOf({ origin, pathname, target }: HTMLAnchorElement): string[] {
  if (origin !== window.location.origin || target) return [];
  const matches = matchRoutes(knownRoutes(), pathname) ?? [];
  return matches.flatMap(({ route }) => filesOfRoute(route.id).map((file) => origin + file));
}

function loaded(href: string): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  const ended = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  return ended;
}
