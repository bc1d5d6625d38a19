import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LoadFile, RenderedScreen } from "../upstream/render-screens";
import { standalonePage } from "./standalone-page";

const style = `
  :root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif }
  body { margin: 24px }
  main { display: grid; gap: 32px 24px; grid-template-columns: repeat(auto-fill, minmax(320px, 1fr)) }
  figure { margin: 0; width: 320px }
  a { display: block; height: 480px; overflow: hidden; border: 1px solid #8888; border-radius: 8px }
  iframe { width: 1280px; height: 1920px; border: 0; transform: scale(.25); transform-origin: 0 0; pointer-events: none }
  p { margin: 8px 0 0 }`;

/**
 * A page that shows all screens of a mall at once, as they were rendered: `overview.html` in the mall's folder, and a
 * file for each screen in `overview/`. They are opened from disk, without a site that runs.
 */
export function overviewOf(folder: string, mall: string) {
  const pages = join(folder, "overview");
  rmSync(pages, { recursive: true, force: true });
  mkdirSync(pages, { recursive: true });
  const figures: string[] = [];
  return {
    async add({ screen, language, path, status, html }: RenderedScreen, load: LoadFile) {
      const file = `${screen.replaceAll("/", "-")}.${language}.html`;
      writeFileSync(join(pages, file), await standalonePage(html, load));
      const title = `${screen} (${language})${status === 200 ? "" : `: ${status}`}`;
      figures.push(
        `<figure><a href="overview/${file}" aria-label="${title}"><iframe src="overview/${file}" title="${title}" sandbox inert loading="lazy"></iframe></a><figcaption><p><b>${title}</b></p><p>${path}</p></figcaption></figure>`,
      );
    },
    write() {
      writeFileSync(
        join(folder, "overview.html"),
        `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${mall}</title><style>${style}</style><h1>${mall}</h1><main>\n${figures.join("\n")}\n</main></html>\n`,
      );
    },
  };
}
