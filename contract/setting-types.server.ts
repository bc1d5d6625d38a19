import { z } from "zod";

/** A port; 0 is any free one. */
export const port = (example: number) =>
  z.coerce
    .number({ message: `a port number such as ${example}` })
    .int(`a port number such as ${example}`)
    .min(0, "a port number from 0 to 65535")
    .max(65_535, "a port number from 0 to 65535");

export const trueOrFalse = z.enum(["true", "false"], { message: "true or false" });

/** Addresses separated by commas; none by default. */
export const addressList = (example: string) =>
  z
    .string()
    .default("")
    .transform((urls) => urls.split(",").flatMap((url) => url.trim() || []))
    .pipe(
      z.array(z.url({ protocol: /^https?$/, message: `addresses separated by commas, such as ${example}` })),
    );
