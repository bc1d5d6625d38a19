import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import pagesMetaTags from "./meta-tags.json";

export default {
  tenantId: "beta",
  tenantSecondLevelDomain: "beta",
  gtmId: null,
  metaId: null,
  pagesMetaTags,
  nameForms: {
    de: { mall: "Promenade Beta", ofMall: "der Promenade Beta", inMall: "in der Promenade Beta" },
  },
  robots: "index, follow",
  redirectRule: "root",
} satisfies TenantConfigInput;
