import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import { pagesMetaTags } from "./meta-tags";

export default {
  tenantId: "galerieharfa",
  tenantSecondLevelDomain: "galerieharfa",
  gtmId: null,
  metaId: null,
  pagesMetaTags,
  robots: "index, follow",
  redirectRule: "root",
} satisfies TenantConfigInput;
