import { z } from "zod";
import { imagePath } from "./image-source.server";

/** The widths (pixels) that pictures are made in; every other one would be one more copy to make and keep. */
export const imageWidths = [48, 96, 160, 180, 192, 240, 320, 480, 512, 640, 800, 1200, 1600] as const;

/** What `/image` is asked for. `source` is a path under the tenant's API base. */
export type WantedImage = {
  source: string;
  width: (typeof imageWidths)[number];
  /** Width by height of the box; null keeps the picture's own. */
  ratio: number | null;
  /** `cover` fills the box and cuts what is over, `contain` shows all of the picture within it. */
  fit: "cover" | "contain";
  /** One format for all: for previews, feeds and icons, whose readers do not say what they read. */
  format?: "jpeg" | "png";
};

/** AVIF readers read WebP as well; `plain` is PNG or JPEG, whichever suits the picture. */
export type ImageFormat = "avif" | "webp" | "plain" | "jpeg" | "png";

const ratio = z
  .string()
  .regex(/^[1-9]\d?\/[1-9]\d?$/)
  .transform((text) => {
    const [width = 1, height = 1] = text.split("/").map(Number);
    return width / height;
  })
  .refine((value) => value >= 1 / 4 && value <= 4);

const queryOf = (apiBase: string) =>
  z.strictObject({
    src: z.string().transform((source, context) => {
      const path = imagePath(source, apiBase);
      if (path === null) context.addIssue({ code: "custom", message: "no picture of this mall" });
      return path ?? z.NEVER;
    }),
    w: z
      .string()
      .regex(/^\d{2,4}$/)
      .transform(Number)
      .pipe(z.literal(imageWidths)),
    r: ratio.optional(),
    fit: z.enum(["cover", "contain"]).default("cover"),
    as: z.enum(["jpeg", "png"]).optional(),
  });

/** Reads `src`, `w`, `r` (ratio, `4/3`), `fit` and `as`. Null for anything that is not exactly that. */
export function wantedImage(query: URLSearchParams, apiBase: string): WantedImage | null {
  const names = [...query.keys()];
  if (new Set(names).size !== names.length) return null;
  const { data } = queryOf(apiBase).safeParse(Object.fromEntries(query));
  if (!data) return null;
  const { src: source, w: width, r: ratio = null, fit, as: format } = data;
  return { source, width, ratio, fit, ...(format && { format }) };
}

/** The best format that the browser says it reads; `q=0` says that it does not. */
export function acceptedFormat(accept: string | null): ImageFormat {
  const accepts = (type: string) =>
    (accept ?? "").split(",").some((entry) => {
      const [name, ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
      return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
  if (accepts("image/avif")) return "avif";
  return accepts("image/webp") ? "webp" : "plain";
}
