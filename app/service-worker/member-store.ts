import type { MemberPack } from "./pack";

const databaseName = "member";
const keepMs = 30 * 24 * 60 * 60_000;

/** Encrypted with the member's key. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };
type StoredPack = Sealed & { at: number; language: string };

/** A member's pages, when they were stored, and in which language. */
export type OpenedMember = { pack: MemberPack; at: number; language: string };

/** Counts how often all was forgotten: what was requested before must not be stored after. */
let timesForgotten = 0;

/** Removes all that is stored of a member, with the key. */
export function forgetMember(): Promise<void> {
  timesForgotten++;
  const deletion = indexedDB.deleteDatabase(databaseName);
  return resultOf(deletion).then(() => undefined);
}

/** The member's pages; null without any, when they can't be decrypted, or have not been refreshed for thirty days. */
export async function openedMember(): Promise<OpenedMember | null> {
  const stored = await inStore<StoredPack | undefined>("readonly", (store) => store.get("pack"));
  if (!stored) return null;
  const { at, language } = stored;
  const bytes = Date.now() - at < keepMs ? await unsealed(stored).catch(() => null) : null;
  if (bytes) return { pack: JSON.parse(new TextDecoder().decode(bytes)), at, language };
  await forgetMember();
  return null;
}

/**
 * Stores what `load` fetches in a language. Null means that the session has ended: all is forgotten, as is what was
 * stored of another member.
 */
export async function storeMember(language: string, load: () => Promise<MemberPack | null>): Promise<void> {
  let before = timesForgotten;
  const pack = await load();
  if (timesForgotten !== before) return;
  const stored = await openedMember();
  if (!pack || (stored && stored.pack.member !== pack.member)) {
    const forgetting = forgetMember();
    before = timesForgotten;
    await forgetting;
  }
  if (!pack) return;
  const text = new TextEncoder().encode(JSON.stringify(pack));
  const next: StoredPack = { ...(await sealed(text)), at: Date.now(), language };
  if (timesForgotten === before) await inStore("readwrite", (store) => store.put(next, "pack"));
}

export async function unsealed({ iv, data }: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name: "AES-GCM", iv }, await memberKey(), data);
}

export async function sealed(bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, data: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await memberKey(), bytes) };
}

/** The key, which no script can read; made when it is first needed, and deleted with all that it encrypts. */
async function memberKey(): Promise<CryptoKey> {
  const known = await inStore<CryptoKey | undefined>("readonly", (store) => store.get("key"));
  if (known) return known;
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  // Two pages may be stored at once: the key is that of the first.
  const first = await inStore<CryptoKey | undefined>("readwrite", (store) => {
    const found = store.get("key");
    found.onsuccess = () => found.result ?? store.put(key, "key");
    return found;
  });
  return first ?? key;
}

export async function inStore<Value>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = indexedDB.open(databaseName);
  opening.onupgradeneeded = () => opening.result.createObjectStore("values");
  const database = await resultOf(opening);
  try {
    const transaction = database.transaction("values", mode);
    const request = use(transaction.objectStore("values"));
    // What was written is not stored before: on a full device it is undone.
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = reject;
    });
    return request.result;
  } finally {
    // A deletion waits for open connections.
    database.close();
  }
}

const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
