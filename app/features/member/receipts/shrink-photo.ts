/** Photos up to this size are uploaded unchanged. */
const maxBytes = 2.5 * 1024 * 1024;
/** Enough to read a receipt. */
const maxSide = 2400;

/**
 * Replaces a large photo by a smaller copy: phones take pictures of ten megabytes and more. If the browser can't, the
 * photo stays and the server rejects it as too large.
 */
export async function shrinkPhoto(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  if (!file || file.size <= maxBytes || !file.type.startsWith("image/")) return;
  try {
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, maxSide / Math.max(photo.width, photo.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(photo.width * scale);
    canvas.height = Math.round(photo.height * scale);
    canvas.getContext("2d")?.drawImage(photo, 0, 0, canvas.width, canvas.height);
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
    // Another photo may have been chosen meanwhile.
    if (!smaller || smaller.size >= file.size || input.files?.[0] !== file) return;
    const chosen = new DataTransfer();
    chosen.items.add(new File([smaller], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" }));
    input.files = chosen.files;
  } catch {
    // The server rejects a file that is no picture.
  }
}
