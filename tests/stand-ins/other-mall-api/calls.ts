import type { Context } from "hono";
import type { Row } from "./shape";

export interface SentFile {
  field: string;
  name: string;
  type: string;
  size: number;
}

/** One request to the API, with the status of its response. */
export interface Call {
  method: string;
  /** Without the query: `/v1/me/receipts`. */
  path: string;
  /** The same path as most of these APIs have it. */
  route: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Fields of the JSON body or the form. */
  fields: Row;
  files: SentFile[];
  status: number;
}

export type Sent = Pick<Call, "fields" | "files"> & { type: string; readable: boolean };

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields and files of a request's body, whether JSON or a form. */
export async function readSent(context: Context): Promise<Sent> {
  const type = context.req.header("content-type") ?? "";
  const sent: Sent = { type, fields: {}, files: [], readable: true };
  if (type.includes("form")) {
    const form = await context.req.formData();
    for (const [field, value] of form) {
      if (value instanceof File)
        sent.files.push({ field, name: value.name, type: value.type, size: value.size });
      else sent.fields[field] = value;
    }
    return sent;
  }
  const text = await context.req.text();
  if (!text) return sent;
  try {
    const body: unknown = JSON.parse(text);
    if (isRow(body)) sent.fields = body;
    else sent.readable = false;
  } catch {
    sent.readable = false;
  }
  return sent;
}

/** The number in an id in any of the shapes: 201, "201", "o201", a GUID or base64 of "Offer:201". */
export function idNumber(value: unknown): number | undefined {
  const text = String(value ?? "");
  const [, digits] =
    /^(?:[a-z]|[\da-f]{8}(?:-[\da-f]{4}){3}-0*)?(\d+)$/.exec(text) ??
    /^[A-Z]\w*:(\d+)$/.exec(Buffer.from(text, "base64").toString()) ??
    [];
  return digits === undefined ? undefined : Number(digits);
}

/** The first text under one of those names. */
export function textIn(fields: Row, ...names: string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === "string" && value.trim()) return value;
    if (typeof value === "number") return String(value);
  }
  return "";
}

/** The id in a body: `id`, or else the first field that ends in `id`. */
export function idIn(fields: Row): number | undefined {
  const names = Object.keys(fields).sort((a, b) => Number(b === "id") - Number(a === "id"));
  for (const name of names) {
    const id = /id$/i.test(name) ? idNumber(fields[name]) : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}
