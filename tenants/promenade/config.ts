import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import pagesMetaTags from "./meta-tags.json";

export default {
  tenantId: "promenade",
  tenantSecondLevelDomain: "promenade",
  gtmId: "GTM-PRMND01",
  metaId: "100000000000001",
  pagesMetaTags,
  nameForms: {
    de: { mall: "Promenade", ofMall: "der Promenade", inMall: "in der Promenade" },
  },
  robots: "index, follow",
  redirectRule: "root",
} satisfies TenantConfigInput;
