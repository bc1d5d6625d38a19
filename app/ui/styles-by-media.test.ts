import postcss, { type AtRule, type Container, type Document, type Plugin } from "postcss";
import { expect, test } from "vitest";
import { stylesByMedia } from "./styles-by-media";

const built = `
@layer theme{:root{--a:1}}
@layer utilities{.p-4{padding:1rem}.hover\\:p-5:hover{padding:2rem}@media (min-width:40rem){.sm\\:p-6{padding:3rem}}
@supports selector(:has(*)){@media (min-width:48rem){.md\\:p-7{padding:4rem}}}
@media print{.print\\:p-0{padding:0}}@media not all and (min-width:18rem){.cramped\\:p-1{padding:.2rem}}
@media (min-width:64rem){.lg\\:p-8{padding:5rem}}.last{padding:6rem}}
.row>*{width:86%}@container (min-width:523px){.row>*{width:50%}}@container (min-width:783px){.row>*{width:33%}}
@media (min-width:64rem) and (not (min-width:80rem)){.chip{margin:0}}
@media (min-width:18rem) and (not (min-width:64rem)){.bar{display:flex}}
@media print{.no-print{display:none}}`;

/** The rules' selectors by the layer of utilities that they are in, others by an empty name, and the layers' order. */
async function cut(sheet: string) {
  const plugins = (stylesByMedia as { plugins: Plugin[] }).plugins;
  const { root } = await postcss(plugins).process(built, { from: `/app/ui/${sheet}.css?transform-only` });
  const rules = new Map<string, string[]>();
  let order: string[] = [];
  root.walkRules((rule) => {
    let layer = "";
    for (let parent: Document | Container | undefined = rule.parent; parent; parent = parent.parent)
      if (parent.type === "atrule" && /^u\d/.test((parent as AtRule).params))
        layer = (parent as AtRule).params;
    rules.set(layer, [...(rules.get(layer) ?? []), rule.selector]);
  });
  root.walkAtRules("layer", ({ params, nodes }) => {
    if (!nodes) order = params.split(",");
  });
  const others = rules.get("");
  rules.delete("");
  return { order, rules, utilities: [...rules.values()].flat(), others };
}

test("a phone's sheet is without the rules of wide windows and of paper", async () => {
  const { utilities, others } = await cut("styles");
  expect(utilities).toEqual([".p-4", ".hover\\:p-5:hover", ".cramped\\:p-1", ".last"]);
  // Rows of 523 px are on phones, too.
  expect(others).toEqual([":root", ".row>*", ".row>*", ".bar"]);
});

test("wide windows and paper have their own", async () => {
  const wide = await cut("wide");
  expect(wide.utilities).toEqual([".sm\\:p-6", ".md\\:p-7", ".print\\:p-0", ".lg\\:p-8"]);
  expect(wide.others).toEqual([".row>*", ".chip", ".no-print"]);
});

test("the utilities' order stays that of one sheet", async () => {
  const [styles, wide] = await Promise.all(["styles", "wide"].map(cut));
  const rules = new Map([styles, wide].flatMap((cut) => [...(cut?.rules ?? [])]));
  expect(styles?.order.flatMap((name) => rules.get(name))).toEqual([
    ".p-4",
    ".hover\\:p-5:hover",
    ".sm\\:p-6",
    ".md\\:p-7",
    ".print\\:p-0",
    ".cramped\\:p-1",
    ".lg\\:p-8",
    ".last",
  ]);
});
