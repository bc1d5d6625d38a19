import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import type { MallApiAdapter } from "../app/mall/client/adapter.server";
import { createMallClient } from "../app/mall/client/client.server";
import { checkUpstream } from "./upstream/check";
import { reportText } from "./upstream/report-text";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tenant: { type: "string" }, member: { type: "string" }, json: { type: "boolean" } },
});
const [url] = positionals;
if (!url) {
  console.error("npm run check-upstream -- <url> [--tenant x] [--member e-mail] [--json]");
  console.error("The member's password is read from MEMBER_PASSWORD.");
  process.exit(2);
}
const tenant = values.tenant ?? "beta";
const file = new URL(`../tenants/${tenant}/mall-api.ts`, import.meta.url);
const adapter: MallApiAdapter | undefined = existsSync(file) ? (await import(file.href)).default : undefined;
const token = values.member ? await tokenOf(values.member) : undefined;
const reports = await checkUpstream(url, { tenant, ...(adapter && { adapter }), ...(token && { token }) });
console.log(values.json ? JSON.stringify(reports, null, 2) : reportText(reports));
process.exit(reports.some(({ breaks }) => breaks) ? 1 : 0);

async function tokenOf(email: string): Promise<string> {
  const client = createMallClient({
    url: url ?? "",
    cacheBytes: 1_000_000,
    traitsOf: () => (adapter ? { adapter } : {}),
  });
  const password = process.env.MEMBER_PASSWORD ?? "";
  const { data } = await client.mallApi({ tenantId: tenant }).login({ email, password });
  await client.close();
  if (!data) throw new Error("The log-in returned no token");
  return data.token;
}
