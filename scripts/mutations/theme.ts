import type { MutatedFile } from "./mutation";

/** Colours of a mall with enough contrast. */
export const theme: MutatedFile[] = [
  {
    file: "app/tenant/color.ts",
    tests: ["app/tenant/theme.test.ts"],
    mutations: [
      {
        rule: "A text reads on the worst of its grounds",
        find: "Math.min(...grounds",
        replace: "Math.max(...grounds",
      },
      {
        rule: "A colour that reads stays as it is",
        find: "if (worst(color) >= ratio) return color;",
        replace: "",
      },
      {
        rule: "A colour is corrected towards the pole that reads",
        find: "worst(black) >= worst(white)",
        replace: "worst(black) < worst(white)",
      },
      {
        rule: "Contrast is WCAG's",
        find: "(light + 0.05) / (dark + 0.05)",
        replace: "light / (dark + 0.05)",
      },
      { rule: "A short colour doubles its digits", find: "digit + digit", replace: '"0" + digit' },
      { rule: "A colour of another form is none", find: "{6})$/i", replace: "{6})/i" },
    ],
  },
  {
    file: "app/tenant/theme.ts",
    tests: ["app/tenant/theme.test.ts"],
    mutations: [
      {
        rule: "Running text reads with 7 to 1",
        find: "readableOn(given.ink, grounds, 7)",
        replace: "readableOn(given.ink, grounds)",
      },
      {
        rule: "A button's text reads on the corrected accent",
        find: "readableOn(given.accentInk, [accent])",
        replace: "given.accentInk",
      },
      {
        rule: "The header's text reads",
        find: "readableOn(given.headerInk, [given.header])",
        replace: "given.headerInk",
      },
      { rule: "A mall's own dark colours come first", find: 'chosen("dark_surface") ?? ', replace: "" },
    ],
  },
];
