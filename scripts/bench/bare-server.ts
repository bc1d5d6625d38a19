// A server that sends one response, or renders one page by React or template strings for each request: what Node can do
// at most, and what rendering costs without a site around it.
import { createServer, type RequestListener } from "node:http";
import { createElement } from "react";
import { renderToString } from "react-dom/server.browser";
import { compressed, encodingOf } from "../../server/http/page-entry";
import { parsePage, reactElement, templateString } from "./page-elements";

export type BareJob = { headers: string[]; body: string } | { html: string; by: "React" | "templates" };

process.once("message", (job: BareJob) => {
  const server = createServer("html" in job ? rendering(job) : sending(job));
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object" && address) process.send?.(address.port);
  });
});

function sending({ headers, body }: Extract<BareJob, { body: string }>): RequestListener {
  const bytes = Buffer.from(body, "base64");
  return (_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  };
}

/** Compressed as the site compresses what it doesn't cache. */
function rendering({ html, by }: Extract<BareJob, { html: string }>): RequestListener {
  const page = parsePage(html);
  const render = () =>
    by === "React" ? renderToString(reactElement(page, createElement)) : templateString(page);
  if (Math.abs(render().length / html.length - 1) > 0.02) throw new Error(`${by} rendered another page`);
  return async (request, response) => {
    const encoding = encodingOf(request.headers["accept-encoding"]);
    const body = await compressed(Buffer.from(render()), encoding, 4);
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": encoding,
      "content-length": body.length,
    });
    response.end(body);
  };
}
