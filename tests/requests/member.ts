import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import sharp from "sharp";
import { FormData } from "undici";
import { ask, type Site } from "../processes/site-process";
import { newMember } from "./new-member";

/** The URLs of a site and of its reference API. */
export type Place = Pick<Site, "of" | "mallApi" | "visitor">;

/** Creates a new member of a mall; returns the Cookie header of the session. The outbox must be open. */
export const join = async (site: Place, tenant: string): Promise<string> =>
  (await newMember(site.mallApi, tenant)).cookie;

const run = promisify(execFile);

/** Runs the operator's command on the site's database. */
export async function operator(databaseUrl: string, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ["build/process/operator.js", ...words], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  return stdout.trim();
}

/** A photo unlike any other, because the same one can't be sent with two receipts. */
export const photo = async (): Promise<File> => {
  const raw = { width: 60, height: 120, channels: 3 } as const;
  const bytes = await sharp(randomBytes(60 * 120 * 3), { raw })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "receipt.jpg", { type: "image/jpeg" });
};

export type Filled = Record<string, string | File>;

/** Sends a form as a member's browser does. */
export async function sendForm(
  site: Place,
  tenant: string,
  path: string,
  { cookie, fields }: { cookie: string; fields: Filled },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await ask(site, tenant, path, {
    method: "POST",
    body: form,
    headers: { Cookie: cookie, Origin: site.of(tenant) },
  });
  const html = await response.text();
  const toast = response.headers.getSetCookie().find((each) => each.startsWith("toast="));
  return {
    status: response.status,
    location: response.headers.get("Location"),
    cacheControl: response.headers.get("Cache-Control"),
    html,
    text: textOf(html),
    toast: decodeURIComponent(toast?.split(";")[0] ?? ""),
  };
}

/** A page as a member sees it. */
export async function openPage(site: Place, tenant: string, path: string, cookie = "") {
  const response = await ask(site, tenant, path, { headers: cookie ? { Cookie: cookie } : {} });
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get("Location"),
    headers: response.headers,
    html,
    text: textOf(html),
  };
}

/** The visible text, without scripts. */
const textOf = (html: string): string =>
  html.replaceAll(/<script[\s\S]*?<\/script>/g, "").replaceAll(/<!-- -->/g, "");

let receipts = 0;

/** The form fields of a unique purchase (total in crowns) in a shop with points. */
export async function purchase(site: Place, tenant: string, crowns: number): Promise<Filled> {
  const { mallApi } = site;
  const answer = await fetch(`${mallApi}/${tenant}/v1/companies?gives_points=1&per_page=1`);
  const { data } = (await answer.json()) as { data: { data: { id: string }[] } };
  receipts++;
  return {
    intent: "receipt",
    key: randomUUID(),
    file: await photo(),
    company_id: data.data[0]?.id ?? "",
    issued_at: new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Prague" }).format(new Date()),
    total: `${crowns},00`,
    number: `T ${receipts} ${randomUUID().slice(0, 8)}`,
  };
}

/** Earns points with a small purchase, which is credited at once: one point per ten crowns. */
export async function earn(site: Place, tenant: string, cookie: string, crowns: number) {
  const fields = await purchase(site, tenant, crowns);
  const { status } = await sendForm(site, tenant, "/en/dashboard/receipts", { cookie, fields });
  if (status !== 303) throw new Error(`The receipt returned ${status}`);
}
