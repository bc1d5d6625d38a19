import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import { pagesMetaTags } from "./meta-tags";

export default {
  tenantId: "novoplaza",
  tenantSecondLevelDomain: "novoplaza",
  gtmId: "GTM-NOVOP01",
  metaId: null,
  pagesMetaTags,
  robots: "index, follow",
  redirectRule: "no-prefix",
} satisfies TenantConfigInput;
