import { z } from "zod";
import { openingHours } from "./opening-hours";
import { day, optionalText, translations } from "./primitives";

/**
 * What the mall promises to people with disabilities, in its building and on its site. All of it is optional; the screen
 * `accessibility` exists where any of it is given.
 */
export const accessibility = z.object({
  /** Hours with dimmed light and without music; of several zones the first counts. */
  quiet_hours: openingHours,
  /**
   * The `kind` decides a note's section and icon: `light`, `sound`, `crowds`, `smell` and `quiet-room` are for the
   * senses, `seating` for rest, all others for getting around (`entrance`, `lift`, `parking`, `toilets`, `hearing`,
   * `sight`, `staff`, `dog`).
   */
  notes: z
    .array(
      z.object({ kind: z.string(), translations: translations({ title: optionalText, text: optionalText }) }),
    )
    .default([]),
  /**
   * The accessibility statement of the mall's site: how far it conforms to EN 301 549, when and by whom it was assessed
   * (nobody named: the mall itself), and what is known not to conform. `country` is the ISO code of the law that
   * applies, by default the mall's own country. An API with a statement accepts the support topic `accessibility`.
   */
  statement: z
    .object({
      conformance: z.enum(["partial", "none"]).catch("partial").default("partial"),
      assessed_on: day.nullish(),
      assessor: optionalText,
      country: optionalText,
      exceptions: z.array(z.object({ translations: translations({ text: optionalText }) })).default([]),
    })
    .nullish(),
  translations: translations({ quiet_hours_description: optionalText }),
});
export type Accessibility = z.infer<typeof accessibility>;
