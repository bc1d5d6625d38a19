import { z } from "zod";
import { splitSigned } from "./image-signature.server";

/** The widths (pixels) that pictures are offered in; each further one means another copy to resize and cache. */
export const imageWidths = [48, 96, 160, 180, 192, 240, 320, 480, 512, 640, 800, 1200, 1600] as const;

/** The ratios that pictures are cropped to, for the same reason: icons, previews and search results. */
const imageRatios = { "1/1": 1, "4/3": 4 / 3, "16/9": 16 / 9, "40/21": 40 / 21 } as const;

const fixedFormats = ["jpeg", "png", "maskable"] as const;

/** The parameters of `/image`. `source` is a path under the tenant's API base, or an absolute URL elsewhere. */
export type ImageRequest = {
  source: string;
  width: (typeof imageWidths)[number];
  /** Width by height of the box; null keeps the picture's own ratio. */
  ratio: number | null;
  /** `cover` fills the box and crops, `contain` fits the whole picture into it. */
  fit: "cover" | "contain";
  /**
   * A fixed format for previews, feeds and icons, whose clients send no `Accept`. `maskable` is a PNG that systems may
   * cut to any shape.
   */
  format?: (typeof fixedFormats)[number];
};

/** Browsers with AVIF support WebP too; `plain` is PNG or JPEG, whichever suits the picture. */
export type ImageFormat = "avif" | "webp" | "plain" | (typeof fixedFormats)[number];

const query = z
  .strictObject({
    src: z.string().min(1).transform(splitSigned),
    w: z
      .string()
      .regex(/^\d{2,4}$/)
      .transform(Number)
      .pipe(z.literal(imageWidths)),
    r: z.enum(Object.keys(imageRatios) as (keyof typeof imageRatios)[]).optional(),
    fit: z.enum(["cover", "contain"]).default("cover"),
    as: z.enum(fixedFormats).optional(),
  })
  .transform(({ src: { source, signature }, w: width, r, fit, as: format }) => ({
    signature,
    wanted: {
      source,
      width,
      ratio: r ? imageRatios[r] : null,
      fit,
      ...(format && { format }),
    } as ImageRequest,
  }));

/**
 * Parses `src` (with its signature, not checked here), `w`, `r` (ratio, `4/3`), `fit` and `as`. Null for anything else.
 */
export function imageRequest(parameters: URLSearchParams): z.output<typeof query> | null {
  const names = [...parameters.keys()];
  if (new Set(names).size !== names.length) return null;
  return query.safeParse(Object.fromEntries(parameters)).data ?? null;
}

/** The best format that the browser accepts; `q=0` means that it doesn't. */
export function acceptedFormat(accept: string | null): ImageFormat {
  const accepts = (type: string) =>
    (accept ?? "").split(",").some((entry) => {
      const [name, ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
      return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
  if (accepts("image/avif")) return "avif";
  return accepts("image/webp") ? "webp" : "plain";
}
