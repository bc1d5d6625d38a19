import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { MallApiTraits } from "../app/mall/client/call-target.server";
import { createMallClient } from "../app/mall/client/client.server";
import { codedProfile } from "../app/mall/profiles/profile";
import { resolvedProfile, shippedProfiles } from "../app/mall/profiles/shipped-profiles.server";
import { sentHeaderLine } from "../app/process/header-lines";
import { profileNames } from "../app/process/profile-names";
import { checkUpstream } from "./upstream/check";
import { reportText } from "./upstream/report-text";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tenant: { type: "string" },
    profile: { type: "string" },
    header: { type: "string", multiple: true },
    member: { type: "string" },
    json: { type: "boolean" },
  },
});
const [url] = positionals;
if (!url) {
  console.error(
    "npm run check-upstream -- <url> [--tenant x] [--profile name|file] [--header 'Name: value'] [--member e-mail] [--json]",
  );
  console.error("The member's password is read from MEMBER_PASSWORD.");
  process.exit(2);
}
const tenant = values.tenant ?? "beta";
const traits: MallApiTraits = {
  profile: await profileGiven(),
  headers: (values.header ?? []).map((line) => sentHeaderLine.parse(line)),
};
const token = values.member ? await tokenOf(values.member) : undefined;
const reports = await checkUpstream(url, { tenant, traits, ...(token && { token }) });
console.log(values.json ? JSON.stringify(reports, null, 2) : reportText(reports));
process.exit(reports.some(({ breaks }) => breaks) ? 1 : 0);

/** The named or written profile, else the one in code of the mall. */
async function profileGiven() {
  const { profile } = values;
  const shipped = profileNames.find((name) => name === profile);
  if (shipped) return shippedProfiles[shipped];
  if (profile) return resolvedProfile(JSON.parse(readFileSync(profile, "utf8")), profile);
  const file = new URL(`../tenants/${tenant}/mall-api.ts`, import.meta.url);
  return existsSync(file)
    ? resolvedProfile((await import(file.href)).default, file.pathname, codedProfile)
    : undefined;
}

async function tokenOf(email: string): Promise<string> {
  const client = createMallClient({
    url: url ?? "",
    cacheBytes: 1_000_000,
    traitsOf: () => traits,
  });
  const password = process.env.MEMBER_PASSWORD ?? "";
  const { data } = await client.mallApi({ tenantId: tenant }).login({ email, password });
  await client.close();
  if (!data) throw new Error("The log-in returned no token");
  return data.token;
}
