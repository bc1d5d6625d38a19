import type { TenantConfigInput } from "../../app/tenant/tenant-config";

export default {
  tenantId: "novoplaza",
  tenantSecondLevelDomain: "novoplaza",
  gtmId: null,
  metaId: null,
  pagesMetaTags: {
    en: {
      index: {
        title: "Novo Plaza",
        description: "Shops, restaurants and services under one roof at Novo Plaza.",
      },
    },
    cz: {
      index: {
        title: "Novo Plaza",
        description: "Obchody, restaurace a služby pod jednou střechou: Novo Plaza.",
      },
    },
    sk: {
      index: {
        title: "Novo Plaza",
        description: "Obchody, reštaurácie a služby pod jednou strechou: Novo Plaza.",
      },
    },
    de: {
      index: {
        title: "Novo Plaza",
        description: "Shops, Restaurants und Services unter einem Dach: Novo Plaza.",
      },
    },
  },
  robots: "index, follow",
  redirectRule: "no-prefix",
} satisfies TenantConfigInput;
