import { languageTag } from "@contract/languages";
import { hrefOf } from "~/locale/href";
import { siteIcon, squareIconHref } from "~/mall/views/shell/logos.server";
import { shellView } from "~/mall/views/shell/shell.server";
import type { Site } from "~/site/site.server";
import { formatColor } from "~/tenant/color";
import { themeOf } from "~/tenant/theme";

const iconSizes = [192, 512] as const;
/** In `public/`: the icon of a mall that has none. */
const fallbackIcon = iconOf("/icon.png", 512);

/** The web app manifest of the mall's site in one language. */
export function manifest(site: Site): string {
  const { language, settings, tenant } = site;
  const { siteName, frame } = shellView(site, false);
  const { light } = themeOf(settings);
  const icon = siteIcon(site);
  return JSON.stringify({
    id: "/",
    name: siteName,
    short_name: siteName.length <= 16 ? siteName : siteName.split(" ")[0],
    description: tenant.pagesMetaTags[language]?.index.description,
    lang: languageTag(language),
    dir: "ltr",
    start_url: hrefOf("index", {}, language),
    scope: "/",
    display: "minimal-ui",
    background_color: formatColor(light.surface),
    theme_color: formatColor(light.header),
    categories: ["shopping", "lifestyle"],
    icons: icon
      ? iconSizes.flatMap((size) => [
          iconOf(squareIconHref(icon.src, size, "png"), size),
          { ...iconOf(squareIconHref(icon.src, size, "maskable"), size), purpose: "maskable" },
        ])
      : [fallbackIcon],
    shortcuts: frame.mobileBar.slice(1).map(({ title, href }) => ({ name: title, url: href })),
  });
}

function iconOf(src: string, size: number) {
  return { src, sizes: `${size}x${size}`, type: "image/png" };
}
