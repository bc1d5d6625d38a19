import { createServer } from "node:http";
import sharp from "sharp";

const sizes: [beginning: string, width: number, height: number][] = [
  ["/banner", 1600, 900],
  ["/mall-wide", 1200, 300],
  ["/mall-icon", 192, 192],
  ["/mall", 600, 300],
  ["/shop-wide", 1200, 675],
  ["/shop", 400, 400],
];

/** A picture generated from its path alone, so that each has its own colours, always the same. */
export async function drawPicture(path: string): Promise<Buffer> {
  const [, width, height] = sizes.find(([beginning]) => path.startsWith(beginning)) ?? ["", 800, 600];
  const hue = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue},45%,72%)"/>
    <circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 3}" fill="hsl(${(hue + 120) % 360},50%,45%)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}

const document =
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n";

const known = /^\/[a-z]+(-[a-z0-9]+)+\.(png|pdf)$/;

/** The file at that path of the picture host, or undefined. */
export async function pictureFile(path: string): Promise<{ type: string; body: Buffer } | undefined> {
  if (!known.test(path) || path.includes("-missing")) return undefined;
  if (path.endsWith(".pdf")) return { type: "application/pdf", body: Buffer.from(document) };
  return { type: "image/png", body: await drawPicture(path) };
}

/** A host that has nothing but pictures, like a CDN; `asked` are the requested paths. */
export function pictureHost(asked: string[]) {
  return createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://pictures").pathname;
    asked.push(path);
    const file = await pictureFile(path);
    if (file) response.writeHead(200, { "content-type": file.type, "cache-control": "max-age=86400" });
    else response.writeHead(404, { "content-type": "text/plain" });
    response.end(file?.body ?? "Not found\n");
  });
}
