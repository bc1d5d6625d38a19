import type { ServerResponse } from "node:http";
import type { Origin } from "./proxy-trust";
import { securityHeaders } from "./security-headers";

export function setAll(response: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

export function plain(
  response: ServerResponse,
  origin: Pick<Origin, "protocol"> | null,
  status: number,
  text: string,
) {
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    ...securityHeaders({ isSecure: origin?.protocol === "https" }),
  });
  response.end(text);
}

export function refuse(
  response: ServerResponse,
  origin: Pick<Origin, "protocol"> | null,
  status: number,
  text: string,
) {
  response.setHeader("Connection", "close");
  plain(response, origin, status, text);
}
