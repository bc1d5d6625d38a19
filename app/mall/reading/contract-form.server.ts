import { socialLinks } from "@contract/company";
import { floor, floorPlan, floorUnit } from "@contract/floor-plan";
import { memberTier } from "@contract/member-tier";
import { openingHours } from "@contract/opening-hours";
import { points } from "@contract/points";
import { postType } from "@contract/primitives";
import { z } from "zod";
import { isRow } from "./field-names.server";
import { innerOf } from "./read-value.server";
import { scalars } from "./scalars.server";
import { structures } from "./structures.server";

/** Structures that need no preparation in the contract's form. */
const wholeInContractForm = new Set<z.ZodType>([
  openingHours,
  socialLinks,
  floorPlan,
  floor,
  floorUnit,
  points,
  memberTier,
]);

type Fits = (value: unknown) => boolean;
const fits = new WeakMap<z.ZodType, Fits>();

/** Whether a value has exactly the contract's structure, without unknown names: then the schema alone reads it. */
export const isContractForm = (schema: z.ZodType, value: unknown): boolean => fitsOf(schema)(value);

function fitsOf(schema: z.ZodType): Fits {
  const known = fits.get(schema);
  if (known) return known;
  const made = makeFits(schema);
  fits.set(schema, made);
  return made;
}

function makeFits(schema: z.ZodType): Fits {
  if (scalars.has(schema)) return () => true;
  if (structures.has(schema) && !wholeInContractForm.has(schema)) return () => false;
  const inner = innerOf(schema);
  if (inner) {
    const fitsInner = fitsOf(inner);
    return (value) => value === undefined || value === null || fitsInner(value);
  }
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
    const fields = new Map(Object.entries(shape).map(([field, own]) => [field, fitsOf(own)]));
    return (value) =>
      isRow(value) &&
      Object.entries(value).every(([key, own]) => fields.get(key)?.(own) ?? false) &&
      (!fields.has("slug") || Boolean(value.slug)) &&
      // Without a type it may follow from the company.
      (shape.type !== postType || Boolean(value.type));
  }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType) {
    const fitsElement = fitsOf(schema.element);
    return (value) => Array.isArray(value) && value.every(fitsElement);
  }
  return () => true;
}
