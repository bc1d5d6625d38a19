import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import { pagesMetaTags } from "./meta-tags";

export default {
  tenantId: "galerieharfa",
  tenantSecondLevelDomain: "galerieharfa",
  gtmId: "GTM-HARFA01",
  metaId: "100000000000002",
  pagesMetaTags,
  robots: "index, follow",
  redirectRule: "root",
} satisfies TenantConfigInput;
