import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import { pagesMetaTags } from "./meta-tags";

export default {
  tenantId: "beta",
  tenantSecondLevelDomain: "beta",
  gtmId: null,
  metaId: null,
  serverErrorUrl: "https://status.promenade.test/app-link",
  pagesMetaTags,
  robots: "index, follow",
  redirectRule: "root",
} satisfies TenantConfigInput;
