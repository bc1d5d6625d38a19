import { visitor } from "../stand-ins/other-mall-api/content/loyalty";
import type { OtherMallApi } from "../stand-ins/other-mall-api/start";

export const credentials = { email: visitor.email, password: visitor.password };

type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value at a path of keys; undefined if there is none. */
export const at = (value: unknown, ...keys: (string | number)[]): unknown =>
  keys.reduce<unknown>(
    (inner, key) => (Array.isArray(inner) ? inner[Number(key)] : isRow(inner) ? inner[key] : undefined),
    value,
  );

export const rowsIn = (body: unknown): Row[] => {
  const data = at(body, "data");
  const list = Array.isArray(data) ? data : at(data, "data");
  return Array.isArray(list) ? list.filter(isRow) : [];
};

export function client(api: OtherMallApi) {
  return async function request(
    path: string,
    init: { method?: string; json?: unknown; form?: FormData | URLSearchParams; token?: string } = {},
  ) {
    const response = await fetch(`${api.url}/v1${path}`, {
      method: init.method ?? (init.json || init.form ? "POST" : "GET"),
      headers: {
        ...(init.json ? { "content-type": "application/json" } : {}),
        ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
      },
      body: init.json ? JSON.stringify(init.json) : (init.form ?? null),
    });
    const text = await response.text();
    const body: unknown = text.startsWith("{") ? JSON.parse(text) : text;
    return { status: response.status, body };
  };
}

/** The token in a log-in response, wherever the shape puts it. */
export const tokenIn = (body: unknown): string =>
  String(
    at(body, "token") ??
      at(body, "access_token") ??
      at(body, "data", "token") ??
      at(body, "data", "access_token"),
  );
