import { startChromium, startFirefox } from "./puppeteer";
import type { Engine } from "./tab";
import { startWebKit } from "./webkit";

/** The paths of browsers' programs. */
export type Programs = {
  chromium?: string;
  firefox?: string;
  webKitDriver?: string;
  miniBrowser?: string;
  xvfb?: string;
};

/** How each engine is started; nothing where a program of it is missing. */
export const engines: Record<string, (programs: Programs) => (() => Promise<Engine>) | null> = {
  Chromium: ({ chromium }) => (chromium ? () => startChromium(chromium) : null),
  Firefox: ({ firefox }) => (firefox ? () => startFirefox(firefox) : null),
  WebKitGTK: ({ webKitDriver: driver, miniBrowser: browser, xvfb: display }) =>
    driver && browser && display ? () => startWebKit({ driver, browser, display }) : null,
};
