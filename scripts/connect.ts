// `npm run connect -- <url>`: from an API that nobody here has seen to a mall's files, without a build. It finds out how
// the API differs from the contract, asks what it can't know, writes the files, renders every screen and says what
// visitors would miss.
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { languages } from "@contract/languages";
import type { ApiProfileInput } from "../app/mall/profiles/profile";
import { resolvedProfile } from "../app/mall/profiles/shipped-profiles.server";
import type { Row } from "../app/mall/reading/field-names.server";
import { sentHeaderLine } from "../app/process/header-lines";
import { idOf, writeMall } from "./connect/mall-files";
import { overviewOf } from "./connect/overview";
import { type Found, politeFetch } from "./connect/polite-fetch";
import { type ProposedName, type PublishedStates, withNames, withPublished } from "./connect/propose-names";
import { type Proposal, proposeProfile } from "./connect/propose-profile";
import { answerTo, endQuestions } from "./connect/questions";
import { type Api, readBy } from "./connect/read-samples";
import { undeclaredPrice } from "./connect/undeclared-money";
import { renderScreens } from "./upstream/render-screens";
import { screensText } from "./upstream/screens-text";

const usage = `connect <url> [--tenant <id>] [--header 'Name: value']… [--member <e-mail>] [--to <folder>] [--yes]
  <url>      the API's address; {tenant} in it, or in a header, is the mall's id
  --tenant   the mall's id: small letters, digits and hyphens
  --member   a member's e-mail, to see the member's screens too; the password is read from MEMBER_PASSWORD
  --to       where the files go: promenade-malls/<id> by default
  --yes      asks nothing, and takes no name that may mean something else`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tenant: { type: "string" },
    header: { type: "string", multiple: true, default: [] },
    member: { type: "string" },
    to: { type: "string" },
    yes: { type: "boolean", default: false },
    port: { type: "string", default: "3000" },
  },
});

process.exitCode = await connect().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
endQuestions();

async function connect(): Promise<number> {
  const [url] = positionals;
  if (!url || !URL.canParse(url.replaceAll("{tenant}", "x"))) {
    console.error(usage);
    return 2;
  }
  const headers = values.header.map((line) => sentHeaderLine.parse(line));
  if (values.tenant && !/^[a-z][a-z0-9-]*$/.test(values.tenant))
    throw new Error(`--tenant ${values.tenant}: small letters, digits and hyphens`);
  if (values.to && values.tenant && basename(resolve(values.to)) !== values.tenant)
    throw new Error(`--to ${values.to}: the folder's name is the mall's id, ${values.tenant}`);
  const isChosenById = [url, ...values.header].some((text) => text.includes("{tenant}"));
  if (isChosenById && !values.tenant)
    throw new Error("Which mall? {tenant} stands for its id: give it with --tenant");
  const tenant = values.tenant ?? "mall";
  const get = politeFetch(headers, tenant);
  let refusal: string | undefined;
  const api: Api = {
    url,
    tenant,
    async get(address) {
      const found = await get(address);
      if (found.kind === "refused") refusal = found.reason;
      return found;
    },
  };

  const root = await api.get(url.replaceAll("{tenant}", api.tenant));
  if (root.kind === "unreachable") throw new Error(`${url}: ${root.reason}`);
  console.log(`Looking at ${url}`);
  const proposal = await proposeProfile(api, async (list) =>
    values.yes ? null : (await answerTo(`Where are its ${list}? (a path, or nothing)`)) || null,
  );
  if (!proposal)
    throw new Error(`${url}: no list of shops, offers, events or news was found. ${hintOf(root, refusal)}`);
  console.log(
    proposal.recognised
      ? `It is read by the profile "${proposal.recognised}", which comes with the product.`
      : "No profile that comes with the product reads it. This is what it seems to have:",
  );
  for (const { list, path, entities } of proposal.found) console.log(`  ${list}: ${path}, ${entities} read`);
  if (proposal.isCut)
    console.log(
      "  unsure   its lists have more pages than the first, and how the next one is asked for is not known: visitors see the first alone. See query in profile.json",
    );

  const confirmed = await confirmedNames(proposal.names);
  const named = withPublished(withNames(proposal.profile, confirmed), await publishedStates(proposal.states));
  const unit = proposal.recognised === "web-app" ? null : await moneyUnit(named, api);
  const profile: ApiProfileInput = unit ? { ...named, money: { unit } } : named;
  const recognised = unit ? null : proposal.recognised;
  const [mall] = await readBy(resolvedProfile(profile, "profile.json"), "malls", api);
  const name = (await nameOf(mall)) ?? values.tenant ?? new URL(url.replaceAll("{tenant}", "x")).hostname;
  const id = values.tenant ?? idOf(name);
  const folder = values.to ?? join("promenade-malls", id);
  const isThere = existsSync(join(folder, "config.json"));
  if (isThere && (values.yes || !(await agreed(`${folder} exists. Replace its files?`))))
    throw new Error(`${folder} exists already: another folder is given with --to`);
  const city =
    typeof mall?.address === "object" && mall.address && "city" in mall.address ? mall.address.city : null;
  writeMall(
    folder,
    { id, name, city: typeof city === "string" ? city : null },
    { url, headers: values.header, recognised, profile },
  );
  console.log(`\nWritten: ${folder} (config.json, meta-tags.json${recognised ? "" : ", profile.json"})`);
  return check(folder, id, url);
}

