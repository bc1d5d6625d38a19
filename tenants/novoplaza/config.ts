import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import pagesMetaTags from "./meta-tags.json";

export default {
  tenantId: "novoplaza",
  tenantSecondLevelDomain: "novoplaza",
  gtmId: "GTM-NOVOP01",
  metaId: null,
  pagesMetaTags,
  nameForms: {
    cz: { mall: "Novo Plaza", ofMall: "Novo Plazy", inMall: "v Novo Plaze" },
    sk: { mall: "Novo Plaza", ofMall: "Novo Plazy", inMall: "v Novo Plaze" },
    de: { mall: "Novo Plaza", ofMall: "der Novo Plaza", inMall: "in der Novo Plaza" },
  },
  robots: "index, follow",
  redirectRule: "no-prefix",
} satisfies TenantConfigInput;
