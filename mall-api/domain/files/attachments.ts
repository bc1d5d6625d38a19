import { fileLimit } from "@contract/profile";
import { attachmentRules } from "@contract/support";
import { invalid } from "../call/failure";
import { cleanPicture } from "./pictures";
import type { NewFile } from "./stored-files";

const pictureEdge = 2400;

/**
 * Cleans a visitor's attachments: pictures are re-encoded, PDFs are stored as they are and only served as downloads.
 */
export async function cleanAttachments(files: File[]): Promise<NewFile[]> {
  if (files.length > attachmentRules.files) throw invalid("files", "too_many");
  if (files.some((file) => file.size > fileLimit)) throw invalid("files", "too_large");
  const cleaned: NewFile[] = [];
  for (const file of files) cleaned.push(await cleanAttachment("files", file, pictureEdge));
  return cleaned;
}

export async function cleanAttachment(field: string, file: File, edge: number): Promise<NewFile> {
  if (file.size > fileLimit) throw invalid(field, "too_large");
  const name = plainName(file.name);
  const pdf = await asPdf(file);
  return pdf
    ? { ...pdf, name }
    : { ...(await cleanPicture(field, file, { edge })), name: name.replace(/(\.\w+)?$/, ".webp") };
}

async function asPdf(file: File): Promise<Omit<NewFile, "name"> | null> {
  const head = Buffer.from(await file.slice(0, 5).arrayBuffer()).toString("latin1");
  if (head !== "%PDF-") return null;
  return { type: "application/pdf", body: Buffer.from(await file.arrayBuffer()) };
}

/**
 * A file name without its path and without characters that a header or a page could misinterpret, or that show it
 * reversed.
 */
export const plainName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, "")
    .slice(-120)
    .replaceAll(/[\p{C}"<>&]/gu, "") || "file";
