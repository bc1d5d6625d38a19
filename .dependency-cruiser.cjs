/** The folders of app/ from the ground up: each imports from those before it alone. */
const layers = [
  "ui",
  "locale",
  "mall(?!/views)",
  "tenant",
  "session",
  "mall/views",
  "seo",
  "wallet-passes",
  "consent",
  "navigation",
  "forms",
  "caching",
  "realtime",
  "features",
  "routes",
];

/** A rule that forbids imports from one set of paths to another. */
const forbidden = (name, from, to) => ({
  name,
  severity: "error",
  from: { path: from },
  to: { path: to },
});

module.exports = {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    forbidden("app-knows-nothing-of-server", "^app/", "^server/"),
    forbidden(
      "mall-api-knows-only-the-contract",
      "^mall-api/",
      "^(app/|server/(?!mall-api/)|tenants/)",
    ),
    forbidden(
      "demo-content-is-wired-in-at-the-start-alone",
      "^mall-api/(?!demo/|start-mall-api\\.ts$)",
      "^mall-api/demo/",
    ),
    forbidden(
      "mall-api-runs-from-http-to-domain-to-database",
      "^mall-api/(domain|db)/",
      "^mall-api/(http/|(main|operator|start-mall-api)\\.ts$)",
    ),
    forbidden("database-knows-no-domain", "^mall-api/db/", "^mall-api/domain/"),
    forbidden("http-server-never-looks-inside-the-app", "^server/(?!mall-api/)", "^(app|mall-api)/"),
    forbidden("ui-knows-nothing-of-the-mall", "^app/ui/", "^(app/(?!ui/)|contract/|server/|tenants/)"),
    forbidden("contract-stands-alone", "^contract/", "^(app|server|tenants|tests|scripts)/"),
    forbidden("nothing-imports-the-root", "^app/", "^app/(root|entry)\\."),
    ...layers.map((layer, at) =>
      forbidden(
        `${layer.replace("(?!/views)", "")}-imports-from-layers-below-alone`,
        `^app/${layer}/`,
        `^app/(${layers.slice(at + 1).join("|")})/`,
      ),
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(test|spec)\\.tsx?$|^build/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"] },
  },
};
