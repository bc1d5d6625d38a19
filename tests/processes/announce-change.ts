import { signedHeaders } from "@contract/signed-request.server";
import { expect } from "vitest";

/** Tells a site that a mall's content has changed, as an editor's system does. */
export async function announceChange(site: { operatorPort: number }, secret: string, change: object) {
  const body = JSON.stringify(change);
  const headers = signedHeaders({ secret, method: "POST", path: "/purge", body });
  const url = `http://127.0.0.1:${site.operatorPort}/purge`;
  expect((await fetch(url, { method: "POST", body, headers })).status).toBe(200);
}
