import type { TenantConfigInput } from "../../app/tenant/tenant-config";

export default {
  tenantId: "promenade",
  tenantSecondLevelDomain: "promenade",
  gtmId: null,
  metaId: null,
  pagesMetaTags: {
    en: {
      index: {
        title: "Promenade",
        description: "Shops, restaurants and services under one roof at Promenade.",
      },
    },
    cz: {
      index: {
        title: "Promenade",
        description: "Obchody, restaurace a služby pod jednou střechou: Promenade.",
      },
    },
    sk: {
      index: {
        title: "Promenade",
        description: "Obchody, reštaurácie a služby pod jednou strechou: Promenade.",
      },
    },
    de: {
      index: {
        title: "Promenade",
        description: "Shops, Restaurants und Services unter einem Dach: Promenade.",
      },
    },
  },
  robots: "index, follow",
  redirectRule: "root",
} satisfies TenantConfigInput;
