/** A photo up to this size goes as it is. */
const largestBytes = 2.5 * 1024 * 1024;
/** Enough for every letter of a receipt. */
const longestSide = 2400;

/**
 * Puts a smaller copy in the place of a photo that is larger than it need be: phones take pictures of ten megabytes and
 * more. Where the browser can't, the photo stays and the server says that it is too large.
 */
export async function shrinkPhoto(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  if (!file || file.size <= largestBytes || !file.type.startsWith("image/")) return;
  try {
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
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
    // The server tells what is wrong with a file that is no picture.
  }
}
