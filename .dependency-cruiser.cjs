/** The folders of app/ from the ground up: each imports from those before it alone. */
const layers = [
  "ui",
  "framework",
  "process",
  "locale",
  "mall(?!/views)",
  "tenant",
  "session",
  "site",
  "mall/views",
  "seo",
  "wallet-passes",
  "consent",
  "navigation",
  "forms",
  "caching",
  "realtime",
  "document",
  "features",
  "routes",
  "operator",
];

const product = "^(app|contract|mall-api|realtime-server|server|tenants)/";
const tests = "\\.(test|spec)\\.tsx?$|^tests/|^mall-api/tests/|^realtime-server/test-client\\.ts$";

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
    // The programs: the site (app and server), the reference API, the realtime server. All know the contract.
    forbidden("app-knows-no-other-program", "^app/", "^(server|mall-api|realtime-server)/"),
    forbidden(
      "server-never-looks-inside-the-app",
      "^server/",
      "^(app/(?!site-entry\\.server\\.ts$)|mall-api/|tenants/)",
    ),
    {
      name: "server-has-the-type-of-the-apps-entry-alone",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^app/", dependencyTypesNot: ["type-only"] },
    },
    forbidden("mall-api-knows-only-the-contract", "^mall-api/", "^(app|server|realtime-server|tenants)/"),
    forbidden(
      "realtime-server-knows-only-the-contract",
      "^realtime-server/",
      "^(app|server|mall-api|tenants)/",
    ),
    forbidden("contract-stands-alone", "^contract/", "^(app|server|mall-api|realtime-server|tenants)/"),
    forbidden(
      "malls-know-the-contract-and-the-type-of-a-profile",
      "^tenants/",
      "^(app/(?!mall/profiles/profile\\.ts$)|server/|mall-api/|realtime-server/)",
    ),
    {
      name: "product-knows-no-scripts-or-tests",
      severity: "error",
      from: { path: product, pathNot: tests },
      to: { path: "^(scripts|tests)/" },
    },
    forbidden(
      "demo-content-is-wired-in-at-the-start-alone",
      "^mall-api/(?!demo/|tests/|start-mall-api\\.ts$)",
      "^mall-api/demo/",
    ),
    forbidden(
      "mall-api-runs-from-http-to-domain-to-database",
      "^mall-api/(domain|db)/",
      "^mall-api/(http/|(main|operator|start-mall-api)\\.ts$)",
    ),
    forbidden("database-knows-no-domain", "^mall-api/db/", "^mall-api/domain/"),
    forbidden("ui-knows-nothing-of-the-mall", "^app/ui/", "^(app/(?!ui/)|contract/)"),
    forbidden(
      "framework-knows-nothing-of-the-site",
      "^app/framework/(?!.*\\.test\\.)",
      "^(app/(?!framework/)|contract/)",
    ),
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
    exclude: { path: "^build/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"] },
  },
};
