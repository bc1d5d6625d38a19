import sharp from "sharp";
import { expect, it } from "vitest";
import { receiptPhoto } from "../../../tests/stand-ins/receipt-photo";
import { photoProblem, readReceiptPhoto } from "./receipt-photo.server";

const fileOf = (bytes: Buffer, name = "účtenka.png") => new File([new Uint8Array(bytes)], name);

it("reads QR codes and bar codes, and returns the photo upright and without metadata", async () => {
  const text = "SPD*1.0*ACC:CZ3103000000270016060243*AM:495.00*CC:CZK";
  const photo = await receiptPhoto({ qr: text, bar: "T-2026-4711" });
  const sideways = await photo
    .withExif({ IFD0: { Copyright: "private" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width = 0, height = 0 } = await sharp(sideways).metadata();
  const { file, codes } = await readReceiptPhoto(fileOf(sideways, "účtenka.heic"));
  expect(codes).toEqual(
    expect.arrayContaining([
      { format: "qr_code", text },
      { format: "code_128", text: "T-2026-4711" },
    ]),
  );
  expect([file.name, file.type]).toEqual(["účtenka.jpg", "image/jpeg"]);
  const sent = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect([sent.width, sent.height]).toEqual([height, width]);
  expect([sent.exif, sent.orientation]).toEqual([undefined, undefined]);
});

it("scales a large photo down, and finds no code where there is none", async () => {
  const large = await sharp({ create: { width: 2600, height: 1300, channels: 3, background: "#eee" } })
    .png()
    .toBuffer();
  const { file, codes } = await readReceiptPhoto(fileOf(large));
  expect(codes).toEqual([]);
  expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(2000);
});

const painted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#eee" }, limitInputPixels: false });

it.each([
  ["a phone's photo of 48 megapixels", () => painted(8064, 6048).jpeg()],
  ["one of 200 megapixels", () => painted(16320, 12240).jpeg()],
  ["one that loads progressively", () => painted(8064, 6048).jpeg({ progressive: true })],
  ["a screenshot of 100 megapixels", () => painted(8000, 12500).png()],
])("reads %s within the memory for one photo", async (_, photo) => {
  const { file } = await readReceiptPhoto(fileOf(await photo().toBuffer()));
  const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect(Math.max(width, height)).toBe(2000);
});

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
it.each([
  ["too_many_pixels", "has more pixels than fit into memory", () => painted(16000, 14000).jpeg().toBuffer()],
  [
    "too_many_pixels",
    "would have to be decoded whole",
    () => painted(12000, 9000).jpeg({ progressive: true }).toBuffer(),
  ],
  ["heic", "is an iPhone's, by whatever name", async () => heic],
  ["unreadable", "is none", async () => Buffer.from("no picture at all")],
])("says %s of a photo that %s", async (problem, _, bytes) => {
  const photo = fileOf(await bytes(), "photo.jpg");
  const error = await readReceiptPhoto(photo).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).not.toBeNull();
  expect(await photoProblem(photo, error)).toBe(problem);
});

it.each([
  ["text", async () => Buffer.from("no picture at all")],
  [
    "another format",
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: "#eee" } })
        .gif()
        .toBuffer(),
  ],
  [
    "half a photo",
    async () => {
      const whole = await (await receiptPhoto({})).jpeg().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
  ],
])("rejects %s", async (_, bytes) => {
  await expect(readReceiptPhoto(fileOf(await bytes()))).rejects.toThrow();
});