function hintOf(root: Found, refusal: string | undefined): string {
  if (refusal) return `Of some paths, ${refusal}.`;
  if (root.kind === "json" || root.kind === "absent") return "Is a part of the path missing, or a header?";
  return `The address itself: ${root.reason}.`;
}

/** The names that are likely, and those of the others that the operator confirms. */
async function confirmedNames(names: readonly ProposedName[]): Promise<ProposedName[]> {
  const confirmed: ProposedName[] = [];
  for (const one of names) {
    const { list, field, name, samples, sureness } = one;
    const about = `${list}: ${name} as ${field}, for example ${samples.join(", ")}`;
    if (sureness === "likely") console.log(`  likely   ${about}`);
    const isTaken = sureness === "likely" || (!values.yes && (await agreed(`  ${about}. Is that so?`)));
    if (isTaken) confirmed.push(one);
    else console.log(`  unsure   ${about}: not taken`);
  }
  return confirmed;
}

/** Which values of states that nobody else knows are for visitors. */
async function publishedStates(states: Proposal["states"]): Promise<PublishedStates> {
  const published: PublishedStates = [];
  for (const { lists, field, values: found } of states) {
    const counted = found.map(({ value, entities }) => `${value} (${entities})`).join(", ");
    const about = `${lists.join(", ")}: ${field} is ${counted}`;
    const answer = values.yes
      ? ""
      : await answerTo(`  ${about}. Which are for visitors? (with commas; nothing: all)`);
    const said = answer.split(",").map((word) => word.trim());
    const shown = found.map(({ value }) => value).filter((value) => said.includes(String(value)));
    if (shown.length > 0) published.push({ lists, field, values: shown });
    else console.log(`  unsure   ${about}: all are shown; onlyWhere in profile.json leaves out the others`);
  }
  return published;
}

/** The unit of amounts, where neither the API nor the amounts say it; null where they do. */
async function moneyUnit(profile: ApiProfileInput, api: Api): Promise<"crowns" | "hundredths" | null> {
  const found = await undeclaredPrice(profile, api);
  if (!found) return null;
  const about = `"${found.offer}" costs ${new Intl.NumberFormat("en", { style: "currency", currency: "CZK" }).format(found.price / 100)}`;
  if (values.yes) {
    console.log(
      `  unsure   ${about}, if the API counts in crowns, which it doesn't say: see money in profile.json`,
    );
    return "crowns";
  }
  return /^\s*n/i.test(await answerTo(`  ${about}. Is that so? No: a hundredth of it. [Y/n]`))
    ? "hundredths"
    : "crowns";
}

async function nameOf(mall: Row | undefined): Promise<string | null> {
  const texts: unknown[] = Array.isArray(mall?.translations) ? mall.translations : [];
  const [own] = texts.flatMap((entry) =>
    typeof entry === "object" && entry && "name" in entry && typeof entry.name === "string" ? entry.name : [],
  );
  if (own || values.yes) return own ?? null;
  return (await answerTo("What is the mall called?")) || null;
}

/** Renders the mall's screens and says what they lack. */
async function check(folder: string, id: string, url: string): Promise<number> {
  console.log("Rendering every screen …");
  const password = process.env.MEMBER_PASSWORD ?? "";
  // Beside the folder may be what is no mall.
  const shelf = mkdtempSync(join(tmpdir(), "promenade-mall-"));
  cpSync(folder, join(shelf, id), { recursive: true });
  const overview = overviewOf(folder, id);
  const report = await renderScreens({
    environment: { TENANTS_DIR: shelf, MALL_API_URL: url },
    tenant: id,
    languages: languages.slice(0, 2),
    ...(values.member && { member: { email: values.member, password } }),
    onScreen: overview.add,
  });
  // A container has no npm.
  const start = process.env.npm_lifecycle_event ? "npm start" : "node build/process/main.js";
  rmSync(shelf, { recursive: true });
  overview.write();
  // Others lack the same, in another language.
  const isTold = ({ language, status }: { language: string; status?: number }) =>
    language === languages[0] || (status ?? 0) >= 500;
  console.log(
    screensText({ screens: report.screens.filter(isTold), unlinked: report.unlinked.filter(isTold) }),
  );
  console.log(
    `\nStart the site:\n  TENANTS_DIR=${dirname(folder)} MALL_API_URL='${url}' PORT=${values.port} ${start}`,
  );
  console.log(`Then open http://${id}.localhost:${values.port}`);
  console.log(`All screens at once, as they are now: ${join(folder, "overview.html")}`);
  return report.screens.some(({ screen, status }) => screen === "index" && status !== 200) ? 1 : 0;
}

async function agreed(question: string): Promise<boolean> {
  return values.yes || /^\s*(?:y|yes|a|ano|áno|j|ja)\s*$/i.test(await answerTo(`${question} [y/N]`));
}
