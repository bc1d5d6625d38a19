import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import pagesMetaTags from "./meta-tags.json";

export default {
  tenantId: "europasc",
  tenantSecondLevelDomain: "europasc",
  gtmId: null,
  metaId: "100000000000004",
  pagesMetaTags,
  nameForms: {
    cz: { mall: "Europa SC", ofMall: "Europy SC", inMall: "v Europě SC" },
    sk: { mall: "Europa SC", ofMall: "Europy SC", inMall: "v Europe SC" },
    de: { mall: "Europa SC", ofMall: "des Europa SC", inMall: "im Europa SC" },
  },
  robots: "index, follow",
  redirectRule: "all",
} satisfies TenantConfigInput;
