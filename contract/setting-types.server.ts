import { z } from "zod";

/** A port; 0 is any free one. */
export const port = (example: number) =>
  z.coerce
    .number({ message: `a port number such as ${example}` })
    .int(`a port number such as ${example}`)
    .min(0, "a port number from 0 to 65535")
    .max(65_535, "a port number from 0 to 65535");

export const trueOrFalse = z.enum(["true", "false"], { message: "true or false" });
