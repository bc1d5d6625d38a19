import { readFileSync, writeFileSync } from "node:fs";
import names from "../app/ui/icon-names.json";

/** Also available filled, as `<name>-filled`. */
const filled = ["heart"];

// All icons are in one file, which is loaded once, by the names that `Icon` takes.
const symbols = Object.entries(names).flatMap(([set, list]) => {
  const {
    icons,
    width = 24,
    height = 24,
  } = JSON.parse(readFileSync(`node_modules/@iconify-json/${set}/icons.json`, "utf8"));
  return list.map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`${set} has no icon ${name}`);
    const id = set === "simple-icons" ? `brand-${name}` : name;
    const symbol = (own: string, body: string) =>
      `<symbol id="${own}" viewBox="0 0 ${icon.width ?? width} ${icon.height ?? height}">${body}</symbol>`;
    const full = icon.body.replaceAll('fill="none"', 'fill="currentColor"');
    return [symbol(id, icon.body), ...(filled.includes(id) ? [symbol(`${id}-filled`, full)] : [])].join("\n");
  });
});
writeFileSync(
  "app/ui/icons.svg",
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);
