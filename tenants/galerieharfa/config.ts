import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import pagesMetaTags from "./meta-tags.json";

export default {
  tenantId: "galerieharfa",
  tenantSecondLevelDomain: "galerieharfa",
  gtmId: "GTM-HARFA01",
  metaId: "100000000000002",
  pagesMetaTags,
  nameForms: {
    cz: { mall: "Galerie Harfa", ofMall: "Galerie Harfa", inMall: "v Galerii Harfa" },
    sk: { mall: "Galerie Harfa", ofMall: "Galerie Harfa", inMall: "v Galerii Harfa" },
    de: { mall: "Galerie Harfa", ofMall: "der Galerie Harfa", inMall: "in der Galerie Harfa" },
  },
  robots: "index, follow",
  redirectRule: "root",
} satisfies TenantConfigInput;
