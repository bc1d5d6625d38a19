import { renderToReadableStream, renderToString } from "react-dom/server.browser";
import { log } from "../process/log.server";
import { report } from "../process/request-context.server";

const timeout = 10_000;

/** What React writes in place of a component that suspended or failed. */
const abandoned = "<!--$!-->";

/**
 * Renders a document at once, which costs half of a stream. Only where a component suspends, as a lazy one does the
 * first time, React renders it again as a stream. `nonce` is for React's own scripts.
 */
export async function renderDocument(document: JSX.Element, nonce: string): Promise<string> {
  const html = renderToString(document);
  return html.includes(abandoned) ? streamDocument(document, nonce) : `<!DOCTYPE html>${html}`;
}

/**
 * The stream for browsers, because the one for Node (`renderToPipeableStream`, React 18) writes NUL bytes where a
 * multi-byte character doesn't fit the rest of its buffer.
 */
export async function streamDocument(document: JSX.Element, nonce: string): Promise<string> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  try {
    const stream = await renderToReadableStream(document, {
      signal: abort.signal,
      nonce,
      onError(error) {
        report({ isDegraded: true });
        log.error({ err: error }, "A component could not be rendered");
      },
    });
    await stream.allReady;
    return await new Response(stream).text();
  } finally {
    clearTimeout(timer);
  }
}
