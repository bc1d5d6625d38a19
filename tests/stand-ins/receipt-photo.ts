import { toBuffer } from "bwip-js/node";
import sharp from "sharp";

/** A photo of a receipt, a little askew, with these texts in a QR code and in a bar code. */
export async function receiptPhoto({ qr, bar }: { qr?: string; bar?: string }) {
  const codes = [
    ...(qr ? [{ input: await toBuffer({ bcid: "qrcode", text: qr, scale: 4 }), left: 150, top: 300 }] : []),
    ...(bar
      ? [{ input: await toBuffer({ bcid: "code128", text: bar, scale: 2, height: 12 }), left: 120, top: 850 }]
      : []),
  ];
  const paper = { width: 700, height: 1100, channels: 3 as const, background: "#e8e6e0" };
  const flat = await sharp({ create: paper }).composite(codes).png().toBuffer();
  return sharp(flat).rotate(5, { background: "#665544" });
}

/** The same as a file. */
export async function receiptFile(codes: { qr?: string; bar?: string }): Promise<File> {
  const bytes = await (await receiptPhoto(codes)).jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], "receipt.jpg", { type: "image/jpeg" });
}
