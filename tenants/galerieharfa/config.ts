import type { TenantConfigInput } from "../../app/tenant/tenant-config";

export default {
  tenantId: "galerieharfa",
  tenantSecondLevelDomain: "galerieharfa",
  gtmId: null,
  metaId: null,
  pagesMetaTags: {
    en: {
      index: {
        title: "Galerie Harfa",
        description: "Shops, restaurants and services under one roof at Galerie Harfa.",
      },
    },
    cz: {
      index: {
        title: "Galerie Harfa",
        description: "Obchody, restaurace a služby pod jednou střechou: Galerie Harfa.",
      },
    },
    sk: {
      index: {
        title: "Galerie Harfa",
        description: "Obchody, reštaurácie a služby pod jednou strechou: Galerie Harfa.",
      },
    },
    de: {
      index: {
        title: "Galerie Harfa",
        description: "Shops, Restaurants und Services unter einem Dach: Galerie Harfa.",
      },
    },
  },
  robots: "index, follow",
  redirectRule: "root",
} satisfies TenantConfigInput;
