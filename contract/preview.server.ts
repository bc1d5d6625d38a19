import { createHmac } from "node:crypto";
import { isEqual } from "./signed-request.server";

/** The query parameter of a link to unpublished content. */
export const previewParameter = "preview";

/**
 * The request header with which the site asks a mall API for unpublished content beside the published. Only an API that
 * has the same secret can tell that it is genuine; others ignore it.
 */
export const previewHeader = "x-preview";

/** How far ahead a permission may end: who has left still has the links that were sent to them. */
export const previewDays = 30;

/** Where a permission is valid: on one page of a mall, or in a mall's API. */
type Place = { mall: string; path?: string };

/** A permission to see unpublished content until a moment: `{Unix time in seconds}-{HMAC-SHA-256 in hexadecimal}`. */
export function previewPermission(secret: string, place: Place, until: Date): string {
  const seconds = String(Math.floor(until.getTime() / 1000));
  return `${seconds}-${signatureOf(secret, place, seconds)}`;
}

/** Until when a permission is valid; null for one that is forged, for another place, over, or for longer than allowed. */
export function permittedUntil(secret: string, place: Place, permission: string, now: Date): Date | null {
  const [seconds = "", signature = ""] = permission.split("-", 2);
  if (!/^\d{1,12}$/.test(seconds) || !isEqual(signature, signatureOf(secret, place, seconds))) return null;
  const until = new Date(Number(seconds) * 1000);
  const latest = now.getTime() + previewDays * 86_400_000;
  return until > now && until.getTime() <= latest ? until : null;
}

const signatureOf = (secret: string, { mall, path }: Place, seconds: string): string =>
  createHmac("sha256", secret)
    .update(["preview", mall, path ?? "api", seconds].join("\n"))
    .digest("hex");
