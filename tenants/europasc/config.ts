import type { TenantConfigInput } from "../../app/tenant/tenant-config";

export default {
  tenantId: "europasc",
  tenantSecondLevelDomain: "europasc",
  gtmId: null,
  metaId: null,
  pagesMetaTags: {
    en: {
      index: {
        title: "Europa SC",
        description: "Shops, restaurants and services under one roof at Europa SC.",
      },
    },
    cz: {
      index: {
        title: "Europa SC",
        description: "Obchody, restaurace a služby pod jednou střechou: Europa SC.",
      },
    },
    sk: {
      index: {
        title: "Europa SC",
        description: "Obchody, reštaurácie a služby pod jednou strechou: Europa SC.",
      },
    },
    de: {
      index: {
        title: "Europa SC",
        description: "Shops, Restaurants und Services unter einem Dach: Europa SC.",
      },
    },
  },
  robots: "index, follow",
  redirectRule: "all",
} satisfies TenantConfigInput;
