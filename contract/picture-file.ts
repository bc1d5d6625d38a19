import { z } from "zod";
import { fileLimit } from "./profile";

/** The brands of HEIF files whose pictures are compressed by HEVC, which no free decoder may read. */
const heicBrand = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** Whether a file is a photo as iPhones store it, by its beginning: its name and type say little. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(4, 12).arrayBuffer()));
  return head.startsWith("ftyp") && heicBrand.test(head.slice(4));
}

/** An uploaded file of one of these media types. */
export const uploadedFile = (types: readonly z.core.util.MimeTypes[]) =>
  z
    .file()
    .max(fileLimit, "too_large")
    .refine(({ type, name }) => !/^image\/hei[cf]/.test(type) && !/\.hei[cf]$/i.test(name), {
      error: "heic",
      abort: true,
    })
    .mime([...types], "wrong_type");
