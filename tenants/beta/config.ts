import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import { pagesMetaTags } from "./meta-tags";

export default {
  tenantId: "beta",
  tenantSecondLevelDomain: "beta",
  gtmId: null,
  metaId: null,
  pagesMetaTags,
  robots: "index, follow",
  redirectRule: "root",
} satisfies TenantConfigInput;
