import { fileLimit } from "@contract/profile";
import sharp from "sharp";
import { expect, test } from "vitest";
import { cleanAttachments } from "./attachments";
import { cleanPicture } from "./pictures";

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2244aa" } });
const fileOf = (body: Buffer | string, name = "photo.jpg") =>
  new File([typeof body === "string" ? body : new Uint8Array(body)], name);
const large = (bytes: number) => fileOf(Buffer.alloc(bytes));

/** What is wrong with a field, for the one who sent it. */
const refusalOf = (cleaning: Promise<unknown>) =>
  cleaning.then(
    () => null,
    (error: { errors?: Record<string, string[]> }) => error.errors,
  );

test("a picture is scaled down, and stored as WebP with its size and colour", async () => {
  const file = fileOf(await drawn(400, 200).png().toBuffer());
  const picture = await cleanPicture("file", file, { edge: 100 });
  expect(picture).toMatchObject({ type: "image/webp", name: "photo.jpg", width: 100, height: 50 });
  expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
  expect((await sharp(picture.body).metadata()).format).toBe("webp");
});

test("a photo of 48 megapixels is a picture", async () => {
  const file = fileOf(await drawn(8_064, 6_048).jpeg().toBuffer());
  expect(await cleanPicture("file", file, { edge: 2_400 })).toMatchObject({ width: 2_400, height: 1_800 });
});

test("a small picture is not enlarged, unless it has to be square", async () => {
  const file = fileOf(await drawn(40, 20).png().toBuffer());
  const asItIs = await cleanPicture("file", file, { edge: 100 });
  const square = await cleanPicture("file", file, { edge: 100, square: true });
  expect([asItIs.width, asItIs.height, square.width, square.height]).toEqual([40, 20, 100, 100]);
});

test("a photo is turned upright, and loses where it was taken and what is appended to it", async () => {
  const photo = await drawn(40, 20)
    .jpeg()
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const picture = await cleanPicture("file", fileOf(Buffer.concat([photo, Buffer.from("<script>")])), {
    edge: 100,
  });
  const { exif, orientation } = await sharp(picture.body).metadata();
  expect([exif, orientation, picture.width, picture.height]).toEqual([undefined, undefined, 20, 40]);
  expect(Buffer.from(picture.body).includes("<script>")).toBe(false);
});

test.each([
  ["text", async () => Buffer.from("no picture"), "wrong_type"],
  [
    "a drawing, which could load files",
    async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "wrong_type",
  ],
  ["a format that the rules don't name", () => drawn(4, 4).gif().toBuffer(), "wrong_type"],
  ["more pixels than fit in memory", () => drawn(15_000, 15_000).png().toBuffer(), "too_many_pixels"],
  [
    "a progressive picture, which is decoded whole",
    () => drawn(9_000, 8_000).jpeg({ progressive: true }).toBuffer(),
    "too_many_pixels",
  ],
  ["an iPhone's photo", async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "heic"],
  ["half a picture", async () => (await drawn(400, 400).jpeg().toBuffer()).subarray(0, 500), "unreadable"],
  ["a file over the limit", async () => Buffer.alloc(fileLimit + 1), "too_large"],
])("%s is refused as a picture", async (_what, body, problem) => {
  expect(await refusalOf(cleanPicture("file", fileOf(await body()), { edge: 100 }))).toEqual({
    file: [problem],
  });
});

test("an attached PDF is known by its beginning, not by its name, and stored as it is", async () => {
  const [pdf] = await cleanAttachments([fileOf("%PDF-1.7 and more", "scan.png")]);
  expect(pdf).toMatchObject({ type: "application/pdf", name: "scan.png" });
  expect(Buffer.from(pdf?.body ?? []).toString()).toBe("%PDF-1.7 and more");
  expect(await refusalOf(cleanAttachments([fileOf("no PDF", "a.pdf")]))).toEqual({ files: ["wrong_type"] });
});

test("an attached picture is named as what it is now", async () => {
  const body = await drawn(4, 4).png().toBuffer();
  const names = (await cleanAttachments([fileOf(body, "účtenka.png"), fileOf(body, "photo")])).map(
    ({ name }) => name,
  );
  expect(names).toEqual(["účtenka.webp", "photo.webp"]);
});

test("attachments are limited in number and size", async () => {
  const pdf = () => fileOf("%PDF-1.7", "a.pdf");
  expect(await cleanAttachments([pdf(), pdf(), pdf(), pdf(), pdf()])).toHaveLength(5);
  expect(await refusalOf(cleanAttachments([pdf(), pdf(), pdf(), pdf(), pdf(), pdf()]))).toEqual({
    files: ["too_many"],
  });
  expect(await refusalOf(cleanAttachments([large(fileLimit + 1)]))).toEqual({ files: ["too_large"] });
});
