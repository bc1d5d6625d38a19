import { readField } from "~/features/member/receipts/receipt-answer";
import { dataPath } from "~/framework/addresses";
import { inStore, openedMember, type Sealed, sealed, unsealed } from "./member-store";
import { type MemberPack, memberPackPath } from "./pack";

/** A form that waits for a connection. Its body is stored as it was sent, with its idempotency key. */
type Entry = { head: Sealed; body: Sealed; state: "waiting" | "refused" };
type Head = { path: string; search: string; type: string; label: string };

const prefix = "form ";
const mostEntries = 20;
/** Not read again with each page: most members never have any. */
let isEmpty = false;

export const reactionsPath = "/reactions";
export const uploadPath = "/receipt-upload";

const keysOfQueue = () =>
  inStore("readonly", (store) => store.getAllKeys(IDBKeyRange.bound(prefix, `${prefix}~`)));
const entryAt = (key: IDBValidKey) => inStore<Entry | undefined>("readonly", (store) => store.get(key));
const removed = (key: IDBValidKey) => inStore("readwrite", (store) => store.delete(key));
const headOf = async ({ head }: Entry): Promise<Head> =>
  JSON.parse(new TextDecoder().decode(await unsealed(head)));

/**
 * Stores a member's form that could not be sent.
 * @returns an empty text; what the form is called if it can't be stored (a photo that is only to be read, too many
 * forms, a full device); null for a form that never waits
 */
export async function queueForm(request: Request, path: string, search: string): Promise<string | null> {
  const label = (await openedMember())?.pack.forms[path];
  if (!label) return null;
  return (await stored(request, { path, search, label }).catch(() => false)) ? "" : label;
}

async function stored(request: Request, given: Omit<Head, "type">): Promise<boolean> {
  const type = request.headers.get("Content-Type") ?? "";
  const bytes = await request.arrayBuffer();
  const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  const keys = await keysOfQueue();
  if (form.has(readField) || keys.length >= mostEntries) return false;
  const head: Head = { ...given, type };
  const entry: Entry = {
    head: await sealed(new TextEncoder().encode(JSON.stringify(head))),
    body: await sealed(bytes),
    state: "waiting",
  };
  const key = `${prefix}${Date.now()} ${crypto.randomUUID()}`;
  await inStore("readwrite", (store) => store.put(entry, key));
  isEmpty = false;
  return true;
}

/** What waits, and what was not accepted, by name. */
export async function queuedForms(): Promise<Record<Entry["state"], string[]>> {
  const found: Record<Entry["state"], string[]> = { waiting: [], refused: [] };
  for (const key of await keysOfQueue()) {
    const entry = await entryAt(key);
    if (entry) found[entry.state].push((await headOf(entry)).label);
  }
  return found;
}

/** Forgets the forms that were not accepted, once the member has seen that. */
export async function dropRefused(): Promise<void> {
  for (const key of await keysOfQueue()) if ((await entryAt(key))?.state === "refused") await removed(key);
}

/** Sends what waits, in order, until one can't be sent; never twice at a time. Resolves whether any was sent. */
export const sendQueue = (): Promise<boolean> =>
  navigator.locks.request("queue", async () => {
    if (isEmpty) return false;
    const keys = await keysOfQueue();
    isEmpty = keys.length === 0;
    const member = await openedMember();
    if (isEmpty || !member || (await sessionOf(member.pack)) !== "same") return false;
    let hasSent = false;
    for (const key of keys) {
      const entry = await entryAt(key);
      if (entry?.state !== "waiting") continue;
      const result = await sent(entry, member.pack);
      if (result === "waiting") break;
      hasSent = true;
      if (result === "refused")
        await inStore("readwrite", (store) => store.put({ ...entry, state: "refused" }, key));
      else await removed(key);
    }
    return hasSent;
  });

/** Whose session it is: that of the member whose pages are stored, or another's, who has logged in since, or nobody's. */
export const sessionOf = ({ member }: MemberPack): Promise<"same" | "other" | "unknown"> =>
  fetch(`${memberPackPath}?member=${member}`, { redirect: "manual" }).then(
    ({ ok, status, type }) =>
      ok ? "same" : status === 409 || type === "opaqueredirect" ? "other" : "unknown",
    () => "unknown",
  );

/** As a script of the page would send it, which tells a log-in from success. The server knows a form that it got before. */
async function sent(entry: Entry, { login }: MemberPack): Promise<Entry["state"] | "sent"> {
  const { path, search, type } = await headOf(entry);
  const isScreen = path.startsWith(login.slice(0, login.indexOf("/", 1) + 1));
  const bytes = await unsealed(entry.body);
  const answer = await fetch((isScreen ? dataPath(path) : path) + search, {
    method: "POST",
    headers: { "Content-Type": type },
    body: path === reactionsPath ? `${new TextDecoder().decode(bytes)}&answer=data` : bytes,
    redirect: "manual",
  }).catch(() => null);
  if (!answer || answer.type === "opaqueredirect" || answer.status >= 500) return "waiting";
  if (answer.ok) return (await answer.text()).includes(`"${login}`) ? "waiting" : "sent";
  return [401, 408, 429].includes(answer.status) ? "waiting" : "refused";
}
