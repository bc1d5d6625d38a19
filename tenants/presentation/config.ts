import type { TenantConfigInput } from "../../app/tenant/tenant-config";

export default {
  tenantId: "presentation",
  tenantSecondLevelDomain: "presentation",
  gtmId: "GTM-PRESENT",
  metaId: "1000000000000001",
  pagesMetaTags: {
    en: {
      index: {
        title: "Promenade Presentation",
        description: "Shops, restaurants and services under one roof at Promenade Presentation.",
      },
    },
    cz: {
      index: {
        title: "Promenade Presentation",
        description: "Obchody, restaurace a služby pod jednou střechou: Promenade Presentation.",
      },
    },
    sk: {
      index: {
        title: "Promenade Presentation",
        description: "Obchody, reštaurácie a služby pod jednou strechou: Promenade Presentation.",
      },
    },
    de: {
      index: {
        title: "Promenade Presentation",
        description: "Shops, Restaurants und Services unter einem Dach: Promenade Presentation.",
      },
    },
  },
  robots: "index, follow",
  redirectRule: null,
} satisfies TenantConfigInput;
