/** A mall's id: the name of its folder under `tenants/`, and in the mall API's URLs. */
export type TenantId = string;

/** The mall of every unknown host. */
export const fallbackTenant: TenantId = "beta";

/** The mall of `localhost`, where somebody tries the site. */
export const localhostTenant: TenantId = "galerieharfa";
