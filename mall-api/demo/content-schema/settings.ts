import { settingGroups, settingKeys } from "@contract/setting-names";
import { z } from "zod";
import { ratio } from "./mall-design";
import { key, placeholdersOf } from "./texts";

/** What the values of settings say of their mall. */
const ownValues = [
  "id",
  "name",
  "font",
  "headerLogo",
  "heroRatio",
  "heroEvents",
  "cardRatio",
  "homepage",
  "ways",
  "storeLayout",
  "offersLayout",
] as const;
export type OwnValues = Record<(typeof ownValues)[number], string>;

const value = z.string().superRefine((written, context) => {
  for (const placeholder of placeholdersOf(written))
    if (!ownValues.some((known) => known === placeholder))
      context.addIssue({ code: "custom", message: `the placeholder {${placeholder}} is unknown here` });
});

const setting = z.string().refine((written) => Object.hasOwn(settingKeys, written), "is no setting");
const inGroup = z
  .string()
  .refine(
    (written) => Object.hasOwn(settingGroups, written.split(".")[0] ?? ""),
    "is in no group of settings",
  );

export const settings = z.strictObject({
  values: z.record(setting, value),
  pictures: z.record(inGroup, z.strictObject({ motif: key, ratio: ratio.default("4/3") })),
});
