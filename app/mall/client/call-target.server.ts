import { publicEndpoints } from "@contract/endpoints";
import type { TenantId } from "@contract/tenant-ids";
import type { Header } from "~/process/header-lines";
import type { ApiProfile } from "../profiles/profile";
import { queryForApi } from "../profiles/query-for-api.server";
import { apiPath } from "../profiles/resource-at.server";
import { rejectedBeforeSending } from "./mall-api-error";
import type { Server } from "./upstream.server";

/** What is known of a mall's API. */
export type MallApiTraits = {
  /** How it differs from the contract. */
  profile?: ApiProfile | undefined;
  /** The mall's own address, instead of the deployment's. */
  url?: string | undefined;
  /** What every call sends, instead of the deployment's. */
  headers?: readonly Header[] | undefined;
  /** The time zone of its dates without one. */
  timeZone?: string | undefined;
};

export type CallTarget = { url: string; server: Server; group?: string | undefined };
export type TargetOf = (tenantId: TenantId, path: string, query?: string) => CallTarget;

type Options = {
  url: string;
  settingsUrl?: string | undefined;
  secret?: string | undefined;
  traitsOf: (tenantId: TenantId) => MallApiTraits;
};

/** Where the calls of each mall go, and with what. Throws NotFound for a path that the mall's API doesn't have. */
export function callTargets({ url, settingsUrl, secret, traitsOf }: Options): TargetOf {
  return (tenantId, path, query = "") => {
    const { profile = {}, url: ownUrl, headers = [] } = traitsOf(tenantId);
    const filled = (template: string) => template.replaceAll("{tenant}", tenantId);
    if (path === publicEndpoints.settings.path && settingsUrl && !ownUrl)
      return { url: filled(settingsUrl), server: { isMallApi: false, headers: [], profile: {} } };
    const own = apiPath(profile, path);
    if (own === null) throw rejectedBeforeSending(404, `The mall API has no ${path}`);
    return {
      url: addressOf(
        filled(ownUrl ?? url),
        profile.basePath ?? "/v1",
        own,
        queryForApi(profile, path, query),
      ),
      group: groupOf(path),
      server: {
        isMallApi: true,
        headers: headers.map(({ name, value }) => ({ name, value: filled(value) })),
        // Another server must not get the deployment's secret.
        secret: ownUrl ? undefined : secret,
        profile,
      },
    };
  };
}

/** What every page needs is not a group of its own: where it fails, so does the whole API. */
function groupOf(path: string): string | undefined {
  const [group] = /^(?:me\/)?[^/]+/.exec(path) ?? [];
  return group && ofEveryPage.has(group) ? undefined : group;
}

const ofEveryPage = new Set(["malls", "settings-web-app", "translations"]);

function addressOf(url: string, basePath: string, path: string, query: string): string {
  const root = withoutEnd(url, basePath);
  const address = path.startsWith("/") ? root + path : `${root}${basePath}/${path}`;
  if (!query) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${query}`;
}

/** The URL without the part of `basePath` that it ends in: `https://api.example.com/api` of `/api/v1`. */
function withoutEnd(url: string, basePath: string): string {
  const steps = basePath.split("/").slice(1);
  for (let length = steps.length; length > 0; length--) {
    const beginning = `/${steps.slice(0, length).join("/")}`;
    if (url.endsWith(beginning)) return url.slice(0, -beginning.length);
  }
  return url;
}
