/** The rooms know each other one way only; docs: the picture of the house in README.md. */
const room = (path) => `^app/${path}`;
module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
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
      to: { path: "^app/" },
    },
    {
      name: "ui-knows-nothing-of-the-mall",
      severity: "error",
      from: { path: room("ui/") },
      to: { path: "^(app/(?!ui/)|contract/|server/|tenants/)" },
    },
    {
      name: "contract-stands-alone",
      severity: "error",
      from: { path: "^contract/" },
      to: { path: "^(app|server|tenants|tests|scripts)/" },
    },
    {
      name: "rooms-know-no-features-or-routes",
      severity: "error",
      from: { path: "^app/(mall|tenant|locale|navigation|session|consent|realtime|seo|forms)/" },
      to: { path: "^app/(routes|features)/" },
    },
    {
      name: "views-know-no-forms",
      severity: "error",
      from: { path: room("mall/") },
      to: { path: room("forms/") },
    },
    {
      name: "features-know-no-routes",
      severity: "error",
      from: { path: room("features/") },
      to: { path: room("routes/") },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(test|spec)\\.tsx?$|^build/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"] },
  },
};
