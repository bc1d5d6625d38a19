import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import { pagesMetaTags } from "./meta-tags";

export default {
  tenantId: "europasc",
  tenantSecondLevelDomain: "europasc",
  gtmId: null,
  metaId: "100000000000004",
  pagesMetaTags,
  robots: "index, follow",
  redirectRule: "all",
} satisfies TenantConfigInput;
