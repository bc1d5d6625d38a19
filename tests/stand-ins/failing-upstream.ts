import type { IncomingMessage, ServerResponse } from "node:http";
import { fetch } from "undici";
import { startUpstream } from "./upstream";

type Fault = (response: ServerResponse, request: IncomingMessage) => void;

/** A mall API that passes every request on to another, until a test makes it fail, for all malls or one. */
export async function startFailingUpstream(mallApi: string) {
  let fault: { misbehave: Fault; mall: string } | null = null;
  const upstream = await startUpstream(async (request, response) => {
    const { url = "", headers, method = "GET" } = request;
    if (fault && url.startsWith(`/${fault.mall}`)) return fault.misbehave(response, request);
    const answer = await fetch(mallApi + url, {
      method,
      headers: headers.authorization ? { authorization: headers.authorization } : {},
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "",
      "x-money-unit": answer.headers.get("x-money-unit") ?? "",
    });
    response.end(body);
  });
  return {
    url: upstream.url,
    stop: upstream.stop,
    fail(misbehave: Fault, mall = "") {
      fault = { misbehave, mall };
    },
    recover() {
      fault = null;
    },
  };
}

export const cut: Fault = (response) => response.destroy();
export const hang: Fault = () => {};
