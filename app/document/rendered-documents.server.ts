import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { memoryCache } from "../process/memory-cache.server";
import { rendering } from "../process/request-context.server";
import type { InlineHashes } from "./content-security-policy.server";

/**
 * A document as it is sent, with what its policy lists. Documents with the same `tag` differ in nothing but the time of
 * their rendering, whichever instance rendered them.
 */
export type RenderedDocument = InlineHashes & { body: Buffer<ArrayBuffer>; tag?: string; encoded?: Encoded };

/** What a body that is sent again was compressed to, by encoding. */
type Encoded = Map<string, Promise<Buffer>>;

type Known = { document: RenderedDocument; renderedAt: number; varying: readonly string[] };

const everybodys = memoryCache<Known>("documents");
/** Of members: as many as there are members displace nobody else's. */
const members = memoryCache<Known>("members' documents");
/** A form knows from its document how long it has been on screen. */
const validMs = 10 * 60_000;

/** Hashes of members' documents that were rendered once: most are never wanted again, and aren't worth their memory. */
const seen = new LRUCache<string, true>({ max: 5_000, ttl: validMs });

/**
 * Renders a document, or returns the one that was rendered from equal inputs: all that the components read. A page that
 * expires is rendered again only if its content has changed, so that browsers need not load it again either. One of a
 * member's is remembered when it is rendered for the second time. What varies (`Rendering.varying`) is no input: the
 * document is sent with its own.
 */
export async function renderedOnce(
  inputs: readonly string[],
  render: () => Promise<RenderedDocument>,
  isOneMembers = false,
): Promise<RenderedDocument> {
  const { varying } = rendering();
  const hash = createHash("sha256");
  for (const each of inputs) {
    const input = withValues(each, varying, places);
    hash.update(`${input.length} `).update(input);
  }
  const key = hash.digest("base64url");
  const documents = isOneMembers ? members : everybodys;
  const known = documents.get(key);
  if (known && performance.now() - known.renderedAt < validMs) {
    if (varying.length === 0) return known.document;
    const { body, scripts, styles } = known.document;
    return { body: Buffer.from(withValues(body.toString(), known.varying, varying)), scripts, styles };
  }
  const rendered = await render();
  const document = varying.length > 0 ? rendered : { ...rendered, tag: key, encoded: new Map() };
  const { body, scripts, styles } = document;
  // A component that failed is missing.
  if (rendering().isDegraded) return document;
  const isWanted = !isOneMembers || seen.has(key);
  if (isOneMembers) seen.set(key, true);
  // Compressed, it takes a fifth more.
  const size = (body.length + scripts.length + styles.length) * 1.2;
  if (isWanted) documents.set(key, { document, renderedAt: performance.now(), varying }, Math.round(size));
  return document;
}

/** In place of what varies, among a document's inputs. */
const places: readonly string[] = Array.from({ length: 50 }, (_, place) => `varying ${place}`);

/** The text with other values in place of these, each at the same index; none of them has special characters. */
function withValues(text: string, values: readonly string[], others: readonly string[]): string {
  if (values.length === 0) return text;
  const another = new Map(values.map((value, at) => [value, others[at] ?? value]));
  return text.replaceAll(new RegExp(values.join("|"), "g"), (value) => another.get(value) ?? value);
}

/** A response whose body is at hand: to read it back through a web stream costs more than to write it. */
export class DocumentResponse extends Response {
  readonly content: Buffer<ArrayBuffer>;
  readonly encoded: Encoded;

  constructor({ body, encoded = new Map() }: Pick<RenderedDocument, "body" | "encoded">, init: ResponseInit) {
    super(body, init);
    this.content = body;
    this.encoded = encoded;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.content;
    return buffer.slice(byteOffset, byteOffset + byteLength);
  }
}
