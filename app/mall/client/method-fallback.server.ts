import type { Method } from "@contract/endpoint";
import type { TenantId } from "@contract/tenant-ids";
import { MallApiError } from "./mall-api-error";

type AnyMethod = Method | "PUT";
type Endpoint = { method: Method; path: string };

/** Methods that other APIs use for a call of the contract. */
const otherMethods: Record<string, readonly AnyMethod[]> = {
  "DELETE delete-account": ["POST"],
  "PATCH messages/message/read": ["POST", "PUT"],
  "DELETE me/likes": ["POST"],
  "DELETE me/follows/companies": ["POST"],
};

/** On these paths POST removes only if there is no DELETE; if there is one, its 404 means an unknown entity. */
const toggles = new Set(["me/likes", "me/follows/companies"]);

/** Sends a call with the contract's method, or with the one that the mall's API supports. */
export function createMethodFallback() {
  const found = new Map<string, AnyMethod>();

  return async function withMethod<Answer>(
    tenantId: TenantId,
    { method, path }: Endpoint,
    send: (method: AnyMethod) => Promise<Answer>,
  ): Promise<Answer> {
    const key = `${tenantId} ${method} ${path}`;
    const known = found.get(key);
    if (known) return send(known);
    try {
      return await send(method);
    } catch (error) {
      const others = isUnknownCall(error, path) ? (otherMethods[`${method} ${path}`] ?? []) : [];
      for (const other of others) {
        try {
          const answer = await send(other);
          found.set(key, other);
          return answer;
        } catch (failure) {
          if (!isUnknownCall(failure, path)) throw failure;
        }
      }
      throw error;
    }
  };
}

function isUnknownCall(error: unknown, path: string): boolean {
  if (!(error instanceof MallApiError)) return false;
  return error.status === 405 || (error.status === 404 && (!toggles.has(path) || error.body === null));
}
