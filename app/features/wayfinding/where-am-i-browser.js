// A photo that was taken is scaled down, because phones take larger ones than the form accepts, and sent at once.
{
  const longest = 2000;
  const field = document.querySelector("input[type=file]");

  async function shrink() {
    const [photo] = field.files;
    const bitmap = await createImageBitmap(photo);
    const factor = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    if (factor === 1) return;
    const canvas = document.createElement("canvas");
    canvas.width = bitmap.width * factor;
    canvas.height = bitmap.height * factor;
    canvas.getContext("2d").drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
    const files = new DataTransfer();
    files.items.add(new File([blob], "photo.jpg", { type: "image/jpeg" }));
    field.files = files.files;
  }

  let isShrunk = false;
  field.addEventListener("change", async () => {
    if (isShrunk || field.files.length === 0) return;
    isShrunk = true;
    // What the browser can't decode the server explains.
    await shrink().catch(() => undefined);
    field.form.requestSubmit();
  });
  addEventListener("pageshow", () => {
    isShrunk = false;
  });
}
