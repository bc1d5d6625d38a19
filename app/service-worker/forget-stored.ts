import { forgetMember } from "./member-store";

/** Deletes what a worker has stored for times without a connection. */
export async function forgetStored() {
  await forgetMember();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
