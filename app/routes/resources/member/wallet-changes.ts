import { readText } from "@contract/form-data.server";
import { signedNonce } from "@contract/signed-request.server";
import { walletChange, walletChangesPath } from "@contract/wallet-pass";
import type { ActionFunctionArgs } from "@remix-run/node";
import { isFirstUse } from "~/mall/cache/content-changes.server";
import { environment } from "~/process/environment.server";
import { log } from "~/process/log.server";
import { parsedJson } from "~/process/parsed-json";
import { loadSite } from "~/site/site.server";
import { forwardChange } from "~/wallet-passes/forward-change.server";

const longest = 64 * 1024;

/** POST `/wallet-changes`, signed by the mall API: a pass has changed, and its wallet is notified. */
export async function action({ request }: ActionFunctionArgs) {
  const { EDITOR_SECRET: secret } = environment();
  if (!secret) return answer(404, "EDITOR_SECRET is not set");
  const body = await readText(request, longest).catch(() => null);
  if (body === null) return answer(413, "The body is too large");
  const headers = Object.fromEntries(request.headers);
  const nonce = signedNonce({ secret, method: "POST", path: walletChangesPath, body }, headers);
  if (nonce === null) return answer(401, "The signature is not valid, or too old");
  const change = walletChange.safeParse(parsedJson(body)).data;
  const site = await loadSite(request);
  if (!change || change.mall !== site.tenant.tenantId)
    return answer(400, "It is no change of this mall's pass");
  const { wallet, mall, id } = change;
  try {
    if (!(await isFirstUse(nonce))) return answer(409, "This request was accepted before");
    await forwardChange(change, site, new URL(request.url).origin);
  } catch (error) {
    log.warn({ err: error, tenant: mall, wallet, pass: id }, "A wallet was not notified of a changed pass");
    return answer(502, "The wallet was not notified: announce it again");
  }
  return answer(200, "The wallet is notified");
}

export const loader = () => answer(405, "Only POST");

const answer = (status: number, message: string) =>
  new Response(`${message}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
