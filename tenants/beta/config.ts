import type { TenantConfigInput } from "../../app/tenant/tenant-config";

export default {
  tenantId: "beta",
  tenantSecondLevelDomain: "beta",
  gtmId: null,
  metaId: null,
  pagesMetaTags: {
    en: {
      index: {
        title: "Promenade Beta",
        description: "Shops, restaurants and services under one roof at Promenade Beta.",
      },
    },
    cz: {
      index: {
        title: "Promenade Beta",
        description: "Obchody, restaurace a služby pod jednou střechou: Promenade Beta.",
      },
    },
    sk: {
      index: {
        title: "Promenade Beta",
        description: "Obchody, reštaurácie a služby pod jednou strechou: Promenade Beta.",
      },
    },
    de: {
      index: {
        title: "Promenade Beta",
        description: "Shops, Restaurants und Services unter einem Dach: Promenade Beta.",
      },
    },
  },
  robots: "index, follow",
  redirectRule: "root",
} satisfies TenantConfigInput;
