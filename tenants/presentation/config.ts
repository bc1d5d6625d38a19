import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import pagesMetaTags from "./meta-tags.json";

export default {
  tenantId: "presentation",
  tenantSecondLevelDomain: "presentation",
  gtmId: "GTM-PRESENT",
  metaId: "1000000000000001",
  pagesMetaTags,
  nameForms: {
    de: {
      mall: "Promenade Presentation",
      ofMall: "der Promenade Presentation",
      inMall: "in der Promenade Presentation",
    },
  },
  robots: "index, follow",
  redirectRule: null,
} satisfies TenantConfigInput;
