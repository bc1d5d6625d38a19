import type { TenantId } from "@contract/tenant-ids";
import type { MallApiAdapter } from "~/mall/client/adapter.server";

const written = import.meta.glob<MallApiAdapter>("../../tenants/*/mall-api.ts", {
  eager: true,
  import: "default",
});

/** How the malls' APIs differ from the contract, by mall: every `mall-api.ts` under `tenants/`. */
export const adapters: Record<TenantId, MallApiAdapter> = Object.fromEntries(
  Object.entries(written).map(([path, adapter]) => [path.split("/").at(-2) ?? "", adapter]),
);
