import postcss, { type AtRule, type Container, type Document, type Plugin } from "postcss";
import { expect, test } from "vitest";
import { stylesByMedia } from "./styles-by-media";

const built = `
@layer theme{:root{--a:1}}
@layer utilities{.p-4{padding:1rem}.open\\:p-5[open]{padding:2rem}@media (min-width:40rem){.sm\\:p-6{padding:3rem}}
@supports selector(:has(*)){@media (min-width:48rem){.md\\:p-7{padding:4rem}}}
@media print{.print\\:p-0{padding:0}}@media not all and (min-width:18rem){.cramped\\:p-1{padding:.2rem}}
@media (min-width:64rem){.lg\\:p-8{padding:5rem}}@media (hover:hover){.hover\\:p-9:hover{padding:7rem}}
.last{padding:6rem}}
@layer components{.icon{width:1em}@media (min-width:48rem){.tiles{display:grid}}.dot{width:2px}}
@media (forced-colors:active){.chosen{color:highlighttext}}@media not all and (forced-colors:active){select{appearance:none}}
.row>*{width:86%}@container (min-width:523px){.row>*{width:50%}}@container (min-width:783px){.row>*{width:33%}}
@media (min-width:64rem) and (not (min-width:80rem)){.chip{margin:0}}
@media (min-width:18rem) and (not (min-width:64rem)){.bar{display:flex}}
@media print{.no-print{display:none}}`;

/** The rules' selectors by the layer that they are in, others by an empty name, and the utilities' order. */
async function cut(sheet: string) {
  const plugins = (stylesByMedia as { plugins: Plugin[] }).plugins;
  const { root } = await postcss(plugins).process(built, { from: `/app/ui/${sheet}.css?transform-only` });
  const rules = new Map<string, string[]>();
  const order: string[] = [];
  root.walkRules((rule) => {
    let layer = "";
    for (let parent: Document | Container | undefined = rule.parent; parent; parent = parent.parent)
      if (parent.type === "atrule" && /^u\d/.test((parent as AtRule).params))
        layer = `${(parent.parent as AtRule).params} ${(parent as AtRule).params}`;
    rules.set(layer, [...(rules.get(layer) ?? []), rule.selector]);
  });
  root.walkAtRules("layer", ({ params, nodes, parent }) => {
    const { params: layer } = parent as AtRule;
    if (!nodes) order.push(...params.split(",").map((name) => `${layer} ${name}`));
  });
  const others = rules.get("");
  rules.delete("");
  return { order, rules, layered: [...rules.values()].flat(), others };
}

test("a phone's sheet is without the rules that its screen doesn't meet", async () => {
  const { layered, others } = await cut("styles");
  expect(layered).toEqual([".p-4", ".open\\:p-5[open]", ".cramped\\:p-1", ".last", ".icon", ".dot"]);
  // Rows of 523 px are on phones, too.
  expect(others).toEqual([":root", "select", ".row>*", ".row>*", ".bar"]);
});

test("wide windows, paper, pointers and forced colours have their own", async () => {
  const { layered, others } = await cut("beyond-phone");
  expect(layered).toEqual([
    ".sm\\:p-6",
    ".md\\:p-7",
    ".print\\:p-0",
    ".lg\\:p-8",
    ".hover\\:p-9:hover",
    ".tiles",
  ]);
  expect(others).toEqual([".chosen", ".row>*", ".chip", ".no-print"]);
});

test("the order within layers stays that of one sheet", async () => {
  const [styles, others] = await Promise.all(["styles", "beyond-phone"].map(cut));
  const rules = new Map([styles, others].flatMap((cut) => [...(cut?.rules ?? [])]));
  expect(styles?.order.flatMap((name) => rules.get(name))).toEqual([
    ".p-4",
    ".open\\:p-5[open]",
    ".sm\\:p-6",
    ".md\\:p-7",
    ".print\\:p-0",
    ".cramped\\:p-1",
    ".lg\\:p-8",
    ".hover\\:p-9:hover",
    ".last",
    ".icon",
    ".tiles",
    ".dot",
  ]);
});
