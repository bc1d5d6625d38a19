import { z } from "zod";
import { splitSigned } from "./image-signature.server";

/** The widths (pixels) that pictures are offered in; each further one means another copy to resize and cache. */
export const imageWidths = [48, 96, 160, 180, 192, 240, 320, 480, 512, 640, 800, 1200, 1600] as const;

/** The ratios that pictures are cropped to, for the same reason: icons, previews, search results and heroes. */
const imageRatios = {
  "1/1": 1,
  "4/3": 4 / 3,
  "3/2": 3 / 2,
  "16/9": 16 / 9,
  "40/21": 40 / 21,
  "2/1": 2,
  "21/9": 21 / 9,
} as const;

/** The one of these ratios that is nearest to a mall's, `16/10`. */
export function nearestRatio(ratio: string): string {
  const [across = 16, down = 9] = ratio.split("/").map(Number);
  const distance = (candidate: number) => Math.abs(candidate - across / down);
  return Object.entries(imageRatios).reduce((best, each) =>
    distance(each[1]) < distance(best[1]) ? each : best,
  )[0];
}

/** In the order of a picture's nine parts, from the upper left one. */
export const imageFocuses = [
  "northwest",
  "north",
  "northeast",
  "west",
  "center",
  "east",
  "southwest",
  "south",
  "southeast",
  "attention",
] as const;

const fixedFormats = ["jpeg", "png", "maskable"] as const;

/** The parameters of `/image`. `source` is a path under the tenant's API base, or an absolute URL elsewhere. */
export type ImageRequest = {
  source: string;
  width: (typeof imageWidths)[number];
  /** Width by height of the box; null keeps the picture's own ratio. */
  ratio: number | null;
  /** `cover` fills the box and crops, `contain` fits the whole picture into it. */
  fit: "cover" | "contain";
  /** What stays of the picture when it is cropped: `attention` is the part that draws most of it. */
  focus: (typeof imageFocuses)[number];
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
    at: z.enum(imageFocuses).default("attention"),
    as: z.enum(fixedFormats).optional(),
  })
  .transform(({ src: { source, signature }, w: width, r, fit, at: focus, as: format }) => ({
    signature,
    wanted: {
      source,
      width,
      ratio: r ? imageRatios[r] : null,
      fit,
      focus,
      ...(format && { format }),
    } as ImageRequest,
  }));

/**
 * Parses `src` (with its signature, not checked here), `w`, `r` (ratio, `4/3`), `fit`, `at` (focus) and `as`. Null
 * for anything else.
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
