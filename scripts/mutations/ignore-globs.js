// Vite reads the arguments of `import.meta.glob` before the code runs, so they must stay literals.
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "globs", {
    shouldIgnore: ({ node }) =>
      node.type === "CallExpression" && node.callee.property?.name === "glob"
        ? "Vite reads the arguments of import.meta.glob"
        : undefined,
  }),
];
