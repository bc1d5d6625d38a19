/** The malls' ids, as used in the mall API's URLs and under `tenants/`. */
export const tenantIds = [
  "promenade",
  "galerieharfa",
  "novoplaza",
  "europasc",
  "presentation",
  "beta",
] as const;
export type TenantId = (typeof tenantIds)[number];
