import type { ChildNode, Container } from "postcss";
import type { CSSOptions } from "vite";

/**
 * What a phone's screen doesn't meet: paper, pointers that hover, forced colours, no scripts, and windows of 40rem and
 * more: Tailwind's `sm` and wider, and rows that have their room in such windows only. 600 px are 40rem less the margins of
 * the page.
 */
const beyond =
  /^(?:print$|\(hover: ?hover\)|\(forced-colors: ?active\)|\(scripting: ?none\)|\(min-width: ?(?:(?:[4-9]\d|\d{3})rem|(?:[6-9]\d\d|\d{4})px)\))/;

type Sheet = "styles" | "beyond-phone";

/**
 * Cuts the built styles in two, so that a phone doesn't wait for what its screen doesn't meet: styles.css and
 * beyond-phone.css keep their own rules. The order within a layer stays that of one sheet: each run of rules that one of the
 * two has is a layer in it, and styles.css names these in their order.
 */
export const stylesByMedia: CSSOptions["postcss"] = {
  plugins: [
    {
      postcssPlugin: "styles-by-media",
      OnceExit(root, { AtRule }) {
        const [, sheet] =
          /\/ui\/(styles|beyond-phone)\.css(?:\?|$)/.exec(root.source?.input.file ?? "") ?? [];
        if (!sheet) return;
        for (const node of [...root.nodes]) {
          if (node.type !== "atrule" || node.name !== "layer" || !node.nodes?.some(isBeyond)) {
            if (sheetOf(node) !== sheet) node.remove();
            continue;
          }
          const runs: { of: Sheet; nodes: ChildNode[] }[] = [];
          for (const child of node.nodes) {
            const of = sheetOf(child);
            const last = runs.at(-1);
            if (last?.of === of) last.nodes.push(child);
            else runs.push({ of, nodes: [child] });
          }
          const layers = runs.map((run, at) => ({ ...run, name: `u${at}` }));
          node.removeAll();
          if (sheet === "styles")
            node.append(new AtRule({ name: "layer", params: layers.map(({ name }) => name).join(",") }));
          for (const { of, nodes, name } of layers)
            if (of === sheet) node.append(new AtRule({ name: "layer", params: name, nodes }));
        }
      },
    },
  ],
};

const isBeyond = (node: ChildNode): boolean => sheetOf(node) === "beyond-phone";

/** A condition within another one counts as that of the inner one. */
function sheetOf(node: ChildNode): Sheet {
  if (node.type !== "atrule") return "styles";
  if ((node.name === "media" || node.name === "container") && beyond.test(node.params)) return "beyond-phone";
  const inner = node.name === "supports" ? (node as Container).first : undefined;
  return inner ? sheetOf(inner) : "styles";
}
