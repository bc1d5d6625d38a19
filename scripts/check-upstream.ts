import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { MallApiTraits } from "../app/mall/client/call-target.server";
import { createMallClient } from "../app/mall/client/client.server";
import { codedProfile } from "../app/mall/profiles/profile";
import { resolvedProfile, shippedProfiles } from "../app/mall/profiles/shipped-profiles.server";
import { sentHeaderLine } from "../app/process/header-lines";
import { profileNames } from "../app/process/profile-names";
import { checkUpstream } from "./upstream/check";
import { renderScreens } from "./upstream/render-screens";
import { reportText } from "./upstream/report-text";
import { isBroken, screensText, verdictOf } from "./upstream/screens-text";

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
const screens = await renderScreens({
  environment: {
    MALL_API_URL: url,
    ...(await profileInEnvironment()),
    ...(values.header && { MALL_API_HEADERS: values.header.join("\n") }),
  },
  tenant,
  languages: ["en"],
  ...(values.member && { member: { email: values.member, password: process.env.MEMBER_PASSWORD ?? "" } }),
});
const verdicts = screens.screens.map(verdictOf);
if (values.json) console.log(JSON.stringify({ calls: reports, screens: verdicts }, null, 2));
else console.log(`${reportText(reports)}\n\n${screensText(screens)}`);
process.exit(verdicts.some(isBroken) ? 1 : 0);

/** A shipped profile by its name; a written one as a mounted mall has it. */
async function profileInEnvironment(): Promise<Record<string, string>> {
  const { profile } = values;
  if (!profile) return {};
  if (profileNames.some((name) => name === profile)) return { MALL_API_PROFILE: profile };
  const malls = mkdtempSync(join(tmpdir(), "promenade-mall-"));
  cpSync(fileURLToPath(new URL(`../tenants/${tenant}`, import.meta.url)), join(malls, tenant), {
    recursive: true,
  });
  copyFileSync(profile, join(malls, tenant, "profile.json"));
  process.on("exit", () => rmSync(malls, { recursive: true }));
  return { TENANTS_DIR: malls };
}

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
  if (data?.second_factor) throw new Error("The member has a second factor: use one without");
  if (!data?.token) throw new Error("The log-in returned no token");
  return data.token;
}
