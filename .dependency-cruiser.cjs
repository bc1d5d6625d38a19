/** The folders of app/ from the ground up: each imports from those before it alone. */
const layers = [
  "ui",
  "locale",
  "mall(?!/views)",
  "tenant",
  "session",
  "mall/views",
  "seo",
  "consent",
  "navigation",
  "forms",
  "caching",
  "realtime",
  "features",
  "routes",
];

module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "app-knows-nothing-of-server",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^server/" },
    },
    {
      name: "mall-api-knows-only-the-contract",
      severity: "error",
      from: { path: "^server/mall-api/" },
      to: { path: "^(app/|server/(?!mall-api/)|tenants/)" },
    },
    {
      name: "demo-content-is-wired-in-at-the-start-alone",
      severity: "error",
      from: { path: "^server/mall-api/(?!demo/|start-mall-api\\.ts$)" },
      to: { path: "^server/mall-api/demo/" },
    },
    {
      name: "mall-api-runs-from-http-to-domain-to-database",
      severity: "error",
      from: { path: "^server/mall-api/(domain|db)/" },
      to: { path: "^server/mall-api/(http/|(main|operator|start-mall-api)\\.ts$)" },
    },
    {
      name: "database-knows-no-domain",
      severity: "error",
      from: { path: "^server/mall-api/db/" },
      to: { path: "^server/mall-api/domain/" },
    },
    {
      name: "http-server-never-looks-inside-the-app",
      severity: "error",
      from: { path: "^server/(?!mall-api/)" },
      to: { path: "^(app|server/mall-api)/" },
    },
    {
      name: "ui-knows-nothing-of-the-mall",
      severity: "error",
      from: { path: "^app/ui/" },
      to: { path: "^(app/(?!ui/)|contract/|server/|tenants/)" },
    },
    {
      name: "contract-stands-alone",
      severity: "error",
      from: { path: "^contract/" },
      to: { path: "^(app|server|tenants|tests|scripts)/" },
    },
    {
      name: "nothing-imports-the-root",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^app/(root|entry)\\." },
    },
    ...layers.map((layer, at) => ({
      name: `${layer.replace("(?!/views)", "")}-imports-from-layers-below-alone`,
      severity: "error",
      from: { path: `^app/${layer}/` },
      to: { path: `^app/(${layers.slice(at + 1).join("|")})/` },
    })),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(test|spec)\\.tsx?$|^build/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"] },
  },
};
