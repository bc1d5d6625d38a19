/** The malls, as they are named in the mall API's addresses and under `tenants/`. */
export const tenantIds = [
  "promenade",
  "galerieharfa",
  "novoplaza",
  "europasc",
  "presentation",
  "beta",
] as const;
export type TenantId = (typeof tenantIds)[number];
