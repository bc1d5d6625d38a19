import { publicEndpoints } from "@contract/endpoints";
import { type Failure, moneyUnitHeader } from "@contract/envelope";
import type { TenantId } from "@contract/tenant-ids";
import { rendering } from "../../process/request-context.server";
import { withOwnPictures } from "../media/proxied-pictures.server";
import type { EndpointName, MallApi } from "./client.server";
import { MallApiError } from "./mall-api-error";

/** The only reads that are proxied. */
const passedOn: EndpointName[] = [
  "companies",
  "companiesWithEntities",
  "featuredCompanies",
  "events",
  "news",
  "products",
  "rewards",
  "categories",
  "amenities",
  "tiers",
  "settings",
  "heroBanner",
];

const cacheControl = "public, max-age=30, stale-while-revalidate=300, stale-if-error=43200";

/**
 * `/api/proxy/{path}`: a public read of the mall API from the site's cache, in the mall API's envelope, with pictures at
 * the site's own URLs. Query parameters that the contract doesn't declare are ignored.
 */
export async function proxiedRead(
  request: Request,
  path: string,
  { tenantId, api }: { tenantId: TenantId; api: Pick<MallApi, "read"> },
): Promise<Response> {
  const name = passedOn.find((candidate) => publicEndpoints[candidate].path === path);
  if (!name)
    return failed({ status: "error", httpStatus: "NotFound", message: "Nothing is passed on here" }, 404);
  try {
    const { origin, searchParams } = new URL(request.url);
    const data = await api.read(name, Object.fromEntries(searchParams));
    return Response.json(
      { status: "success", data: withOwnPictures(data, tenantId, origin) },
      {
        headers: {
          "cache-control": rendering().isDegraded ? "no-store" : cacheControl,
          [moneyUnitHeader]: "haler",
        },
      },
    );
  } catch (error) {
    if (error instanceof MallApiError && error.status < 500) {
      const { httpStatus, message } = error;
      return failed({ status: "error", httpStatus, message }, error.status);
    }
    return failed({ status: "error", httpStatus: "Internal", message: "The mall API does not answer" }, 502);
  }
}

/** The answer to any method but GET. */
export const methodNotAllowed = (): Response =>
  failed({ status: "error", httpStatus: "ValidationFailed", message: "Only GET is passed on" }, 405, {
    allow: "GET, HEAD",
  });

const failed = (failure: Failure, status: number, headers: Record<string, string> = {}): Response =>
  Response.json(failure, { status, headers: { "cache-control": "no-store", ...headers } });
