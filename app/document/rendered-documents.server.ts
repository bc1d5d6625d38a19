import { createHash } from "node:crypto";
import { memoryCache } from "../process/memory-cache.server";
import { rendering } from "../process/request-context.server";
import type { InlineHashes } from "./content-security-policy.server";

/**
 * A document as it is sent, with what its policy lists. Documents with the same `tag` differ in nothing but the time of
 * their rendering, whichever instance rendered them.
 */
export type RenderedDocument = InlineHashes & { body: Buffer<ArrayBuffer>; tag?: string };

const documents = memoryCache<{ document: RenderedDocument; renderedAt: number }>("documents");
/** A form knows from its document how long it has been on screen. */
const validMs = 10 * 60_000;

/**
 * Renders a document, or returns the one that was rendered from equal inputs: all that the components read. A page that
 * expires is rendered again only if its content has changed, so that browsers need not load it again either.
 */
export async function renderedOnce(
  inputs: readonly string[],
  render: () => Promise<RenderedDocument>,
): Promise<RenderedDocument> {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(`${input.length} `).update(input);
  const key = hash.digest("base64url");
  const known = documents.get(key);
  if (known && performance.now() - known.renderedAt < validMs) return known.document;
  const document = { ...(await render()), tag: key };
  const { body, scripts, styles } = document;
  // A component that failed is missing.
  if (!rendering().isDegraded)
    documents.set(
      key,
      { document, renderedAt: performance.now() },
      body.length + scripts.length + styles.length,
    );
  return document;
}

/** A response whose body is at hand: to read it back through a web stream costs more than to write it. */
export class DocumentResponse extends Response {
  readonly #bytes: Buffer<ArrayBuffer>;

  constructor(bytes: Buffer<ArrayBuffer>, init: ResponseInit) {
    super(bytes, init);
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    return buffer.slice(byteOffset, byteOffset + byteLength);
  }
}
