/** Photos up to this size are uploaded unchanged, if the form takes their format. */
const maxBytes = 2.5 * 1024 * 1024;
/** Enough to read a receipt. */
const maxSide = 2400;

/**
 * Replaces large photos by smaller copies, and those in a format that the input doesn't accept by JPEGs: phones take
 * pictures of ten megabytes and more, iPhones as HEIC. What the browser can't read stays, and the server says why not.
 */
export async function shrinkPhotos(input: HTMLInputElement): Promise<void> {
  const files = [...(input.files ?? [])];
  const smaller: File[] = [];
  // One after another: a photo of 48 megapixels takes 200 MB while it is read.
  for (const file of files) smaller.push(await smallerCopy(file, input.accept).catch(() => file));
  const isUnchanged = smaller.every((file, at) => file === files[at]);
  // Others may have been chosen meanwhile.
  if (isUnchanged || files.some((file, at) => input.files?.[at] !== file)) return;
  const chosen = new DataTransfer();
  for (const file of smaller) chosen.items.add(file);
  input.files = chosen.files;
}

async function smallerCopy(file: File, accept: string): Promise<File> {
  const isPhoto = file.type.startsWith("image/") || /\.hei[cf]$/i.test(file.name);
  const isAccepted = accept.split(",").includes(file.type);
  if (!isPhoto || (isAccepted && file.size <= maxBytes)) return file;
  const photo = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(photo.width, photo.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return file;
  // A JPEG has no transparency: it would be black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
  if (!copy || (isAccepted && copy.size >= file.size)) return file;
  return new File([copy], file.name.replace(/(\.\w+)?$/, ".jpg"), { type: "image/jpeg" });
}
