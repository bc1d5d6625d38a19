/** A mall's id: the name of its folder under `tenants/`, and of the mall in the mall API's addresses. */
export type TenantId = string;

/** The mall of every host that is no mall's. */
export const fallbackTenant: TenantId = "beta";
