import type { LookupFunction } from "node:net";
import { AddressRefused, type Network, publicConnector } from "@contract/public-connect.server";
import type { TenantId } from "@contract/tenant-ids";
import { MallApiError, MallApiUnavailable } from "../client/mall-api-error";
import { type Answer, createTransport } from "../client/transport.server";
import { type ImageRules, imageAddress, imageSource } from "./image-source.server";

const redirects = new Set([301, 302, 303, 307, 308]);
const maxRedirects = 3;

/** Why a file can't be fetched. `reason` is the same for all files that fail for the same reason. */
export class FileUnavailable extends Error {
  constructor(
    readonly status: 404 | 502 | 503,
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

/** The host did not answer at all. */
export class HostUnreachable extends FileUnavailable {}

export type FileFetcherOptions = {
  rules: ImageRules;
  /** Private networks that may be fetched from. */
  networks: readonly Network[];
  limits: { connectMs: number; connections: number; answerMs: number; bodyBytes: number };
  /** Custom DNS resolution. */
  lookup?: LookupFunction | undefined;
};

/**
 * Fetches the pictures and other files that the mall API names: from the API itself on any network, from all other
 * hosts only at public addresses. Redirects are followed, each checked like the first URL.
 */
export function createFileFetcher({ rules, networks, limits, lookup }: FileFetcherOptions) {
  const toApi = createTransport(limits);
  const connect = publicConnector({ timeout: limits.connectMs, networks, lookup });
  const toOthers = createTransport({ ...limits, connect });

  /** The answer for a result of `imageSource`, always with status 200. Throws FileUnavailable. */
  async function fetch(source: string, tenantId: TenantId, accept: string): Promise<Answer> {
    const apiBase = rules.apiBaseOf(tenantId);
    const signal = AbortSignal.timeout(limits.answerMs);
    let address = new URL(imageAddress(source, apiBase));
    let isApi = address.origin === new URL(apiBase).origin;
    for (let followed = 0; followed <= maxRedirects; followed++) {
      const answer = await (isApi ? toApi : toOthers)
        .exchange({
          url: address.href,
          method: "GET",
          // Some hosts reject requests without a user agent.
          headers: { accept, "user-agent": "Promenade (shopping centre web site)" },
          signal,
          bodyLimit: limits.bodyBytes,
        })
        .catch((error) => {
          throw failureOf(error, address, limits.answerMs);
        });
      if (answer.status === 200) return answer;
      const { location } = answer.headers;
      if (!redirects.has(answer.status) || !location) throw statusFailure(answer.status, address);
      const target = URL.canParse(location, address) ? new URL(location, address).href : "";
      const next = imageSource(target, tenantId, rules);
      if (next === null)
        throw failure(404, "redirects away", address, `redirects to ${location.slice(0, 200)}`);
      address = new URL(imageAddress(next, apiBase));
      // Once redirected away from the API, another host's answer can't make the site call into the API's network.
      isApi &&= address.origin === new URL(apiBase).origin;
    }
    throw failure(404, "redirects on and on", address, `redirects more than ${maxRedirects} times`);
  }

  return {
    fetch,
    close: async () => {
      await Promise.all([toApi.close(), toOthers.close()]);
    },
  };
}

function failure(
  status: FileUnavailable["status"],
  reason: string,
  address: URL,
  message: string,
): FileUnavailable {
  return new FileUnavailable(status, `${address.host} ${reason}`, `${address.href} ${message}`);
}

function statusFailure(status: number, address: URL): FileUnavailable {
  const isOutage = status >= 500 || status === 429;
  return failure(isOutage ? 502 : 404, `answered ${status}`, address, `answered ${status}`);
}

function failureOf(error: unknown, address: URL, answerMs: number): unknown {
  if (error instanceof MallApiError) return failure(404, "can't be asked", address, error.message);
  if (!(error instanceof MallApiUnavailable)) return error;
  const { cause, kind, message } = error;
  if (cause instanceof AddressRefused) return failure(404, "has no public address", address, cause.message);
  if (kind === "aborted")
    return new HostUnreachable(502, `${address.host} slow`, `${address.href} took over ${answerMs} ms`);
  const reason = `${address.host} ${kind}`;
  return kind === "too_large"
    ? new FileUnavailable(404, reason, message)
    : new HostUnreachable(502, reason, message);
}
